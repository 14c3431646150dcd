/** Who approves, when, and what comes after, event by event: the same in every way of reviewing. */
import { FORBIDDEN, READ_PEOPLE } from '../stand-ins/github/server.js';
import { type Happened, type PullDesk, RATE } from './people-desk.js';

/** What happens, whether the gate is open then, and words that the check run shows and the trace says. */
interface Moment {
  readonly happens: (pull: PullDesk) => Happened;
  readonly opens: boolean;
  readonly shows: string;
  readonly traces: string;
}

/** A row of the table. */
export interface Situation {
  readonly when: string;
  /** The change of the pull request; a line that nobody asked for if left out. */
  readonly files?: Readonly<Record<string, string>>;
  readonly moments: readonly Moment[];
}

const CHANGED = RATE.replace('2', '3');
/** A line that nobody asked for. */
export const CODE = { 'src/rate.ts': CHANGED };
/** Another change of the same line. */
export const LATER = { 'src/rate.ts': RATE.replace('2', '4') };
const COMMENTED = { 'src/rate.ts': `// The rate.\n${CHANGED}` };
const OWNED = { 'money/rate.ts': CHANGED };

export type Happens = Moment['happens'];
/** The gate stays closed. What is said stands in the trace, and in the check run too, unless that has other words. */
export const closed = (happens: Happens, traces = '', shows = traces): Moment => ({
  happens,
  opens: false,
  shows,
  traces,
});
/** The same for a gate that opens. */
export const open = (happens: Happens, traces = '', shows = traces): Moment => ({
  happens,
  opens: true,
  shows,
  traces,
});

const approved =
  (login: string): Happens =>
  (pull) =>
    pull.review(login);
/** Nobody said anything yet. */
export const opened: Happens = (pull) => pull.pushed();
/** Several things, of which only the last one is answered. */
const all =
  (...each: readonly Happens[]): Happens =>
  (pull) =>
    each.reduce((_, happens) => happens(pull), pull.pushed());
const BASE = 'it goes into a branch that the policy does not allow';
const HERE = 'it was given for this head';

/** Whose approval counts, and for which head. */
export const APPROVALS: readonly Situation[] = [
  { when: 'who may push approves', moments: [closed(opened), open(approved('ada'), HERE)] },
  { when: 'a stranger approves', moments: [closed(approved('eve'), 'its author may not push to the repository')] },
  { when: 'a stranger and who may push approve', moments: [open(all(approved('eve'), approved('ada')), HERE)] },
  { when: 'the author approves', moments: [closed(approved('mona'), 'it is of an author of the change')] },
  {
    when: 'a co-author of a commit approves, in another case',
    moments: [
      closed((pull) => {
        pull.state.commits.set(pull.pr, [['mona', 'ADA']]);
        return pull.review('ada');
      }, 'it is of an author of the change'),
    ],
  },
  {
    when: 'a machine with write access approves',
    moments: [closed(approved('renovate[bot]'), 'a machine approved, and the policy does not name')],
  },
  {
    when: 'a deleted account approved',
    moments: [closed((pull) => pull.review('ghost', 'APPROVED', { login: null }))],
  },
  {
    when: 'code is pushed after the approval',
    moments: [
      open(approved('ada')),
      closed((pull) => pull.push(LATER), 'since then src/rate.ts:1 changed'),
      open(approved('grace'), HERE),
    ],
  },
  {
    when: 'a comment is pushed after the approval',
    moments: [
      open(
        all(approved('ada'), (pull) => pull.push(COMMENTED)),
        'since then only what cannot matter changed',
      ),
    ],
  },
  {
    when: 'the same files are force-pushed after the approval',
    moments: [
      open(
        all(approved('ada'), (pull) => pull.push(CODE, 'base')),
        'which has the same files as this head',
      ),
    ],
  },
  {
    when: 'other files are force-pushed after the approval',
    moments: [
      closed(
        all(approved('ada'), (pull) => pull.push(LATER, 'base')),
        'since then src/rate.ts:1 changed',
      ),
    ],
  },
  {
    when: 'the approved commit is gone from GitHub',
    moments: [
      closed(
        (pull) => pull.review('ada', 'APPROVED', { commit: 'd'.repeat(40) }),
        'could not be compared with this head',
      ),
    ],
  },
  {
    when: 'GitHub no longer says which commit was approved',
    moments: [closed((pull) => pull.review('ada', 'APPROVED', { commit: null }), 'GitHub no longer knows the commit')],
  },
  { when: 'the approval is dismissed', moments: [open(approved('ada')), closed((pull) => pull.dismiss())] },
  {
    when: 'who approved asks for changes, and then another approves',
    moments: [
      closed(
        all(approved('ada'), (pull) => pull.review('ada', 'CHANGES_REQUESTED'), approved('grace')),
        '"changes_requested":["ada"]',
        'asked for changes and must approve',
      ),
      open(approved('ada'), HERE),
    ],
  },
  {
    when: 'who approved writes a mere comment later',
    moments: [
      open(
        all(approved('ada'), (pull) => pull.review('ada', 'COMMENTED', { body: '/review-gate status' })),
        HERE,
      ),
    ],
  },
  {
    when: 'another base is chosen after the approval',
    moments: [
      closed((pull) => {
        pull.review('ada');
        pull.state.protectedBranches.add('release');
        return pull.retarget('release', '2025-06-02T12:10:00Z');
      }, 'another base branch'),
      open((pull) => pull.review('ada', 'APPROVED', { submittedAt: '2025-06-02T12:20:00Z' }), HERE),
    ],
  },
  {
    when: 'it goes into a branch that the policy does not allow, and who may push approves',
    moments: [
      closed((pull) => pull.retarget('release', '2025-06-02T12:10:00Z'), '', BASE),
      closed((pull) => pull.review('ada', 'APPROVED', { submittedAt: '2025-06-02T12:20:00Z' }), HERE, BASE),
    ],
  },
  {
    when: 'who may push approves, and a stranger asks for changes',
    moments: [
      open((pull) => {
        pull.review('ada');
        return pull.review('eve', 'CHANGES_REQUESTED');
      }, HERE),
    ],
  },
  {
    when: 'the approval of a change from a fork',
    moments: [
      open(
        all((pull) => pull.fork('mona/demo'), approved('ada')),
        HERE,
      ),
    ],
  },
  {
    when: 'a review that is not submitted yet',
    moments: [
      closed(
        (pull) => {
          pull.review('ada', 'PENDING');
          return pull.review('jane', 'COMMENTED', { body: '/review-gate status' });
        },
        '"approvals":[]',
        '1 approval is missing',
      ),
    ],
  },
  {
    when: 'GitHub does not tell who reviewed',
    moments: [
      closed((pull) => {
        pull.fixture.github.fail({ on: READ_PEOPLE, how: FORBIDDEN });
        return pull.review('ada');
      }, 'GitHub did not say who reviewed'),
    ],
  },
];

/** Approvals of files with code owners. */
export const OWNERS: readonly Situation[] = [
  {
    when: 'not an owner approves, and then an owner',
    files: OWNED,
    moments: [
      closed(approved('jane'), '"owners_missing":["@ada @octo/money"]', 'owner missing'),
      open(approved('ada'), HERE),
    ],
  },
  { when: "a member of the owners' team approves", files: OWNED, moments: [open(approved('grace'), HERE)] },
  {
    when: "the owners' team was renamed, and one who was in it approves",
    files: OWNED,
    moments: [
      closed(
        (pull) => {
          pull.state.teams.clear();
          return pull.review('grace');
        },
        '"unknown":["',
        'octo/money could not be read',
      ),
    ],
  },
];
