storm-title = the storm
storm-blows = A storm blows: the right field is dear, and rare finds fly aboard.
storm-field-blows = a storm today
storm-field-loose = stows one rare find anywhere
