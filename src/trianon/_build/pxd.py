"""Write the `.pxd` beside each rule module from its annotations (docs/dialect.md).

Rule modules are ordinary typed Python. Imported uncompiled, their names and annotations say all that
Cython needs: which records have which fields, which functions become C functions, which constants are ints.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import sys
from functools import cache
from pathlib import Path
from textwrap import indent
from types import FunctionType, ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

SOURCE = Path(__file__).resolve().parents[2]

GROUND = ("trianon.core",)
RULES = (*GROUND, "trianon.games")
UPPER = ("trianon.bots", "trianon.envs", "trianon.study")  # above the games

SMALL = 6  # statements of a function that callers in other modules get a copy of
PREFIX = "copy_of_"

# A row of bytes lies apart from every record. C must be told, or each byte written might change the record.
BYTE = "signed char"
ROW = "Row"
ROWS = ("cdef extern from *:", f'    ctypedef {BYTE} *{ROW} "{BYTE} *CYTHON_RESTRICT"')

# Arrays hold small numbers unless they say otherwise, so that many records fit into the caches.
SHORT = "short"

# Records point at nothing that points back, so the garbage collector need not know them.
ALLOCATION = ("@cython.no_gc",)


class DialectError(Exception):
    """A rule module uses something the compiled dialect does not have."""


def compiled_modules() -> list[str]:
    """The names of all compiled modules, as each package lists them in COMPILED."""
    names = []
    for package in [*GROUND, *game_packages(), *UPPER]:
        module = importlib.import_module(package)
        for listed in getattr(module, "COMPILED", ()):
            names += [f"{package}.{name}" for name in modules_named(module, listed)]
    return names


def modules_named(package: ModuleType, listed: str) -> list[str]:
    """The modules an entry of COMPILED stands for: one, or with `folder.*` all of a folder."""
    folder, _, last = listed.rpartition(".")
    if last != "*":
        return [listed]
    found = Path(str(package.__file__)).with_name(folder).glob("*.py")
    return sorted(f"{folder}.{path.stem}" for path in found if path.stem != "__init__")


def written_modules() -> list[str]:
    """Modules with a `.pyx` that nothing cimports: they declare their own C types."""
    names = []
    for package in UPPER:
        listed = getattr(importlib.import_module(package), "WRITTEN", ())
        names += [f"{package}.{name}" for name in listed]
    return names


def game_packages() -> list[str]:
    folder = SOURCE / "trianon" / "games"
    return sorted(f"trianon.games.{path.parent.name}" for path in folder.glob("*/__init__.py"))


def is_word(hint: Any) -> bool:
    """An integer that names its C type, as Word and Byte do."""
    return get_origin(hint) is Annotated and get_args(hint)[0] is int


def c_type(hint: Any, result: bool, where: str) -> str:
    """The C type of an argument or a result."""
    if hint is int:
        return "int"
    if hint is bool:
        return "bint"
    if hint is type(None):
        return "void"
    if is_word(hint):
        return str(get_args(hint)[1])
    if get_origin(hint) is list:
        if result:
            return "list"
        inner = item_type(get_args(hint)[0], where)
        return ROW if inner == BYTE else f"{inner}*"
    if get_origin(hint) is dict:
        return "dict"
    if inspect.isclass(hint):
        return hint.__name__
    raise DialectError(f"{where}: {hint} has no C type")


def item_type(hint: Any, where: str) -> str:
    """The C type of the numbers of an array."""
    return SHORT if hint is int else c_type(hint, False, where)


def field(name: str, hint: Any, where: str) -> str:
    """The declaration of one field of a record."""
    if is_array(hint):
        inner, *sizes = get_args(hint)
        while get_origin(inner) is list:
            inner = get_args(inner)[0]
        kind = item_type(inner, where)
        return f"    cdef public {kind}{''.join(f'[{size}]' for size in sizes)} {name}"
    return f"    cdef public {c_type(hint, False, where)} {name}"


def is_array(hint: Any) -> bool:
    """An array inside a record."""
    return get_origin(hint) is Annotated and not is_word(hint)


def record(kind: type) -> list[str]:
    """The declaration of a record class: single numbers lie together, before its arrays."""
    hints = get_type_hints(kind, include_extras=True)
    bases = [base.__name__ for base in kind.__bases__ if base is not object]
    head = (
        f"cdef class {kind.__name__}({', '.join(bases)}):"
        if bases
        else f"cdef class {kind.__name__}:"
    )
    own = list(inspect.get_annotations(kind))
    where = f"{kind.__module__}.{kind.__name__}"
    arrays = [name for name in own if is_array(hints[name])]
    numbers = [name for name in own if hints[name] in (int, bool) or is_word(hints[name])]
    pointers = [name for name in own if name not in arrays + numbers]
    ordered = numbers + arrays
    if own[: len(pointers)] == pointers:
        ordered = pointers + ordered
    elif own[-len(pointers) :] == pointers:
        ordered = ordered + pointers
    else:
        raise DialectError(f"{where}: {pointers} must come first or last")
    return [*ALLOCATION, head, *(field(name, hints[name], where) for name in ordered)]


def function(code: FunctionType) -> str:
    """The declaration of a rule function."""
    where = f"{code.__module__}.{code.__name__}"
    hints = get_type_hints(code, include_extras=True)
    result = c_type(hints["return"], True, where)
    arguments = []
    for name, parameter in inspect.signature(code).parameters.items():
        default = "" if parameter.default is inspect.Parameter.empty else "=*"
        arguments.append(f"{c_type(hints[name], False, where)} {name}{default}")
    door = "cdef" if takes_array(code) else "cpdef"
    handles_objects = any(hint in (bytes, str) for hint in hints.values())
    in_c = result in ("int", "bint", "void", "unsigned int") and not handles_objects
    free = " noexcept nogil" if in_c else ""
    return f"{door} {result} {code.__name__}({', '.join(arguments)}){free}"


def copied(code: FunctionType) -> list[str]:
    """A small function once more, with its body, for the C compiler to put into callers elsewhere."""
    tree = ast.parse(inspect.getsource(code)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    head = function(code).replace("cpdef ", "cpdef inline ", 1)
    head = head.replace(f" {code.__name__}(", f" {PREFIX}{code.__name__}(")
    for name, parameter in inspect.signature(code).parameters.items():
        head = head.replace(f" {name}=*", f" {name}={parameter.default}")
    body = "\n".join(ast.unparse(line) for line in tree.body[1:])
    return [f"{head}:", indent(body, "    ")]


def name_elsewhere(code: FunctionType) -> str:
    """What callers in other modules call."""
    return f"{PREFIX}{code.__name__}" if is_small(code) else code.__name__


@cache
def is_small(code: FunctionType) -> bool:
    """Whether a function of the rules is a few plain statements, without a loop or a written twin."""
    if not code.__module__.startswith(RULES) or takes_array(code):
        return False
    if not function(code).endswith("nogil"):
        return False
    if Path(code.__code__.co_filename).with_suffix(".pyx").exists():
        return False
    nodes = list(ast.walk(ast.parse(inspect.getsource(code))))
    if any(isinstance(node, ast.For | ast.While) for node in nodes):
        return False
    # The statements are the function itself, its docstring and its body.
    return sum(isinstance(node, ast.stmt) for node in nodes) <= 2 + SMALL


def takes_array(code: FunctionType) -> bool:
    """Functions over arrays have no Python door; others call them as `module.function`."""
    hints = get_type_hints(code, include_extras=True)
    return any(get_origin(hint) is list for name, hint in hints.items() if name != "return")


def constant(name: str, value: int, word: bool) -> str:
    """A number the C compiler knows; C drops what a module assigns to a literal when it is imported."""
    kind = "unsigned int" if word or value >= 1 << 31 else "int"
    return f'    {kind} {name} "(({kind}){{{value}{"u" if kind != "int" else ""}}})"'


def pxd(module: ModuleType, compiled: set[str]) -> str:
    """The whole `.pxd` of one module."""
    cimports: list[str] = []
    constants: list[str] = []
    own: list[str] = []
    hints = getattr(module, "__annotations__", {})
    for name, value in vars(module).items():
        home = getattr(value, "__module__", "")
        if isinstance(value, bool) or name.startswith("__"):
            continue
        if isinstance(value, int) and name[:1].isupper():
            constants.append(constant(name, value, "Word" in str(hints.get(name))))
        elif isinstance(value, ModuleType) and value.__name__ in compiled:
            package, _, last = value.__name__.rpartition(".")
            cimports.append(f"from {package} cimport {last} as {name}")
        elif isinstance(value, FunctionType) and home in compiled:
            if home == module.__name__:
                own.append(function(value))
                if is_small(value):
                    own += copied(value)
            elif takes_array(value):
                raise DialectError(f"{module.__name__}: call {home}.{name} through its module")
            else:
                cimports.append(f"from {home} cimport {name_elsewhere(value)} as {name}")
        elif inspect.isclass(value) and home in compiled:
            if home == module.__name__:
                own += record(value)
            else:
                cimports.append(f"from {home} cimport {name}")
    return "\n".join(
        [
            "# Generated from the annotations (trianon/_build/pxd.py); not for editing.",
            "cimport cython",
            *cimports,
            *(["cdef extern from *:", *constants] if constants else []),
            *(ROWS if any(f"{ROW} " in line for line in own) else []),
            *own,
            "",
        ]
    )


def write_all() -> list[tuple[str, Path]]:
    """Write every `.pxd`; the list of modules with their sources.

    A changed `.pxd` may concern every module, so all C files are made anew then.
    """
    sys.path.insert(0, str(SOURCE))
    names = compiled_modules()
    changed = [write(name, set(names)) for name in names]
    sources = [(name, source_of(name)) for name in [*names, *written_modules()]]
    if any(changed):
        for _, path in sources:
            path.with_suffix(".c").unlink(missing_ok=True)
    return sources


def write(name: str, compiled: set[str]) -> bool:
    """Write one `.pxd`; whether it changed."""
    module = importlib.import_module(name)
    text = pxd(module, compiled)
    target = Path(str(module.__file__)).with_suffix(".pxd")
    if target.exists() and target.read_text() == text:
        return False
    target.write_text(text)
    return True


def source_of(name: str) -> Path:
    """What Cython compiles: a `.pyx` twin where there is one. Found, not imported: it may need an extra."""
    spec = importlib.util.find_spec(name)
    assert spec is not None, name
    python = Path(str(spec.origin))
    twin = python.with_suffix(".pyx")
    return twin if twin.exists() else python


if __name__ == "__main__":
    for written, path in write_all():
        print(written, path)
