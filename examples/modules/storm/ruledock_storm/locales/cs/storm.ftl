storm-title = Bouře
storm-about = Bouře, modul ostrova: jeden divoký den v jinak klidném týdnu.
storm-blows = Přihnala se bouře: pravá zóna je drahá a vzácné objevy létají na palubu.
storm-field-blows = bouře dnes
storm-field-loose = smí umístit vzácný objev kamkoli
