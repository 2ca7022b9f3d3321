"""Results without one writer: each worker writes its own parts into a folder or an object store.

``place`` is the folder or URL, ``names`` what files are called, ``writing`` plays and writes one,
``run`` plays all that are missing, ``reading`` reads the whole part by part.
"""
