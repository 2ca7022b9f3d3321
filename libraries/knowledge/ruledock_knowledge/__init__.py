"""What players can know: guesses about hidden things, and memories of cards that were passed on.

Also how far a player may look ahead, and which recorded choices they may read. A game asks for all
that by names such as ``guess`` in the entry-point group ``ruledock.libraries``. Rules of games with
packets take :class:`Passing` and the like from ``ruledock.plugin``.
"""
