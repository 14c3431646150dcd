import { describe, expect, it } from '@jest/globals';
import { decideGate, decideWithoutFindings, decideWithoutReview, type GateRules } from '../../src/action/gate.js';
import type { ObservedFinding, ObservedReview } from '../../src/contract/index.js';

const review = (verdict: string | null | undefined, more: Partial<ObservedReview> = {}): ObservedReview => ({
  id: 'rev_1',
  status: 'complete',
  ...(verdict === undefined ? {} : { verdict }),
  ...more,
});

const finding = (severity: string): ObservedFinding => ({
  id: `fnd_${severity}`,
  plane: 'intent',
  severity,
  location: { file: 'a.ts', lineRange: [1, 1] },
  title: 't',
  rationale: 'r',
});

const RULES: GateRules = { failOn: 'not-approved', onError: 'fail', dryRun: false };
const TEXT = { success: 0, failure: 1, neutral: 0 } as const;

describe('decideGate', () => {
  it.each([
    // verdict, severities, truncated, rules, conclusion, approved
    ['auto-approve', [], false, {}, 'success', true],
    ['auto-approve', ['error'], false, {}, 'success', true],
    ['auto-approve', [], true, {}, 'success', true],
    ['needs-review', [], false, {}, 'failure', false],
    ['request-changes', [], false, {}, 'failure', false],
    ['Auto-Approve', [], false, {}, 'failure', false],
    ['auto-approve ', [], false, {}, 'failure', false],
    ['approved-by-magic', [], false, {}, 'failure', false],
    [null, [], false, {}, 'failure', false],
    [undefined, [], false, {}, 'failure', false],
    ['auto-approve', ['warn', 'info'], false, { failOn: 'error' }, 'success', true],
    ['auto-approve', ['error'], false, { failOn: 'error' }, 'failure', true],
    ['needs-review', ['warn', 'blocker'], false, { failOn: 'error' }, 'success', false],
    ['needs-review', ['warn', 'error'], false, { failOn: 'error' }, 'failure', false],
    ['needs-review', [], true, { failOn: 'error' }, 'failure', false],
    ['request-changes', [], false, { failOn: 'error' }, 'failure', false],
    [null, [], false, { failOn: 'error' }, 'failure', false],
    ['auto-approve', ['error'], false, { failOn: 'never' }, 'neutral', true],
    ['request-changes', ['error'], false, { failOn: 'never' }, 'neutral', false],
    [null, [], false, { failOn: 'never' }, 'neutral', false],
    [null, ['error'], false, { dryRun: true }, 'neutral', false],
    ['auto-approve', [], false, { dryRun: true }, 'neutral', false],
    ['request-changes', [], false, { dryRun: true, failOn: 'error' }, 'neutral', false],
  ] as const)(
    '%j with findings %j (cut: %j) under %j is %s, approved: %j',
    (verdict, severities, truncated, rules, conclusion, approved) => {
      const gate = decideGate(
        { review: review(verdict), findings: severities.map(finding), truncated },
        { ...RULES, ...rules },
      );
      expect(gate).toMatchObject({ conclusion, approved, exitCode: TEXT[conclusion], open: conclusion !== 'failure' });
      expect(gate.reason).toMatch(/\S\.$/u);
    },
  );

  it('does not open for a dry run that was not asked for', () => {
    const gate = decideGate({ review: review(null, { dry_run: true }), findings: [], truncated: false }, RULES);
    expect(gate).toMatchObject({ conclusion: 'failure', exitCode: 1, approved: false });
    const odd = decideGate(
      { review: review('auto-approve', { dry_run: true }), findings: [], truncated: false },
      RULES,
    );
    expect(odd).toMatchObject({ conclusion: 'failure', approved: false });
  });
});

describe('gateWithoutReview', () => {
  it('fails, or warns, and is never a success', () => {
    expect(decideWithoutReview('fail', 'x.')).toMatchObject({
      open: false,
      conclusion: 'failure',
      exitCode: 1,
      approved: false,
    });
    expect(decideWithoutReview('warn', 'x.')).toMatchObject({
      open: false,
      conclusion: 'neutral',
      exitCode: 0,
      approved: false,
    });
  });
});

describe('decideWithoutFindings', () => {
  it.each([
    // A verdict that closes the gate does so whatever on-error says.
    ['needs-review', { onError: 'warn' }, 'failure', 1],
    ['request-changes', { onError: 'warn', failOn: 'error' }, 'failure', 1],
    [null, { onError: 'warn', failOn: 'error' }, 'failure', 1],
    // One that would open it is not enough.
    ['auto-approve', {}, 'failure', 1],
    ['auto-approve', { onError: 'warn' }, 'neutral', 0],
    ['needs-review', { onError: 'warn', failOn: 'error' }, 'neutral', 0],
    ['needs-review', { failOn: 'never' }, 'failure', 1],
    ['auto-approve', { dryRun: true }, 'failure', 1],
    ['auto-approve', { dryRun: true, onError: 'warn' }, 'neutral', 0],
  ] as const)('%j under %j is %s', (verdict, rules, conclusion, exitCode) => {
    expect(decideWithoutFindings(review(verdict), { ...RULES, ...rules })).toMatchObject({
      open: false,
      approved: false,
      conclusion,
      exitCode,
    });
  });
});
