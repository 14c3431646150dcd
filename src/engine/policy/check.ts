/**
 * A type checker for conditions. Every fact, field, function and operator is checked before evaluation, so that a typo
 * is a fault at its location and not a rule that silently never holds. Operations without a bound on the result size
 * are not allowed: no `map`, no string building, no comprehension inside another.
 */
import type { parse } from '@bufbuild/cel';
import { RE2JS } from 're2js';
import {
  BOOL,
  buildFactTypes,
  createListType,
  DOUBLE,
  describeType,
  INT,
  isCompatible,
  isNumber,
  joinTypes,
  STRING,
  type Type,
  UNKNOWN,
} from './cel-types.js';

/** The syntax tree of a CEL expression, as `@bufbuild/cel` gives it. */
export type ParsedExpression = ReturnType<typeof parse>;
type Expr = NonNullable<ParsedExpression['expr']>;
type Call = Extract<Expr['exprKind'], { case: 'callExpr' }>['value'];
type Comprehension = Extract<Expr['exprKind'], { case: 'comprehensionExpr' }>['value'];
type Scope = ReadonlyMap<string, Type>;

/** A fault at an offset of the expression. */
export interface ExpressionProblem {
  readonly offset: number;
  readonly message: string;
}

const MACROS = ['all', 'exists', 'exists_one', 'filter'];
const STRING_TESTS = ['contains', 'startsWith', 'endsWith', 'matches'];
const KNOWN_FUNCTIONS = `${[...STRING_TESTS, ...MACROS].map((name) => `.${name}()`).join(', ')}, size(), has(), int(), double()`;

/** The result of checking a condition before it is evaluated. */
export interface CheckedExpression {
  /** In the order of the expression. If empty, the condition returns a bool whenever it returns a value. */
  readonly faults: readonly ExpressionProblem[];
  /** Number of lists that it iterates over. */
  readonly loops: number;
  /** The facts or groups of facts that it names, without duplicates. */
  readonly groups: readonly string[];
}

