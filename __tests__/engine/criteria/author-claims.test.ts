/** Claims: what the author of a change says about its criteria, read and checked. */
import { describe, expect, it } from '@jest/globals';
import { readAuthorClaims } from '../../../src/engine/criteria/author-claims.js';
import { readCriteria } from '../../../src/engine/index.js';
import { review } from '../../stand-ins/grammars.js';
import { growth } from '../../stand-ins/processor-time.js';
import { buildSnapshot, policySources } from '../../stand-ins/snapshot.js';

const read = (body: string) =>
  readAuthorClaims(body).map(({ criterion, file, first, last }) => `${criterion} ${file} ${first}-${last}`);

describe('a claim', () => {
  it.each([
    ['AC3: src/x.ts:10-20', ['AC3 src/x.ts 10-20']],
    ['AC3: src/x.ts:10', ['AC3 src/x.ts 10-10']],
    ['AC3: `src/x.ts:10-20`', ['AC3 src/x.ts 10-20']],
    ['- **AC3**: `src/x.ts#L10-L20`', ['AC3 src/x.ts 10-20']],
    ['- [x] AC-3 – src/x.ts#L10', ['AC3 src/x.ts 10-10']],
    ['* (AC 3) ./src/x.ts:10-20, docs/y.md:1; z.go:7', ['AC3 src/x.ts 10-20', 'AC3 docs/y.md 1-1', 'AC3 z.go 7-7']],
    ['AC1: a.ts:1 and b.ts:2-3', ['AC1 a.ts 1-1', 'AC1 b.ts 2-3']],
    ['AC1, AC2 and AC3: a.ts:1', ['AC1 a.ts 1-1', 'AC2 a.ts 1-1', 'AC3 a.ts 1-1']],
    ['AC1: a.ts:20-10', ['AC1 a.ts 10-20']],
    ['AC1: a.ts:1 (the loop), b.ts:2', ['AC1 a.ts 1-1']],
    ['AC1: [the loop](https://github.com/o/r/blob/0123abc/src/x.ts#L1-L5)', []],
    ['AC1: https://github.com/o/r/blob/0123abc/src/x.ts#L1-L5', ['AC1 src/x.ts 1-5']],
    ['AC1: [src/x.ts:1-5](https://github.com/o/r/blob/0123abc/src/x.ts#L1-L5)', ['AC1 src/x.ts 1-5']],
    ['- AC1:\n  - a.ts:1\n  - b.ts:2', ['AC1 a.ts 1-1', 'AC1 b.ts 2-2']],
    ['| Criterion | Where |\n|---|---|\n| AC1 | `a.ts:1-2` |', ['AC1 a.ts 1-2']],
    ['AC1: a.ts:1\nAC1: a.ts:1', ['AC1 a.ts 1-1']],
    ['AC1: a.ts:1\n\nAC2: b.ts:2', ['AC1 a.ts 1-1', 'AC2 b.ts 2-2']],
  ])('is read: %j', (body, claims) => {
    expect(read(body)).toEqual(claims);
  });

  it.each([
    ['text alone', 'AC3: the session ends after 30 minutes'],
    ['a sentence with a place in it', 'AC3: as in src/x.ts:10-20, the session ends'],
    ['a place without a criterion', 'src/x.ts:10-20'],
    ['a file without lines', 'AC3: src/x.ts'],
    ['line 0', 'AC3: src/x.ts:0'],
    ['a time', 'AC3: 10:30'],
    ['a code block', '```\nAC3: src/x.ts:10-20\n```'],
    ['a hidden comment', '<!-- AC3: src/x.ts:10-20 -->'],
    ['nothing', ''],
  ])('is not %s', (_, body) => {
    expect(read(body)).toEqual([]);
  });

  it('is no criterion of a description', () => {
    const { items } = readCriteria([], '- AC1: The list is sorted\n- AC2: src/x.ts:10-20\n');
    expect(items.map(({ text }) => text)).toEqual(['The list is sorted']);
  });

  it('is one of at most 200, read in a time that grows with the text', () => {
    const many = Array.from({ length: 500 }, (_, at) => `- AC1: src/x.ts:${at + 1}\n`).join('');
    expect(readAuthorClaims(many)).toHaveLength(200);
    for (const piece of ['AC1, ', 'a.ts:1, ', 'AC1: a.ts:1 and ', '[a](b', '`', 'AC1: a/a/a/a:']) {
      expect(growth((size) => readAuthorClaims(`AC1: ${piece.repeat(size)}\n`.repeat(4)), 2_000)).toBeLessThan(40);
    }
  });
});

const TICKET = '## Acceptance criteria\n- AC1: Refunds are written to `auditLog`\n- AC2: The list is sorted by price\n';
const FILES = {
  'src/refunds.ts': {
    old: 'function refund(order) {\n  pay(order);\n}\n',
    new: 'function refund(order) {\n  auditLog.write({ kind: "refund", order });\n}\n',
  },
  'src/cart.ts': { old: 'load();\nshow();\n', new: 'load();\nitems.sort(byPrice);\nrun();\nshow();\n' },
};

async function reviewClaims(body: string) {
  const snapshot = buildSnapshot({ files: FILES, tickets: [TICKET], body });
  const result = await review(snapshot, policySources());
  const evidence = result.trace.steps.find(({ name }) => name === 'binding')?.evidence;
  return { ...result, evidence: JSON.stringify(evidence) };
}

describe('a claim that is checked', () => {
  it.each([
    ['the lines that show it', 'AC1: src/refunds.ts:2', ''],
    ['a range around them', 'AC1: src/refunds.ts:1-3', ''],
    ['no such criterion', 'AC9: src/refunds.ts:2', 'there is no criterion AC9'],
    ['a file that is not changed', 'AC1: src/other.ts:2', 'the change does not touch this file'],
    ['lines that are not changed', 'AC2: src/cart.ts:4', 'the change does not touch these lines'],
    ['lines of something else', 'AC1: src/cart.ts:3', 'nothing of what the criterion says is there'],
  ])('of %s', async (_, body, why) => {
    const { findings } = await reviewClaims(body);
    const claims = findings.filter(({ rule }) => rule === 'intent/claim-not-held');
    expect(claims.map(({ rationale }) => rationale).join()).toContain(why);
    expect(claims).toHaveLength(why === '' ? 0 : 1);
  });

  it('is in the trace with the criterion that it is about', async () => {
    const { evidence } = await reviewClaims('AC1: src/refunds.ts:2, src/cart.ts:4');
    expect(evidence).toContain(
      '"claims":[{"ref":"src/refunds.ts:2","why":""},{"ref":"src/cart.ts:4","why":"the change does not touch these lines"}]',
    );
    expect((await reviewClaims('')).evidence).not.toContain('claims');
  });

  it('changes nothing else: not the lines, the status or the confidence of a criterion, nor the tier', async () => {
    const [without, right, wrong] = await Promise.all(
      ['', 'AC1: src/refunds.ts:2\nAC2: src/cart.ts:2', 'AC1: src/cart.ts:2\nAC2: src/refunds.ts:2'].map(reviewClaims),
    );
    for (const other of [right, wrong]) {
      expect(other?.acBindings).toEqual(without?.acBindings);
      expect([other?.tier, other?.accounting]).toEqual([without?.tier, without?.accounting]);
    }
    expect(right?.verdict).toBe(without?.verdict);
  });
});
