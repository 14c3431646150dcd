import { describe, expect, it } from '@jest/globals';
import { computeIdempotencyKey, type ReviewIdentity } from '../../../src/action/review/idempotency.js';

const IDENTITY: ReviewIdentity = {
  repo: 'octo-org/octo-repo',
  pr: 7,
  headSha: 'a'.repeat(40),
  ticket: null,
  policy: null,
  dryRun: false,
  runId: '100',
  runAttempt: '1',
  reports: [],
};

describe('idempotencyKey', () => {
  it('is the same for the same review', () => {
    expect(computeIdempotencyKey({ ...IDENTITY })).toBe(computeIdempotencyKey({ ...IDENTITY }));
    expect(computeIdempotencyKey({ ...IDENTITY, repo: 'Octo-Org/Octo-Repo' })).toBe(computeIdempotencyKey(IDENTITY));
  });

  it('is a header value of at most 255 characters', () => {
    expect(computeIdempotencyKey({ ...IDENTITY, ticket: 'ü\n'.repeat(500) })).toMatch(/^[\x21-\x7e]{1,255}$/u);
  });

  it.each<Partial<ReviewIdentity>>([
    { repo: 'octo-org/other' },
    { pr: 8 },
    { headSha: 'b'.repeat(40) },
    { ticket: '12' },
    { policy: 'strict' },
    { dryRun: true },
    { runId: '101' },
    { runAttempt: '2' },
    { reports: ['sha256:1'] },
  ])('is another one with %j', (change) => {
    expect(computeIdempotencyKey({ ...IDENTITY, ...change })).not.toBe(computeIdempotencyKey(IDENTITY));
  });

  it('does not confuse neighbouring parts', () => {
    const keys = [
      { ticket: 'x', policy: null },
      { ticket: null, policy: 'x' },
      { ticket: 'x,y', policy: null },
      { ticket: 'x', policy: 'y' },
    ].map((parts) => computeIdempotencyKey({ ...IDENTITY, ...parts }));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
