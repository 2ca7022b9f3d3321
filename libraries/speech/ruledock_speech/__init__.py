"""Sentences: messages become words in the reader's language, by Fluent and by translated packs.

A rule only names a sentence. Whoever reads one asks by the name ``say`` in the entry-point group
``ruledock.libraries``, so a game that nobody watches never loads Fluent.
"""
