"""What the simulator says, in English and Russian."""

from __future__ import annotations

from saloon.text.registry import game_name
from saloon.text.texts import Texts

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "help": "Play many games between bots and count what came of them.",
        "help_game": "Which game.",
        "help_players": "How many play. Default: as many as is usual in the game.",
        "help_games": "How many games (1000); with --compare, deals; with --matrix, games in a line (200).",
        "help_bots": "One bot for all (greenhorn), one per seat (greenhorn,random,...), or by role or team "
        "(outlaw=greenhorn,law=random,renegade=random; team_1=bandit; others=... for the rest).",
        "help_seed": "Same seed, same games.",
        "help_sets": "Boxes that are played with, separated by commas, or all; base is always one of them. "
        "Default: base; with --matrix all.",
        "help_preset": "Which rulebook decides where they differ.",
        "help_rule": "A single rule option over the preset: name=value. May be repeated.",
        "help_leave_out": "Single events or characters that are left out, such as ghost_town,dead_man.",
        "help_deck": "A file (YAML or JSON) with a composition of the deck, where a game knows such a thing.",
        "help_json": "Print JSON instead of tables.",
        "help_jobs": "How many processes. The results do not depend on it.",
        "help_csv": "Write one line per game into this file.",
        "help_plot": "Draw the results into this PNG file.",
        "help_save": "Write a record of every game into this folder, for saloon replay.",
        "help_check": "Check all promises of the engine in every so manieth game (0: none; --matrix: 25).",
        "help_compare": "Two bots, A:B, that play one side of the same deals; the others as in --bots.",
        "help_as": "The side for --compare, several by commas; in BANG! outlaw, law, renegade, "
        "sheriff or deputy, in Calibre 45 team_1, team_2, team_3. By default every side.",
        "help_matrix": "Play through every kind of table. BANG!: every combination of the sets with every "
        "number of players and every preset, each event as a deck of its own, each character at all seats. "
        "Calibre 45: every way to make up teams. With --bots BOT at all seats, otherwise mixed with random; "
        "exit with 1 if a game does not end.",
        "help_language": "Language of the report: en or ru. By default that of the system.",
        "title": "{game} · {players} players · {bots}",
        "subtitle": "sets: {sets} · rules: {preset}{rules} · seed: {seed} · {build}",
        "subtitle_left_out": " · without: {names}",
        "seed": "seed {seed}",
        "games": "games",
        "finished": "finished",
        "stalled": "stalled",
        "decisions_per_game": "decisions per game",
        "decisions_per_cpu_s": "decisions per CPU second",
        "games_per_cpu_s": "games per CPU second",
        "wins.side": "Wins by side",
        "wins.seat": "Wins by seat",
        "column.side": "side",
        "column.seat": "seat",
        "won": "won",
        "of": "of",
        "rate": "rate",
        "interval": "95% interval",
        "length": "Length of a game",
        "number.decisions": "decisions",
        "percentile": "{percent}%",
        "mean": "mean",
        "playing": "Playing",
        "comparing": "Comparing as {side}",
        "compare_title": "{first} against {second}, {players} players, {deals} deals, others: {bots}",
        "compare_note": "Both play the same seats of the same deals; the difference is paired.",
        "side": "as",
        "difference": "difference",
        "verdict": "verdict",
        "verdict_better": "{bot} is better",
        "verdict_open": "no clear difference",
        "plot_games": "games",
        "plot_average": "average {rate}",
        "plot.side": "Who wins",
        "plot.decisions": "How long a game lasts",
        "plot.seat": "Seats",
        "plot_rate": "share of games won, with 95% interval",
        "plot_median": "median {number}",
        "plot_none": "no game was finished",
        "trouble": "Game {number} did not end as it should.",
        "trouble_seed": "seed: {seed}",
        "trouble_setup": "setup: {setup}",
        "trouble_file": "the answers are in {file}; to see it again: saloon replay {file}",
        "trouble_answers": "answers: {answers}",
        "error": "Error: {what}",
        "error_game": "there is no game {game!r}; games: {games}",
        "error_players": "{game} cannot be played by {players}; players: {counts}",
        "error_games": "{games} games are too few; at least 1",
        "error_jobs": "{jobs} processes are too few; at least 1",
        "error_check": "--check is a number of games, 0 or more, not {check}",
        "error_set": "there is no set {set!r}; sets: {sets}",
        "error_leave_out": "{name!r} cannot be left out; events and characters of these sets: {names}",
        "error_preset": "there is no preset {preset!r}; presets: {presets}",
        "error_rule": "{rule!r} is not a rule; write name=value; names: {rules}",
        "error_rule_value": "{rule} cannot be {value!r}; values: {values}",
        "error_bot": "there is no bot {bot!r}; bots: {bots}",
        "error_lineup_side": "there is no side {side!r}; sides: {sides}",
        "error_lineup_seats": "{given} bots for {players} seats; name one for all, or one per seat",
        "error_lineup_sides": "nobody plays: {sides}; name a bot for them, or others=BOT",
        "error_compare": "--compare takes two bots, A:B, not {wish!r}; bots: {bots}",
        "error_side": "there is no side {side!r} here; sides: {sides}",
        "error_language": "there is no language {language!r}; languages: {languages}",
        "error_setup": "this cannot be played: {why}",
        "error_deck": "the deck in {file} cannot be read: {why}",
        "error_file": "cannot write {file}: {why}",
        "error_not_with": "{option} does not go with {other}",
        "matrix.players": "Every number of players, all presets",
        "matrix_wins": "wins",
        "plot_matrix": "{game} · {bots}",
        "error_matrix_bots": "--matrix takes one bot for all seats; bots: {bots}; without it they are mixed",
        "matrix_total": "{games} games, {stalled} did not end as they should.",
    },
    "ru": {
        "help": "Сыграть много партий между ботами и подсчитать результаты.",
        "help_game": "Какая игра.",
        "help_players": "Сколько игроков. По умолчанию — как обычно в этой игре.",
        "help_games": "Сколько партий (1000); с --compare — раздач; с --matrix — партий на строку (200).",
        "help_bots": "Один бот за всех (greenhorn), по боту на место (greenhorn,random,...) или по ролям "
        "и командам (outlaw=greenhorn,law=random,renegade=random; team_1=bandit; others=... для остальных).",
        "help_seed": "Одно и то же число — одни и те же партии.",
        "help_sets": "Наборы, с которыми играют, через запятую, или all; base есть всегда. "
        "По умолчанию base; с --matrix — все.",
        "help_preset": "Какие правила действуют там, где источники расходятся.",
        "help_rule": "Отдельное правило поверх набора правил: имя=значение. Можно повторять.",
        "help_leave_out": "События и персонажи, которых в игре не будет, например ghost_town,dead_man.",
        "help_deck": "Файл (YAML или JSON) с составом колоды, если в игре его можно менять.",
        "help_json": "Печатать JSON вместо таблиц.",
        "help_jobs": "Сколько процессов. На результат не влияет.",
        "help_csv": "Записать в этот файл по строке на партию.",
        "help_plot": "Нарисовать результаты в этот файл PNG.",
        "help_save": "Записать каждую партию в эту папку, для saloon replay.",
        "help_check": "Проверять все обещания движка в каждой N-й партии (0 — ни в одной; --matrix: 25).",
        "help_compare": "Два бота, A:B, играют одну сторону в тех же раздачах; за остальных — --bots.",
        "help_as": "Сторона для --compare, можно через запятую; в «Бэнг!» outlaw, law, renegade, "
        "sheriff, deputy, в «Калибре 45» team_1, team_2, team_3. По умолчанию все стороны.",
        "help_matrix": "Сыграть за столами всех видов. «Бэнг!»: все сочетания наборов с любым числом игроков "
        "и любыми правилами, каждое событие отдельной колодой, каждый персонаж на всех местах. "
        "«Калибр 45»: все способы разделиться на команды. С --bots БОТ на всех местах, иначе вперемешку "
        "с random; код выхода 1, если партия не закончилась.",
        "help_language": "Язык отчёта: en или ru. По умолчанию — язык системы.",
        "title": "{game} · игроков: {players} · {bots}",
        "subtitle": "наборы: {sets} · правила: {preset}{rules} · зерно: {seed} · {build}",
        "subtitle_left_out": " · без: {names}",
        "seed": "зерно {seed}",
        "games": "партий",
        "finished": "доиграно",
        "stalled": "застряло",
        "decisions_per_game": "решений за партию",
        "decisions_per_cpu_s": "решений за секунду процессора",
        "games_per_cpu_s": "партий за секунду процессора",
        "wins.side": "Победы по сторонам",
        "wins.seat": "Победы по местам",
        "column.side": "сторона",
        "column.seat": "место",
        "won": "побед",
        "of": "из",
        "rate": "доля",
        "interval": "интервал 95%",
        "length": "Длина партии",
        "number.decisions": "решения",
        "percentile": "{percent}%",
        "mean": "среднее",
        "playing": "Идёт игра",
        "comparing": "Сравнение, сторона: {side}",
        "compare_title": "{first} против {second}, игроков: {players}, раздач: {deals}, за остальных: {bots}",
        "compare_note": "Оба играют на тех же местах в тех же раздачах; разность считается по парам.",
        "side": "сторона",
        "difference": "разность",
        "verdict": "вывод",
        "verdict_better": "сильнее {bot}",
        "verdict_open": "разницы не видно",
        "plot_games": "партии",
        "plot_average": "в среднем {rate}",
        "plot.side": "Кто побеждает",
        "plot.decisions": "Сколько длится партия",
        "plot.seat": "Места",
        "plot_rate": "доля выигранных партий, интервал 95%",
        "plot_median": "медиана {number}",
        "plot_none": "ни одна партия не доиграна",
        "trouble": "Партия {number} закончилась не так, как должна.",
        "trouble_seed": "зерно: {seed}",
        "trouble_setup": "расклад: {setup}",
        "trouble_file": "ответы записаны в {file}; посмотреть ещё раз: saloon replay {file}",
        "trouble_answers": "ответы: {answers}",
        "error": "Ошибка: {what}",
        "error_game": "нет игры {game!r}; игры: {games}",
        "error_players": "{game}: нельзя играть с числом игроков {players}; можно: {counts}",
        "error_games": "{games} — слишком мало партий; не меньше 1",
        "error_jobs": "{jobs} — слишком мало процессов; не меньше 1",
        "error_check": "--check — это число партий, 0 или больше, а не {check}",
        "error_set": "нет набора {set!r}; наборы: {sets}",
        "error_leave_out": "{name!r} убрать нельзя; события и персонажи этих наборов: {names}",
        "error_preset": "нет набора правил {preset!r}; наборы правил: {presets}",
        "error_rule": "{rule!r} — не правило; пишите имя=значение; имена: {rules}",
        "error_rule_value": "правило {rule} не может быть {value!r}; значения: {values}",
        "error_bot": "нет бота {bot!r}; боты: {bots}",
        "error_lineup_side": "нет стороны {side!r}; стороны: {sides}",
        "error_lineup_seats": "ботов {given}, а мест {players}; нужен один за всех или по одному на место",
        "error_lineup_sides": "некому играть: {sides}; назовите бота для них или others=БОТ",
        "error_compare": "--compare ждёт двух ботов, A:B, а не {wish!r}; боты: {bots}",
        "error_side": "нет здесь стороны {side!r}; стороны: {sides}",
        "error_language": "нет языка {language!r}; языки: {languages}",
        "error_setup": "так сыграть нельзя: {why}",
        "error_deck": "не удаётся прочесть колоду из {file}: {why}",
        "error_file": "не удаётся записать {file}: {why}",
        "error_not_with": "{option} не сочетается с {other}",
        "matrix.players": "Любое число игроков, все правила",
        "matrix_wins": "победы",
        "plot_matrix": "{game} · {bots}",
        "error_matrix_bots": "--matrix: один бот на все места; боты: {bots}; без него — вперемешку",
        "matrix_total": "Партий: {games}, не закончились как следует: {stalled}.",
    },
}


class Words:
    """The texts of one language. A game's own, under `sim` of its texts, come before the general ones."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.texts = Texts(language)
        self._game = game
        self._general = TEXTS[language]

    def say(self, key: str, **values: object) -> str:
        own = f"{self._game}.sim.{key}"
        return self.texts.fill(own, values) if self.texts.has(own) else self._general[key].format(**values)

    def side(self, name: str) -> str:
        """A side, or sides that win together, as people call them."""
        own = f"{self._game}.sim.side.{name}"
        return self.texts.say(own) if self.texts.has(own) else name

    @property
    def game_name(self) -> str:
        return game_name(self._game, self.texts)
