"""Where tables are kept. The log of events is the only truth; all else can be made from it."""
