"""A lint for rules code: ``python -m lint src``.

Three kinds of mistake pass every type checker and many tests, and spoil a game silently:

* **A forgotten** ``yield from``. Calling a flow only makes a generator; unless somebody runs it,
  the rule that it carries out never happens. Every call of a function with the return type
  ``Flow[...]`` must be the operand of ``yield from``, an argument of ``together`` or of another
  function whose parameter is annotated as a flow, or be handed on by a function that is no
  generator and says that it returns a flow. Calls are followed through imports, methods, and
  tables of functions. A generator that asks must say that it is a flow, or its own calls would
  escape the check.
* **Something that differs between two runs** in ``core``, ``games`` and ``bots``: ``random`` (a bot
  may draw from ``random.Random(seed)``), clocks, ``id()``, ``hash()``, the order of a set of
  strings; and ``copy.deepcopy``, which is far too slow there.
* **Something that differs between two machines**, in the same places: functions of ``math`` that
  are the C library's, whose last bit is not the same everywhere; ``pow``; and a ``sum`` that is
  handed on, so that nobody can tell what it adds up. Whether a plain ``sum(...)`` or ``**`` is
  about floats is a question of types: a plugin of mypy answers it (``tests/whole_numbers.py``).

Two more spoil the house: **an import that points back** (``layers.py``), and **a function** that is
too long to be read at once (``lengths.py``).

Each finding is one line with the place, what is wrong, and how to mend it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from lint.layers import imports_that_point_back
from lint.lengths import functions_that_are_too_long
from lint.sources import (
    Function,
    Module,
    Remark,
    Sources,
    bindings,
    is_generator,
    own_nodes,
)


class Finding(NamedTuple):
    """One mistake, where it is, and how to mend it."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


Check = Callable[[Sources, Module], Iterator[Remark]]


# --- Flows ------------------------------------------------------------------------------------


def calls_that_never_run(sources: Sources, module: Module) -> Iterator[Remark]:
    """Calls of flows that nobody carries out."""
    for call in ast.walk(module.tree):
        if not isinstance(call, ast.Call) or not sources.is_flow_call(module, call):
            continue
        name = ast.unparse(call.func)
        giver = _giver(module, call)
        if giver is not None:
            if isinstance(giver, ast.Lambda) or _is_plain_flow(sources, module, giver):
                continue
            if not is_generator(giver):
                yield (
                    call,
                    f"{giver.name} returns the flow {name}(...) but does not say so: "
                    f"annotate {giver.name} with -> Flow[...]",
                )
                continue
        if not _is_run(sources, module, call):
            yield call, f"the flow {name}(...) never runs: write yield from {name}(...)"


def _giver(module: Module, call: ast.Call) -> Function | ast.Lambda | None:
    """The function that returns what this call makes, if it does nothing else with it."""
    node: ast.AST = call
    for parent in module.above(call):
        if isinstance(parent, ast.IfExp) and node is not parent.test:
            node = parent
        elif isinstance(parent, ast.Return) or (
            isinstance(parent, ast.Lambda) and node is parent.body
        ):
            return module.function_of(node)
        else:
            break
    return None


def _is_plain_flow(sources: Sources, module: Module, function: Function) -> bool:
    return sources.is_flow(module, function.returns) and not is_generator(function)


def _is_run(sources: Sources, module: Module, call: ast.Call) -> bool:
    """Whether the flow is the operand of ``yield from``, or given to whoever takes flows."""
    node: ast.AST = call
    alone = True  # not yet inside a list of flows, which only together can run
    for parent in module.above(call):
        if isinstance(parent, ast.YieldFrom):
            return alone
        if isinstance(parent, ast.Call):
            is_together = module.dotted(parent.func).rpartition(".")[2] == "together"
            return (is_together and node in parent.args) or (
                alone and sources.takes_flow(module, parent, node)
            )
        if (isinstance(parent, ast.IfExp) and node is not parent.test) or isinstance(
            parent, ast.keyword
        ):
            pass
        elif isinstance(parent, ast.List | ast.Tuple | ast.Starred) or (
            isinstance(parent, ast.ListComp | ast.GeneratorExp) and node is parent.elt
        ):
            alone = False
        else:
            return False
        node = parent
    return False


def flows_in_disguise(sources: Sources, module: Module) -> Iterator[Remark]:
    """Generators that ask, or run flows, without the return type ``Flow``."""
    for function in ast.walk(module.tree):
        if not isinstance(function, ast.FunctionDef) or sources.is_flow(module, function.returns):
            continue
        for node in own_nodes(function):
            asks = isinstance(node, ast.Yield) and _is_ask(module, function, node.value)
            runs = (
                isinstance(node, ast.YieldFrom)
                and isinstance(node.value, ast.Call)
                and sources.is_flow_call(module, node.value)
            )
            if asks or runs:
                does = "asks" if asks else "runs a flow"
                yield (
                    function,
                    f"{function.name} {does} in line {getattr(node, 'lineno', 0)} but is not "
                    "known as a flow: annotate it with -> Flow[...]",
                )
                break


