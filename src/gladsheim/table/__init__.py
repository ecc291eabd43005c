"""A game at a table: what may be taken back.  (Journals, clocks and stores follow with the hall.)"""
