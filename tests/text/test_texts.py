"""Both languages have every text, with the same placeholders and all plural forms."""

import re
import string

import pytest

from saloon.text.texts import (
    LANGUAGES,
    PLURAL_FORMS,
    VARIANTS,
    Entry,
    MissingText,
    Texts,
    UnknownLanguage,
    entries_of,
    flatten,
    plural_form,
    preferred_language,
)

PAST_TENSE = re.compile(r"\w{2,}(?:л|ла|ло|ли|лся|лась|лись)\b")
NOT_PAST = {"или", "если", "выстрел", "выстрела", "дело", "дуэли", "Роли", "роли"}


def placeholders(entry: Entry) -> set[str]:
    forms = [entry] if isinstance(entry, str) else list(entry.values())
    return {
        name for form in forms for _text, name, _spec, _conversion in string.Formatter().parse(form) if name
    }


def test_both_languages_have_the_same_keys() -> None:
    english, russian = (set(entries_of(language)) for language in LANGUAGES)
    assert english - russian == set()
    assert russian - english == set()


def test_the_same_text_has_the_same_placeholders_in_both_languages() -> None:
    english, russian = (entries_of(language) for language in LANGUAGES)
    differing = {key for key in english if placeholders(english[key]) != placeholders(russian[key])}
    assert {key for key in differing if isinstance(english[key], str)} == set()
    # A plural form may leave its number out: "a Missed!".
    assert all(placeholders(english[key]) ^ placeholders(russian[key]) == {"count"} for key in differing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_plural_forms_has_all_of_them(language: str) -> None:
    plurals = {key: entry for key, entry in entries_of(language).items() if isinstance(entry, dict)}
    assert plurals
    assert not [key for key, entry in plurals.items() if tuple(entry) != PLURAL_FORMS[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_but_aliases(language: str) -> None:
    empty = [key for key, entry in entries_of(language).items() if entry == ""]
    assert all(key.endswith(".aliases") for key in empty)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_written_in_its_own_letters(language: str) -> None:
    foreign = re.compile("[а-яё]" if language == "en" else r"\b(?:the|you|your|cards?|plays|draws)\b")
    said = {
        key: re.sub(r"{\w+}|--?\w+|saloon \w+", "", str(entry)) for key, entry in entries_of(language).items()
    }
    found = {key for key, text in said.items() if foreign.search(text.casefold())}
    assert found <= {"terminal.prompt.language"}


def test_russian_log_lines_have_no_past_tense_because_it_would_have_a_gender() -> None:
    for key, entry in entries_of("ru").items():
        if key.split(".")[1] == "event":
            past = set(PAST_TENSE.findall(str(entry))) - NOT_PAST
            assert not past, key


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_variant_only_replaces_texts_of_its_language(variant: str) -> None:
    assert set(entries_of(variant)) <= set(entries_of(VARIANTS[variant]))


def test_the_original_names_can_be_chosen_instead_of_the_film_heroes() -> None:
    assert Texts("ru").say("bang.character.slab_the_killer.name") == "Ангельские Глазки"
    assert Texts("ru_literal").say("bang.character.slab_the_killer.name") == "Слэб Убийца"
    assert Texts("ru_literal").say("bang.card.beer.name") == "Пиво"


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (0, "0 cards", "0 карт"),
        (1, "1 card", "1 карту"),
        (2, "2 cards", "2 карты"),
        (5, "5 cards", "5 карт"),
        (11, "11 cards", "11 карт"),
        (12, "12 cards", "12 карт"),
        (21, "21 cards", "21 карту"),
        (24, "24 cards", "24 карты"),
        (111, "111 cards", "111 карт"),
    ],
)
def test_plural_forms(count: int, english: str, russian: str) -> None:
    assert Texts("en").say("common.cards", count) == english
    assert Texts("ru").say("common.cards", count) == russian
    assert plural_form("ru", count) in PLURAL_FORMS["ru"]


def test_a_missing_text_and_an_unknown_language_are_errors() -> None:
    with pytest.raises(MissingText, match=r"no\.such\.text"):
        Texts("en").say("no.such.text")
    with pytest.raises(MissingText, match="needs a count"):
        Texts("en").say("common.cards")
    with pytest.raises(UnknownLanguage, match="languages: en, ru, ru_literal"):
        Texts("it")


def test_a_key_that_yaml_takes_for_a_truth_value_is_refused() -> None:
    with pytest.raises(TypeError, match="put it into quotes"):
        flatten("bang", {False: "text"}, {})
    with pytest.raises(TypeError, match="put it into quotes"):
        flatten("bang", {"name": 5}, {})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "C", "SALOON_LANGUAGE": "ru_literal"}, "ru_literal"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SALOON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language
