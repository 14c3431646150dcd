/** Settings of tools in any format: a key and its value on one line, before and after a change. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange, SideLine } from '../../../model.js';
import { parseOutline } from '../../outline.js';
import { readWholeSide } from '../../side-lines.js';

interface Setting {
  readonly key: string;
  readonly value: string;
  /** The outer keys, or the section of an INI or TOML file. */
  readonly within: string;
  readonly line: number;
  /** The condition behind the value, in the modifier form of Ruby: `if ENV['CI']`; absent without one. */
  readonly condition?: string;
}

/** A changed setting and its old value; null on a side without it. */
export interface SettingChange {
  readonly key: string;
  readonly within: string;
  readonly before: Setting | null;
  readonly after: Setting | null;
}

/** Pairs removed settings with added ones, first by section and key, then by key alone. */
export function findChangedSettings(change: FileChange): readonly SettingChange[] {
  const before = readSettings(change, 'old');
  const after = readSettings(change, 'new');
  const left = new Map<string, Setting[]>();
  for (const one of before) {
    for (const key of [`${one.within}\n${one.key}`, one.key])
      left.set(key, [...(left.get(key) ?? []), one].slice(0, MAX_ALIKE));
  }
  const used = new Set<Setting>();
  const take = (key: string) => {
    const found = left.get(key)?.find((one) => !used.has(one));
    if (found !== undefined) used.add(found);
    return found;
  };
  const exact = after.map((one) => take(`${one.within}\n${one.key}`));
  const pairs = after.map((one, index) => ({
    key: one.key,
    within: one.within,
    before: exact[index] ?? take(one.key) ?? null,
    after: one,
  }));
  const gone = before
    .filter((one) => !used.has(one))
    .map((one) => ({ key: one.key, within: one.within, before: one, after: null }));
  return [...pairs, ...gone];
}

/** The limit of settings with the same key that are paired within one file. */
const MAX_ALIKE = 50;

/** Reads the changed settings of a side. */
function readSettings(change: FileChange, side: HunkSide): readonly Setting[] {
  const ini =
    /\.(?:toml|ini|cfg|properties|editorconfig)$|(?:^|\/)\.(?:flake8|coveragerc|pylintrc|editorconfig)$/u.test(
      change.file.path,
    );
  return readWholeSide(change, side).flatMap(ini ? readSectionSettings : readOutlineSettings);
}

function readOutlineSettings(run: readonly SideLine[]): readonly Setting[] {
  return parseOutline(run).flatMap((line): readonly Setting[] => {
    if (!line.changed || /^\s*(?:\/\/|#|<!--|\*)/u.test(line.text)) return [];
    if (line.key !== null && line.value !== '') {
      return [{ key: line.key, value: line.value, within: line.parents.join('/'), line: line.number }];
    }
    const tag = /<([\w.-]{1,80})>\s{0,10}([^<>]{1,200}?)\s{0,10}<\//u.exec(line.text);
    if (tag !== null)
      return [{ key: tag[1] ?? '', value: tag[2] ?? '', within: line.parents.join('/'), line: line.number }];
    const called = CALL.exec(line.text);
    if (called === null) return [];
    const [, key = '', raw = '', condition] = called;
    const value = raw.replace(/["']/gu, '');
    return [{ key, value, within: '', line: line.number, ...(condition === undefined ? {} : { condition }) }];
  });
}

/** `name value`, `name = value` or `name(value)`, with a condition or a comment behind it. */
const CALL =
  /^\s*([\w.]{1,80})[\s(=]{1,4}([\w."'%-]{1,60})\)?;?(?:\s{1,20}((?:if|unless)\s(?![^#]{0,300}\belse\b)[^#]{1,300}))?(?:\s*|\s{1,20}#.*)$/u;

function readSectionSettings(run: readonly SideLine[]): readonly Setting[] {
  let section = '';
  let list = '';
  return run.flatMap(({ text, number, changed }): readonly Setting[] => {
    const head = /^\s*\[\[?([^\]]{1,200})\]\]?\s*(?:#.*)?$/u.exec(text)?.[1];
    if (head !== undefined) {
      section = head;
      list = '';
      return [];
    }
    const match = /^\s*["']?([\w.*/-]{1,100})["']?\s{0,10}[=:]\s{0,10}(.*)$/u.exec(text);
    if (match === null) {
      // A line of a list is added to the value of its key.
      const item = text.replace(/#.*$/u, '').replace(/[\s,"']/gu, '');
      return changed && list !== '' && item !== '' && !/^[\])]/u.test(item)
        ? [{ key: `${list}[]${item}`, value: item, within: section, line: number }]
        : [];
    }
    const [, key = '', value = ''] = match;
    const opens = /^\[?\s*(?:#.*)?$/u.test(value);
    list = opens ? key : '';
    const plain = value
      .replace(/\s#.*$/u, '')
      .trim()
      .replace(/^["']|["']$/gu, '');
    return changed && !opens ? [{ key, value: plain, within: section, line: number }] : [];
  });
}

/** Returns the number that a value is or begins with; null for other values. */
export function parseNumber(value: string): number | null {
  const match = /^["']?(-?\d{1,9}(?:\.\d{1,9})?)\s?%?["']?$/u.exec(value.trim());
  return match === null ? null : Number(match[1]);
}

/** Converts `true`, `on`, `yes`, `enable` to true and their opposites to false; null for other values. */
export function parseFlag(value: string): boolean | null {
  if (/^["']?(?:true|on|yes|enabled?)["']?$/iu.test(value)) return true;
  return /^["']?(?:false|off|no|disabled?)["']?$/iu.test(value) ? false : null;
}
