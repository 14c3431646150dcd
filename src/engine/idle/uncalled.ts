/** New functions that nothing outside of their file can call, and that nothing calls. */
import type { Source, SourceLine } from '../change/source.js';
import type { Idle } from './idle.js';

const SCRIPT: readonly RegExp[] = [
  /^(?:async\s+)?function\*?\s+(?<name>[\p{IDS}_$][\w$]*)\s*[(<]/u,
  /^(?:const|let)\s+(?<name>[\p{IDS}_$][\w$]*)\s*(?::[^=]{1,80})?=\s*(?:async\s*)?(?:\([^()]{0,200}\)|[\w$]+)(?:\s*:[^=]{1,60})?\s*=>/u,
  /^(?:static\s+|async\s+)*#(?<name>[\p{IDS}_$][\w$]*)\s*\(/u,
  /^private\s+(?:static\s+|async\s+|readonly\s+)*(?<name>[\p{IDS}_$][\w$]*)\s*\(/u,
];
const PRIVATE: readonly RegExp[] = [/^private\s+[^=;(]{0,120}?(?<name>[\p{IDS}_]\w*)\s*\(/u];
const DECLARES: Readonly<Record<string, readonly RegExp[]>> = {
  JavaScript: SCRIPT,
  TypeScript: SCRIPT,
  TSX: SCRIPT,
  Python: [/^(?:async\s+)?def\s+(?<name>_[\p{Lower}]\w*)\s*\(/u],
  Go: [/^func\s+(?<name>\p{Lower}\w*)\s*[([]/u],
  Rust: [/^(?:const\s+|async\s+|unsafe\s+)*fn\s+(?<name>\w+)\s*[(<]/u],
  Java: PRIVATE,
  Kotlin: PRIVATE,
  Scala: PRIVATE,
  PHP: PRIVATE,
  C: [/^static\s+[^=;(]{1,120}?(?<name>[\p{IDS}_]\w*)\s*\([^;]*$/u],
  'C++': [/^static\s+[^=;(]{1,120}?(?<name>[\p{IDS}_]\w*)\s*\([^;]*$/u],
};
/** Only at the top level are these hidden: a method may be of an interface, or called by a framework. */
const AT_TOP: ReadonlySet<string> = new Set(['Python', 'Go', 'Rust', 'C', 'C++']);
/** Called by the language itself. */
const CALLED_ANYWAY: ReadonlySet<string> = new Set(
  'main init constructor readObject writeObject readObjectNoData readResolve writeReplace'.split(' '),
);
const MODULE = /^(?:import|export)\b|\brequire\(|\bmodule\.exports\b/u;
const SCRIPTS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX']);
const MARK = /^(?:@|#\[|\[)/u;
const WORD = /[\p{IDS}_$][\w$]*/gu;
/** A function that only functions without a caller call has none either. */
const MOST_ROUNDS = 4;

interface Hidden {
  readonly name: string;
  readonly source: Source;
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the added lines of such functions in some files, by the file. `gone` are the words of the removed lines: a function
 * that only moved may be called where nothing changed. Linear in the texts.
 */
export function findUncalled(
  sources: readonly Source[],
  gone: ReadonlySet<string>,
): ReadonlyMap<Source, ReadonlyMap<number, Idle>> {
  const hidden = sources
    .filter(({ isTest }) => !isTest)
    .flatMap(listHidden)
    .filter(({ name }) => !gone.has(name));
  const found = new Map<Source, Map<number, Idle>>();
  if (hidden.length === 0) return found;
  const names = new Set(hidden.map(({ name }) => name));
  const uses = new Map<string, { readonly source: Source; readonly number: number }[]>();
  for (const source of sources.filter(({ isTest }) => !isTest))
    for (const { number, text } of source.lines)
      for (const word of new Set(text.match(WORD) ?? [])) {
        if (!names.has(word)) continue;
        const known = uses.get(word) ?? [];
        known.push({ source, number });
        uses.set(word, known);
      }
  const idle = new Set<Hidden>();
  const idleLines = new Map(sources.map((source) => [source, new Set<number>()] as const));
  const isIn = (one: Hidden, source: Source, number: number) =>
    one.source === source && one.first <= number && number <= one.last;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = idle.size;
    for (const one of hidden) {
      if (idle.has(one)) continue;
      const isCalled = (uses.get(one.name) ?? []).some(
        ({ source, number }) => !isIn(one, source, number) && idleLines.get(source)?.has(number) !== true,
      );
      if (isCalled) continue;
      idle.add(one);
      for (let at = one.first; at <= one.last; at += 1) idleLines.get(one.source)?.add(at);
    }
    if (idle.size === before) break;
  }
  for (const { name, source, first, last } of idle) {
    const own = found.get(source) ?? new Map<number, Idle>();
    found.set(source, own);
    for (const line of source.lines.slice(first - 1, last + 1))
      if (line.isAdded && (line.number <= last || /^[)\]}]/u.test(line.code) || line.code === 'end'))
        own.set(line.number, { why: `is in \`${name}\`, which nothing calls`, flag: null });
  }
  return found;
}

/** More are not looked at. */
const MOST_HIDDEN = 200;

function listHidden(source: Source): readonly Hidden[] {
  const patterns = DECLARES[source.language];
  if (patterns === undefined) return [];
  const isScript = SCRIPTS.has(source.language);
  if (isScript && !source.lines.some(({ text }) => MODULE.test(text.trim()))) return [];
  const found: Hidden[] = [];
  let ends: ReadonlyMap<number, number> | null = null;
  let before: SourceLine | null = null;
  for (const line of source.lines) {
    if (line.code === '') continue;
    const marked = before !== null && MARK.test(before.code);
    before = line;
    if (!line.isAdded || marked || (AT_TOP.has(source.language) && line.indent > 0) || found.length >= MOST_HIDDEN)
      continue;
    const name = patterns.map((pattern) => pattern.exec(line.code)?.groups?.['name']).find((one) => one !== undefined);
    if (name === undefined || CALLED_ANYWAY.has(name)) continue;
    ends ??= new Map(source.blocks.closed.map(({ head, last }) => [head.number, last] as const));
    found.push({ name, source, first: line.number, last: ends.get(line.number) ?? line.number });
  }
  return found;
}
