"""`make play`: open the house at once. Rules that are not compiled yet are compiled beside it.

    python scripts/play.py [arguments of saloon serve]

The next start is the compiled one: a house stays plain Python as long as it is open, and so do its bots. The
compiler works at the lowest priority in a session of its own: Ctrl-C closes the house and lets it finish.
What it says goes to .build/compile.log.
"""

import argparse
import subprocess
import sys

import compile_rules

import saloon
from saloon.build import Build
from saloon.cli import main as command
from saloon.text.texts import LANGUAGES, Texts, preferred_language

LOG = "compile.log"


def compile_beside() -> tuple[str, subprocess.Popen[bytes] | None]:
    """Have the rules compiled, if need be and if possible: what there is to say, as a key; the compiler."""
    if saloon.BUILD not in (Build.NOT_COMPILED, Build.STALE):
        return "", None
    if compile_rules.missing_compiler():
        return "server.say.no_compiler", None
    compile_rules.WORK.mkdir(parents=True, exist_ok=True)
    with (compile_rules.WORK / LOG).open("w") as log:
        compiler = subprocess.Popen(
            [sys.executable, compile_rules.__file__, "--beside"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    return "server.say.compiling", compiler


def language_of(words: list[str]) -> str:
    """The one that is asked for; what cannot be had is left to the house to refuse."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)  # --lan is no language
    parser.add_argument("-l", "--language")
    asked = parser.parse_known_args(words)[0].language
    return asked if asked in LANGUAGES else preferred_language()


def main() -> None:
    """Say what is compiled, if anything, and open the house."""
    words = sys.argv[1:]
    said, _compiler = compile_beside()
    if said:
        print(Texts(language_of(words)).say(said), flush=True)
    sys.argv = ["saloon", "serve", *words]
    command()


if __name__ == "__main__":
    main()
