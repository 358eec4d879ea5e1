"""Bandit: a fast rule-of-thumb player of Calibre 45.

`values` is what it believes, as numbers; `memory` counts cards and knows who likes to join; `outlook` is what
it makes of one view: who may hold what, and what the loot is worth to whom; `volleys` finds the cards that
reach a number with the least waste; `fights` rates a shoot-out; `raids` rates going on a robbery; `answers`
has a rule for each question.
"""
