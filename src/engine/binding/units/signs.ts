/** Collects the properties by which units are compared: words, names, declarations and replacements. */

import { findAll } from '../../text/find-all.js';
import { MAX_LINE, type WordCutter } from '../../text/words.js';
import type { Unit } from './units.js';

/** The properties of one unit. */
export interface Signs {
  /** Stems of its added and removed lines. */
  readonly stems: ReadonlySet<string>;
  /** Names in its added lines, as written. */
  readonly names: ReadonlySet<string>;
  /** Names of the added lines that the unit seems to declare. */
  readonly declared: ReadonlySet<string>;
  /** Names in old lines: removed or unchanged. */
  readonly known: ReadonlySet<string>;
  /** Its replacements, `old → new`, as tokens without the unchanged start and end of the line. */
  readonly replaced: ReadonlySet<string>;
  /** Stems of the path. */
  readonly path: ReadonlySet<string>;
}

const NAME = /^[A-Za-z_$][\w$]{3,60}$/u;
const TOKEN = /[A-Za-z_$][\w$]*|\d+|[^\s\w]/gu;
const DECLARES =
  /\b(?:function|def|class|interface|enum|struct|trait|type|fn|func|module|namespace|record|const|let|var|val|define|union)\b\*?\s{1,4}(?:\([^()]{0,80}\)\s{0,4}|self\.)?([A-Za-z_$][\w$]{3,60})/gu;
const ASSIGNS = /^(?:self\.|this\.|@)?([A-Za-z_$][\w$]{3,60})\s{0,4}(?::[^=]{1,40})?=(?![=>])/u;
const CALL_LIKE = /([A-Za-z_$][\w$]{3,60})\s{0,2}\(/u;
const CONTROL =
  /^(?:\} ?)?(?:func|function|if|else|for|foreach|while|switch|catch|with|return|unless|when|match|synchronized|using)\b/u;
/** Replacements are computed only for edits of at most this many lines per side. */
const SMALL_EDIT = 6;
const MAX_EDIT_LINE = 500;
const MAX_REPLACED = 100;

/** Collects the properties of a unit. Runs in time linear in its text. */
export function collectSigns(unit: Unit, cutter: WordCutter): Signs {
  const [stems, names, declared, known] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  const read = (lines: readonly string[], into: Set<string>, stemsToo: boolean) => {
    for (const line of lines) {
      for (const { raw, cut } of cutter.cutLine(line)) {
        if (NAME.test(raw)) into.add(raw);
        if (stemsToo) for (const { stem } of cut.tokens) if (stem !== '') stems.add(stem);
      }
    }
  };
  read(unit.added, names, true);
  read(unit.removed, known, true);
  read([...unit.context, unit.section], known, false);
  for (const line of unit.added) for (const name of listDeclaredNames(line)) if (names.has(name)) declared.add(name);
  const path = new Set(
    cutter.cutLine(unit.path).flatMap(({ cut }) => cut.tokens.map(({ stem }) => stem).filter((stem) => stem !== '')),
  );
  return { stems, names, declared, known, replaced: listReplacements(unit), path };
}

/**
 * Returns names that a line seems to declare. The line is matched with regular expressions, which is accurate enough to
 * find where a name is introduced.
 */
function listDeclaredNames(line: string): string[] {
  const text = line.slice(0, MAX_LINE).trim();
  const found = findAll(text, DECLARES).map(([, name = '']) => name);
  const assigned = ASSIGNS.exec(text)?.[1];
  if (assigned !== undefined) found.push(assigned);
  if (text.endsWith('{') && !CONTROL.test(text)) {
    const method = CALL_LIKE.exec(text)?.[1];
    if (method !== undefined) found.push(method);
  }
  return found;
}

/** Returns line by line what differs between the removed and the added lines of a small edit. */
function listReplacements({ added, removed }: Unit): Set<string> {
  const found = new Set<string>();
  if (added.length > SMALL_EDIT || removed.length > SMALL_EDIT) return found;
  for (let at = 0; at < Math.min(added.length, removed.length); at++) {
    const before = tokenizeLine(removed[at]);
    const after = tokenizeLine(added[at]);
    const short = Math.min(before.length, after.length);
    let head = 0;
    while (head < short && before[head] === after[head]) head++;
    let tail = 0;
    while (tail < short - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
    const from = before
      .slice(head, before.length - tail)
      .join(' ')
      .slice(0, MAX_REPLACED);
    const to = after
      .slice(head, after.length - tail)
      .join(' ')
      .slice(0, MAX_REPLACED);
    if (from.length + to.length > 1) found.add(`${from} → ${to}`);
  }
  return found;
}

function tokenizeLine(line = ''): string[] {
  return line.slice(0, MAX_EDIT_LINE).match(TOKEN) ?? [];
}
