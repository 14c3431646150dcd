import { describe, expect, it } from '@jest/globals';
import { readCriterion } from '../../../src/engine/criteria/criterion.js';
import type { BoundCriterion } from '../../../src/engine/model.js';
import { judgeStatus, NO_EVIDENCE } from '../../../src/engine/status/index.js';

const bound = (status: BoundCriterion['status']): BoundCriterion => ({
  criterion: {
    id: 'AC1',
    text: 'refunds are logged',
    asks: 'refunds are logged',
    parts: [],
    kind: 'behaviour',
    codeVerifiable: status !== 'not_code_verifiable',
    origin: { ticket: '#1', line: 3 },
  },
  status,
  fall: null,
  confidence: 0.9,
  ranges: [],
});

describe('the status of a criterion', () => {
  it.each([
    ['met', 'addressed', 'met', 'weak'],
    ['weak', 'weak', 'weak', 'weak'],
    ['unmet', 'unmet', 'unmet', 'unmet'],
    ['not_code_verifiable', 'open', 'not_code_verifiable', 'not_code_verifiable'],
  ] as const)(
    'that its lines show as %s is %s: %s where that is enough, %s where tests are required',
    (status, shown, met, tested) => {
      expect(judgeStatus(bound(status), 'addressed')).toMatchObject({ shown, status: met });
      expect(judgeStatus(bound(status), 'tested')).toMatchObject({ shown, status: tested });
    },
  );

  it.each([
    ['proved', 'met'],
    ['tested', 'met'],
  ] as const)('with a proof is proved, where %s is required', (required, status) => {
    const findProof = () => ({ proved: true as const, tests: ['logs refunds'], command: 'npm test' });
    expect(judgeStatus(bound('met'), required, { ...NO_EVIDENCE, findProof })).toMatchObject({
      shown: 'proved',
      missing: [],
      status,
    });
  });

  it('says why a proof does not count', () => {
    const findProof = () => ({ proved: false as const, why: 'the proof is of another head' });
    expect(judgeStatus(bound('met'), 'proved', { ...NO_EVIDENCE, findProof })).toMatchObject({
      shown: 'addressed',
      missing: expect.arrayContaining(['the proof is of another head']),
      status: 'weak',
    });
  });

  it.each([
    [null, 'addressed', 'weak'],
    [{ run: 3, failed: 0, skipped: 0 }, 'tested', 'met'],
    [{ run: 3, failed: 1, skipped: 0 }, 'addressed', 'weak'],
    [{ run: 0, failed: 0, skipped: 3 }, 'addressed', 'weak'],
  ] as const)('that something stays is tested by the tests that were there: %j', (tests, shown, status) => {
    const one = bound('unmet');
    const stays = {
      ...one,
      criterion: { ...one.criterion, ...readCriterion('Existing tests are unchanged') },
    } as const;
    expect(judgeStatus(stays, 'tested', { ...NO_EVIDENCE, tests })).toMatchObject({ shown, status });
  });
});
