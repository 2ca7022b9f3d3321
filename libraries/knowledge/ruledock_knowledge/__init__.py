"""What players can know: guesses about hidden things, and memories of cards that were passed on.

A game asks for a guess by the name ``guess`` in the entry-point group ``ruledock.libraries``. Rules
of games with packets take :class:`Passing` and the like from ``ruledock.plugin``.
"""