/** Checks a parsed condition. */
export function checkExpression(text: string, parsed: ParsedExpression): CheckedExpression {
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
  readonly faults: ExpressionProblem[] = [];
  readonly groups = new Set<string>();
  loops = 0;
  private inComprehension = false;

  constructor(
    private readonly text: string,
    private readonly parsed: ParsedExpression,
  ) {}

  fault(expr: Expr, message: string): Type {
    const offset = this.parsed.sourceInfo?.positions[String(expr.id)] ?? 0;
    // The parser reports an operator at the white space before it.
    const blank = /^\s*/u.exec(this.text.slice(offset))?.[0].length ?? 0;
    this.faults.push({ offset: offset + blank, message });
    return UNKNOWN;
  }

  typeOf(expr: Expr, scope: Scope): Type {
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
        if (kind.value.operand === undefined) return UNKNOWN;
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

  private constant(expr: Expr, kind: string | undefined): Type {
    if (kind === 'int64Value') return INT;
    if (kind === 'doubleValue') return DOUBLE;
    if (kind === 'boolValue') return BOOL;
    if (kind === 'stringValue') return STRING;
    return this.fault(expr, 'only whole and decimal numbers, strings, true and false can be written in a condition');
  }

  private field(expr: Expr, operand: Type, field: string): Type {
    if (operand.kind === 'unknown') return UNKNOWN;
    if (operand.kind === 'map') return operand.of;
    if (operand.kind !== 'object') return this.fault(expr, `a ${describeType(operand)} has no field "${field}"`);
    const known = [...operand.fields.keys()].join(', ');
    return (
      operand.fields.get(field) ??
      this.fault(expr, `unknown fact "${operand.name}.${field}"; "${operand.name}" has: ${known}`)
    );
  }

  private elements(elements: readonly Expr[], scope: Scope): Type {
    let type = UNKNOWN;
    for (const element of elements) {
      const one = this.typeOf(element, scope);
      if (!isCompatible(type, one))
        return this.fault(element, `a list of ${describeType(type)} cannot hold a ${describeType(one)}`);
      type = joinTypes(type, one);
    }
    return type;
  }

  private call(expr: Expr, call: Call, scope: Scope): Type {
    const target = call.target === undefined ? [] : [this.typeOf(call.target, scope)];
    const types = [...target, ...call.args.map((arg) => this.typeOf(arg, scope))];
    const [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN] = types;
    const all = (type: Type, result: Type) =>
      types.every((one) => isCompatible(one, type)) ? result : this.mismatch(expr, call.function, types);
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

  private numeric(type: Type): boolean {
    return isNumber(type) || type.kind === 'unknown';
  }

  private ordered(a: Type, b: Type): boolean {
    return (this.numeric(a) && this.numeric(b)) || (isCompatible(a, STRING) && isCompatible(b, STRING));
  }

  /** Checks `+`, which adds numbers. Lists are joined only in the expansion of `filter`. */
  private sum(expr: Expr, a: Type, b: Type): Type {
    if (a.kind === 'list' && isCompatible(a, b) && this.inComprehension) return joinTypes(a, b);
    return isCompatible(a, b) && this.numeric(a) && this.numeric(b)
      ? joinTypes(a, b)
      : this.mismatch(expr, '_+_', [a, b]);
  }

  private membership(expr: Expr, element: Type, whole: Type, types: readonly Type[]): Type {
    if (whole.kind === 'unknown') return BOOL;
    if (whole.kind === 'list') return isCompatible(element, whole.of) ? BOOL : this.mismatch(expr, '@in', types);
    return whole.kind === 'map' && isCompatible(element, STRING) ? BOOL : this.mismatch(expr, '@in', types);
  }

  private index(expr: Expr, whole: Type, key: Type, types: readonly Type[]): Type {
    if (whole.kind === 'unknown') return UNKNOWN;
    if (whole.kind === 'list' && isCompatible(key, INT)) return whole.of;
    return whole.kind === 'map' && isCompatible(key, STRING) ? whole.of : this.mismatch(expr, '_[_]', types);
  }

  private stringTest(expr: Expr, call: Call, types: readonly Type[]): Type {
    if (!STRING_TESTS.includes(call.function)) {
      return this.fault(expr, `unknown function "${call.function}"; known: ${KNOWN_FUNCTIONS}`);
    }
    const [argument] = call.args;
    if (
      call.target === undefined ||
      call.args.length !== 1 ||
      argument === undefined ||
      !types.every((one) => isCompatible(one, STRING))
    ) {
      return this.mismatch(expr, call.function, types);
    }
    return call.function === 'matches' ? this.pattern(argument) : BOOL;
  }

  /**
   * Checks a pattern. It must be a literal, so that an invalid one is found here. The syntax is RE2's, which matches in
   * linear time.
   */
  private pattern(argument: Expr): Type {
    const kind = argument.exprKind;
    if (kind.case !== 'constExpr' || kind.value.constantKind.case !== 'stringValue') {
      return this.fault(argument, 'the pattern of matches() must be a string written out');
    }
    try {
      RE2JS.compile(kind.value.constantKind.value);
      return BOOL;
    } catch {
      return this.fault(argument, 'not a regular expression that RE2 knows');
    }
  }

  private comprehension(expr: Expr, loop: Comprehension, scope: Scope): Type {
    const macro = this.parsed.sourceInfo?.macroCalls[String(expr.id)]?.exprKind;
    const name = macro?.case === 'callExpr' ? macro.value.function : '';
    if (!MACROS.includes(name)) {
      return this.fault(expr, `unknown function "${name}"; known: ${KNOWN_FUNCTIONS}`);
    }
    const { iterRange, accuInit, loopCondition, loopStep, result } = loop;
    if (!iterRange || !accuInit || !loopCondition || !loopStep || !result) return UNKNOWN;
    const range = this.typeOf(iterRange, scope);
    if (this.inComprehension) return this.fault(expr, `${name}() cannot stand inside another ${MACROS.join(', ')}`);
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

  private mismatch(expr: Expr, name: string, types: readonly Type[]): Type {
    if (types.some((type) => type.kind === 'unknown') && this.faults.length > 0) return UNKNOWN;
    const shown = name === '@in' ? 'in' : name.replaceAll('_', '');
    return this.fault(expr, `${shown || name} does not take ${types.map(describeType).join(' and ')}`);
  }
}
