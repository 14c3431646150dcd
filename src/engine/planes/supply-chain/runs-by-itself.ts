import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, Line, RawFinding, Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { listChanged } from '../side-lines.js';
import { clip } from '../wording.js';
import { SELF_RUNNING, type SelfRunning } from './self-running.js';

/** Reports code that runs without being called: when a folder is opened, at a commit, an install or a build. */
export const runsByItself: Rule = {
  id: 'supply-chain/runs-by-itself',
  severity: 'info',
  summary: 'Something runs although nobody calls it',
  docs: {
    why: 'A reviewer who checks out the change to look at it may already run it, on a machine with keys and tokens.',
    bad: {
      files: {
        '.vscode/tasks.json': [
          ' {',
          '   "tasks": [',
          '+    { "command": "node tools/start.js", "runOptions": { "runOn": "folderOpen" } }',
          '   ]',
          ' }',
        ],
      },
    },
    good: {
      files: {
        '.vscode/tasks.json': [
          ' {',
          '   "tasks": [',
          '+    { "label": "start", "command": "node tools/start.js" }',
          '   ]',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const told = change.files.flatMap((changed) => {
      if (changed.file.status === 'deleted') return [];
      const found = SELF_RUNNING.flatMap((one) => findRunning(changed, one)).slice(0, 1);
      return found;
    });
    return leaveToPerson(told);
  },
};

function findRunning(changed: FileChange, one: SelfRunning): readonly RawFinding[] {
  const { file, line, armed, when, added } = one;
  const { path, status } = changed.file;
  if (!file.test(path) || (added === true && status !== 'added')) return [];
  const before = new Set(listChanged(changed, 'old').map(({ text }) => dropSpaces(text)));
  const isComment = path.endsWith('.java') ? COMMENT_OF_JAVA : COMMENT;
  const lines = listChanged(changed, 'new').filter(
    ({ text }) => !isComment.test(text) && !before.has(dropSpaces(text)),
  );
  const said =
    line === undefined && armed === undefined ? lines[0] : lines.find(({ text }) => (line ?? armed)?.test(text));
  const whole = armed !== undefined && lines.length > 0 && readsArmed(changed, armed, 'new') ? lines[0] : undefined;
  const moved = line === undefined && armed === undefined && status === 'renamed';
  const at = said ?? whole;
  if (at === undefined && !moved) return [];
  return [
    {
      file: path,
      first: at?.number ?? 1,
      last: at?.number ?? 1,
      title: clip(`This runs ${when}`, 110),
      rationale: `“${clip(at?.text ?? path, 160)}” takes effect without anyone calling it: it runs ${when}. Read what it starts before you check the change out.`,
      anchor: (at?.text ?? path).slice(0, MAX_ANCHOR),
      severity: one.grave === true && !ranBefore(changed, one) && !isUsual(one, lines) ? 'warn' : 'info',
    },
  ];
}

/** Returns true if nothing of these lines runs but what is usual in such a file. */
function isUsual({ usual, line }: SelfRunning, lines: readonly Line[]): boolean {
  return usual !== undefined && line !== undefined && !lines.some(({ text }) => line.test(text.replace(usual, ' ')));
}

/** A line that is only set in another way runs what it ran before. */
const dropSpaces = (text: string) => text.replace(/\s+/gu, '');

/** A comment of a shell or of Windows' command language, or nothing: it takes no effect. A line of `#!` does. */
const COMMENT = /^\s*(?:#(?!!)|::|@?rem\b|$)/iu;

const COMMENT_OF_JAVA = /^\s*(?:\/\/|\/?\*|$)/u;

function readsArmed({ file, parsed }: FileChange, armed: RegExp, side: HunkSide): boolean {
  const text = file[`${side}_text`] ?? '';
  return parsed === undefined ? armed.test(text) : parsed[side].some((line) => armed.test(line.text));
}

/** Returns true if the file ran something in the same way before: then only what it runs is another thing. */
function ranBefore(changed: FileChange, { line, armed }: SelfRunning): boolean {
  if (changed.file.status === 'added' || changed.file.status === 'renamed') return false;
  if (line === undefined && armed === undefined) return true;
  if (armed !== undefined) return readsArmed(changed, armed, 'old');
  return listChanged(changed, 'old').some(({ text }) => line?.test(text) === true);
}
