/**
 * Evaluates the simple conditions that most policies use, without CEL's parser and evaluator. Those are a third of the
 * bundle, and most reviews do not need them. This part of the language has exactly the meaning of CEL, which a test
 * verifies against CEL itself. All other conditions, including all faulty ones, are left to CEL.
 *
 *     tier >= 3 && !coverage.complete || criteria.source in ["ticket", "body"]
 *     "ci" in change.classes
 *     change.classes.exists(c, c in ["ci", "infra"])
 *     size(findings.checked_less) > 0
 */
import { FACTS, type Facts, type FactType, readFact } from './facts.js';

/** A parsed condition; `loops` and `groups` as `checkExpression` counts them. */
export interface PlainCondition {
  readonly holds: (facts: Facts) => boolean;
  readonly loops: number;
  readonly groups: readonly string[];
}

type Holds = PlainCondition['holds'];

/** Thrown if a condition is not plain. It is thrown and caught only in this file. */
class NotPlainError extends Error {}

/** Words, whole and decimal numbers, strings of plain characters without escapes, operators. */
const TOKEN =
  /[\t\n\f\r ]*(?:(?<word>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(?<double>\d{1,9}\.\d{1,6})(?![\w.])|(?<int>\d{1,15})(?![\w.])|"(?<text>[ !#-[\]-~]*)"|'(?<quoted>[ !-&(-[\]-~]*)'|(?<sign>&&|\|\||[=!<>]=|[!<>()[\],]))/uy;

type Token = { readonly kind: 'word' | 'double' | 'int' | 'text' | 'sign'; readonly text: string };

/** Parses a condition; null if it is not plain or not valid. */
export function parsePlainCondition(text: string): PlainCondition | null {
  try {
    return new ConditionParser(tokenize(text)).condition();
  } catch (cause) {
    if (cause instanceof NotPlainError) return null;
    throw cause;
  }
}

function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.search(/[\t\n\f\r ]*$/u);
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < end) {
    const { word, double, int, text: plain, quoted, sign } = pattern.exec(text)?.groups ?? {};
    if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (double !== undefined) tokens.push({ kind: 'double', text: double });
    else if (int !== undefined) tokens.push({ kind: 'int', text: int });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (plain !== undefined || quoted !== undefined) tokens.push({ kind: 'text', text: plain ?? quoted ?? '' });
    else throw new NotPlainError();
  }
  return tokens;
}

