"""Gunslinger: a fast rule-of-thumb player of the Duel.

`values` is what it believes, as numbers; `outlook` is what it makes of one view; `plays` rates what can be
done in a turn; `answers` has a rule for each other question.
"""
