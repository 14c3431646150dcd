/** The lists of checks that a linter makes: what a change takes out of them. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';
import { parseOutline } from '../../outline.js';
import { readWholeSide } from '../../side-lines.js';
import type { SettingChange } from './settings.js';

/** A check that a list no longer has. */
export interface DroppedCheck {
  readonly name: string;
  /** Its line on the old side. */
  readonly line: number;
  /** Its line on the new side, where a line of its own takes it out. */
  readonly added?: number;
}

/** Ruff, flake8 and Pylint: https://docs.astral.sh/ruff/settings/, https://flake8.pycqa.org, https://pylint.readthedocs.io. */
const SELECTS = /^(?:extend-)?(?:select|enable)(?:\[\].{0,100})?$/u;
/** golangci-lint: https://golangci-lint.run/docs/configuration/file/; clang-tidy: https://clang.llvm.org/extra/clang-tidy/. */
const LISTS = /(?:^|\/)(?:\.golangci\.(?:ya?ml|json)|\.clang-tidy)$/u;

/**
 * Returns the checks that lists of a file lose. None if a check comes as well: it may be the same one under its new name,
 * or a group that has it. None if the list goes as a whole: what is checked then is the tool's default.
 * @param settings the changed settings of that tool alone
 */
export function findDroppedChecks(change: FileChange, settings: readonly SettingChange[]): readonly DroppedCheck[] {
  const isList = LISTS.test(change.file.path);
  const [before, after] = isList
    ? [readLists(change, 'old'), readLists(change, 'new')]
    : [readSelected(settings, 'before'), readSelected(settings, 'after')];
  const [had, has] = [new Set(before.map(({ name }) => name)), new Set(after.map(({ name }) => name))];
  // clang-tidy takes a check out by its name after a minus.
  const isOff = (name: string) => name.startsWith('-');
  const gone = before.filter(({ name }) => !has.has(name) && !isOff(name));
  const off = after.filter(({ name }) => !had.has(name) && isOff(name));
  const comes =
    after.some(({ name }) => !had.has(name) && !isOff(name)) ||
    before.some(({ name }) => !has.has(name) && isOff(name)) ||
    (isList && change.added.some(({ text }) => ALL.test(text)));
  const endsList = after.length === 0 && before.some(({ listed }) => !listed);
  if (comes || endsList) return [];
  return [...gone, ...off.map(({ name, line }) => takeOff(name, line, before[0]?.line))];
}

/** A check that is taken out by its name: it stands where its list stood, or on a line of its own that is new. */
const takeOff = (name: string, added: number, line: number | undefined): DroppedCheck =>
  line === undefined ? { name: name.slice(1), line: 1, added } : { name: name.slice(1), line };

/** Every check is on. */
const ALL = /^\s*(?:enable-all:\s*true|default:\s*(?:all|standard))\b/u;

interface Item extends DroppedCheck {
  /** It has a line of its own, so others of its list may stand around it. */
  readonly listed: boolean;
}

/** Splits a list on one line: `['E', "F"]`, `a,b`. */
function split(value: string, line: number): readonly Item[] {
  return (value.match(/-?[\w*.][\w.*/-]{0,99}/gu) ?? []).map((name) => ({ name, line, listed: false }));
}

function readSelected(settings: readonly SettingChange[], side: 'before' | 'after'): readonly Item[] {
  return settings.flatMap((one) => {
    const setting = one[side];
    if (setting === null || !SELECTS.test(setting.key)) return [];
    const { key, value, line } = setting;
    return key.includes('[]') ? [{ name: value, line, listed: true }] : split(value, line);
  });
}

/** Reads the changed lines of `linters: enable:` and `Checks:`. */
function readLists(change: FileChange, side: HunkSide): readonly Item[] {
  return readWholeSide(change, side).flatMap((run) =>
    parseOutline(run).flatMap(({ changed, key, value, item, parents, number, text }): readonly Item[] => {
      if (!changed || /^\s*#/u.test(text)) return [];
      if (key === 'Checks' || (key === 'enable' && parents.at(-1) === 'linters')) return split(value, number);
      // What a list of checks that are off gains is taken out.
      const takeOut = (one: Item) => ({ ...one, name: `-${one.name}` });
      if (key === 'disable' && parents.at(-1) === 'linters') return split(value, number).map(takeOut);
      if (item && key === null && parents.at(-1) === 'disable' && parents.includes('linters'))
        return split(value, number).map((one) => takeOut({ ...one, listed: true }));
      const inList = item && key === null && parents.at(-1) === 'enable' && parents.includes('linters');
      return inList || parents.at(-1) === 'Checks' ? split(value, number).map((one) => ({ ...one, listed: true })) : [];
    }),
  );
}
