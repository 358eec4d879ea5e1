"""Greenhorn: a fast rule-of-thumb player of BANG!.

`values` is what it believes about cards, as tables; `suspicion` reads roles from who attacked whom; `goals`
says whom to hurt in which role; `outlook` is what it makes of one view; `plays` rates what can be played;
`answers` reacts to what others do.
"""
