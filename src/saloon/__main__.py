"""`python -m saloon` is the command `saloon`."""

from saloon.cli import main

if __name__ == "__main__":
    main()
