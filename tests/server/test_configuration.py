"""Settings by file, environment or option: which one holds; what is wrong is named before anything starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.command import run
from tests.server.test_folder import said
from trianon.core.errors import BadRequest
from trianon.core.words import LANGUAGES, core_words
from trianon.server.configuration import DEFAULT, FIELDS, Configuration
from trianon.server.settings import Rate, Settings


def found(options: dict[str, Any], env: dict[str, str], file: Path | None = None) -> Configuration:
    """What holds under these."""
    return Configuration(options, file, env)


def test_an_option_wins_over_the_environment_over_the_file_over_the_default(tmp_path: Path) -> None:
    file = tmp_path / "trianon.toml"
    file.write_text(
        "port = 1\nkeep_days = 2\nname_longest = 3\nsocket_rate = {burst = 4, per_second = 5}"
    )
    env = {"TRIANON_PORT": "10", "TRIANON_KEEP_DAYS": "20", "HOME": "/"}
    held = found({"port": 100, "hints": None}, env, file)
    assert (held["port"], held.found["port"].source) == (100, "--port")
    assert (held["keep_days"], held.found["keep_days"].source) == (20, "TRIANON_KEEP_DAYS")
    assert (held["name_longest"], held.found["name_longest"].source) == (3, str(file))
    assert held.settings.socket_rate == Rate(4, 5)
    assert held.found["chat_longest"].source == DEFAULT
    assert held["chat_longest"] == Settings(data=tmp_path).chat_longest


def test_where_the_data_is_comes_from_one_source(tmp_path: Path) -> None:
    file = tmp_path / "trianon.toml"
    file.write_text('database = "postgresql://me@here/games"')
    assert found({}, {}, file).settings.data == "postgresql://me@here/games"
    held = found({"data": tmp_path}, {}, file)
    assert held.settings.data == tmp_path
    with pytest.raises(BadRequest) as refused:
        found({}, {"TRIANON_DATA": "/x", "TRIANON_DATABASE": "sqlite:////y"})
    assert refused.value.code == "database-both"


def test_a_secret_can_be_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "url"
    secret.write_text("postgresql://me:hush@here/games\n")
    held = found({}, {"TRIANON_DATABASE_FILE": str(secret)})
    assert held.settings.data == "postgresql://me:hush@here/games"
    assert not any("hush" in part for row in held.shown() for part in row)


def test_every_setting_can_be_set_by_the_environment() -> None:
    texts = {"data": "/here", "database": "", "metrics": "1.2.3.4:5", "logs": "json", "hints": "",
             "traces": "http://here:4318", "origins": "https://a.example, https://b.example",
             "trusted_proxies": "10.0.0.0/8"}  # fmt: skip
    for name, kind in FIELDS.items():
        text = texts.get(name) or ("3, 4" if kind is Rate else "true" if kind is bool else "7")
        if name in ("database", "hints"):
            continue
        held = found({}, {f"TRIANON_{name.upper()}": text})
        assert held.found[name].source == f"TRIANON_{name.upper()}"
    assert found({}, {"TRIANON_ORIGINS": texts["origins"]})["origins"] == (
        "https://a.example", "https://b.example",
    )  # fmt: skip


BAD = [
    ({"TRIANON_PROT": "1"}, "setting-unknown"),
    ({"TRIANON_PORT": "high"}, "setting-wrong"),
    ({"TRIANON_PORT": "70000"}, "setting-wrong"),
    ({"TRIANON_PROCESSES": "0"}, "setting-wrong"),
    ({"TRIANON_KEEP_DAYS": "-1"}, "setting-wrong"),
    ({"TRIANON_SOCKET_RATE": "3"}, "setting-wrong"),
    ({"TRIANON_BUSY_SECONDS": "nan"}, "setting-wrong"),
    ({"TRIANON_WORK": "perhaps"}, "setting-wrong"),
    ({"TRIANON_LOGS": "xml"}, "setting-wrong"),
    ({"TRIANON_METRICS": "here"}, "listener"),
    ({"TRIANON_METRICS": "here:99999"}, "listener"),
    ({"TRIANON_ORIGINS": "games.example"}, "origin"),
    ({"TRIANON_TRUSTED_PROXIES": "nginx"}, "trusted-proxy"),
    ({"TRIANON_HINTS": "http://me:hush@here"}, "hints-url"),
    ({"TRIANON_TRACES": "here:4318"}, "traces-url"),
    ({"TRIANON_DATABASE": "mysql://me:hush@here/x"}, "database-url"),
    ({"TRIANON_CONFIG": "/nowhere/at/all.toml"}, "config-file"),
    ({"TRIANON_DATABASE_FILE": "/nowhere/at/all"}, "config-unreadable"),
]


@pytest.mark.parametrize(("env", "code"), BAD)
def test_what_is_wrong_is_named_in_every_language(env: dict[str, str], code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        found({}, env)
    assert refused.value.code == code
    for language in LANGUAGES:
        sentence = core_words(language).sentence(f"error-{code}", **refused.value.facts)
        assert "hush" not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("text", ["port = 'x'", "port = ", "ports = 1", "socket_rate = 5"])
def test_a_file_that_is_wrong_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(BadRequest) as refused:
        found({}, {}, file)
    assert str(file) in str(refused.value.facts)


def test_a_bad_setting_stops_every_command_before_it_begins(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("prot = 1")
    code, sentence = said("serve", "--data", str(tmp_path / "data"), "--config", str(file),
                          "--lang", "en")  # fmt: skip
    assert code == 2
    assert "perhaps" in sentence
    assert not (tmp_path / "data").exists()


def test_config_prints_what_holds_and_where_it_comes_from(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("keep_days = 30")
    database = {"TRIANON_DATABASE": "postgresql://me:hush@here/games"}
    done = run("config", "--config", str(file), "--changed", "--json", **database)
    assert done.returncode == 0, done.stderr
    assert "hush" not in done.stdout
    shown = msgspec.json.decode(done.stdout)
    assert shown["keep_days"] == {"value": "30", "source": str(file)}
    assert shown["database"]["source"] == "TRIANON_DATABASE"
    assert set(shown) == {"keep_days", "database"}
