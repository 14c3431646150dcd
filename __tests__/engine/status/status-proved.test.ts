/** What a proof counts for: the head, the text and the lines that it was made for, and nothing else. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { digestBoundLines, digestCriterion, judgeProofs } from '../../../src/engine/status/proved.js';
import { criterionProof, proofFile } from '../../stand-ins/proof.js';
import { buildSnapshot } from '../../stand-ins/snapshot.js';
import { binding, range } from '../planes/intent/bound.js';

const read = (text: string) =>
  readChange(buildSnapshot({ files: { 'src/refund.ts': { old: 'a\n', new: `a\n${text}\nd\n` } } }), []);
const change = read('b\nc');
const bound = binding({ ranges: [range('src/refund.ts')] });
const own = {
  text_digest: digestCriterion(bound.criterion),
  lines_digest: digestBoundLines(bound, change),
  outcome: 'proved' as const,
  failing: ['logs refunds'],
};
const proof = (over: Parameters<typeof criterionProof>[0] = {}, head = 'a'.repeat(40)) =>
  proofFile({ head_sha: head, criteria: [criterionProof({ ...own, ...over })] });

describe('a proof', () => {
  it('counts for the criterion, the lines and the head that it was made for', () => {
    expect(judgeProofs([proof()], bound, change)).toEqual({
      proved: true,
      tests: ['logs refunds'],
      command: 'npm test',
    });
  });

  it.each([
    ['of another head', proof({}, 'e'.repeat(40)), 'the proof is of another head, eeeeeeeeeeee'],
    [
      'of a text that changed',
      proof({ text_digest: criterionProof().text_digest }),
      'the proof is of another text of this criterion',
    ],
    [
      'of other lines',
      proof({ lines_digest: criterionProof().lines_digest }),
      'the proof is of other lines than those that the criterion is bound to now',
    ],
    ['that found a gap', proof({ outcome: 'not-proved', why: 'every test passes' }), 'not-proved: every test passes'],
    [
      'that was not run',
      proof({ outcome: 'not-run', why: 'the budget was used up' }),
      'not-run: the budget was used up',
    ],
    ['of other criteria', proof({ id: 'AC9', text_digest: criterionProof().text_digest }), null],
  ])('%s does not count, and says why', (_, one, why) => {
    expect(judgeProofs([one], bound, change)).toEqual({ proved: false, why });
  });

  it('of the same criterion under another number counts', () => {
    expect(judgeProofs([proof({ id: 'AC9' })], bound, change)).toMatchObject({ proved: true });
  });

  it('counts beside one that does not', () => {
    const other = proof({ outcome: 'not-proved', why: 'every test passes' });
    expect(judgeProofs([other, proof()], bound, change)).toMatchObject({ proved: true });
    expect(judgeProofs([], bound, change)).toEqual({ proved: false, why: null });
  });

  it('falls when one of its lines changes, also in its text alone', () => {
    const edited = read('b\nC');
    expect(judgeProofs([proof()], bound, edited)).toMatchObject({ why: expect.stringContaining('other lines') });
  });
});