def _is_ask(
    module: Module, function: Function, node: ast.AST | None, names: tuple[str, ...] = ()
) -> bool:
    """Whether this is ``Ask(...)``, a list of asks, or a name for one of these; ``names`` are those
    that have led here, so that what is made of itself is not followed for ever."""

    def any_of(nodes: Iterable[ast.AST | None], *more: str) -> bool:
        return any(_is_ask(module, function, each, (*names, *more)) for each in nodes)

    if isinstance(node, ast.Name):
        bound = [] if node.id in names else bindings(function).get(node.id, [])
        values = [each.node for each in bound if each.how == "value"]
        return any_of((each for each in values if not isinstance(each, ast.Name)), node.id)
    if isinstance(node, ast.List | ast.Tuple):
        return any_of(node.elts)
    if isinstance(node, ast.ListComp):
        return any_of([node.elt])
    if isinstance(node, ast.IfExp):
        return any_of((node.body, node.orelse))
    if isinstance(node, ast.BinOp):
        return any_of((node.left, node.right))
    return isinstance(node, ast.Call) and module.dotted(node.func).rpartition(".")[2] == "Ask"


# --- What differs between two runs ------------------------------------------------------------

_BANNED_MODULES = {
    "random": "draws what no replay can repeat: draw from t.state.chance",
    "time": "is a clock: rules must not depend on when they run",
    "cmath": "is the C library's: its last bit differs between platforms",
    "statistics": "rounds in other ways in other Python versions: use math.fsum, or whole numbers",
}
_C_LIBRARY = (
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "dist",
    "erf", "erfc", "exp", "exp2", "expm1", "gamma", "hypot", "lgamma", "log", "log10", "log1p",
    "log2", "pow", "sin", "sinh", "sumprod", "tan", "tanh",
)  # fmt: skip
"""What of ``math`` differs in its last bit; ``fsum``, ``prod`` and ``sqrt`` do not."""
_BANNED_NAMES = {
    "copy.deepcopy": "is far too slow for states: freeze and thaw the state, or build a new one",
    **dict.fromkeys(
        ("datetime.datetime.now", "datetime.datetime.utcnow", "datetime.datetime.today",
         "datetime.date.today"),
        "is a clock: rules must not depend on when they run",
    ),
    **dict.fromkeys(
        (f"math.{name}" for name in _C_LIBRARY),
        "differs in its last bit between platforms: use whole numbers, or overrun.bots.arithmetic",
    ),
}  # fmt: skip
_POW = "pow() of floats differs between platforms: write ** of whole numbers"
_BANNED_CALLS = {
    "id": "id() differs between two runs: refer to things by an id in the state",
    "hash": "hash() of a string differs between two runs: compare or sort the things themselves",
    "pow": _POW,
}
_NOT_HANDED_ON = {
    "sum": "sum() of floats differs between Python versions, and nobody can tell what this one "
    "adds up: call it here, or hand math.fsum on",
    "pow": _POW,
}

_PLAYERS = frozenset(("overrun.core.conform",))
"""Modules of the kernel that play games as a bot does, rather than carry rules out."""


_TIMED = frozenset(("overrun.bots.search.budget",))
"""Modules that look at the clock, because that is what they are about."""


def _may_draw(module: Module) -> bool:
    """Whether it may have a generator of its own, ``random.Random(seed)``; not the common one."""
    return module.is_bot or module.name in _PLAYERS


def things_that_differ(sources: Sources, module: Module) -> Iterator[Remark]:
    """Randomness, clocks, addresses, deep copies and the C library, where games are played."""
    if not (module.keeps_rules or module.is_bot):
        return
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            imported = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = "" if node.level else node.module or ""
            imported = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            imported = []
            if isinstance(node, ast.Attribute):
                dotted = module.dotted(node)
                root = dotted.partition(".")[0]
                if dotted in _BANNED_NAMES and root in _roots(module):
                    yield node, f"{dotted} {_BANNED_NAMES[dotted]}"
                elif _may_draw(module) and _is_common_random(module, dotted):
                    yield node, f"{dotted} differs between two runs: draw from random.Random(seed)"
            elif isinstance(node, ast.Name) and _is_builtin(module, node):
                is_called = isinstance(call := module.parents[node], ast.Call) and call.func is node
                banned = _BANNED_CALLS if is_called else _NOT_HANDED_ON
                if node.id in banned:
                    yield node, banned[node.id]
        for dotted in imported:
            root = dotted.partition(".")[0]
            if _may_draw(module) and dotted in ("random", "random.Random"):
                continue
            if _may_draw(module) and root == "random":
                yield node, f"{dotted} differs between two runs: draw from random.Random(seed)"
            elif root == "time" and module.name in _TIMED:
                continue
            elif root in _BANNED_MODULES:
                yield node, f"the module {root} {_BANNED_MODULES[root]}"
            elif dotted in _BANNED_NAMES:
                yield node, f"{dotted} {_BANNED_NAMES[dotted]}"


