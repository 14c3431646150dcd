import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { tellWarningsOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { readWorkflows, type Workflow } from './workflows/outline.js';

/** Reports a workflow that uses an action of another owner by a tag or branch, which the owner can move. */
export const actionUnpinned: Rule = {
  id: 'supply-chain/action-unpinned',
  severity: 'warn',
  summary: 'A workflow uses an action by a name that can be moved',
  docs: {
    why: 'The owner of an action can move its tags and branches, and so can somebody who took over the account. The workflow then runs other code, with its token and its secrets.',
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
    const found = readWorkflows(change.files, /\buses\b/u).flatMap((one) => collectFindings(one, owner.toLowerCase()));
    // Whoever gives up commits for tags does so in all workflows at once: that is one decision.
    return tellWarningsOnce(found);
  },
};

interface ActionUse {
  /** `owner/name/path`, lower case. */
  readonly action: string;
  readonly ref: string;
  readonly line: number;
  readonly changed: boolean;
}

type Kind = 'commit' | 'tag' | 'branch';

function listUses(lines: readonly OutlineLine[]): readonly ActionUse[] {
  return lines.flatMap(({ key, value, parents, number, changed, block }): readonly ActionUse[] => {
    // The value may stand below its key: “uses: |”.
    const text = key === 'uses' ? value : block && parents.at(-1) === 'uses' ? value.trim() : '';
    const match =
      /^(docker:\/\/[\w][\w./-]{0,300}(?::\d{1,5}\/[\w./-]{1,300})?)(?::([\w.-]{1,128}))?(?:@sha256:([0-9a-f]{64}))?$/u.exec(
        text,
      ) ?? /^([\w-][\w.-]{0,99}\/[\w./-]{1,300}?)(?:@([^\s@]{1,200}))?$/u.exec(text);
    return match === null
      ? []
      : [{ action: (match[1] ?? '').toLowerCase(), ref: match[3] ?? match[2] ?? '', line: number, changed }];
  });
}

/** A use that is told. */
interface LooseUse extends ActionUse {
  readonly kind: Kind;
  readonly lost: boolean;
}

function collectFindings({ change, ...lines }: Workflow, owner: string): readonly RawFinding[] {
  const loose = findLooseUses(lines.before, lines.after, owner);
  const isLoud = ({ lost, ref }: LooseUse) => lost || BRANCH.test(ref);
  const [first] = loose.toSorted((a, b) => Number(isLoud(b)) - Number(isLoud(a)) || a.line - b.line);
  if (first === undefined) return [];
  const { action, ref, lost } = first;
  const name = clip(action, 60);
  const list = loose.map((one) => `${one.action}${one.ref === '' ? '' : `@${clip(one.ref, 60)}`} (line ${one.line})`);
  return [
    {
      file: change.file.path,
      first: first.line,
      last: first.line,
      title: lost
        ? `Action ${name} is no longer pinned: ${clip(ref, 30)}`
        : `Action ${name} is used ${ref === '' ? 'without a version' : `by ${nameKind(action, ref)}: ${clip(ref, 30)}`}`,
      rationale: `The owner of a tag or a branch can move it, and its code runs with the rights that this workflow gives it: ${clip(list.join(', '), 800)}. Name the full commit id (of an image its digest), and the version in a comment behind it.`,
      anchor: loose.map((one) => `${one.action}@${one.ref}`).join('\n'),
      severity: lost ? 'warn' : 'info',
    },
  ];
}

function findLooseUses(old: readonly OutlineLine[], now: readonly OutlineLine[], owner: string): readonly LooseUse[] {
  const before = listUses(old);
  const told = new Set<string>();
  const uses = listUses(now);
  const pins = uses.some(({ ref }) => classifyRef(ref) === 'commit');
  return uses.flatMap((use): readonly LooseUse[] => {
    const { action, ref, changed } = use;
    const kind = classifyRef(ref);
    if (!changed || kind === 'commit' || action.startsWith(`${owner}/`) || BY_TAG.test(action)) return [];
    const earlier = before.filter((one) => one.action === action);
    const replaced = earlier.filter((one) => one.changed);
    const lost = replaced.some((one) => classifyRef(one.ref) === 'commit') && !replaced.some((one) => one.ref === ref);
    // A kind of name that was trusted before is still trusted.
    const known = earlier.some((one) => classifyRef(one.ref) === kind || (one.ref === ref && !lost));
    if (!lost && known) return [];
    // GitHub’s own are trusted as its runner is. A new file that pins others means to pin all.
    const ofGithub = /^(?:actions|github)\//u.test(action);
    if (!lost && kind === 'tag' && ((ofGithub && !(pins && old.length === 0)) || earlier.length > 0)) return [];
    if (told.has(`${action}@${ref}`)) return [];
    told.add(`${action}@${ref}`);
    return [{ ...use, kind, lost }];
  });
}

/**
 * Workflows whose proofs can be verified only if they are used by a tag:
 * https://github.com/slsa-framework/slsa-github-generator#referencing-slsa-builders-and-generators
 */
const BY_TAG = /^slsa-framework\/slsa-github-generator\/\.github\/workflows\//u;

const BRANCH = /^(?:main|master|develop|dev|trunk|head|next|edge|nightly)$/iu;

/** Says what a name is: an image has tags, and a repository a tag or a branch of any name, if not one that branches have. */
function nameKind(action: string, ref: string): string {
  if (action.startsWith('docker://')) return 'a tag';
  return BRANCH.test(ref) ? 'a branch' : 'a branch or tag';
}

/** Returns the kind of a ref as it is judged: a version is a release, any other name is treated as a branch. */
function classifyRef(ref: string): Kind {
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(ref)) return 'commit';
  return /^[a-z._/-]{0,40}v?\d/iu.test(ref) ? 'tag' : 'branch';
}
