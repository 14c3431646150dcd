/** Values that are worked out and that nothing reads. */

import { countOpen, findBeside, isWhole, listHeads, type Source, type SourceLine } from '../change/source.js';
import type { Head } from '../text/blocks.js';
import type { Idle } from './idle.js';
import { isPure } from './pure-calls.js';

const NAME = String.raw`(?<name>[\p{Alpha}][\w$]*)`;
const VALUE = String.raw`=(?![=>~])\s*(?<value>.+)$`;
const KEYWORD = new RegExp(
  String.raw`^(?:const|let|var|val|final|auto|my)\s+(?:mut\s+)?(?:[\p{Upper}][\w<>,.[\]]*\s+)?${NAME}\s*(?::(?!:)[^=]{1,80})?${VALUE}`,
  'u',
);
const SHORT = new RegExp(String.raw`^${NAME}\s*:${VALUE}`, 'u');
const TYPED = new RegExp(
  String.raw`^(?:final\s+|const\s+)?[\p{IDS}_][\w.]*(?:<[^=;()]{0,80}>)?(?:\[\])?[?]?[\s*&]+${NAME}\s*${VALUE}`,
  'u',
);
const PLAIN = new RegExp(String.raw`^\$?${NAME}\s*(?::\s*[\w[\], |.]{1,60})?${VALUE}`, 'u');
const DECLARES: Readonly<Record<string, readonly RegExp[]>> = {
  JavaScript: [KEYWORD],
  TypeScript: [KEYWORD],
  TSX: [KEYWORD],
  Kotlin: [KEYWORD],
  Swift: [KEYWORD],
  Scala: [KEYWORD],
  Rust: [KEYWORD],
  Dart: [KEYWORD, TYPED],
  Java: [KEYWORD, TYPED],
  'C#': [KEYWORD, TYPED],
  C: [TYPED],
  'C++': [KEYWORD, TYPED],
  Go: [SHORT, KEYWORD],
  Python: [PLAIN],
  Ruby: [PLAIN],
  PHP: [PLAIN],
};
/** Languages in which the last line of a block is its value. */
const GIVES_LAST: ReadonlySet<string> = new Set(['Ruby', 'Rust', 'Scala', 'Kotlin', 'Swift']);
const SCRIPTS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX']);
/** A value that nobody else holds. */
const FRESH =
  /^(?:\[|\{|(?:dict|list|set|Array\.from|structuredClone|copy\.\w+|deepcopy|Object\.assign)\(|new (?:Map|Set|Date|Array|\w*(?:List|Map|Set)(?:<[\w, ]{0,40}>)?)\(|.{1,80}\.(?:slice|copy|clone|toList|to_a|dup|ToList|ToArray|toSorted|concat)\([^()]{0,20}\);?$)/u;
/** What changes a value in place. */
const CHANGES =
  /^[\w$]+(?:(?:\[[^\]]{0,80}\]|\.[\w$]+){1,4}\s*[-+*/|&]?=(?!=)|\.(?:sort|reverse|push|append|add|set|put|extend|insert|unshift|clear|update|Sort|Reverse|Add)\(.*\);?$)/u;
/** A constant that others may read, by its name. */
const CONSTANT =
  /^(?:export\s+const\s+|(?=[A-Z][A-Z\d_]+\s*(?::\s*\w+\s*)?=))(?<name>[\p{IDS}_$][\w$]*)\s*(?::\s*[\w<>[\]]{1,40}\s*)?=\s*(?:[\d"'`-]|true\b|false\b|True\b|False\b|timedelta\()/u;
const SETTINGS = /sett|conf|const|default|option|env|\b__init__\b|messages|texts|locale|theme|token/iu;
const MODULE = /^(?:import|export)\b/u;
const TYPE = /\b(?:class|interface|struct|enum|trait|impl|module|namespace|object|record|extension|protocol)\b/u;
const FUNCTION =
  /\b(?:function|func|fun|fn|def|sub)\b|=>|\)\s*(?::\s*[^{]{1,60})?(?:throws [\w, ]{1,60})?\{$|\)\s*(?:const\s*)?$/u;
const WORD = /(?<!(?<!\.)\.|->)(?<!\w)\$?[\p{IDS}_][\w$]*/gu;
/** A name that is said more often is read somewhere. */
const MOST_PLACES = 200;
/** Nothing is read by giving it away. */
const GIVEN_AWAY = /^(?:_\s*=\s*\w+|void\s+\w+|\(void\)\s*\w+)\s*;?$/u;

/** Finds the added lines that give a name of their function, or of their module, a value that nothing else says. */
export function findUnread(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  const patterns = DECLARES[source.language] ?? [];
  let places: ReadonlyMap<string, readonly number[]> | null = null;
  const ends = new Map(source.blocks.closed.map(({ head, last }) => [head.number, last] as const));
  for (const line of source.lines) {
    if (!line.isAdded || !line.code.includes('=')) continue;
    const declared = patterns.map((pattern) => pattern.exec(line.code)?.groups).find((groups) => groups !== undefined);
    const [name, value] = [declared?.['name'] ?? '', declared?.['value'] ?? ''];
    if (name === '' || isArgument(source, line) || !isPure(value, true)) continue;
    const scope = findScope(source, line, ends);
    if (scope === null) continue;
    const next = findBeside(source, line.number, 1);
    if (GIVES_LAST.has(source.language) && (next === null || next.indent < line.indent)) continue;
    places ??= indexWords(source);
    if ((places.get(name)?.length ?? 0) > MOST_PLACES) continue;
    const uses = (places.get(name) ?? []).filter((at) => at !== line.number && scope.first <= at && at <= scope.last);
    const isChange = (at: number) => {
      const { code = '', isAdded = false } = source.lines[at - 1] ?? {};
      return isAdded && code.startsWith(name) && CHANGES.test(code) && code.split(name).length === 2;
    };
    const isFresh = FRESH.test(value);
    if (!uses.every((at) => isFresh && isChange(at))) continue;
    for (const at of uses) found.set(at, { why: `changes \`${name}\`, which nothing reads`, flag: null });
    found.set(line.number, { why: `gives \`${name}\` a value that nothing reads`, flag: null });
  }
  return found;
}

/**
 * Finds the added lines of code that give a new constant of their module a value, where no other line of the changed code
 * says it. A criterion that names the constant asks for it: to it the line counts.
 */
export function findUnreadConstants(
  sources: readonly Source[],
  gone: ReadonlySet<string>,
): ReadonlyMap<Source, ReadonlyMap<number, Idle>> {
  const found = new Map<Source, Map<number, Idle>>();
  const named = new Map<string, { readonly source: Source; readonly number: number }>();
  for (const source of sources) {
    if (source.isTest || SETTINGS.test(source.path) || !READS_CONSTANTS.has(source.language)) continue;
    for (const { number, code, indent, isAdded } of source.lines) {
      const name = isAdded && indent === 0 ? CONSTANT.exec(code)?.groups?.['name'] : undefined;
      if (name !== undefined && !gone.has(name)) named.set(name, { source, number });
    }
  }
  if (named.size === 0) return found;
  const read = new Set<string>();
  for (const source of sources)
    if (!source.isTest)
      for (const { number, text } of source.lines)
        for (const said of text.match(ANY_WORD) ?? []) {
          const one = named.get(said);
          if (one !== undefined && !(one.source === source && one.number === number)) read.add(said);
        }
  for (const [name, { source, number }] of named) {
    if (read.has(name)) continue;
    const own = found.get(source) ?? new Map<number, Idle>();
    found.set(source, own.set(number, { why: `gives \`${name}\` a value that no changed code reads`, flag: name }));
  }
  return found;
}

/** Languages of which the constants are written so. */
const READS_CONSTANTS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX', 'Python']);
const ANY_WORD = /[\p{IDS}_$][\w$]*/gu;

/** An entry of an object is part of a statement around it. */
const ENTRY = /^(?:[\w$]+|"[^"]*"|'[^']*')\s?:(?!:)/u;

/** Finds the added lines that work something out and leave the result. */
export function findLeft(source: Source, isPureCall: (code: string) => boolean): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  if (GIVES_LAST.has(source.language)) return found;
  for (const line of source.lines) {
    if (!line.isAdded || !/^[\p{IDS}_$"'(]/u.test(line.code)) continue;
    const code = line.code.replace(/^(?:_\s*=|void\b|\(void\))\s*/u, '');
    if (
      /^(?:return|assert|if|for|while|else|case)\b/u.test(code) ||
      ENTRY.test(code) ||
      !isPureCall(code) ||
      /=(?!=)/u.test(dropArguments(code))
    )
      continue;
    if (isWhole(line, findBeside(source, line.number, -1), findBeside(source, line.number, 1)))
      found.set(line.number, { why: 'works something out and does not use the result', flag: null });
  }
  return found;
}

/** Returns a code without what stands in its brackets: a named argument is no assignment. */
function dropArguments(code: string): string {
  let [depth, outside] = [0, ''];
  for (const char of code) {
    if (/[)\]}]/u.test(char)) depth -= 1;
    if (depth <= 0) outside += char;
    if (/[([{]/u.test(char)) depth += 1;
  }
  return outside;
}

/** Returns whether a line is one of several arguments of a call, of which each has a line: `sum=int(0))`. */
function isArgument(source: Source, line: SourceLine): boolean {
  return (
    /,$/u.test(line.code) || countOpen(line.code) < 0 || /[,([]$/u.test(findBeside(source, line.number, -1)?.code ?? '')
  );
}

/** The lines in which a name is known that a line declares; null where others may read it. */
function findScope(
  source: Source,
  line: SourceLine,
  ends: ReadonlyMap<number, number>,
): { readonly first: number; readonly last: number } | null {
  const heads = listHeads(source, line);
  if (heads.length === 0) {
    const isOwn = SCRIPTS.has(source.language) && /^(?:const|let)\b/u.test(line.code);
    return isOwn && source.lines.some(({ code }) => MODULE.test(code)) ? { first: 1, last: source.lines.length } : null;
  }
  const outer = findFunction(heads);
  return outer === null ? null : { first: outer.number, last: ends.get(outer.number) ?? source.lines.length };
}

/** Returns the outermost function around a line, within the nearest type; null where the nearest of them is the type. */
function findFunction(heads: readonly Head[]): Head | null {
  let outer: Head | null = null;
  for (const head of heads) {
    const text = head.text.trim();
    if (TYPE.test(text) && !FUNCTION.test(text)) return outer;
    if (FUNCTION.test(text)) outer = head;
  }
  return outer;
}

/** Where the words of a file stand. Strings count: what is put into them is named there. */
function indexWords({ lines }: Source): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const { number, text, code } of lines) {
    if (code === '' || GIVEN_AWAY.test(code)) continue;
    for (const said of new Set(text.match(WORD) ?? [])) {
      const word = said.replace(/^\$/u, '');
      const known = places.get(word);
      if (known === undefined) places.set(word, [number]);
      else known.push(number);
    }
  }
  return places;
}
