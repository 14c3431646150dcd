/** What a report promises people is what happens when they do it: each row is reviewed, answered for, and reviewed again. */
import { describe, expect, it } from '@jest/globals';
import { listCommands } from '../../src/report/commands.js';
import {
  describeAlternative,
  formatStepsTitle,
  listNextSteps,
  listOpeningSteps,
  type Report,
} from '../../src/report/index.js';
import type { PeopleSpec } from '../stand-ins/people.js';
import type { SnapshotSpec } from '../stand-ins/snapshot.js';
import { reviewReport } from './reviewed-report.js';

const COUPON = `export function applyCoupon(total: number, coupon: Coupon): number {
  return total - (total * coupon.percentage) / 100;
}
`;
const ASKED = "`applyCoupon` takes the coupon's percentage off the total";
const PEOPLES = 'The legal team has signed off the new wording';
const UNMET = 'The nightly export of invoices is encrypted with the key of the tenant';
const toTicket = (...criteria: readonly string[]) => ({
  body: `## Acceptance criteria\n\n${criteria.map((text) => `- ${text}`).join('\n')}\n`,
  edited_at: null,
});

const DONE = { 'src/coupon.ts': { new: COUPON } };
const BESIDE = { 'src/retry.ts': { old: 'export const retries = 1;\n', new: 'export const retries = 3;\n' } };
const JOB = { '.github/workflows/ci.yml': { old: 'name: ci\n', new: 'name: build\n' } };
const SECRET = {
  'src/key.ts': { new: `const token = '${['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_')}';\n` },
};

const reportOn = (spec: SnapshotSpec, people: PeopleSpec): Promise<Report> =>
  reviewReport({ title: 'Coupons', files: DONE, ...spec, people });

type Given = NonNullable<PeopleSpec['reviews']>[number];
const ada = (said: Partial<Given>): PeopleSpec => ({ reviews: [{ login: 'ada', state: 'commented', ...said }] });
const answerAll = (report: Report) =>
  listCommands(report)
    .map(({ line }) => `${line}I looked at it`)
    .join('\n');
const words = (report: Report) =>
  [
    ...[...listOpeningSteps(report), ...listNextSteps(report)].map(({ what }) => what),
    describeAlternative(report),
  ].join(' ');

const EITHER = 'Or copy each `/review-gate` line of this report into a review, with a reason for each.';
const RIGHT =
  'Or, if the change is right as it is: somebody who may push and did not make it copies each `/review-gate` line of this report into a review, with a reason for each';
const SELF = 'Or its author, so that it opens without a person';
const LESS = 'What its author can do, so that less is left to people';

interface Row {
  readonly about: string;
  readonly spec: SnapshotSpec;
  /** A part of what is said. */
  readonly says: string;
  /** The title above what the author can do. */
  readonly title: string;
  /** The verdict after answers to each thing, after an approval, after both. */
  readonly verdicts: readonly [answered: string, approved: string, both: string];
}

const OPEN = 'auto-approve';
const WAITS = 'needs-review';
const ROWS: readonly Row[] = [
  {
    about: 'lines that nobody asked for, and a criterion for people',
    spec: { tickets: [toTicket(ASKED, PEOPLES)], files: { ...DONE, ...BESIDE } },
    says: EITHER,
    title: LESS,
    verdicts: [OPEN, OPEN, OPEN],
  },
  {
    about: 'files that the policy leaves to people',
    spec: { tickets: [toTicket(ASKED)], files: { ...DONE, ...JOB } },
    says: 'Only an approval opens it: the change touches ci',
    title: LESS,
    verdicts: [WAITS, OPEN, OPEN],
  },
  {
    about: 'a criterion that is not met',
    spec: { tickets: [toTicket(ASKED, UNMET)], files: { ...DONE, ...BESIDE } },
    says: `${RIGHT}.`,
    title: 'To open the gate',
    verdicts: [OPEN, 'request-changes', OPEN],
  },
  {
    about: 'a criterion that is not met, and files that the policy leaves to people',
    spec: { tickets: [toTicket(ASKED, UNMET)], files: { ...DONE, ...JOB } },
    says: `${RIGHT}, and approves the pull request.`,
    title: 'To open the gate',
    verdicts: [WAITS, 'request-changes', OPEN],
  },
  {
    about: 'a policy that asks for two people',
    spec: {
      tickets: [toTicket(ASKED)],
      files: { ...DONE, ...BESIDE },
      policy: 'extends: balanced\npeople: { approvals: 2 }\n',
    },
    says: 'Only an approval opens it: the policy asks for more than one person.',
    title: LESS,
    verdicts: [WAITS, WAITS, WAITS],
  },
  {
    about: 'a warning about the change, and nothing else',
    spec: {
      tickets: [toTicket(ASKED, "`applyCoupon` of `test/coupon.test.ts` asserts the coupon's percentage")],
      files: DONE,
    },
    says: '',
    title: SELF,
    verdicts: [OPEN, OPEN, OPEN],
  },
];

describe('what a report promises people', () => {
  it.each(ROWS)('$about', async ({ spec, says, title, verdicts }) => {
    const first = await reportOn(spec, {});
    const lines = answerAll(first);
    expect([words(first), formatStepsTitle(first)]).toEqual([expect.stringContaining(says), title]);
    const given = await Promise.all(
      [ada({ body: lines }), ada({ state: 'approved' }), ada({ state: 'approved', body: lines })].map(
        async (people) => (await reportOn(spec, people)).review.verdict,
      ),
    );
    expect(given).toEqual(verdicts);
  });

  it('is nothing where a secret must go first', async () => {
    const report = await reportOn({ tickets: [toTicket(ASKED, UNMET)], files: { ...DONE, ...SECRET } }, {});
    expect(words(report)).not.toContain('answer for each thing');
  });

  it('is an approval alone where somebody asked for changes', async () => {
    const spec = { tickets: [toTicket(ASKED)], files: { ...DONE, ...BESIDE } };
    const report = await reportOn(spec, { reviews: [{ login: 'eve', state: 'changes_requested' }] });
    expect(words(report)).toContain('Only an approval opens it: somebody asked for changes.');
  });

  it('is no line that accepts what only a signature helps', async () => {
    const report = await reportOn({ tickets: [toTicket(ASKED, UNMET)] }, {});
    expect(listCommands(report).map(({ verb, target }) => `${verb} ${target}`)).toEqual(['sign AC2']);
    expect(report.findings.map(({ rule }) => rule)).toContain('intent/criterion-unbound');
  });

  it('is the same as before where the trace is of an older version', async () => {
    const { trace, ...rest } = await reportOn({ tickets: [toTicket(ASKED)], files: { ...DONE, ...BESIDE } }, {});
    const { if_answered: _, ...facts } = trace?.decision.facts ?? {};
    const older = { ...rest, trace: trace && { ...trace, decision: { ...trace.decision, facts } } };
    expect(words(older)).toContain(EITHER);
  });
});
