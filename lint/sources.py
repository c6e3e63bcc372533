"""What names stand for across source files, as far as annotations and assignments tell.

The lint (``checks.py``) must know which calls make a flow, also through imports, methods and
tables of functions. This is a small reader of Python sources for that purpose: it follows names,
never guesses, and answers nothing where the sources do not tell. No file is imported or run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Scope: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.Module
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.Module)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Remark: TypeAlias = tuple[ast.AST, str]
"""What is wrong with a node of one file."""


# --- The sources ------------------------------------------------------------------------------


class Module:
    """One source file: its tree, with the way up from every node, and what its names stand for."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        self.tree = tree
        self.name = module_name(path)
        self.parents = {
            child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)
        }
        self.imports: dict[str, str] = {}
        for node, alias, dotted in self.imported():
            top = alias.name.partition(".")[0]
            binds_top = isinstance(node, ast.Import) and not alias.asname  # ``import os.path``
            self.imports[alias.asname or top] = top if binds_top else dotted

    def imported(self) -> Iterator[tuple[ast.Import | ast.ImportFrom, ast.alias, str]]:
        """Every import, wherever in the file, with the dotted name of what it names."""
        is_package = self.path.name == "__init__.py"
        package = self.name if is_package else self.name.rpartition(".")[0]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((node, alias, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                origin = node.module or ""
                if node.level:
                    base = package.split(".")[: len(package.split(".")) - node.level + 1]
                    origin = ".".join([*base, origin] if origin else base)
                yield from ((node, alias, f"{origin}.{alias.name}") for alias in node.names)

    def dotted(self, node: ast.AST) -> str:
        """``copy.deepcopy`` for whatever name the file uses for it; nothing for other things."""
        if isinstance(node, ast.Name):
            return self.imports.get(node.id, node.id)
        if isinstance(node, ast.Attribute) and (owner := self.dotted(node.value)):
            return f"{owner}.{node.attr}"
        return ""

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """What the node stands in, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function_of(self, node: ast.AST) -> Function | ast.Lambda | None:
        """The function whose body the node belongs to."""
        scopes = (each for each in self.above(node) if isinstance(each, _SCOPES))
        scope = next(scopes, None)
        return None if isinstance(scope, ast.Module) else scope

    @property
    def keeps_rules(self) -> bool:
        """Whether it is part of the kernel or of a game, which must run the same every time."""
        return self.name.split(".")[1:2] in (["core"], ["games"])

    @property
    def is_bot(self) -> bool:
        """Whether it is part of a bot, which must play the same every time."""
        return self.name.split(".")[1:2] == ["bots"]


def module_name(path: Path) -> str:
    """The dotted name by which the file is imported: up to the outermost package."""
    parts = [] if path.name == "__init__.py" else [path.stem]
    folder = path.resolve().parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def last_word(dotted: str) -> str:
    return dotted.rpartition(".")[2]


def _word(home: Module, annotation: ast.AST) -> str:
    """What an annotation is called, without where it comes from and what it holds."""
    outer = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return last_word(home.dotted(outer))


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """What belongs to this function, class or module itself, not to functions inside it."""
    todo = list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop(0)
        yield node
        if not isinstance(node, (*_SCOPES, ast.ClassDef)):
            todo[:0] = ast.iter_child_nodes(node)


@cache
def is_generator(function: Function | ast.Lambda) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


# --- What names stand for ---------------------------------------------------------------------


class Binding(NamedTuple):
    """One place that gives a name its meaning, and how."""

    node: ast.AST
    how: str  # def, annotated, value, part (of a tuple), each (of a loop), part-of-each, other
    place: int = 0


@cache
def bindings(scope: Scope) -> dict[str, list[Binding]]:
    """Every name that the scope binds, and everything it is bound to."""
    found: dict[str, list[Binding]] = {}

    def bind(name: str, binding: Binding) -> None:
        found.setdefault(name, []).append(binding)

    def bind_target(target: ast.expr, value: ast.AST, how: str) -> None:
        if isinstance(target, ast.Name):
            bind(target.id, Binding(value, how))
        elif isinstance(target, ast.Tuple | ast.List):
            deeper = {"value": "part", "each": "part-of-each"}.get(how, "other")
            starred = any(isinstance(each, ast.Starred) for each in target.elts)
            for index, each in enumerate(target.elts):
                if isinstance(each, ast.Name) and not starred:
                    bind(each.id, Binding(value, deeper, index))
                else:
                    bind_target(each, value, "other")
        elif isinstance(target, ast.Starred):
            bind_target(target.value, value, "other")

    if not isinstance(scope, ast.Module):
        given = scope.args
        for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]:
            typed = argument.annotation
            bind(argument.arg, Binding(typed, "annotated") if typed else Binding(scope, "other"))
        for rest in (given.vararg, given.kwarg):
            if rest:
                bind(rest.arg, Binding(scope, "other"))
    for node in own_nodes(scope):
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            bind(node.name, Binding(node, "def"))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            alias = last_word(ast.unparse(node.annotation)) == "TypeAlias"
            meant = node.value if alias and node.value else node.annotation
            bind(node.target.id, Binding(meant, "value" if alias else "annotated"))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                bind_target(target, node.value, "value")
        elif isinstance(node, ast.NamedExpr):
            bind_target(node.target, node.value, "value")
        elif isinstance(node, ast.AugAssign):
            bind_target(node.target, node.value, "other")
        elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            bind_target(node.target, node.iter, "each")
        elif isinstance(node, ast.withitem) and node.optional_vars is not None:
            bind_target(node.optional_vars, node.context_expr, "other")
    return found


class Thing(NamedTuple):
    """What an expression stands for, as far as the sources tell."""

    kind: str  # module, def, class, object (of a class), typed, display, lambda, foreign
    home: Module
    node: ast.AST


FLOW = "Flow"
_MAPPINGS = frozenset(("dict", "Mapping", "MutableMapping", "defaultdict", "OrderedDict"))
_SEQUENCES = frozenset(
    ("list", "Sequence", "deque", "Iterable", "Iterator", "Collection", "set", "frozenset")
)
_WRAPPERS = frozenset(("Final", "ClassVar", "Annotated", "Optional"))


class Sources:
    """All files that are looked at, and what their names stand for across them."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        self._busy: list[ast.AST] = []
        self._members: dict[str, list[tuple[Module, ast.AST]]] = {}
        for module in self.modules.values():
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef):
                    for member in node.body:
                        name = _member_name(member)
                        if name:
                            self._members.setdefault(name, []).append((module, member))

    # -- expressions -----------------------------------------------------------------------

    def thing(self, home: Module, node: ast.AST) -> Thing | None:
        """What the expression stands for, or nothing if that is not known."""
        if node in self._busy:
            return None  # a name that is defined by itself
        with self._within(node):
            return self._thing(home, node)

    @contextmanager
    def _within(self, node: ast.AST) -> Iterator[None]:
        """While it is followed what this stands for, so that nothing is followed in a circle."""
        self._busy.append(node)
        try:
            yield
        finally:
            self._busy.pop()

    def _thing(self, home: Module, node: ast.AST) -> Thing | None:
        if isinstance(node, ast.Name):
            return self.named(home, node.id, node)
        if isinstance(node, ast.Attribute):
            return self.member(self.thing(home, node.value), node.attr)
        if isinstance(node, ast.Subscript):
            return self.item(self.thing(home, node.value), node.slice)
        if isinstance(node, ast.Call):
            return self._result(home, node)
        if isinstance(node, ast.IfExp):
            return self.thing(home, node.body) or self.thing(home, node.orelse)
        if isinstance(node, ast.NamedExpr):
            return self.thing(home, node.value)
        if isinstance(node, ast.Dict | ast.List | ast.Tuple):
            return Thing("display", home, node)
        return Thing("lambda", home, node) if isinstance(node, ast.Lambda) else None

    def named(self, home: Module, name: str, at: ast.AST | None = None) -> Thing | None:
        """What a name stands for in the file, or at this node of it."""
        scopes = [each for each in home.above(at) if isinstance(each, _SCOPES)] if at else []
        for scope in scopes or [home.tree]:
            bound = bindings(scope).get(name)
            if bound is None:
                continue
            owner = home.parents.get(scope)
            arguments = [] if isinstance(scope, ast.Module) else scope.args.args
            if isinstance(owner, ast.ClassDef) and arguments and arguments[0].arg == name:
                return Thing("object", home, owner)  # self
            typed = [each for each in bound if each.how == "annotated"]
            bound = typed or bound
            return self._bound(home, bound[0]) if len(bound) == 1 else None
        if name in home.imports:
            return self._imported(home, home.imports[name])
        return None

    def _bound(self, home: Module, binding: Binding) -> Thing | None:
        node = binding.node
        if binding.how == "def":
            return Thing("class" if isinstance(node, ast.ClassDef) else "def", home, node)
        if binding.how == "annotated":
            return self.annotated(home, node)
        if binding.how == "value":
            return self.thing(home, node)
        if binding.how == "part":
            return self.item(self.thing(home, node), ast.Constant(binding.place))
        if binding.how == "each":
            return self._each(home, node)
        if binding.how == "part-of-each":
            return self._each_part(home, node, binding.place)
        return None

    def _imported(self, home: Module, dotted: str) -> Thing | None:
        """The module of this dotted name, or what a module of ours calls so."""
        if dotted in self.modules:
            module = self.modules[dotted]
            return Thing("module", module, module.tree)
        origin, _, name = dotted.rpartition(".")
        if origin in self.modules:
            tree = self.modules[origin].tree
            if tree in self._busy:
                return None  # two modules that import a name from each other
            with self._within(tree):
                return self.named(self.modules[origin], name)
        ours = any(name.startswith(f"{dotted}.") for name in self.modules)
        return None if ours else Thing("foreign", home, home.tree)

    # -- parts of things -------------------------------------------------------------------

    def member(self, owner: Thing | None, name: str) -> Thing | None:
        """What ``owner.name`` stands for."""
        if owner is None or owner.kind == "foreign":
            return owner
        if owner.kind == "module":
            submodule = self.modules.get(f"{owner.home.name}.{name}")
            found = self.named(owner.home, name)
            return found or (Thing("module", submodule, submodule.tree) if submodule else None)
        if not isinstance(owner.node, ast.ClassDef) or owner.kind not in ("class", "object"):
            return None
        for node in owner.node.body:
            if _member_name(node) == name:
                return self._member(owner.home, node)
        for inner in ast.walk(owner.node):
            if isinstance(inner, ast.AnnAssign) and ast.unparse(inner.target) == f"self.{name}":
                return self.annotated(owner.home, inner.annotation)
        for base in owner.node.bases:
            inherited = self.member(self.annotated(owner.home, base), name)
            if inherited is not None:
                return inherited
        return None

    def _member(self, home: Module, node: ast.AST) -> Thing | None:
        if isinstance(node, ast.AnnAssign):
            return self.annotated(home, node.annotation)
        if isinstance(node, ast.Assign):
            return self.thing(home, node.value)
        if isinstance(node, _FUNCTIONS):
            words = [last_word(home.dotted(each)) for each in node.decorator_list]
            if node.returns and ("property" in words or "cached_property" in words):
                return self.annotated(home, node.returns)
            return Thing("def", home, node)
        return None

    def item(self, owner: Thing | None, index: ast.expr | None = None) -> Thing | None:
        """What ``owner[index]`` stands for, or any item of it."""
        if owner is None:
            return None
        home, node = owner.home, owner.node
        number = _number(index)
        if owner.kind == "display":
            values = list(getattr(node, "values", getattr(node, "elts", ())))
            if isinstance(node, ast.List | ast.Tuple) and number is not None:
                values = values[number:][:1]
            things = [each for each in (self.thing(home, value) for value in values) if each]
            # one flow in a table makes the table one of flows
            return next(filter(self.makes_flow, things), things[0] if things else None)
        if owner.kind == "object":
            getter = self.member(owner, "__getitem__")
            return self._returned_thing(getter) if getter else None
        if owner.kind != "typed" or not isinstance(node, ast.Subscript):
            return None
        kind = _word(home, node)
        arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if kind in _MAPPINGS:
            return self.annotated(home, arguments[-1])
        if kind in _SEQUENCES:
            return self.annotated(home, arguments[0])
        if kind == "tuple":
            if len(arguments) == 2 and ast.unparse(arguments[1]) == "...":
                return self.annotated(home, arguments[0])
            if number is not None and -len(arguments) <= number < len(arguments):
                return self.annotated(home, arguments[number])
        return None

    def _each(self, home: Module, node: ast.AST) -> Thing | None:
        """What a loop over this expression meets."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = self.thing(home, node.func.value)
            if owner is not None and node.func.attr == "values":
                return self.item(owner)
        owner = self.thing(home, node)
        is_mapping = owner is not None and (
            isinstance(owner.node, ast.Dict) or _word(owner.home, owner.node) in _MAPPINGS
        )
        return None if is_mapping else self.item(owner)

    def _each_part(self, home: Module, node: ast.AST, index: int) -> Thing | None:
        """What ``for a, b in node`` gives to its target of this index."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = self.thing(home, node.func.value)
            if owner is not None and node.func.attr == "items":
                return self.item(owner) if index == 1 else None
        return self.item(self._each(home, node), ast.Constant(index))

    # -- annotations -----------------------------------------------------------------------

    def annotated(self, home: Module, node: ast.AST) -> Thing | None:
        """What a thing of this annotation is; ``| None`` is left out of account."""
        node = _unquoted(node)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            sides = [each for each in (node.left, node.right) if ast.unparse(each) != "None"]
            return self.annotated(home, sides[0]) if len(sides) == 1 else None
        outer = node.value if isinstance(node, ast.Subscript) else node
        word = _word(home, node)
        if isinstance(node, ast.Subscript) and word in _WRAPPERS:
            inner = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) else node.slice
            return self.annotated(home, inner)
        if word == FLOW:
            return Thing("typed", home, node)
        named = self._named_type(home, outer)
        if named is not None and named.kind == "class":
            return Thing("object", named.home, named.node)
        alias = self._alias(home, outer)
        if alias is None:
            return Thing("typed", home, node)
        with self._within(alias[1]):
            return self.annotated(*alias)

    def _named_type(self, home: Module, node: ast.AST) -> Thing | None:
        """The class that an annotation names; at the level of the file, as quoted ones have to."""
        if isinstance(node, ast.Name):
            return self.named(home, node.id)
        if isinstance(node, ast.Attribute):
            return self.member(self._named_type(home, node.value), node.attr)
        return None

    def _alias(self, home: Module, node: ast.AST) -> tuple[Module, ast.AST] | None:
        """What a type alias such as ``Effect = Callable[..., Flow[None]]`` stands for."""
        dotted = home.dotted(node)
        origin, _, name = dotted.rpartition(".")
        if isinstance(node, ast.Name) and node.id not in home.imports:
            owner: Module | None = home
        else:
            owner = self.modules.get(origin)
        bound = bindings(owner.tree).get(name, []) if owner else []
        if owner is None or len(bound) != 1 or bound[0].how != "value":
            return None
        meant = bound[0].node
        is_type = isinstance(meant, ast.Subscript | ast.BinOp | ast.Name | ast.Attribute)
        quoted = isinstance(meant, ast.Constant) and isinstance(meant.value, str)
        if not (is_type or quoted) or meant in self._busy:
            return None
        return owner, meant

    # -- calls -----------------------------------------------------------------------------

    def _returns(self, called: Thing | None) -> tuple[Module, ast.AST] | None:
        """The annotation of what calling this thing gives."""
        if called is None:
            return None
        node = called.node
        if isinstance(node, _FUNCTIONS):
            return (called.home, node.returns) if node.returns else None
        if called.kind == "object":
            return self._returns(self.member(called, "__call__"))
        if called.kind == "typed" and _word(called.home, node) == "Callable":
            arguments = node.slice if isinstance(node, ast.Subscript) else None
            return (called.home, arguments.elts[-1]) if isinstance(arguments, ast.Tuple) else None
        return None

    def _returned_thing(self, called: Thing) -> Thing | None:
        returns = self._returns(called)
        return self.annotated(*returns) if returns else None

    def _result(self, home: Module, call: ast.Call) -> Thing | None:
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("get", "pop", "setdefault"):
            owner = self.thing(home, call.func.value)
            if owner is not None and owner.kind in ("typed", "display"):
                return self.item(owner)
        called = self.thing(home, call.func)
        if called is None:
            return None
        if called.kind == "class":
            return Thing("object", called.home, called.node)
        return called if called.kind == "foreign" else self._returned_thing(called)

    def is_flow(self, home: Module, annotation: ast.AST | None) -> bool:
        """Whether the annotation says ``Flow`` or ``Flow[...]``, by whatever name."""
        if annotation is None or isinstance(_unquoted(annotation), ast.BinOp):
            return False  # of a flow or nothing nobody can say that it must run
        meant = self.annotated(home, annotation)
        return meant is not None and meant.kind == "typed" and _word(meant.home, meant.node) == FLOW

    def makes_flow(self, called: Thing) -> bool:
        """Whether calling this thing makes a flow."""
        if isinstance(called.node, ast.Lambda):
            body = called.node.body
            return isinstance(body, ast.Call) and self.is_flow_call(called.home, body)
        returns = self._returns(called)
        return returns is not None and self.is_flow(*returns)

    def takes_flow(self, home: Module, call: ast.Call, given: ast.AST) -> bool:
        """Whether the argument ``given`` goes to a parameter that is annotated as a flow."""
        called = self.thing(home, call.func)
        if called is None or not isinstance(called.node, _FUNCTIONS):
            return False
        parameters = called.node.args
        if isinstance(given, ast.keyword):
            named = [*parameters.args, *parameters.kwonlyargs]
            taken = next((each for each in named if each.arg == given.arg), None)
        else:
            in_class = isinstance(called.home.parents.get(called.node), ast.ClassDef)
            placed = [*parameters.posonlyargs, *parameters.args][1 if in_class else 0 :]
            place = call.args.index(given) if given in call.args else len(placed)
            taken = placed[place] if place < len(placed) else parameters.vararg
        return taken is not None and self.is_flow(called.home, taken.annotation)

    def is_flow_call(self, home: Module, call: ast.Call) -> bool:
        """Whether the call makes a flow.

        A method of something unknown counts if everything of that name is a flow in all classes.
        """
        called = self.thing(home, call.func)
        if called is not None:
            return self.makes_flow(called)
        if not isinstance(call.func, ast.Attribute) or self.thing(home, call.func.value):
            return False
        members = [
            self._member(module, node) for module, node in self._members.get(call.func.attr, ())
        ]
        return bool(members) and all(each is not None and self.makes_flow(each) for each in members)


def _number(index: ast.AST | None) -> int | None:
    """The number that is written as an index, such as ``-1``."""
    try:
        number = ast.literal_eval(index) if isinstance(index, ast.expr) else None
    except ValueError:
        return None
    return number if isinstance(number, int) else None


def _member_name(node: ast.AST) -> str:
    """The name that this statement of a class body defines."""
    if isinstance(node, _FUNCTIONS):
        return node.name
    target: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    return target.id if isinstance(target, ast.Name) else ""


@cache
def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        return None


def _unquoted(node: ast.AST) -> ast.AST:
    """An annotation that was written as a string, as if it was not."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return _parsed(node.value) or node
    return node
