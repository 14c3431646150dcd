import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { readWorkflows, type Workflow } from './workflow-outline.js';

/** Reports a workflow that uses an action of another owner by a tag or branch, which the owner can move. */
export const actionUnpinned: Rule = {
  id: 'supply-chain/action-unpinned',
  severity: 'warn',
  summary: 'A workflow uses an action by a name that can be moved',
  docs: {
    why: 'Tags and branches of an action are its owner’s to move, or of who took the account over. The workflow then runs other code, with its token and its secrets.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: acme/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0',
          '+      - uses: acme/deploy@v2',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/release.yml': [
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: acme/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0',
          '+      - uses: acme/deploy@1d96c772d19495a3b5c517cd2bc0cb401ea0529f # v2.2.0',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot }) {
    const owner = snapshot.repo.split('/')[0] ?? '';
    return readWorkflows(change.files, /\buses\b/u).flatMap((one) => collectFindings(one, owner.toLowerCase()));
  },
};

interface ActionUse {
  /** `owner/name/path`, lower case. */
  readonly action: string;
  readonly ref: string;
  readonly line: number;
  readonly changed: boolean;
}

type Kind = 'sha' | 'tag' | 'branch';

function listUses(lines: readonly OutlineLine[]): readonly ActionUse[] {
  return lines.flatMap(({ key, value, number, changed }): readonly ActionUse[] => {
    const match = key === 'uses' ? /^([\w-][\w.-]{0,99}\/[\w./-]{1,300}?)(?:@([^\s@]{1,200}))?$/u.exec(value) : null;
    return match === null
      ? []
      : [{ action: (match[1] ?? '').toLowerCase(), ref: match[2] ?? '', line: number, changed }];
  });
}

function collectFindings({ change, ...lines }: Workflow, owner: string): readonly RawFinding[] {
  const before = listUses(lines.before);
  const told = new Set<string>();
  return listUses(lines.after).flatMap(({ action, ref, line, changed }): readonly RawFinding[] => {
    const kind = classifyRef(ref);
    if (!changed || kind === 'sha' || action.startsWith(`${owner}/`)) return [];
    const earlier = before.filter((one) => one.action === action);
    const replaced = earlier.filter((one) => one.changed);
    const lost = replaced.some((one) => classifyRef(one.ref) === 'sha') && !replaced.some((one) => one.ref === ref);
    // A kind of name that was trusted before is still trusted.
    const known = earlier.some((one) => classifyRef(one.ref) === kind || (one.ref === ref && !lost));
    if (!lost && known) return [];
    const ofGithub = /^(?:actions|github)\//u.test(action);
    if (!lost && kind === 'tag' && (ofGithub || told.has(action) || earlier.length > 0)) return [];
    told.add(action);
    return [
      {
        file: change.file.path,
        first: line,
        last: line,
        title: lost
          ? `Action ${clip(action, 60)} is no longer pinned: ${clip(ref, 30)}`
          : `Action ${clip(action, 60)} is used ${ref === '' ? 'without a version' : `by ${kind === 'branch' ? 'a branch' : 'a tag'}: ${clip(ref, 30)}`}`,
        rationale: `${clip(action, 100)}@${clip(ref, 60)} is whatever its owner lets ${kind === 'branch' ? 'the branch' : 'the tag'} point to, and it runs with this workflow’s token and secrets. Name the full commit id, and the version in a comment behind it.`,
        anchor: `${action}@${ref}`,
        severity: lost || BRANCH.test(ref) ? 'warn' : 'info',
      },
    ];
  });
}

const BRANCH = /^(?:main|master|develop|dev|trunk|head|next|edge|nightly)$/iu;

/** Returns the kind of a ref: a version is a release, any other name is treated as a branch. */
function classifyRef(ref: string): Kind {
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(ref)) return 'sha';
  return /^[a-z._/-]{0,40}v?\d/iu.test(ref) ? 'tag' : 'branch';
}
