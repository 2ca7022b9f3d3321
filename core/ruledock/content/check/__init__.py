"""Step two: schemas, references and expressions, and mistakes as their author reads them."""
