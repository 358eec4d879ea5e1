"""What the lab says: its own texts, and those of the simulator where it has none."""

from __future__ import annotations

from saloon.games.registry import game_type
from saloon.sim.plan import Plan
from saloon.sim.report import bots_shown
from saloon.sim.texts import Words


class LabWords(Words):
    """Texts under `lab` come before those of the simulator."""

    def say(self, key: str, **values: object) -> str:
        own = f"lab.{key}"
        return self.texts.fill(own, values) if self.texts.has(own) else super().say(key, **values)

    def of(self, game: str) -> Words:
        """The words of a game."""
        return Words(self.language, game)

    def table(self, plan: Plan) -> str:
        """What is played by whom, however many they are, in few words."""
        game = self.of(plan.game)
        parts = [game.game_name, self.boxes(plan.game, plan.sets)]
        if plan.preset != game_type(plan.game).presets()[0]:
            parts.append(self.preset(plan.game, plan.preset))
        parts += [self.agreed(plan.game, rule, value) for rule, value in plan.rules]
        if plan.left_out:
            parts.append(self.say("without", names=", ".join(plan.left_out)))
        bots = bots_shown(plan)
        return " · ".join(part for part in [*parts, self._named(f"common.bot.{bots}.name", bots)] if part)

    def boxes(self, game: str, sets: tuple[str, ...]) -> str:
        """The boxes by name, without the one that is always there; nothing where a game has but one."""
        every = game_type(game).sets()
        if len(every) == 1:
            return ""
        if len(sets) == len(every):
            return self.say("all_boxes")
        further = [self._named(f"{game}.set.{name}", name) for name in sets if name != every[0]]
        return " + ".join(further) or self.say("no_boxes")

    def agreed(self, game: str, rule: str, value: str) -> str:
        """A rule option and what was agreed on, as a table calls them."""
        return f"{self.rule(game, rule)}: {self.reading(game, rule, value)}"

    def rule(self, game: str, rule: str) -> str:
        return self._named(f"{game}.rule.{rule}.name", rule)

    def reading(self, game: str, rule: str, value: str) -> str:
        """One of the readings of a rule, as far as its colon; the usual one has no name in a plan."""
        if not value:
            return self.say("usual")
        named = self._named(f"{game}.rule.{rule}.value.{value}", value)
        return named.partition(":")[0]

    def preset(self, game: str, preset: str) -> str:
        return self._named(f"{game}.preset.{preset}.name", preset)

    def _named(self, key: str, otherwise: str) -> str:
        return self.texts.say(key) if self.texts.has(key) else otherwise

    def players(self, count: int) -> str:
        return self.texts.say("lab.players", count)

    def thing(self, game: str, what: str) -> str:
        """What two plans differ in."""
        if what in ("sets", "preset"):
            return self.say(f"thing.{what}")
        return self.say("thing.rule", name=self.rule(game, what))

    def counts(self, of: dict[int, int]) -> str:
        """How many games for each number of players."""
        if len(set(of.values())) == 1:
            return self.say("each", count=grouped(next(iter(of.values()))))
        return ", ".join(f"{self.players(players)}: {grouped(games)}" for players, games in of.items())


def grouped(count: int) -> str:
    """A great number in groups of three digits."""
    return f"{count:,}".replace(",", "\u202f")
