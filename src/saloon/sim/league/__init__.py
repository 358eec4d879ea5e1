"""The league: which bot is better, at which table, as whom.

`play` seats bots and plays a deal, `lines` and `file` keep every game as a line of JSON for good, `standings`
and `ratings` derive figures from lines, `report` shows them, `command` is `saloon league`. `watch` plays with
believers behind every seat, `scores` says how good their guesses were, `beliefs_report` shows it. Whatever
else is measured of bots (the `fit` of weights) is one more module here and one more command there.
"""
