"""Tournaments: bots against bots on common deals, in rounds, until their ratings are clear.

``schedule`` says which games are played, ``playing`` plays them in any process, ``kept`` keeps them
in a folder, ``ratings`` rates the bots, ``standings`` says what a round showed, ``page`` draws it.
"""
