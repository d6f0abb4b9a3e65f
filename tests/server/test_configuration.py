"""Settings by file, environment or option: which one holds; what is wrong is named before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.command import run
from tests.server.test_folder import said
from trianon.core.errors import BadRequest
from trianon.core.words import LANGUAGES, core_words
from trianon.server.configuration import DEFAULT, FIELDS, Configuration
from trianon.server.run import bound
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
    ({"TRIANON_DATABASE": " "}, "database-empty"),
    ({"TRIANON_DATABASE_FILE": "/dev/null"}, "database-empty"),
    ({"TRIANON_DATA": ""}, "database-empty"),
    ({"TRIANON_PORT": "1", "TRIANON_PORT_FILE": "/dev/null"}, "setting-twice"),
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


WANTED = [
    ("TRIANON_KEEP_DAYS", "x", "a whole number, for example 30"),
    ("TRIANON_PORT", "x", "a whole number, for example 8017"),
    ("TRIANON_PORT", "70000", "a number from 0 to 65535"),
    ("TRIANON_BUSY_SECONDS", "-1", "a number, at least 0"),
    ("TRIANON_BUSY_SECONDS", "x", "a number, for example 5"),
    ("TRIANON_SOCKET_RATE", "3", "for example 60, 10"),
    ("TRIANON_WORK", "x", "true | false"),
]


@pytest.mark.parametrize(("variable", "text", "wanted"), WANTED)
def test_what_would_be_right_is_said_by_example(variable: str, text: str, wanted: str) -> None:
    with pytest.raises(BadRequest) as refused:
        found({}, {variable: text})
    sentence = core_words("en").sentence("error-setting-wrong", **refused.value.facts)
    assert sentence.endswith(f"{wanted}.")


EMPTY = [
    ("serve", "--port", "0"),
    ("work",),
    ("backup",),
    ("check",),
    ("prune",),
    ("admin", "tables"),
    ("admin", "token", "--new"),
]


@pytest.mark.parametrize("command", EMPTY, ids=" ".join)
def test_an_empty_database_is_no_new_house(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = run(*command, "--database", "", "--lang", "en", XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "(--database) is empty" in done.stderr
    done = run(*command, "--lang", "en", XDG_DATA_HOME=str(tmp_path), TRIANON_DATABASE="")
    assert done.returncode == 2
    assert "(TRIANON_DATABASE) is empty" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_in_a_file_of_settings_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('database = ""')
    with pytest.raises(BadRequest) as refused:
        found({}, {}, file)
    assert refused.value.code == "database-empty"


def test_a_folder_of_settings_that_cannot_be_read_is_as_if_not_there() -> None:
    done = run("config", "--changed", XDG_CONFIG_HOME="/" + 300 * "x")  # no path of any system
    assert done.returncode == 0, done.stderr
    code, sentence = said("config", "--config", "/" + 300 * "x", "--lang", "en")
    assert (code, "There is no file of settings" in sentence) == (2, True)


def test_long_settings_are_folded_and_never_cut() -> None:
    folder = "/" + "/".join(["so-long-a-name"] * 9)
    done = run("config", TRIANON_DATA=folder, COLUMNS="80")
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    assert folder in "".join(line[22:66].strip() for line in done.stdout.splitlines())
    assert all(f"\n{name} " in f"\n{done.stdout}" for name in FIELDS)


def test_a_port_is_written_without_separators() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadRequest) as refused:
            bound("127.0.0.1", port)
    for language in LANGUAGES:
        sentence = core_words(language).sentence("error-address", **refused.value.facts)
        assert f" {port}" in sentence


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
