storm-blows = A storm blows: the right field is dear, and rare finds fly aboard.
