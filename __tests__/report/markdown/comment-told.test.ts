/** What the comment tells somebody in a hurry: what is done, what is wrong, how much is left, and what an approval brings. */
import { describe, expect, it } from '@jest/globals';
import { type Report, renderComment } from '../../../src/report/index.js';
import { review } from '../../stand-ins/grammars.js';
import { readVisibleText } from '../../stand-ins/markdown.js';
import type { PeopleSpec } from '../../stand-ins/people.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../../stand-ins/snapshot.js';
import { buildReport } from '../report-builders.js';

const COUPON = `export function applyCoupon(total: number, coupon: Coupon): number {
  return total - (total * coupon.percentage) / 100;
}
`;
const ASKED = "`applyCoupon` takes the coupon's percentage off the total";
const UNMET = 'The nightly export of invoices is encrypted with the key of the tenant';
const PEOPLES = 'The legal team has signed off the new wording';
const WEAK = '`applyCoupon` uses the setting `coupon.limit`';
const APPROVED: PeopleSpec = { reviews: [{ login: 'ada', state: 'approved' }], accounts: [{ login: 'ada' }] };

const toText = (criteria: readonly string[]) =>
  `## Acceptance criteria\n\n${criteria.map((text) => `- ${text}`).join('\n')}\n`;

async function comment(
  criteria: readonly string[],
  files: SnapshotSpec['files'],
  people: PeopleSpec = {},
  spec: Partial<SnapshotSpec> = {},
) {
  const body = toText(criteria);
  const tickets = [{ id: '#1', title: 'Coupons', body, relation: 'closing' as const, edited_at: null }];
  const snapshot = buildSnapshot({
    title: 'Coupons',
    tickets,
    files: { 'src/coupon.ts': { new: COUPON }, ...files },
    people,
    ...spec,
  });
  const { verdict, tier, confidence, acBindings, findings, trace } = await review(snapshot, policySources());
  const report: Report = buildReport({
    headSha: snapshot.head.sha,
    review: { id: 'rev_1', status: 'complete', verdict, tier, confidence, ac_bindings: [...acBindings] },
    findings: findings.map((finding, at) => ({ ...finding, id: `fnd_${at}` })),
    trace: { ...trace, review_id: 'rev_1', signature: null },
    gate: { open: verdict === 'auto-approve', reason: `the verdict is ${verdict}.` },
  });
  return readVisibleText(renderComment(report, { checkName: 'Review Gate', checkRunUrl: null, runUrl: null }));
}

describe('the comment', () => {
  it('says which criteria are done, which are not, and what their words mean', async () => {
    const text = await comment([ASKED, UNMET], {});
    expect(text).toContain('1 criterion is unmet.');
    expect(text).toContain('Meet AC2: no changed line shows it.');
    expect(text).toContain('Done: AC1.');
    expect(text).toContain('unmet: no changed line shows it');
  });

  it('says once what a criterion lacks, and not again as a finding', async () => {
    const text = await comment([ASKED, UNMET], {});
    expect(text).not.toContain('AC2 has no code in this change');
    expect(text).toContain(UNMET);
  });

  it('has the words of a weak criterion beside what it lacks', async () => {
    const text = await comment([ASKED, WEAK], {});
    expect(text).toContain(`“${WEAK.replaceAll('`', '')}”: not shown: coupon.limit, which is not in the change`);
  });

  it('says that an approval is not enough where the author must mend something', async () => {
    expect(await comment([ASKED, UNMET], {})).toContain('An approval alone does not open the gate yet');
    const text = await comment([ASKED, UNMET], {}, APPROVED);
    expect(text).toContain('The approval that was given is not enough: first do what follows.');
    expect(text).toContain(
      'Or, if the change is right as it is: somebody who may push and did not make it copies each',
    );
  });

  it('names who approved, and asks for no answers any more', async () => {
    const text = await comment([ASKED, WEAK], { 'src/retry.ts': { new: 'export const retries = 3;\n' } }, APPROVED);
    expect(text).toContain('Approved by @ada.');
    expect(text).toContain('not shown: coupon.limit');
    expect(text).not.toContain('/review-gate sign');
  });

  it('lists what only a person can see, also where a person approved', async () => {
    const text = await comment([ASKED, PEOPLES], {}, APPROVED);
    expect(text).toContain(`open AC2 ${PEOPLES}`);
    expect(text).toContain('Done: AC1. From the issue that this pull request closes, #1.');
  });

  it('says all that is missing of a weak criterion, beside it', async () => {
    const text = await comment([ASKED, `${WEAK} and the setting \`coupon.most\``], {
      'src/retry.ts': { new: 'export const retries = 3;\n' },
    });
    expect(text).toMatch(/weak AC2 .*“.*”: not shown: coupon\.limit.*; not shown: coupon\.most/u);
    expect(text).toContain('point to its lines in the description (AC2: src/x.ts:10-20)');
  });

  it('asks whether a file was forgotten where only tests and documents changed', async () => {
    const missing = 'Only tests or documents changed, and the code that the ticket asks for is missing: was a file not';
    const test = 'it("takes it off", () => expect(applyCoupon(100, half)).toBe(50));\n';
    const files = { 'test/coupon.test.ts': { new: test }, 'README.md': { new: 'Coupons take it off.\n' } };
    expect(await comment([ASKED], {}, {}, { files })).toContain(missing);
    const other = { ...files, 'src/zebra.ts': { new: 'export const stripes = true;\n' } };
    expect(await comment([ASKED], {}, {}, { files: other })).not.toContain(missing);
    const docs = 'The README says how coupons are printed';
    expect(await comment([docs], {}, {}, { files: { 'README.md': { new: 'Zebras.\n' } } })).not.toContain(missing);
  });

  it('says so where nothing of the change has to do with the ticket', async () => {
    const beside =
      'Nothing of this change could be tied to the ticket: point to the lines in the description (AC1: src/x.ts:10-20), or name another ticket.';
    expect(await comment([UNMET], {})).toContain(beside);
    expect(await comment([ASKED, UNMET], {})).not.toContain(beside);
    // A description is no ticket: nothing of it asks for lines.
    expect(await comment([], {}, {}, { tickets: [], body: toText([UNMET]) })).not.toContain(beside);
  });

  it('counts all that is left in a file, also the places that it does not show', async () => {
    const change = (at: number) => `export const old${at} = ${at};\n`;
    const kept = (at: number) => `export const kept${at} = ${at};\n`.repeat(5);
    const build = (some: (at: number) => string) => Array.from({ length: 14 }, (_, at) => kept(at) + some(at)).join('');
    const files = { 'src/limits.ts': { old: build(change), new: build((at) => change(at).replace('= ', '= 9')) } };
    const text = await comment([ASKED], files);
    expect(text).toMatch(/src\/limits\.ts, 28 lines \(10 of 14 places here\)/u);
    expect(text).toContain('And 4 more places: the job summary, the report and the trace have more of them.');
  });
});
