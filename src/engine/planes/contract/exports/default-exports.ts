/** The default export of an ECMAScript module: who imports it gives it a name, so its own name is none for others. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readStretches, type Stretch } from '../stretches.js';

const ECMASCRIPT: ReadonlySet<string | null> = new Set(['JavaScript', 'TypeScript', 'TSX']);

/** `export default name`, `export default class Name`, `module.exports = name`, in the first group; empty for a value. */
const DEFAULT =
  /^\s{0,4}(?:export\s+default\b|(?:exports\s*=\s*)?module\.exports\s*=(?!=))\s*(?:(?:async\s+)?function\b\s*\*?\s*|(?:abstract\s+)?class\b\s*)?([\p{IDS}_$][\p{IDC}$]*)?/u;
/** `name as default` in a list of exports. */
const LISTED = /([\p{IDS}_$][\p{IDC}$]*)\s+as\s+default\b/gu;
/** A line that exports by name, in a statement or a list. */
const BY_NAME = /^\s{0,4}(?:export\s+(?!default\b)|(?:module\.)?exports\.)/u;
const IN_LIST = /^\s*(?:type\s+)?([\p{IDS}_$][\p{IDC}$]*)(?:\s+as\s+(?!default\b)[\p{IDS}_$][\p{IDC}$]*)?\s*,?\s*$/u;

/**
 * Returns the names that only the default export of the old side has, if the new side has a default export, too. Nobody
 * outside can miss such a name.
 */
export function listNamesOfDefault(change: FileChange): ReadonlySet<string> {
  if (!ECMASCRIPT.has(change.language)) return new Set();
  const stretches = readStretches(change);
  if (!stretches.some(({ after }) => listDefaults(after).length > 0)) return new Set();
  const named = stretches.flatMap(({ before }) => listByName(before));
  const names = new Set(stretches.flatMap(({ before }) => listDefaults(before)));
  for (const name of named) names.delete(name);
  return names;
}

/** Returns the name of each default export, empty for one that has none. */
function listDefaults(lines: Stretch['after']): readonly string[] {
  return lines.flatMap(({ text }) => {
    const line = text.slice(0, REACH.statement);
    const match = DEFAULT.exec(line);
    const listed = [...line.matchAll(LISTED)].map(([, name = '']) => name);
    return match === null ? listed : [match[1] ?? '', ...listed];
  });
}

/** Returns the words of all lines that may export by name: too many keep a finding, too few lose one. */
function listByName(lines: Stretch['before']): readonly string[] {
  return lines.flatMap(({ text }) => {
    const line = text.slice(0, REACH.statement);
    const item = IN_LIST.exec(line)?.[1];
    if (item !== undefined) return [item];
    return BY_NAME.test(line) ? (line.replace(LISTED, '').match(/[\p{IDS}_$][\p{IDC}$]*/gu) ?? []) : [];
  });
}
