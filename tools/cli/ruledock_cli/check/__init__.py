"""``ruledock check`` and ``ruledock pack check``: one checker, one report."""
