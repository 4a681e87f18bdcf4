"""All small changes of a Python file that its tests should notice.

Each replaces one expression or statement: a comparison, an operator, a number, a truth, or a whole
statement that is left out. Annotations, docstrings, texts, `raise` statements, `zip(strict=…)` and
how many results a cache keeps (`…_KEPT`) stay as they are.
"""

import ast
import copy

from engine.values import Value

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutation(Value, frozen=True):
    """One change of a file: its `lines` are replaced by `text`. `within` is the function or class
    around it. `before` and `after` are the lines without their indentation: together with `within`
    they are the same when the file changes elsewhere."""

    file: str
    within: str
    lines: tuple[int, int]
    text: str
    before: str
    after: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.lines[0]} {self.within}"
        return f"{place}\n    - {self.before}\n    + {self.after}"


def mutations(file: str, source: str) -> list[Mutation]:
    """Every mutation of a file, in the order of its lines."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda found: (found.lines, found.after))


def mutated(source: str, mutation: Mutation) -> str:
    """The text of the file after a mutation."""
    lines = source.splitlines(keepends=True)
    first, last = mutation.lines
    return "".join([*lines[: first - 1], mutation.text, *lines[last:]])


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, source: str) -> None:
        self.found: list[Mutation] = []
        self._file = file
        self._lines = source.encode().splitlines(keepends=True)  # the columns of ast count bytes
        self._within = ["the module"]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        """Look into the body and the default values, but not into decorators and annotations."""
        self._within.append(node.name)
        inside: list[ast.AST] = [*node.body]
        if isinstance(node, ast.FunctionDef):
            inside += [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        for child in inside:
            self.visit(child)
        self._within.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(each, ast.Name) and each.id.endswith("_KEPT") for each in node.targets):
            return
        if any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self.visit(node.value)  # without it, a name would be missing: every test notices
        else:
            self._add(node, ast.Pass())
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or ast.unparse(node).startswith("assert_never("):
            return  # a docstring, or what is never reached
        if isinstance(node.value, ast.Call):
            self._add(node, ast.Pass())
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, ast.Pass())
        if type(node.op) in OPERATORS:
            self._change(node, op=OPERATORS[type(node.op)]())
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        del node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        del node

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # the lengths that it checks are equal
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node, ast.Break())

    def visit_Compare(self, node: ast.Compare) -> None:
        for i, op in enumerate(node.ops):
            for other in COMPARISONS[type(op)]:
                self._change(node, ops=[*node.ops[:i], other(), *node.ops[i + 1 :]])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._change(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self._add(node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_text = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
        if type(node.op) in OPERATORS and not is_text and not _is_type(node):
            self._change(node, op=OPERATORS[type(node.op)]())
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            self._add(node, ast.Constant(node.value + 1))
            if node.value > 0:
                self._add(node, ast.Constant(node.value - 1))

    def _negate(self, test: ast.expr) -> None:
        """Turn a condition around, unless that is done already by another mutation of it."""
        if not isinstance(test, ast.Compare | ast.UnaryOp):
            self._add(test, ast.UnaryOp(ast.Not(), test))

    def _change(self, node: ast.expr | ast.stmt, **fields: object) -> None:
        changed = copy.copy(node)
        for name, value in fields.items():
            setattr(changed, name, value)
        self._add(node, changed)

    def _add(self, node: ast.expr | ast.stmt, changed: ast.AST) -> None:
        new = ast.unparse(ast.fix_missing_locations(changed))
        if not isinstance(node, ast.stmt | ast.Constant):
            new = f"({new})"
        assert node.end_lineno is not None
        lines = self._lines[node.lineno - 1 : node.end_lineno]
        head, tail = lines[0][: node.col_offset], lines[-1][node.end_col_offset :]
        text = (head + new.encode() + tail).decode()
        self.found.append(
            Mutation(
                file=self._file,
                within=self._within[-1],
                lines=(node.lineno, node.end_lineno),
                text=text,
                before=" ".join(b"".join(lines).decode().split()),
                after=" ".join(text.split()),
            )
        )


def _is_type(node: ast.BinOp) -> bool:
    """Whether this is a union of types: `Opening | TicketChoice`."""
    sides = (node.left, node.right)
    return isinstance(node.op, ast.BitOr) and any(
        isinstance(side, ast.Name) and side.id[0].isupper() and not side.id.isupper()
        for side in sides
    )
