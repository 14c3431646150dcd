/**
 * Finds what a name is given elsewhere in a text: in added lines of any file, whatever their language, and in a time that is
 * linear for any number of questions. The flow of values (`engine/flow`) knows the language and has a budget.
 */
import { addToGroup } from '../../../../base/groups.js';
import { countBefore } from '../../../../base/order.js';

/** A name that is given a text in quotes: `KEY = "…"`, `key: string = "…"`, `key := []byte("…")`. */
const GIVEN =
  /(?<!\w)(?=(?<whole>(?<name>\w{1,60})(?:[ \t]?:[ \t]?[\w<>]{1,30})?[ \t]{0,8}:?=[ \t]{0,8}(?:(?:\[\]byte|new TextEncoder\(\)\.encode|Buffer\.from|(?:[\w.]{1,40}\.)?\w{0,12}(?:[dD]ecode|[gG]etBytes|[bB]ytes)\w{0,8})\()?b?["'`](?<value>[^"'`\n]{1,200})["'`]))/gu;
/** The head of a function, or the end of a block. */
const BOUND = /^[ \t]*(?:(?:def|func|function|fn|fun)\b|\})/gmu;
/** The parameters of a function that has a word before its name. */
const PARAMETERS =
  /^[ \t]*(?:(?:public|private|protected|internal|static|async|export|override|suspend|open)[ \t]){0,4}(?:def|func|function|fn|fun)\b[^(\n]{0,120}\((?<list>[^()]{1,400})/gmu;
/** A parameter that is written behind its type, as in C#, Java, C and PHP. */
const TYPED =
  /(?<=[(,]\s{0,40}(?:(?:final|ref|in|this|params|const)\s)?(?!(?:await|return|new|in|not|is|as|typeof|case|else|out|ref|var|throw|yield)\b)[A-Za-z_?][\w.<>?[\]&*]{0,60}\s[$*&]{0,2})(?<name>\w{1,60})(?=\s?(?:,[^(){};]{0,300})?\)\s{0,40}(?:throws\s[^{};]{1,120})?(?:\{|=>))/gu;
/** The head of a block that is no function: what it sets, its function has. */
const BRANCH =
  /^[ \t]*(?:\}[ \t]*)?(?:if|else|elif|elsif|unless|for|foreach|while|until|do|try|catch|except|finally|rescue|ensure|switch|case|match|with|using|lock|synchronized|when)\b/u;
/** So much of a line is read to see what it begins. */
const MAX_HEAD = 120;
/** So many places of a name are looked at before a use of it, and as many behind it, so that the time is linear. */
const NEAR = 20;
/** Deeper lines count as lines of this depth, in characters. */
const MAX_INDENT = 64;

interface Given {
  readonly name: string;
  readonly value: string;
  readonly at: number;
  readonly end: number;
  readonly indent: number;
  /** Where the line before it is that is less indented: its function or its class begins there. */
  readonly from: number;
  /** Where the next function begins, or its own ends, that is less indented; from there on, the value is another function's. */
  until: number;
}

/** A parameter, and where its function ends. */
interface Parameter {
  readonly at: number;
  readonly end: number;
  readonly indent: number;
  until: number;
}

/** Finds the constants of one text. It is read at the first question, once for all names, in linear time. */
export class Constants {
  private given: ReadonlyMap<string, readonly Given[]> | null = null;
  private parameters: ReadonlyMap<string, readonly Parameter[]> | null = null;

  constructor(private readonly text: string) {}

  /** Returns the text that a name is given; null if it is given none in quotes, or only in another function than `at`. */
  find(variable: string, at: number): string | null {
    const name = variable.slice(variable.lastIndexOf('.') + 1).replace(/^[$@]+/u, '');
    this.given ??= readGiven(this.text);
    this.parameters ??= readParameters(this.text);
    const everywhere = /[$@.]/u.test(variable) || /^[A-Z]/u.test(name);
    const around = everywhere
      ? undefined
      : listNear(this.parameters.get(name), at).find((one) => one.at < at && at <= one.until);
    return (
      listNear(this.given.get(name), at).find(
        (one) =>
          (everywhere || one.indent === 0 || (at <= one.until && (one.at < at || at >= one.from))) &&
          // Whoever calls the function says what a parameter is.
          (around === undefined || (one.at >= around.at && one.at <= around.until)),
      )?.value ?? null
    );
  }
}

/** Returns the places that are near an offset: those before it, the nearest first, then those behind it. */
function listNear<T extends { readonly at: number }>(all: readonly T[] | undefined, at: number): readonly T[] {
  if (all === undefined) return [];
  const behind = countBefore(all, (one) => one.at < at);
  return [...all.slice(Math.max(0, behind - NEAR), behind).toReversed(), ...all.slice(behind, behind + NEAR)];
}

function readGiven(text: string): ReadonlyMap<string, readonly Given[]> {
  const byName = new Map<string, Given[]>();
  const all: Given[] = [];
  /** The last line that is read, by its depth. */
  const last: number[] = new Array<number>(MAX_INDENT + 1).fill(-1);
  let line = 0;
  let lineEnd = text.indexOf('\n');
  for (const { index, groups } of text.matchAll(GIVEN)) {
    const { name = '', value = '', whole = '' } = groups ?? {};
    for (; lineEnd >= 0 && lineEnd < index; lineEnd = text.indexOf('\n', line)) {
      if (/\w/u.test(text.slice(line, Math.min(lineEnd, line + MAX_HEAD)))) last[countIndent(text, line)] = line;
      line = lineEnd + 1;
    }
    let indent = countIndent(text, line);
    let from = Math.max(...last.slice(0, indent), 0);
    // What a branch sets holds in the function around it.
    while (indent > 0 && BRANCH.test(text.slice(from, from + MAX_HEAD))) {
      indent = countIndent(text, from);
      from = Math.max(...last.slice(0, indent), 0);
    }
    const one = { name, value, at: index, end: index + whole.length, indent, from, until: Number.POSITIVE_INFINITY };
    addToGroup(byName, name, one);
    all.push(one);
  }
  boundToFunctions(text, all, 0);
  return byName;
}

function readParameters(text: string): ReadonlyMap<string, readonly Parameter[]> {
  const names: { readonly name: string; readonly at: number }[] = [];
  for (const { 0: whole, index, groups } of text.matchAll(PARAMETERS)) {
    const list = groups?.['list'] ?? '';
    const from = index + whole.length - list.length;
    for (const { 0: name, index: at } of list.matchAll(/\w{1,60}/gu)) names.push({ name, at: from + at });
  }
  for (const { 0: name, index } of text.matchAll(TYPED)) names.push({ name, at: index });
  const byName = new Map<string, Parameter[]>();
  const all: Parameter[] = [];
  let line = 0;
  let lineEnd = text.indexOf('\n');
  for (const { name, at } of names.toSorted((a, b) => a.at - b.at)) {
    for (; lineEnd >= 0 && lineEnd < at; lineEnd = text.indexOf('\n', line)) line = lineEnd + 1;
    const indent = countIndent(text, line);
    const one = { at, end: at + name.length, indent, until: Number.POSITIVE_INFINITY };
    addToGroup(byName, name, one);
    all.push(one);
  }
  boundToFunctions(text, all, 1);
  return byName;
}

function countIndent(text: string, line: number): number {
  let at = line;
  while (at - line < MAX_INDENT && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at - line;
}

/** Sets `until`, from the last place to the first. `deeper`: lines that are indented alike bound it too. */
function boundToFunctions(
  text: string,
  all: readonly { readonly end: number; readonly indent: number; until: number }[],
  deeper: 0 | 1,
): void {
  const bounds = Array.from(text.matchAll(BOUND), ({ index }) => ({ index, indent: countIndent(text, index) }));
  /** The nearest bound after the place that is read, by its depth. */
  const nearest: number[] = new Array<number>(MAX_INDENT + 1).fill(Number.POSITIVE_INFINITY);
  let bound = bounds.length - 1;
  for (const one of all.toReversed()) {
    for (let next = bounds[bound]; next !== undefined && next.index >= one.end; next = bounds[bound]) {
      nearest[next.indent] = next.index;
      bound -= 1;
    }
    one.until = Math.min(...nearest.slice(0, one.indent + deeper));
  }
}
