"""One checker for packs and one verdict, for the command line and for tests of authors."""
