import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CriterionStatus, Severity, Tier } from '../../src/contract/index.js';
import { confidenceOf, PRIORS, type ReviewConfidence } from '../../src/engine/decision/confidence.js';
import { decider } from '../../src/engine/decision/decide.js';
import { factsOf, type Judged } from '../../src/engine/decision/facts.js';
import type { Binding, EngineFinding } from '../../src/engine/model.js';
import { resolvePolicy } from '../../src/engine/policy/resolve.js';
import { policySources, snapshotOf } from '../stand-ins/snapshot.js';

const finding = (severity: Severity, rule = `tests/${severity}`): EngineFinding => ({
  rule,
  plane: 'tests',
  severity,
  location: { file: 'a.ts', lineRange: [1, 1] },
  title: 't',
  rationale: 'r',
  fingerprint: 'f',
});

const binding = (status: CriterionStatus, confidence: number, id = 'AC1'): Binding => ({
  criterion: { id, text: id, parts: [], kind: 'behaviour', codeVerifiable: true, origin: { ticket: '#1', line: 1 } },
  status,
  confidence,
  ranges: [],
});

interface Case {
  tier?: Tier;
  findings?: readonly EngineFinding[];
  bindings?: readonly Binding[];
  complete?: boolean;
}

function judgedOf({ tier = 'T1', findings = [], bindings = [], complete = true }: Case): Judged {
  const snapshot = snapshotOf({ files: { 'a.ts': { new: 'x\n' } }, coverage: { complete, files: 1, omitted: [] } });
  const [file] = snapshot.files;
  if (file === undefined) throw new Error('the snapshot has a file');
  const line = { number: 1, text: 'x' };
  return {
    change: {
      snapshot,
      files: [
        {
          file,
          class: 'source',
          language: 'TypeScript',
          regions: [{ at: 1, added: [line], removed: [], section: '' }],
          added: [line],
          removed: [],
          formattingOnly: false,
          note: null,
        },
      ],
    },
    criteria: { source: bindings.length > 0 ? 'ticket' : 'none', items: bindings.map((one) => one.criterion) },
    bindings,
    planes: { findings, evidence: { rules: [], suppressed: [], left_out: 0, findings: [] } },
    risk: { tier, score: 1, contributions: [], floors: [] },
    repositoryBroken: false,
  };
}

function confident(one: Case, policy = 'balanced'): ReviewConfidence & { verdict: string } {
  const judged = judgedOf(one);
  const resolved = resolvePolicy(policySources({ tenant: { name: policy, source: null } }), null, []);
  const decide = decider(resolved.layers);
  const facts = factsOf(judged);
  const { verdict } = decide(facts);
  const met = resolved.effective.criteria.met;
  return { verdict, ...confidenceOf(judged, facts, met, verdict, (other) => decide(other).verdict) };
}

const pivotal = (one: ReviewConfidence) => one.parts.filter((part) => part.pivotal).map((part) => part.part);

describe('the confidence of a review', () => {
  it('of an approval is that of its weakest criterion', () => {
    const made = confident({ bindings: [binding('met', 0.7), binding('met', 0.82, 'AC2')] });
    expect(made).toMatchObject({ verdict: 'auto-approve', confidence: 0.7 });
    expect(pivotal(made)).toEqual(['criterion AC1 is met', 'no error went unseen']);
  });

  it('is no higher than that no error went unseen', () => {
    expect(confident({ bindings: [binding('met', 0.99)] }).confidence).toBe(PRIORS.unseen);
  });

  it('hangs on the tier where the next one would not be approved', () => {
    const made = confident({ tier: 'T2', bindings: [binding('met', 0.99)] });
    expect(made).toMatchObject({ verdict: 'auto-approve', confidence: PRIORS.tier });
    expect(pivotal(made)).toContain('the tier is T2, not T3');
  });

  it('without criteria rests on the change doing what was wanted', () => {
    const made = confident({});
    expect(made).toMatchObject({ verdict: 'auto-approve', confidence: PRIORS.intent });
    expect(pivotal(made)).toContain('without criteria, the change does what was wanted');
  });

  it('of one error is that of the error', () => {
    const made = confident({ findings: [finding('error')], bindings: [binding('met', 0.9)] });
    expect(made).toMatchObject({ verdict: 'request-changes', confidence: PRIORS.finding.error });
  });

  it('grows where several errors would all have to be wrong', () => {
    const errors = [finding('error'), finding('error', 'security/secret')];
    const made = confident({ findings: errors, bindings: [binding('met', 0.9)] });
    expect(pivotal(made)).toEqual([]);
    expect(made.confidence).toBe(0.9975);
  });

  it('of an unmet criterion is what speaks against its being met', () => {
    const made = confident({ bindings: [binding('unmet', 0.2), binding('met', 0.9, 'AC2')] });
    expect(made).toMatchObject({ verdict: 'request-changes', confidence: 0.8 });
  });

  it('is one where no fact in doubt decides', () => {
    const made = confident({ complete: false, findings: [] }, 'advisory');
    expect(made).toMatchObject({ verdict: 'needs-review', confidence: 1 });
    expect(pivotal(made)).toEqual([]);
  });

  it('counts a group of findings once', () => {
    const findings = Array.from({ length: 3000 }, () => finding('warn'));
    expect(confident({ findings }).parts.filter((part) => part.part.startsWith('a finding'))).toHaveLength(1);
  });

  it('is between 0 and 1, of four decimals at most, and names its formula', () => {
    const status = fc.constantFrom<CriterionStatus>('met', 'weak', 'unmet', 'not_code_verifiable');
    const arbitrary = fc.record({
      tier: fc.constantFrom<Tier>('T0', 'T1', 'T2', 'T3', 'T4'),
      findings: fc.array(
        fc.constantFrom<Severity>('info', 'warn', 'error').map((severity) => finding(severity)),
        { maxLength: 6 },
      ),
      bindings: fc.array(
        fc
          .tuple(status, fc.double({ min: 0, max: 1, noNaN: true }))
          .map(([one, confidence]) => binding(one, confidence)),
        { maxLength: 5 },
      ),
      complete: fc.boolean(),
    });
    fc.assert(
      fc.property(arbitrary, fc.constantFrom('strict', 'balanced', 'advisory'), (one, policy) => {
        const made = confident(one, policy);
        expect(made.confidence).toBeGreaterThanOrEqual(0);
        expect(made.confidence).toBeLessThanOrEqual(1);
        expect(made.confidence).toBe(Number(made.confidence.toFixed(4)));
        const least = made.parts.filter((part) => part.pivotal).map((part) => part.stands);
        if (least.length > 0) expect(made.confidence).toBe(Math.min(...least));
        expect(made).toEqual(confident(one, policy));
      }),
      { numRuns: 200 },
    );
  });

  it('of an approval does not sink as a binding grows surer', () => {
    const confidence = fc.double({ min: 0.6, max: 1, noNaN: true });
    fc.assert(
      fc.property(confidence, confidence, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const of = (one: number) => confident({ bindings: [binding('met', one)] }).confidence;
        expect(of(high)).toBeGreaterThanOrEqual(of(low));
      }),
    );
  });
});
