/** What a new text of the gate's policy loosens against the old one: told at its line, or where it stood. */

import type { HunkSide } from '../../../base/hunk-lines.js';
import { RequiredStatus, Verdict } from '../../../contract/index.js';
import type { FileChange } from '../../model.js';
import { parsePolicyText } from '../../policy/parse.js';
import type { PolicyDocument } from '../../policy/schema.js';
import { DEFAULT_CRITERIA } from '../../policy/schema.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { locateRemovedLine, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';

/** The loosened setting, in words, and the new-side line that shows it. */
export interface Weakening {
  readonly line: number;
  readonly what: string;
}

/**
 * Finds every loosening in the changed lines. Reads line by line, so that a hunk is enough. If both texts are whole
 * policies, omits a rule that only moved or that another part still contains.
 */
export function findWeakenings(change: FileChange): readonly Weakening[] {
  const read = (side: HunkSide) => readWholeSide(change, side).flatMap(parseOutline);
  const before = read('old');
  const after = read('new');
  const found = [
    ...findChangedValues(before, after),
    ...findRemovedSeverities(change, before, after),
    ...findRemovedRules(change, before, after),
    ...findAddedSuppressions(after),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ what }) => !seen.has(what) && seen.add(what) !== undefined)
    .toSorted((a, b) => a.line - b.line);
}

const VERDICTS: readonly string[] = Verdict.options;
const REQUIRED: readonly string[] = RequiredStatus.options;
const SEVERITY = ['off', 'info', 'warn', 'error'];
const BASES = ['advisory', 'legacy-open', 'balanced', 'strict'];
/** Classes of files that are not reviewed closely. */
const UNREAD = ['generated', 'vendored', 'docs', 'asset', 'data', 'lockfile'];

/** Finds values of keys that are ordered from loose to strict, if the value is lower than before, or low and new. */
function findChangedValues(before: readonly OutlineLine[], after: readonly OutlineLine[]): readonly Weakening[] {
  const names = listRuleNames(after);
  const oldNames = listRuleNames(before);
  return after.flatMap((line, index): readonly Weakening[] => {
    if (!line.changed || line.key === null) return [];
    const { key, value, number } = line;
    const old = before.find(
      (one) =>
        one.key === key &&
        one.changed &&
        one.parents.join('/') === line.parents.join('/') &&
        key !== 'verdict' &&
        key !== 'if',
    )?.value;
    const say = (what: string): readonly Weakening[] => [{ line: number, what }];
    if (key === 'extends') {
      const from = old ?? 'balanced';
      return BASES.indexOf(value) < BASES.indexOf(from)
        ? say(`stands on “${clip(value, 20)}” instead of “${clip(from, 20)}”`)
        : [];
    }
    if (isRuleId(key) && SEVERITY.includes(value)) {
      if (old !== undefined)
        return SEVERITY.indexOf(value) < SEVERITY.indexOf(old) ? say(`${clip(key, 60)}: ${old} → ${value}`) : [];
      return value === 'off' || value === 'info' ? say(`${clip(key, 60)} is set to ${value}`) : [];
    }
    if (key === 'met' && /^\d?\.?\d+$/u.test(value)) {
      return Number(value) < Number(old ?? String(DEFAULT_CRITERIA.met))
        ? say(
            `criteria count as met from ${clip(value, 10)} on (before ${clip(old ?? String(DEFAULT_CRITERIA.met), 10)})`,
          )
        : [];
    }
    if (key === 'require' && line.parents.at(-1) === 'criteria') {
      const from = old ?? DEFAULT_CRITERIA.required;
      return REQUIRED.indexOf(value) < REQUIRED.indexOf(from)
        ? say(`criteria count as met when they are ${clip(value, 20)} (before ${clip(from, 20)})`)
        : [];
    }
    if (key === 'path' && line.parents.includes('derived')) {
      return old === value ? [] : say(`files ${clip(value, 60)} count as made from others`);
    }
    if (line.parents.at(-1) === 'paths' && UNREAD.includes(value)) {
      return old === undefined || !UNREAD.includes(old) ? say(`files ${clip(key, 60)} count as ${value}`) : [];
    }
    if (key !== 'verdict' && key !== 'if') return [];
    const name = names[index] ?? '';
    const was = before.filter((one, at) => one.key === key && oldNames[at] === name).at(-1)?.value;
    if (key === 'verdict') {
      const rank = VERDICTS.indexOf(value);
      if (was !== undefined)
        return rank >= 0 && rank < VERDICTS.indexOf(was) ? say(`rule “${clip(name, 40)}”: ${was} → ${value}`) : [];
      return value === 'auto-approve' ? say(`a new rule “${clip(name, 40)}” approves`) : [];
    }
    return was !== undefined && was !== value ? say(`rule “${clip(name, 40)}” has another condition`) : [];
  });
}

/** Finds removed severities above info. */
function findRemovedSeverities(
  change: FileChange,
  before: readonly OutlineLine[],
  after: readonly OutlineLine[],
): readonly Weakening[] {
  const still = new Set(after.map(({ key }) => key));
  return before
    .filter(
      ({ changed, key, value }) =>
        changed && key !== null && isRuleId(key) && (value === 'warn' || value === 'error') && !still.has(key),
    )
    .map(({ key, value, number }) => ({
      line: locateRemovedLine(change, number),
      what: `${clip(key ?? '', 60)}: ${value} is no longer said`,
    }));
}

/** Finds removed rules that closed the gate. */
function findRemovedRules(
  change: FileChange,
  before: readonly OutlineLine[],
  after: readonly OutlineLine[],
): readonly Weakening[] {
  const names = new Set(listRuleNames(after));
  const owners = listRuleNames(before);
  return before
    .filter((line) => line.changed && line.item && line.key === 'name' && !names.has(line.value))
    .filter((line) => {
      const verdict = before.find((one, index) => one.key === 'verdict' && owners[index] === line.value)?.value;
      return verdict !== 'auto-approve';
    })
    .map(({ value, number }) => ({
      line: locateRemovedLine(change, number),
      what: `rule “${clip(value, 40)}” is removed`,
    }));
}

function findAddedSuppressions(after: readonly OutlineLine[]): readonly Weakening[] {
  return after
    .filter(
      ({ changed, item, key, parents }) =>
        changed &&
        item &&
        (parents.at(-1) === 'suppressions' || (parents.length === 0 && key !== 'name')) &&
        key !== null &&
        /^(?:rule|path|fingerprint)$/u.test(key),
    )
    .map(({ number, key, value }) => ({ line: number, what: `${key} ${clip(value, 60)} is suppressed` }));
}

const isRuleId = (key: string) => /^[a-z\d][a-z\d._-]{0,60}\/(?:\*|[a-zA-Z\d][\w.-]{0,60})$/u.test(key);

/** Returns for each line the name of its rule, from the last `- name:` before it. */
function listRuleNames(lines: readonly OutlineLine[]): readonly string[] {
  let name = '';
  return lines.map(({ key, value, item }) => {
    if (item && key === 'name') name = value;
    else if (item && key !== null && key !== 'if' && key !== 'verdict') name = '';
    return name;
  });
}

/** Returns true if the new text is not a valid policy and the old one was. */
export async function breaksPolicy(change: FileChange): Promise<boolean> {
  const { old_text: old, new_text: now } = change.file;
  const reads = async (text: string): Promise<PolicyDocument | null> => {
    const parsed = await parsePolicyText(text, []);
    return parsed.ok ? parsed.policy : null;
  };
  return now !== null && (await reads(now)) === null && (old === null || (await reads(old)) !== null);
}
