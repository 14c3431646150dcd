export const id = 41;
export const ids = [41];
export const modules = {

/***/ 38387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileByCel: () => (/* binding */ compileByCel)
});

// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/parse.js + 3 modules
var parse = __webpack_require__(53340);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/plan.js + 9 modules
var plan = __webpack_require__(78217);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/env.js + 34 modules
var env = __webpack_require__(89869);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/error.js
var error = __webpack_require__(42108);
// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/engine/policy/facts.js
var facts = __webpack_require__(20748);
;// CONCATENATED MODULE: ./build/src/engine/policy/cel-types.js
/** Types of CEL expressions over the facts, as far as policies need them. */


/** CEL's `int`. */
const INT = { kind: 'int' };
/** CEL's `double`. It can be compared with an `int`, but not added to one without `double()`. */
const DOUBLE = { kind: 'double' };
/** CEL's `bool`: the type that a condition must have. */
const BOOL = { kind: 'bool' };
/** CEL's `string`. */
const STRING = { kind: 'string' };
/** The type of a faulty part. It matches every type, so that one fault is reported once. */
const UNKNOWN = { kind: 'unknown' };
/** Returns the type of a list of elements of a type. */
const createListType = (of) => ({ kind: 'list', of });
/** Describes a type for a fault message. */
function describeType(type) {
    if (type.kind === 'list')
        return type.of.kind === 'unknown' ? 'list' : `list of ${describeType(type.of)}`;
    return type.kind === 'object' ? `group "${type.name}"` : type.kind;
}
/** Returns whether one type can be used in place of the other. */
function isCompatible(a, b) {
    if (a.kind === 'unknown' || b.kind === 'unknown')
        return true;
    if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind)
        return isCompatible(a.of, b.of);
    return a.kind === b.kind && a.kind !== 'object';
}
/** Returns the more specific of two types that are equal except for unknown parts. */
function joinTypes(a, b) {
    if (a.kind === 'unknown')
        return b;
    if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind)
        return { kind: a.kind, of: joinTypes(a.of, b.of) };
    return a;
}
/** Returns whether a type is `int` or `double`; false for the type of a faulty part. */
const isNumber = (type) => type.kind === 'int' || type.kind === 'double';
const COUNTS = {
    kind: 'object',
    name: 'findings.by_plane[…]',
    fields: new Map(facts/* COUNT_FIELDS */.mY.map((field) => [field, INT])),
};
const BY_FACT_TYPE = {
    int: INT,
    double: DOUBLE,
    bool: BOOL,
    string: STRING,
    'list<string>': createListType(STRING),
    'map<counts>': { kind: 'map', of: COUNTS },
};
/** Returns the top-level names of conditions with their types: `tier`, `findings`, … */
function buildFactTypes() {
    return new Map(Object.entries(nestTypes('', facts/* FACTS */.qY.map(({ name, type }) => [name.split('.'), BY_FACT_TYPE[type]]))));
}
/** Builds the types of the fields of a group from their paths inside of it. */
function nestTypes(prefix, facts) {
    const byFirst = new Map();
    for (const [[first = '', ...rest], type] of facts) {
        (0,groups/* addToGroup */.Mr)(byFirst, first, [rest, type]);
    }
    const types = {};
    for (const [first, fields] of byFirst) {
        const name = prefix === '' ? first : `${prefix}.${first}`;
        const [only] = fields;
        types[first] =
            only !== undefined && only[0].length === 0
                ? only[1]
                : { kind: 'object', name, fields: new Map(Object.entries(nestTypes(name, fields))) };
    }
    return types;
}
//# sourceMappingURL=cel-types.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/check.js


