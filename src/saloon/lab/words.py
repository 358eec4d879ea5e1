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
            parts.append(self._named(f"{plan.game}.preset.{plan.preset}.name", plan.preset))
        parts += [f"{rule}={value}" for rule, value in plan.rules]
        if plan.left_out:
            parts.append(self.say("without", names=", ".join(plan.left_out)))
        bots = bots_shown(plan)
        return " · ".join(part for part in [*parts, self._named(f"common.bot.{bots}.name", bots)] if part)

    def boxes(self, game: str, sets: tuple[str, ...]) -> str:
        """The boxes by name; nothing where a game has but one."""
        every = game_type(game).sets()
        if len(every) == 1:
            return ""
        if len(sets) == len(every):
            return self.say("all_boxes")
        return " + ".join(self._named(f"{game}.set.{name}", name) for name in sets)

    def _named(self, key: str, otherwise: str) -> str:
        return self.texts.say(key) if self.texts.has(key) else otherwise

    def players(self, count: int) -> str:
        return self.texts.say("lab.players", count)

    def thing(self, what: str) -> str:
        """What two plans differ in."""
        return self.say(f"thing.{what}") if what in ("sets", "preset") else what
