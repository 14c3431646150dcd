import { addToCount, takeFromCount } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { listChanged, locateRemovedLine, readWholeSide } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { findTool } from './settings/checkers.js';
import { findDroppedChecks } from './settings/dropped-checks.js';
import { findChangedSettings, type SettingChange } from './settings/settings.js';
import { createExceptionTest } from './settings/strict-switches.js';
import { listIgnored, rateLoosening, readLevel } from './settings/strictness.js';

/** Reports a linter or compiler with less strict settings. */
export const lintLoosened: Rule = {
  id: 'integrity/lint-loosened',
  severity: 'info',
  summary: 'A linter or compiler accepts more than before',
  docs: {
    why: 'The check finds less, in this change and in all later ones.',
    bad: {
      files: {
        '.eslintrc.json': [' {', '   "rules": {', '-    "no-eval": "error"', '+    "no-eval": "off"', '   }', ' }'],
      },
    },
    good: {
      files: {
        '.eslintrc.json': [' {', '   "rules": {', '-    "no-eval": "warn"', '+    "no-eval": "error"', '   }', ' }'],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const isNewCheck = createNewCheckTest(change.files);
    const settled = change.files.filter(({ file }) => findTool(file.path) !== null);
    const excused = listExcused(settled);
    const loosened = settled
      .filter(({ file }) => file.status === 'modified' || file.status === 'renamed')
      .flatMap((one) => [
        ...findLoosenedSettings(one, excused, isNewCheck),
        ...reportDroppedChecks(one),
        ...findDroppedWerror(one, change.files),
      ]);
    return leaveToPerson(loosened);
  },
};

/** Returns what the removed lines of all settings excused: another tool that takes it over excuses nothing new. */
function listExcused(changes: readonly FileChange[]): ReadonlySet<string> {
  const removing = changes.filter((change) => listChanged(change, 'old').length > 0);
  return new Set(
    removing.flatMap((change) =>
      findChangedSettings(change).flatMap(({ before }) => (before === null ? [] : listIgnored(before))),
    ),
  );
}

/** Returns true if the tool of a section has sections after the change alone: it found nothing before. */
function createNewToolTest(change: FileChange): (within: string) => boolean {
  const old = readWholeSide(change, 'old').flatMap((run) => run.map(({ text }) => readSectionTool(text)));
  const added = new Set(listChanged(change, 'new').map(({ text }) => readSectionTool(text)));
  return (within) => {
    const tool = readSectionTool(`[${within}]`);
    return tool !== null && added.has(tool) && !old.includes(tool);
  };
}

/** `ruff` of `[tool.ruff.lint]`; null for another line. */
const readSectionTool = (text: string): string | null =>
  /^\s{0,20}\[{1,2}(?:tool\.)?([\w-]{1,40})/u.exec(text.slice(0, REACH.word))?.[1] ?? null;

/** Returns true for a check that the change itself writes: `Shop/NoSend`, the class `NoSend`. It found nothing before. */
function createNewCheckTest(changes: readonly FileChange[]): (within: string) => boolean {
  return (within) => {
    const name = within.slice(within.lastIndexOf('/') + 1);
    const declared = `class ${name} `;
    return (
      /^[A-Z]\w{2,80}$/u.test(name) &&
      changes.some(
        ({ file, added }) => file.path.endsWith('.rb') && added.some(({ text }) => `${text} `.includes(declared)),
      )
    );
  };
}

function findLoosenedSettings(
  change: FileChange,
  excused: ReadonlySet<string>,
  isNewCheck: (within: string) => boolean,
): readonly RawFinding[] {
  const tool = findTool(change.file.path) ?? '';
  const isNewTool = createNewToolTest(change);
  const settings = findChangedSettings(change);
  const isException = createExceptionTest(change, settings);
  const isRenamed = createRenameTest(tool, settings);
  return settings.flatMap((changed): readonly RawFinding[] => {
    // The setting of another check says nothing about this one.
    const setting = isOfAnother(tool, changed) ? { ...changed, before: null } : changed;
    if (!concernsTool(tool, setting, change.file.path)) return [];
    if (setting.before === null && tool === 'python' && isNewTool(setting.within)) return [];
    if (setting.before === null && tool === 'ruby' && isNewCheck(setting.within)) return [];
    if (isException(setting) || isRenamed(setting)) return [];
    const severity = rateLoosening(tool, setting, excused);
    if (severity === null) return [];
    const line = setting.after?.line ?? locateRemovedLine(change, setting.before?.line ?? 1);
    const shown = setting.key.replace(/\[\].*$/u, '');
    const from = setting.before === null ? '' : `${clip(setting.before.value, 25)} → `;
    const now = setting.after === null ? 'not set' : clip(setting.after.value, 40);
    return [buildFinding(change, line, `${clip(shown, 40)}: ${from}${now}`, severity)];
  });
}

/**
 * Returns a function that tells whether a rule takes the place of another one of the same plugin that was off as well: each that
 * went excuses one that comes.
 */
function createRenameTest(tool: string, settings: readonly SettingChange[]): (setting: SettingChange) => boolean {
  const getFamily = ({ key, within }: SettingChange) => `${within}\0${key.slice(0, key.lastIndexOf('/') + 1)}`;
  const gone = new Map<string, number>();
  for (const one of tool === 'eslint' ? settings : []) {
    if (one.before !== null && one.after === null && readLevel(one.before.value) === 'off')
      addToCount(gone, getFamily(one));
  }
  return (setting) => {
    if (setting.before !== null || setting.after === null || readLevel(setting.after.value) !== 'off') return false;
    return takeFromCount(gone, getFamily(setting));
  };
}

/** Returns true for a setting that every check has, where the old value is that of another check. */
function isOfAnother(tool: string, { before, within }: SettingChange): boolean {
  if (tool !== 'ruby' || before === null || before.within === '' || within === '') return false;
  const toName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return toName(before.within) !== toName(within);
}

/**
 * Returns true if a setting concerns a checker. In files that also contain other settings, only the checker's section
 * counts.
 */
function concernsTool(tool: string, { within }: SettingChange, path: string): boolean {
  if (tool === 'rust') return path.endsWith('clippy.toml') || /(?:^|\.)lints\b/u.test(within);
  if (tool === 'python' && /(?:pyproject\.toml|setup\.cfg|tox\.ini)$/u.test(path)) {
    return (
      /^(?:tool\.)?(?:ruff|mypy|flake8|pylint|pyright|basedpyright|ty)\b/u.test(within) ||
      /^mypy-|^pylint/u.test(within)
    );
  }
  return true;
}

/** Reports what a list of checks loses, as one finding a file. */
function reportDroppedChecks(change: FileChange): readonly RawFinding[] {
  const tool = findTool(change.file.path) ?? '';
  const own = findChangedSettings(change).filter((one) => concernsTool(tool, one, change.file.path));
  const [first, ...rest] = findDroppedChecks(change, tool === 'python' ? own : []);
  if (first === undefined) return [];
  const more = rest.length === 0 ? '' : ` and ${counted(rest.length, 'other')}`;
  const line = first.added ?? locateRemovedLine(change, first.line);
  return [buildFinding(change, line, `${clip(first.name, 40)}${more} no longer checked`, 'warn')];
}

/** Reports `-Werror` or a crate's `deny` removed from a line that otherwise stays. */
function findDroppedWerror(change: FileChange, all: readonly FileChange[]): readonly RawFinding[] {
  const strict = /(?:^|[\s"'(])(?:-Werror|\/WX|-warnings-as-errors)(?![\w=-])/u;
  const has = (lines: readonly { readonly text: string }[]) => lines.some(({ text }) => strict.test(text));
  if (!has(change.removed) || all.some(({ added }) => has(added))) return [];
  return change.removed
    .filter(({ text }) => strict.test(text) && !/^\s*(?:#|\/\/)/u.test(text))
    .slice(0, 1)
    .map(({ number }) =>
      buildFinding(change, locateRemovedLine(change, number), 'warnings are no longer errors', 'warn'),
    );
}

function buildFinding(change: FileChange, line: number, what: string, severity: 'info' | 'warn'): RawFinding {
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: `${toFileName(change.file.path)} lets more pass: ${what}`,
    rationale:
      'From now on this check finds less, in this change and in all later ones. Fix what it finds, or suppress it on the one line that needs it, with a reason. If the rule is wrong for the project, change it in a separate pull request.',
    anchor: what,
    severity,
  };
}
