"""Says what a program of Python is, without its white space and comments: a digest a line, null for one that does not compile."""
import ast
import hashlib
import json
import sys
import types
import warnings


def describe(code):
    """The instructions of a function without the names of its local variables."""
    constants = [describe(one) if isinstance(one, types.CodeType) else repr(one) for one in code.co_consts]
    sizes = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags, len(code.co_varnames))
    return repr((code.co_code.hex(), constants, code.co_names, sizes, code.co_name))


warnings.simplefilter("ignore")
for line in sys.stdin:
    asked = json.loads(line)
    try:
        source = asked["text"].encode()
        said = describe(compile(source, "x", "exec")) if asked["renamed"] else ast.dump(ast.parse(source))
        digest = hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()
    except (SyntaxError, ValueError):
        digest = None
    print(json.dumps(digest), flush=True)
