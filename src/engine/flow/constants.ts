/**
 * Computes expressions of literals: whole numbers, texts and truth values, their comparisons and their characters. Whatever
 * languages could disagree about has no value here: texts compared with numbers, values below zero or
 * beyond 31 bits.
 */

/** What an expression is; null if that is not certain. */
export type Constant = number | string | boolean;

/** Longer expressions are not computed. */
const MAX_LENGTH = 300;
const MAX_NUMBER = 2 ** 31 - 1;

const TOKEN =
  /\s*(?:(?<number>\d+)(?![\w.])|"(?<double>[^"\\$#{%\n]*)"|'(?<single>[^'\\\n]*)'|(?<word>\$?[A-Za-z_]\w*)|(?<sign>===|!==|==|!=|<=|>=|&&|\|\||[-+*/%()<>!.[\],?:]))/uy;

interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end';
  readonly text: string;
}

const END: Token = { kind: 'end', text: '' };

function readTokens(code: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const reader = new RegExp(TOKEN);
  const text = code.trim();
  while (reader.lastIndex < text.length) {
    const { number, double, single, word, sign } = reader.exec(text)?.groups ?? {};
    const quoted = double ?? single;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else return null;
  }
  return tokens;
}

/** What a name is; null if it is not certain. */
export type NameReader = (name: string) => Constant | null;

/** Languages in which `==` of two texts asks whether they are the same text. */
const COMPARES_TEXTS: ReadonlySet<string> = new Set([
  'C#',
  'Go',
  'JavaScript',
  'Kotlin',
  'Python',
  'Ruby',
  'Rust',
  'TSX',
  'TypeScript',
]);

/** Languages that cut off what is left of a division of whole numbers. */
const CUTS: ReadonlySet<string> = new Set(['C', 'C#', 'C++', 'Go', 'Java', 'Kotlin', 'Ruby', 'Rust', 'Scala', 'Swift']);

/** Returns the value of an expression; null if it is not certain. */
export function compute(code: string, language: string, readName: NameReader): Constant | null {
  if (code.length > MAX_LENGTH) return null;
  const tokens = readTokens(code);
  if (tokens === null || tokens.length === 0) return null;
  const parser = new Computation(tokens, language, readName);
  return parser.whole();
}

class Computation {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly language: string,
    private readonly readName: NameReader,
  ) {}

  whole(): Constant | null {
    const value = this.or();
    return this.at === this.tokens.length ? value : null;
  }

  private peek(): Token {
    return this.tokens[this.at] ?? END;
  }

  private take(...texts: readonly string[]): string | null {
    const { kind, text } = this.peek();
    if (kind === 'text' || kind === 'end' || !texts.includes(text)) return null;
    this.at += 1;
    return text;
  }

  private or(): Constant | null {
    let left = this.and();
    while (this.take('||', 'or') !== null) {
      const right = this.and();
      left = typeof left === 'boolean' && typeof right === 'boolean' ? left || right : null;
    }
    return left;
  }

  private and(): Constant | null {
    let left = this.not();
    while (this.take('&&', 'and') !== null) {
      const right = this.not();
      left = typeof left === 'boolean' && typeof right === 'boolean' ? left && right : null;
    }
    return left;
  }

  private not(): Constant | null {
    if (this.take('not') === null) return this.comparison();
    const value = this.not();
    return typeof value === 'boolean' ? !value : null;
  }

  private comparison(): Constant | null {
    const left = this.sum();
    const sign = this.take('===', '!==', '==', '!=', '<=', '>=', '<', '>');
    if (sign === null) return left;
    const right = this.sum();
    // A second comparison means another thing in each language.
    if (/^[=!<>]/u.test(this.peek().text) && this.peek().kind === 'sign') return this.fail();
    if (typeof left === 'number' && typeof right === 'number') return compareNumbers(left, sign, right);
    if (typeof left !== 'string' || typeof right !== 'string') return null;
    if (!COMPARES_TEXTS.has(this.language) && !(this.language === 'PHP' && /^[=!]==$/u.test(sign))) return null;
    return /^===?$/u.test(sign) ? left === right : /^!==?$/u.test(sign) ? left !== right : null;
  }

  private fail(): null {
    this.at = this.tokens.length + 1;
    return null;
  }

  private sum(): Constant | null {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      const right = this.product();
      left =
        typeof left === 'number' && typeof right === 'number'
          ? limit(sign === '+' ? left + right : left - right)
          : null;
    }
    return left;
  }

  private product(): Constant | null {
    let left = this.unary();
    for (let sign = this.take('*', '/', '%'); sign !== null; sign = this.take('*', '/', '%')) {
      const right = this.unary();
      if (typeof left !== 'number' || typeof right !== 'number') left = null;
      else if (sign === '*') left = limit(left * right);
      else if (right === 0) left = null;
      else if (sign === '%') left %= right;
      else left = left % right === 0 || CUTS.has(this.language) ? Math.floor(left / right) : null;
    }
    return left;
  }

  private unary(): Constant | null {
    if (this.take('!') === null) return this.member();
    const value = this.unary();
    return typeof value === 'boolean' ? !value : null;
  }

  private member(): Constant | null {
    let value = this.primary();
    for (;;) {
      if (this.take('[') !== null) {
        const index = this.or();
        if (this.take(']') === null) return this.fail();
        value = readCharacter(value, index);
      } else if (this.take('.') !== null) {
        const { kind, text } = this.peek();
        this.at += 1;
        if (kind !== 'word') return this.fail();
        value = this.callMember(value, text);
      } else return value;
    }
  }

  private callMember(value: Constant | null, name: string): Constant | null {
    if (this.take('(') === null) return name === 'length' && typeof value === 'string' ? value.length : null;
    const args: (Constant | null)[] = [];
    while (this.take(')') === null) {
      args.push(this.or());
      if (this.take(',') === null && this.peek().text !== ')') return this.fail();
      if (this.at > this.tokens.length) return null;
    }
    const [first = null] = args;
    if (typeof value !== 'string') return null;
    if (name === 'charAt' && args.length === 1) return readCharacter(value, first);
    if (name === 'length' && args.length === 0) return value.length;
    if (/^(?:equals|Equals)$/u.test(name) && typeof first === 'string' && args.length === 1) return value === first;
    return null;
  }

  private primary(): Constant | null {
    const { kind, text } = this.peek();
    this.at += 1;
    if (kind === 'number') return /^(?:0|[1-9]\d*)$/u.test(text) ? limit(Number(text)) : null;
    if (kind === 'text') return text;
    if (kind === 'word') {
      if (/^(?:true|True|TRUE)$/u.test(text)) return true;
      if (/^(?:false|False|FALSE)$/u.test(text)) return false;
      // A function may give anything, and a member of an object too.
      const next = this.peek().text;
      if (next !== '(') return this.readName(text);
      return this.fail();
    }
    if (text === '(') {
      const value = this.or();
      return this.take(')') === null ? this.fail() : value;
    }
    return this.fail();
  }
}

const limit = (value: number): number | null => (value < 0 || value > MAX_NUMBER ? null : value);

function readCharacter(text: Constant | null, index: Constant | null): string | null {
  if (typeof text !== 'string' || typeof index !== 'number') return null;
  // One character is one unit in every language for these alone.
  return /^[ -~]*$/u.test(text) ? (text[index] ?? null) : null;
}

function compareNumbers(left: number, sign: string, right: number): boolean {
  switch (sign) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '!=':
    case '!==':
      return left !== right;
    default:
      return left === right;
  }
}
