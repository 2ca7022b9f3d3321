"""``ruledock pack``: the commands of pack authors, one module each."""
