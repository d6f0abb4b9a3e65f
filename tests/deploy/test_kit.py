"""The kit: every file by the linter or schema of its kind; what could not be run is at least well formed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import install
from trianon.server.configuration import FIELDS, Configuration
from trianon.server.metrics import Figures

KIT = Path(__file__).resolve().parents[2] / "deploy"
BIN = Path(sys.executable).parent
YAML = sorted(KIT.rglob("*.yaml"))


def run(*command: str) -> str:
    """A linter that is content."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_yaml_is_in_order() -> None:
    rules = """
    extends: default
    rules:
      line-length: {max: 120}
      truthy: {check-keys: false}
      document-start: disable
      braces: disable
      brackets: disable
      comments: disable
    """
    assert len(YAML) == 4
    run(str(BIN / "yamllint"), "--strict", "-d", rules, *map(str, YAML))


def test_compose_fits_its_specification() -> None:
    schema = str(BIN / "check-jsonschema")
    run(schema, "--builtin-schema", "vendor.compose-spec", str(KIT / "compose.yaml"))
    services = yaml.safe_load((KIT / "compose.yaml").read_text())["services"]
    assert set(services) == {"serve", "work", "postgres", "valkey", "caddy"}
    for name in ("serve", "work"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
    assert all("ports" not in services[name] for name in services if name != "caddy")


def manifests() -> list[dict[str, Any]]:
    """All objects for Kubernetes."""
    text = (KIT / "kubernetes" / "trianon.yaml").read_text()
    return [one for one in yaml.safe_load_all(text) if one]


def test_manifests_fit_the_schemas_of_kubernetes() -> None:
    import kubernetes_validate

    found = manifests()
    assert len(found) == 11
    for manifest in found:
        kubernetes_validate.validate(manifest, kubernetes_validate.latest_version(), strict=True)


def test_pods_are_not_root_and_do_not_inherit_our_settings() -> None:
    pods = []
    for one in manifests():
        spec = one.get("spec", {})
        spec = spec.get("jobTemplate", {}).get("spec", spec)
        if "template" in spec:
            pods.append(spec["template"]["spec"])
    assert len(pods) == 3
    for pod in pods:
        assert pod["enableServiceLinks"] is False  # TRIANON_PORT=tcp://... would be a bad setting
        assert pod["securityContext"]["runAsNonRoot"] is True
        for container in pod["containers"]:
            assert container["securityContext"]["readOnlyRootFilesystem"] is True
            for variable in container["env"]:
                assert variable["name"] == "TRIANON_CONFIG" or known(variable["name"])


def known(variable: str) -> bool:
    """Whether a variable is a setting."""
    name = variable.removeprefix("TRIANON_").lower()
    return name in FIELDS or name.removesuffix("_file") in FIELDS


def test_settings_in_the_kit_are_settings(tmp_path: Path) -> None:
    config = next(one for one in manifests() if one["kind"] == "ConfigMap")
    text = config["data"]["trianon.toml"]
    assert tomllib.loads(text)
    file = tmp_path / "trianon.toml"
    file.write_text(text)
    Configuration({}, file, {})
    names = set()
    for path in KIT.rglob("*"):
        if path.is_file():
            names |= set(re.findall(r"\b(TRIANON_[A-Z_]+)[:=]", path.read_text()))
    ours = names - {"TRIANON_ADDRESS", "TRIANON_UPSTREAM", "TRIANON_CONFIG"}  # of compose and Caddy
    assert len(ours) > 8
    assert {name for name in ours if not known(name)} == set()


@pytest.mark.parametrize("unit", sorted(KIT.glob("systemd/*.service")), ids=lambda path: path.name)
def test_units_are_hardened(unit: Path) -> None:
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is not installed: this test needs it"
    said = run(program, "security", "--offline=true", "--threshold=20", str(unit))
    assert re.search(r"exposure level .*: [01]\.\d OK", said)


def test_units_are_well_formed(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is not installed: this test needs it"
    for unit in KIT.glob("systemd/*"):
        text = unit.read_text().replace("/opt/trianon/bin/trianon", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = [str(tmp_path / unit.name.replace("@", "@1")) for unit in KIT.glob("systemd/*")]
    done = subprocess.run([program, "verify", "--man=no", *units], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "trianon" in line]
    assert ours == []


def started(unit: str) -> str:
    """The command of a unit."""
    found = re.search(r"^ExecStart=(.*)$", (KIT / "systemd" / unit).read_text(), re.MULTILINE)
    assert found
    return found[1]


def test_no_two_units_want_one_port(tmp_path: Path) -> None:
    """The settings are shared: what only one process can have stands in the units."""
    file = tmp_path / "trianon.toml"
    file.write_text('port = 8017\nprocesses = 4\nmetrics = "127.0.0.1:9117"\n')
    held = []
    for unit, instance in (
        ("trianon@.service", "17"),
        ("trianon@.service", "18"),
        ("trianon-work@.service", "1"),
        ("trianon-work@.service", "2"),
    ):
        words = started(unit).replace("%i", instance).split()[2:]
        options: dict[str, Any] = {
            name.removeprefix("--"): int(value) if value.isdigit() else value
            for name, value in zip(words[::2], words[1::2], strict=True)
        }
        chosen = Configuration(options, file, {})
        held.append(chosen["metrics"])
        if "port" in options:
            held.append(chosen["port"])
            assert chosen["processes"] == 1
    assert len(set(held)) == len(held)
    named = re.findall(r"server 127\.0\.0\.1:(\d+)", (KIT / "nginx.conf").read_text())
    assert {int(port) for port in named} == {one for one in held if isinstance(one, int)}


def figures_named(text: str) -> set[str]:
    """The figures that a query asks for."""
    found = set(re.findall(r"\btrianon_\w+", text))
    return {re.sub(r"_(bucket|count|sum)$", "", name) for name in found}


def figures_there_are() -> set[str]:
    """The figures a process has."""
    registry = Figures().registry
    return {
        family.name + ("_total" if family.type == "counter" else "")
        for family in registry.collect()
    }


@pytest.mark.parametrize("name", ["prometheus/alerts.yaml", "grafana/trianon.json"])
def test_every_figure_that_is_asked_for_exists(name: str) -> None:
    asked = figures_named((KIT / name).read_text())
    assert len(asked) > 5
    assert asked - figures_there_are() == set()


def test_prometheus_understands_its_files_and_every_query(tmp_path: Path) -> None:
    """By its own tool; what a dashboard asks for is a query like any other."""
    run("promtool", "check", "config", str(KIT / "prometheus" / "prometheus.yaml"))
    board = json.loads((KIT / "grafana" / "trianon.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    plain = [one.replace("$__rate_interval", "5m") for one in asked]  # a word of Grafana's
    rules = [{"record": f"panel:{number}", "expr": one} for number, one in enumerate(plain)]
    file = tmp_path / "panels.yaml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    assert f"{len(asked)} rules found" in run("promtool", "check", "rules", str(file))


def test_alerts_say_what_to_do() -> None:
    groups = yaml.safe_load((KIT / "prometheus" / "alerts.yaml").read_text())["groups"]
    for rule in (rule for group in groups for rule in group["rules"]):
        assert set(rule["annotations"]) == {"summary", "action"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_dashboard_has_panels_with_queries() -> None:
    board = json.loads((KIT / "grafana" / "trianon.json").read_text())
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    assert all(target["expr"] for panel in board["panels"] for target in panel["targets"])


def test_the_image_is_not_root_and_has_a_health_check() -> None:
    text = (KIT / "Containerfile").read_text()
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER 10017:10017$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)
    assert 'ENTRYPOINT ["trianon"]' in last
    assert "TRIANON_DATABASE" not in text  # no secret, and no place, is part of an image


def test_the_image_is_made_of_a_fresh_tree_with_the_python_of_the_lock() -> None:
    text = (KIT / "Containerfile").read_text()
    wanted = "{}.{}".format(*install.LOCKED)
    assert set(re.findall(r"^FROM \S+/python:([\d.]+)-", text, re.MULTILINE)) == {wanted}
    left_out = set((KIT.parent / ".dockerignore").read_text().splitlines())
    assert left_out >= {".git", ".venv", "build", "dist", "**/node_modules", "**/*.so", "**/*.pxd"}


def test_secrets_that_compose_wants_are_kept_out_of_git_and_of_the_image() -> None:
    secrets = yaml.safe_load((KIT / "compose.yaml").read_text())["secrets"]
    names = {f"deploy/{Path(one['file']).name}" for one in secrets.values()}
    assert len(names) == 2
    for file in (".gitignore", ".dockerignore"):
        assert names <= set((KIT.parent / file).read_text().splitlines())
