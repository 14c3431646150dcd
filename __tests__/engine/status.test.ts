import { describe, expect, it } from '@jest/globals';
import type { BoundCriterion } from '../../src/engine/model.js';
import { judgeStatus } from '../../src/engine/status/index.js';

const bound = (status: BoundCriterion['status']): BoundCriterion => ({
  criterion: {
    id: 'AC1',
    text: 'refunds are logged',
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
});
