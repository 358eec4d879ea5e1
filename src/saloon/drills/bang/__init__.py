"""What the drills know of BANG!"""
