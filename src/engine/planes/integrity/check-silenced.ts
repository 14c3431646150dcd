import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { locateRemovedLine } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { isPipeline } from '../workflow.js';
import { findCheck, NEVER_FAILS } from './check-commands.js';
import { readScripts } from './settings/scripts.js';

/** Reports a script or target that was there to check something and now checks nothing, or cannot fail. */
export const checkSilenced: Rule = {
  id: 'integrity/check-silenced',
  severity: 'info',
  summary: 'A script that checks something can no longer fail',
  docs: {
    why: 'Pipelines and people call the script by its name. It always succeeds, so it no longer checks anything.',
    bad: {
      files: {
        'package.json': [' {', '   "scripts": {', '-    "test": "jest"', '+    "test": "echo ok"', '   }', ' }'],
      },
    },
    good: {
      files: {
        'package.json': [' {', '   "scripts": {', '-    "test": "jest"', '+    "test": "vitest run"', '   }', ' }'],
      },
    },
  },
  suppressible: true,
  check: ({ change }: RuleContext) =>
    leaveToPerson(
      change.files
        .filter((one) => one.file.status === 'modified' && !isPipeline(one))
        .flatMap((one) =>
          MANIFEST.test(one.file.path)
            ? findSilencedScripts(one)
            : RECIPES.test(one.file.path)
              ? findSilencedLines(one)
              : [],
        ),
    ),
};

const MANIFEST = /(?:^|\/)(?:package|composer|deno)\.jsonc?$/u;
const RECIPES =
  /(?:^|\/)(?:GNU)?[mM]akefile(?:\.\w{1,10})?$|\.mk$|(?:^|\/)(?:[jJ]ustfile|Taskfile\.ya?ml|tox\.ini|noxfile\.py|Rakefile|Procfile|dodo\.py|tasks\.py|lefthook\.yml|\.pre-commit-config\.yaml)$|\.(?:sh|bash)$|(?:^|\/)\.husky\/[\w-]+$/u;
/** Scripts whose names say that they check. */
const NAMED =
  /^(?:(?:pre|post)?(?:test|lint|check|typecheck|type-check|verify|validate|ci|e2e|coverage|audit)(?:[:.-].{0,60})?)$/u;
/** Commands that do nothing. */
const NOTHING =
  /^\s*(?:@?(?:true|:|exit(?: 0)?|echo\b[^|&;]{0,200}|node -e ["']{0,2}(?:process\.exit\(0?\)|0?)["']{0,2};?|rem\b.{0,100}))?\s*$/u;

function findSilencedScripts(change: FileChange): readonly RawFinding[] {
  const before = readScripts(change, 'old');
  const after = readScripts(change, 'new');
  return [...before].flatMap(([name, old]): readonly RawFinding[] => {
    const now = after.get(name);
    if (now === undefined || now.command === old.command) return [];
    const checked = findCheck(old.command) !== null || (NAMED.test(name) && !NOTHING.test(old.command));
    if (!checked || NOTHING.test(old.command)) return [];
    const silent = NOTHING.test(now.command) || (isMasked(now.command) && !isMasked(old.command));
    return silent ? [buildFinding(change, now.line, `“${name}” is now “${clip(now.command, 60)}”`)] : [];
  });
}

const isMasked = (command: string) => NEVER_FAILS.test(command.slice(0, REACH.line));

/** Finds lines of recipes whose check stays but may fail now: `\t-npx jest`, `npm test || true`. */
function findSilencedLines(change: FileChange): readonly RawFinding[] {
  return change.regions.flatMap(({ added, removed }) =>
    removed.flatMap(({ text, number }): readonly RawFinding[] => {
      const old = text.slice(0, REACH.line);
      const check = /^\s*#/u.test(old) ? null : findCheck(old);
      if (check === null || isMasked(old) || IGNORED.test(old)) return [];
      const same = added.find((line) => findCheck(line.text.slice(0, REACH.line)) === check);
      const nothing = added.find((line) => /\S/u.test(line.text) && NOTHING.test(line.text.slice(0, REACH.line)));
      const checks = added.some((line) => findCheck(line.text.slice(0, REACH.line)) !== null);
      if (same !== undefined && !/^\s*#/u.test(same.text)) {
        const masked = isMasked(same.text) || (IGNORED.test(same.text) && isMake(change));
        return masked ? [buildFinding(change, same.number, `“${clip(same.text.trim(), 60)}” cannot fail`)] : [];
      }
      if (nothing === undefined || checks) return [];
      return [
        buildFinding(
          change,
          nothing.number || locateRemovedLine(change, number),
          `“${clip(check, 60)}” is no longer run`,
        ),
      ];
    }),
  );
}

const IGNORED = /^\t@?-/u;

const isMake = ({ file }: FileChange) => /[mM]akefile(?:\.\w{1,10})?$|\.mk$/u.test(file.path);

function buildFinding({ file }: FileChange, line: number, what: string): RawFinding {
  return {
    file: file.path,
    first: line,
    last: line,
    title: clip(`A check is silenced in ${toFileName(file.path)}: ${what}`, 110),
    rationale:
      'This now succeeds with any code. If the check is broken, fix it. If nobody needs it any more, remove it visibly.',
    anchor: what,
  };
}
