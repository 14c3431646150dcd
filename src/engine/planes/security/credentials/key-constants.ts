/** Finds what a name is given elsewhere in a text. */

/** A name that is given a text in quotes: `KEY = "…"`, `key: string = "…"`, `key := []byte("…")`. */
const GIVEN =
  /(?<!\w)(?=(?<whole>(?<name>\w{1,60})(?:[ \t]?:[ \t]?[\w<>]{1,30})?[ \t]{0,8}:?=[ \t]{0,8}(?:(?:\[\]byte|new TextEncoder\(\)\.encode|Buffer\.from|(?:[\w.]{1,40}\.)?\w{0,12}(?:[dD]ecode|[gG]etBytes|[bB]ytes)\w{0,8})\()?b?["'`](?<value>[^"'`\n]{1,200})["'`]))/gu;
/** The head of a function. */
const HEAD = /^[ \t]*(?:def|func|function|fn|fun)\b/gmu;
/** A name is given a key once, or a few times. No more are kept, so that the time is linear. */
const MAX_GIVEN = 20;
/** Deeper lines count as lines of this depth, in characters. */
const MAX_INDENT = 64;

interface Given {
  readonly name: string;
  readonly value: string;
  readonly at: number;
  readonly end: number;
  readonly indent: number;
  /** Where the next function begins that is less indented; from there on, the value is another function's. */
  until: number;
}

/** Finds the constants of one text. It is read at the first question, once for all names, in linear time. */
export class Constants {
  private given: ReadonlyMap<string, readonly Given[]> | null = null;

  constructor(private readonly text: string) {}

  /** Returns the text that a name is given; null if it is given none in quotes, or only in another function than `at`. */
  find(variable: string, at: number): string | null {
    const name = variable.slice(variable.lastIndexOf('.') + 1).replace(/^[$@]+/u, '');
    this.given ??= readGiven(this.text);
    const everywhere = /[$@.]/u.test(variable) || /^[A-Z]/u.test(name);
    const those = this.given.get(name) ?? [];
    return those.find((one) => everywhere || one.indent === 0 || one.at > at || at <= one.until)?.value ?? null;
  }
}

function readGiven(text: string): ReadonlyMap<string, readonly Given[]> {
  const byName = new Map<string, Given[]>();
  const all: Given[] = [];
  let line = 0;
  let lineEnd = text.indexOf('\n');
  for (const { index, groups } of text.matchAll(GIVEN)) {
    const { name = '', value = '', whole = '' } = groups ?? {};
    const those = byName.get(name) ?? [];
    if (those.length === MAX_GIVEN) continue;
    for (; lineEnd >= 0 && lineEnd < index; lineEnd = text.indexOf('\n', line)) line = lineEnd + 1;
    const indent = countIndent(text, line);
    const one = { name, value, at: index, end: index + whole.length, indent, until: Number.POSITIVE_INFINITY };
    byName.set(name, [...those, one]);
    all.push(one);
  }
  boundToFunctions(text, all);
  return byName;
}

function countIndent(text: string, line: number): number {
  let at = line;
  while (at - line < MAX_INDENT && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at - line;
}

/** Sets `until`, from the last value to the first. */
function boundToFunctions(text: string, all: readonly Given[]): void {
  const heads = Array.from(text.matchAll(HEAD), ({ index }) => ({ index, indent: countIndent(text, index) }));
  /** The nearest head after the place that is read, by its depth. */
  const nearest: number[] = new Array<number>(MAX_INDENT + 1).fill(Number.POSITIVE_INFINITY);
  let head = heads.length - 1;
  for (const one of all.toReversed()) {
    for (let next = heads[head]; next !== undefined && next.index >= one.end; next = heads[head]) {
      nearest[next.indent] = next.index;
      head -= 1;
    }
    one.until = Math.min(...nearest.slice(0, one.indent));
  }
}
