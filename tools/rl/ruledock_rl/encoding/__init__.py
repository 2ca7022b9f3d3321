"""From a table to numbers: what one player may know, own seat first.

``hints`` reads what a field may hold, ``things`` what is printed on cards and tiles, ``sight`` who
sees a place; ``parts`` write numbers, ``derive`` finds the parts of each field, and ``encoding``
puts them in a row.
"""