const MACROS = ['all', 'exists', 'exists_one', 'filter'];
const STRING_TESTS = ['contains', 'startsWith', 'endsWith', 'matches'];
const KNOWN_FUNCTIONS = `${[...STRING_TESTS, ...MACROS].map((name) => `.${name}()`).join(', ')}, size(), has(), int(), double()`;
/** Checks a parsed condition. */
function checkExpression(text, parsed) {
    const checker = new Checker(text, parsed);
    if (parsed.expr === undefined) {
        return { faults: [{ offset: 0, message: 'the condition is empty' }], loops: 0, groups: [] };
    }
    const type = checker.typeOf(parsed.expr, buildFactTypes());
    if (!isCompatible(type, BOOL))
        checker.fault(parsed.expr, `a condition must be true or false, this is a ${describeType(type)}`);
    return {
        faults: checker.faults.toSorted((a, b) => a.offset - b.offset),
        loops: checker.loops,
        groups: [...checker.groups],
    };
}
class Checker {
    text;
    parsed;
    faults = [];
    groups = new Set();
    loops = 0;
    inComprehension = false;
    constructor(text, parsed) {
        this.text = text;
        this.parsed = parsed;
    }
    fault(expr, message) {
        const offset = this.parsed.sourceInfo?.positions[String(expr.id)] ?? 0;
        // The parser reports an operator at the white space before it.
        const blank = /^\s*/u.exec(this.text.slice(offset))?.[0].length ?? 0;
        this.faults.push({ offset: offset + blank, message });
        return UNKNOWN;
    }
    typeOf(expr, scope) {
        const kind = expr.exprKind;
        switch (kind.case) {
            case 'constExpr':
                return this.constant(expr, kind.value.constantKind.case);
            case 'identExpr': {
                const type = scope.get(kind.value.name);
                this.groups.add(kind.value.name);
                const known = [...scope.keys()].filter((name) => !name.startsWith('@')).join(', ');
                return type ?? this.fault(expr, `unknown fact "${kind.value.name}"; known: ${known}`);
            }
            case 'selectExpr': {
                if (kind.value.operand === undefined)
                    return UNKNOWN;
                const type = this.field(expr, this.typeOf(kind.value.operand, scope), kind.value.field);
                return kind.value.testOnly ? BOOL : type;
            }
            case 'listExpr':
                return createListType(this.elements(kind.value.elements, scope));
            case 'callExpr':
                return this.call(expr, kind.value, scope);
            case 'comprehensionExpr':
                return this.comprehension(expr, kind.value, scope);
            default:
                return this.fault(expr, 'maps and messages cannot be made in a condition');
        }
    }
    constant(expr, kind) {
        if (kind === 'int64Value')
            return INT;
        if (kind === 'doubleValue')
            return DOUBLE;
        if (kind === 'boolValue')
            return BOOL;
        if (kind === 'stringValue')
            return STRING;
        return this.fault(expr, 'only whole and decimal numbers, strings, true and false can be written in a condition');
    }
    field(expr, operand, field) {
        if (operand.kind === 'unknown')
            return UNKNOWN;
        if (operand.kind === 'map')
            return operand.of;
        if (operand.kind !== 'object')
            return this.fault(expr, `a ${describeType(operand)} has no field "${field}"`);
        const known = [...operand.fields.keys()].join(', ');
        return (operand.fields.get(field) ??
            this.fault(expr, `unknown fact "${operand.name}.${field}"; "${operand.name}" has: ${known}`));
    }
    elements(elements, scope) {
        let type = UNKNOWN;
        for (const element of elements) {
            const one = this.typeOf(element, scope);
            if (!isCompatible(type, one))
                return this.fault(element, `a list of ${describeType(type)} cannot hold a ${describeType(one)}`);
            type = joinTypes(type, one);
        }
        return type;
    }
    call(expr, call, scope) {
        const target = call.target === undefined ? [] : [this.typeOf(call.target, scope)];
        const types = [...target, ...call.args.map((arg) => this.typeOf(arg, scope))];
        const [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN] = types;
        const all = (type, result) => types.every((one) => isCompatible(one, type)) ? result : this.mismatch(expr, call.function, types);
        switch (call.function) {
            case '_&&_':
            case '_||_':
            case '!_':
            case '@not_strictly_false':
                return all(BOOL, BOOL);
            case '_==_':
            case '_!=_':
                return isCompatible(a, b) || (isNumber(a) && isNumber(b)) ? BOOL : this.mismatch(expr, call.function, types);
            case '_<_':
            case '_<=_':
            case '_>_':
            case '_>=_':
                return this.ordered(a, b) ? BOOL : this.mismatch(expr, call.function, types);
            case '_+_':
                return this.sum(expr, a, b);
            case '_-_':
            case '_*_':
            case '_/_':
                return isCompatible(a, b) && this.numeric(a) && this.numeric(b)
                    ? joinTypes(a, b)
                    : this.mismatch(expr, call.function, types);
            case '_%_':
                return all(INT, INT);
            case '-_':
                return this.numeric(a) ? a : this.mismatch(expr, call.function, types);
            case '_?_:_':
                return isCompatible(a, BOOL) && isCompatible(b, c)
                    ? joinTypes(b, c)
                    : this.mismatch(expr, call.function, types);
            case '@in':
                return this.membership(expr, a, b, types);
            case '_[_]':
                return this.index(expr, a, b, types);
            case 'size':
                return types.length === 1 && ['string', 'list', 'map', 'unknown'].includes(a.kind)
                    ? INT
                    : this.mismatch(expr, 'size', types);
            case 'int':
            case 'double':
                if (call.target !== undefined || types.length !== 1 || !this.numeric(a))
                    return this.mismatch(expr, call.function, types);
                return call.function === 'int' ? INT : DOUBLE;
            default:
                return this.stringTest(expr, call, types);
        }
    }
    numeric(type) {
        return isNumber(type) || type.kind === 'unknown';
    }
    ordered(a, b) {
        return (this.numeric(a) && this.numeric(b)) || (isCompatible(a, STRING) && isCompatible(b, STRING));
    }
    /** Checks `+`, which adds numbers. Lists are joined only in the expansion of `filter`. */
    sum(expr, a, b) {
        if (a.kind === 'list' && isCompatible(a, b) && this.inComprehension)
            return joinTypes(a, b);
        return isCompatible(a, b) && this.numeric(a) && this.numeric(b)
            ? joinTypes(a, b)
            : this.mismatch(expr, '_+_', [a, b]);
    }
    membership(expr, element, whole, types) {
        if (whole.kind === 'unknown')
            return BOOL;
        if (whole.kind === 'list')
            return isCompatible(element, whole.of) ? BOOL : this.mismatch(expr, '@in', types);
        return whole.kind === 'map' && isCompatible(element, STRING) ? BOOL : this.mismatch(expr, '@in', types);
    }
    index(expr, whole, key, types) {
        if (whole.kind === 'unknown')
            return UNKNOWN;
        if (whole.kind === 'list' && isCompatible(key, INT))
            return whole.of;
        return whole.kind === 'map' && isCompatible(key, STRING) ? whole.of : this.mismatch(expr, '_[_]', types);
    }
    stringTest(expr, call, types) {
        if (!STRING_TESTS.includes(call.function)) {
            return this.fault(expr, `unknown function "${call.function}"; known: ${KNOWN_FUNCTIONS}`);
        }
        const [argument] = call.args;
        if (call.target === undefined ||
            call.args.length !== 1 ||
            argument === undefined ||
            !types.every((one) => isCompatible(one, STRING))) {
            return this.mismatch(expr, call.function, types);
        }
        return call.function === 'matches' ? this.pattern(argument) : BOOL;
    }
    /**
     * Checks a pattern. It must be a literal, so that an invalid one is found here. The syntax is RE2's, which matches in
     * linear time.
     */
    pattern(argument) {
        const kind = argument.exprKind;
        if (kind.case !== 'constExpr' || kind.value.constantKind.case !== 'stringValue') {
            return this.fault(argument, 'the pattern of matches() must be a string written out');
        }
        try {
            build/* RE2JS */.L3.compile(kind.value.constantKind.value);
            return BOOL;
        }
        catch {
            return this.fault(argument, 'not a regular expression that RE2 knows');
        }
    }
    comprehension(expr, loop, scope) {
        const macro = this.parsed.sourceInfo?.macroCalls[String(expr.id)]?.exprKind;
        const name = macro?.case === 'callExpr' ? macro.value.function : '';
        if (!MACROS.includes(name)) {
            return this.fault(expr, `unknown function "${name}"; known: ${KNOWN_FUNCTIONS}`);
        }
        const { iterRange, accuInit, loopCondition, loopStep, result } = loop;
        if (!iterRange || !accuInit || !loopCondition || !loopStep || !result)
            return UNKNOWN;
        const range = this.typeOf(iterRange, scope);
        if (this.inComprehension)
            return this.fault(expr, `${name}() cannot stand inside another ${MACROS.join(', ')}`);
        if (range.kind !== 'list' && range.kind !== 'map' && range.kind !== 'unknown') {
            return this.fault(expr, `${name}() needs a list, this is a ${describeType(range)}`);
        }
        this.loops += 1;
        this.inComprehension = true;
        const element = range.kind === 'list' ? range.of : range.kind === 'map' ? STRING : UNKNOWN;
        const inner = new Map([...scope, [loop.iterVar, element], [loop.accuVar, this.typeOf(accuInit, scope)]]);
        this.typeOf(loopCondition, inner);
        inner.set(loop.accuVar, this.typeOf(loopStep, inner));
        const type = this.typeOf(result, inner);
        this.inComprehension = false;
        return type;
    }
    mismatch(expr, name, types) {
        if (types.some((type) => type.kind === 'unknown') && this.faults.length > 0)
            return UNKNOWN;
        const shown = name === '@in' ? 'in' : name.replaceAll('_', '');
        return this.fault(expr, `${shown || name} does not take ${types.map(describeType).join(' and ')}`);
    }
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/cel.js
/** Compiles conditions with the parser and evaluator of CEL. Loaded only if a condition is not a plain one. */



/** Compiles a condition whose size was checked. Never throws: faults are returned with their offset in the text. */
function compileByCel(text) {
    let parsed;
    try {
        parsed = (0,parse/* parse */.q)(text);
    }
    catch (error) {
        return { ok: false, faults: [toSyntaxProblem(error, text)] };
    }
    const { faults, loops, groups } = checkExpression(text, parsed);
    if (faults.length > 0)
        return { ok: false, faults };
    const evaluate = (0,plan/* plan */.e)((0,env/* celEnv */.U)({ re2: createPatternCache() }), parsed);
    return { ok: true, condition: (facts) => evaluateCondition(evaluate, facts.forCel()), loops, groups };
}
function evaluateCondition(evaluate, facts) {
    try {
        const value = evaluate(facts);
        if ((0,error/* isCelError */.Jr)(value))
            return { held: false, error: value.message };
        return typeof value === 'boolean' ? { held: value, error: null } : { held: false, error: 'not true or false' };
    }
    catch {
        return { held: false, error: 'could not be evaluated' };
    }
}
/** Caches patterns, so that each is compiled once per condition and not once per element. */
function createPatternCache() {
    const compiled = new Map();
    return {
        compile(pattern) {
            const known = compiled.get(pattern);
            if (known !== undefined)
                return known;
            const matcher = build/* RE2JS */.L3.compile(pattern);
            const made = { test: (text) => matcher.matcher(text).find() };
            compiled.set(pattern, made);
            return made;
        },
    };
}
/** What other languages compare or assign with, alone or in quotation marks. */
const ASSIGNS = /^["']?=["']?$/u;
/** A text in quotation marks, or one bracket. */
const QUOTED_OR_BRACKET = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()[\]{}]/gu;
const CLOSING = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
]);
/** The bracket that the end of an expression lacks; null if it lacks none. The parser names the place where the call begins. */
function findMissingBracket(source) {
    const awaited = [];
    for (const [token] of source.matchAll(QUOTED_OR_BRACKET)) {
        const closing = CLOSING.get(token);
        if (closing !== undefined)
            awaited.push(closing);
        else if (token.length === 1 && awaited.pop() !== token)
            return null;
    }
    return awaited.at(-1) ?? null;
}
/** Describes a syntax fault. The parser's message lists a dozen expected alternatives; only the location is helpful. */
function toSyntaxProblem(error, source) {
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    const found = /found ([\s\S]+?) but expecting/u.exec(message)?.[1] ?? 'something else';
    const location = typeof error === 'object' && error !== null && 'location' in error ? error.location : null;
    const start = typeof location === 'object' && location !== null && 'start' in location ? location.start : null;
    const offset = typeof start === 'object' && start !== null && 'offset' in start && typeof start.offset === 'number'
        ? start.offset
        : 0;
    const where = found === 'end of input' ? 'it ends too early' : `cannot read on at ${found}`;
    const missing = findMissingBracket(source);
    const advice = ASSIGNS.test(found)
        ? '; to compare, write =='
        : missing === null
            ? ''
            : `; a bracket is not closed: ${missing} is missing`;
    return { offset, message: `not a CEL expression: ${where}${advice}` };
}
//# sourceMappingURL=cel.js.map

/***/ })

};