/** Returns the type of a fact; null for an unknown name. */
function findFactType(name: string): FactType | null {
  return FACTS.find((fact) => fact.name === name)?.type ?? null;
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const COMPARISONS: ReadonlyMap<string, (a: number, b: number) => boolean> = new Map([
  ['==', (a, b) => a === b],
  ['!=', (a, b) => a !== b],
  ['<', (a, b) => a < b],
  ['<=', (a, b) => a <= b],
  ['>', (a, b) => a > b],
  ['>=', (a, b) => a >= b],
]);

class ConditionParser {
  private at = 0;
  private loops = 0;
  private readonly groups = new Set<string>();

  constructor(private readonly tokens: readonly Token[]) {}

  condition(): PlainCondition {
    const holds = this.any();
    if (this.at < this.tokens.length) throw new NotPlainError();
    return { holds, loops: this.loops, groups: [...this.groups] };
  }

  private any(): Holds {
    const parts = [this.every()];
    while (this.took('||')) parts.push(this.every());
    return (facts) => parts.some((holds) => holds(facts));
  }

  private every(): Holds {
    const parts = [this.one()];
    while (this.took('&&')) parts.push(this.one());
    return (facts) => parts.every((holds) => holds(facts));
  }

  private one(): Holds {
    if (this.took('!')) return this.negated();
    const token = this.tokens[this.at];
    if (token?.kind === 'text') return this.textInList();
    if (token?.kind === 'word' && token.text.endsWith('.exists')) return this.exists();
    if (token?.kind === 'word' && token.text === 'size') return this.size();
    if (token?.kind !== 'word' || isTruth(token.text)) return this.truth();
    const type = findFactType(token.text);
    if (type === 'int' || type === 'double') return this.comparison(this.fact(type), type);
    return type === 'string' ? this.textFact() : this.truth();
  }

  private negated(): Holds {
    const holds = this.took('!') ? this.negated() : this.truth();
    return (facts) => !holds(facts);
  }

  /**
   * Parses an expression that is true or false by itself. `!` binds tighter than comparisons, so nothing else may
   * follow it.
   */
  private truth(): Holds {
    if (this.took('(')) {
      const holds = this.any();
      this.must(')');
      return holds;
    }
    const word = this.next('word');
    if (isTruth(word)) return () => word === 'true';
    this.at -= 1;
    const name = this.fact('bool');
    return (facts) => readFact(facts, name) === true;
  }

  private comparison(name: string, type: 'int' | 'double'): Holds {
    const compares = this.compared(type);
    return (facts) => {
      const value = readFact(facts, name);
      return typeof value === 'number' && compares(value);
    };
  }

  /** Parses `size(…)` of a list, and what it is compared with. */
  private size(): Holds {
    this.must('size');
    this.must('(');
    const name = this.fact('list<string>');
    this.must(')');
    const compares = this.compared('int');
    return (facts) => compares(toList(readFact(facts, name)).length);
  }

  private compared(type: 'int' | 'double'): (value: number) => boolean {
    const compare = COMPARISONS.get(this.next('sign'));
    if (compare === undefined) throw new NotPlainError();
    const number = Number(this.next(type));
    return (value) => compare(value, number);
  }

  private textFact(): Holds {
    const name = this.fact('string');
    const test = this.textTest();
    return (facts) => test(readFact(facts, name));
  }

  /** Parses `== "a"`, `!= "a"`, `in ["a", "b"]`. */
  private textTest(): (value: unknown) => boolean {
    if (this.took('in')) {
      const texts: ReadonlySet<unknown> = this.texts();
      return (value) => texts.has(value);
    }
    const equal = this.took('==');
    if (!equal) this.must('!=');
    const text = this.next('text');
    return (value) => (value === text) === equal;
  }

  private texts(): ReadonlySet<string> {
    this.must('[');
    const texts = new Set([this.next('text')]);
    while (this.took(',')) texts.add(this.next('text'));
    this.must(']');
    return texts;
  }

  private textInList(): Holds {
    const text = this.next('text');
    this.must('in');
    const name = this.fact('list<string>');
    return (facts) => toList(readFact(facts, name)).includes(text);
  }

  /** Parses `exists`. The name of an element is one letter, so that it cannot be a fact or a keyword. */
  private exists(): Holds {
    const name = this.named(this.next('word').replace(/\.exists$/u, ''), 'list<string>');
    this.must('(');
    const element = this.next('word');
    if (!/^[a-z]$/u.test(element)) throw new NotPlainError();
    this.must(',');
    this.must(element);
    const test = this.textTest();
    this.must(')');
    this.loops += 1;
    return (facts) => toList(readFact(facts, name)).some(test);
  }

  private fact(type: FactType): string {
    return this.named(this.next('word'), type);
  }

  private named(name: string, type: FactType): string {
    if (findFactType(name) !== type) throw new NotPlainError();
    this.groups.add(name.split('.')[0] ?? name);
    return name;
  }

  private next(kind: Token['kind']): string {
    const token = this.tokens[this.at];
    if (token?.kind !== kind) throw new NotPlainError();
    this.at += 1;
    return token.text;
  }

  private took(text: string): boolean {
    const token = this.tokens[this.at];
    if (token?.text !== text || (token.kind !== 'sign' && token.kind !== 'word')) return false;
    this.at += 1;
    return true;
  }

  private must(text: string): void {
    if (!this.took(text)) throw new NotPlainError();
  }
}

const isTruth = (word: string): boolean => word === 'true' || word === 'false';