def _is_common_random(module: Module, dotted: str) -> bool:
    origin, _, name = dotted.rpartition(".")
    return origin == "random" and name != "Random" and "random" in _roots(module)


def _roots(module: Module) -> frozenset[str]:
    return frozenset(dotted.partition(".")[0] for dotted in module.imports.values())


def _is_builtin(module: Module, node: ast.Name) -> bool:
    """Whether the name is used, and means what it means everywhere."""
    name = node.id
    if name not in {*_BANNED_CALLS, *_NOT_HANDED_ON} or not isinstance(node.ctx, ast.Load):
        return False
    function = module.function_of(node)
    local = function is not None and name in bindings(function)
    return not local and name not in bindings(module.tree) and name not in module.imports


# --- The order of sets ------------------------------------------------------------------------

_ORDER_FREE = frozenset(
    ("sorted", "min", "max", "sum", "fsum", "len", "any", "all", "set", "frozenset", "bool")
)
"""Who may be given a set: the order does not show in the result."""

_ORDER_KEEPING = frozenset(
    ("list", "tuple", "iter", "enumerate", "zip", "map", "filter", "dict.fromkeys", "reversed")
)
"""Who hands the order of a set on."""


def loops_over_sets(sources: Sources, module: Module) -> Iterator[Remark]:
    """Loops over sets whose order shows: it differs between two runs if strings are in it."""
    if not (module.keeps_rules or module.is_bot):
        return
    for node in ast.walk(module.tree):
        looped: list[ast.expr] = []
        if isinstance(node, ast.For):
            looped = [node.iter]
        elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
            if not _is_order_free(module, node):
                looped = [each.iter for each in node.generators]
        elif isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in _ORDER_KEEPING or name.endswith(".join"):
                looped = [] if _is_order_free(module, node) else node.args
        elif isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
            looped = [] if isinstance(module.parents[node], ast.Set) else [node.value]
        elif isinstance(node, ast.YieldFrom):
            looped = [node.value]
        for each in looped:
            if _is_set(module, each):
                yield (
                    each,
                    f"the order of the set {ast.unparse(each)} differs between two runs: "
                    "loop over sorted(...), or keep a list or a dict",
                )


def _is_order_free(module: Module, node: ast.AST) -> bool:
    """Whether this is given straight to something for which the order does not matter."""
    parent = module.parents.get(node)
    return (
        isinstance(parent, ast.Call)
        and node in parent.args
        and isinstance(parent.func, ast.Name)
        and parent.func.id in _ORDER_FREE
    )


def _is_set(module: Module, node: ast.AST, deep: int = 0) -> bool:
    """Whether the expression is a set: written out, made by ``set(...)``, or a name for one."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(
        node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor
    ):
        return any(_is_set(module, each, deep) for each in (node.left, node.right))
    if isinstance(node, ast.Name) and deep < 5:
        function = module.function_of(node)
        scopes = [bindings(function)] if function else []
        bound = next(
            (each[node.id] for each in [*scopes, bindings(module.tree)] if node.id in each), []
        )
        if len(bound) == 1 and bound[0].how == "value":
            return _is_set(module, bound[0].node, deep + 1)
        if len(bound) >= 1 and bound[0].how == "annotated":
            kind = ast.unparse(bound[0].node).partition("[")[0]
            return kind in ("set", "frozenset")
    return False


# --- Running it -------------------------------------------------------------------------------

CHECKS: tuple[Check, ...] = (
    calls_that_never_run,
    flows_in_disguise,
    things_that_differ,
    loops_over_sets,
    imports_that_point_back,
    functions_that_are_too_long,
)


def python_files(places: Iterable[Path]) -> list[Path]:
    """The Python files in these places, which may be files or directories."""
    files: list[Path] = []
    for place in places:
        files += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return files


def lint(files: Iterable[Path]) -> list[Finding]:
    """Everything that is wrong in these files, by place. They are looked at together."""
    findings: list[Finding] = []
    modules: list[Module] = []
    for path in files:
        try:
            modules.append(Module(path, ast.parse(path.read_text(encoding="utf-8"))))
        except SyntaxError as error:
            findings.append(Finding(path, error.lineno or 1, f"not Python: {error.msg}"))
        except UnicodeDecodeError:
            findings.append(Finding(path, 1, "not Python: the file is not UTF-8"))
    sources = Sources(modules)
    for module in modules:
        for check in CHECKS:
            for node, what in check(sources, module):
                findings.append(Finding(module.path, getattr(node, "lineno", 1), what))
    return sorted(dict.fromkeys(findings))
