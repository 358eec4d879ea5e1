"""The league: which bot is better, at which table, as whom.

`play` seats bots and plays a deal, `lines` and `file` keep every game as a line of JSON for good, `standings`
and `ratings` derive figures from lines, `report` shows them, `command` is `saloon league`. Whatever else is
measured of bots (`beliefs`, the `fit` of weights) is one more module here and one more command there.
"""
