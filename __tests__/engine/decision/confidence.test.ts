import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CriterionStatus, Severity, Tier } from '../../../src/contract/index.js';
import { countSpans } from '../../../src/engine/accounting/spans.js';
import { computeRightProbability, FINDING, READ, readCalibration } from '../../../src/engine/decision/calibration.js';
import { computeConfidence, type ReviewConfidence } from '../../../src/engine/decision/confidence.js';
import { createDecider } from '../../../src/engine/decision/decide.js';
import { buildFacts, type StageResults } from '../../../src/engine/decision/facts.js';
import type { Binding, EngineFinding, Risk } from '../../../src/engine/model.js';
import { NOBODY } from '../../../src/engine/people/index.js';
import { resolvePolicy } from '../../../src/engine/policy/resolve.js';
import { DEFAULT_PEOPLE } from '../../../src/engine/policy/schema.js';
import { judgeStatus } from '../../../src/engine/status/index.js';
import { readScoring } from '../../../src/engine/tier/weights.js';
import { buildSnapshot, policySources } from '../../stand-ins/snapshot.js';

const {
  computeBelowProbability: belowProbability,
  computeKeptProbability: keptProbability,
  computeMetProbability: metProbability,
} = readCalibration();

const finding = (severity: Severity, rule = `tests/${severity}`): EngineFinding => ({
  rule,
  plane: 'tests',
  severity,
  location: { file: 'a.ts', lineRange: [1, 1] },
  title: 't',
  rationale: 'r',
  fingerprint: 'f',
});

const binding = (status: CriterionStatus, confidence: number, id = 'AC1'): Binding =>
  judgeStatus(
    {
      criterion: {
        id,
        text: id,
        asks: id,
        parts: [],
        kind: 'behaviour',
        codeVerifiable: true,
        origin: { ticket: '#1', line: 1 },
      },
      status,
      fall: null,
      confidence,
      ranges: [],
    },
    'addressed',
  );

interface Case {
  tier?: Tier;
  score?: number;
  floors?: Risk['floors'];
  findings?: readonly EngineFinding[];
  bindings?: readonly Binding[];
  complete?: boolean;
}

function buildJudged({
  tier = 'T1',
  score = 1,
  floors = [],
  findings = [],
  bindings = [],
  complete = true,
}: Case): StageResults {
  const snapshot = buildSnapshot({ files: { 'a.ts': { new: 'x\n' } }, coverage: { complete, files: 1, omitted: [] } });
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
    syntax: new Map(),
    criteria: { source: bindings.length > 0 ? 'ticket' : 'none', items: bindings.map((one) => one.criterion) },
    bindings,
    accounting: { counts: countSpans([]), share: 1, spans: [] },
    planes: { findings, evidence: { rules: [], suppressed: [], left_out: 0, findings: [] } },
    risk: { tier, score, contributions: [], floors: [...floors], reasons: [] },
    repositoryBroken: false,
    baseAllowed: true,
    people: NOBODY,
    peopleWanted: DEFAULT_PEOPLE,
  };
}

async function confident(
  one: Case,
  policy = 'balanced',
  source: string | null = null,
): Promise<ReviewConfidence & { verdict: string }> {
  const judged = buildJudged(one);
  const resolved = await resolvePolicy(
    policySources({ tenant: { name: policy, source } }),
    { trusted: null, chosen: null },
    [],
  );
  const decide = await createDecider(resolved.layers);
  const facts = buildFacts(judged);
  const { verdict } = decide(facts);
  return {
    verdict,
    ...computeConfidence(judged, facts, { verdict, byPeople: false }, (other) => decide(other).verdict),
  };
}

const deciding = (one: ReviewConfidence) => one.parts.filter((part) => part.pivotal).map((part) => part.part);
const KEPT = 'the change will not be reverted';
const findCut = (tier: Tier) => readScoring().cuts.find((cut) => cut.tier === tier)?.score ?? 0;

describe('the confidence of an approval', () => {
  it('is that all criteria are met and the change is not taken back', async () => {
    const made = await confident({ bindings: [binding('met', 0.7), binding('met', 0.82, 'AC2')] });
    expect(made.verdict).toBe('auto-approve');
    expect(made.confidence).toBeCloseTo(metProbability(0.7) * metProbability(0.82) * keptProbability(1), 3);
    expect(made.confidence).toBe(made.approvable);
    expect(deciding(made)).toEqual(['criterion AC1 is met', 'criterion AC2 is met', KEPT]);
  });

  it('without criteria is that the change is not taken back, and falls with its risk', async () => {
    const calm = await confident({ score: 0 });
    const risky = await confident({ tier: 'T2', score: findCut('T3') - 0.5 });
    expect([calm.verdict, risky.verdict]).toEqual(['auto-approve', 'auto-approve']);
    expect(calm.confidence).toBeCloseTo(keptProbability(0), 3);
    expect(risky.confidence).toBeLessThan(calm.confidence);
    expect(risky.confidence).toBeGreaterThan(0.8);
  });

  it('does not hang on findings that the policy lets pass', async () => {
    const made = await confident({ findings: [finding('info')] });
    expect(made).toMatchObject({ verdict: 'auto-approve', confidence: (await confident({})).confidence });
    expect(made.parts).toContainEqual({ part: 'findings: info of tests/info', stands: FINDING.info, pivotal: false });
  });

  it('does not hang on criteria that the policy does not ask for', async () => {
    const source = 'rules:\n  - name: anything\n    if: "true"\n    verdict: auto-approve\n';
    const made = await confident({ bindings: [binding('unmet', 0.1)], findings: [finding('error')] }, 'own', source);
    expect(made.verdict).toBe('auto-approve');
    expect(deciding(made)).toEqual([KEPT]);
  });
});

describe('the confidence of a refusal', () => {
  it('of one error is that of the error', async () => {
    const made = await confident({ findings: [finding('error')] });
    expect(made.verdict).toBe('request-changes');
    expect(made.confidence).toBeCloseTo(1 - (1 - FINDING.error) * keptProbability(1), 3);
  });

  it('of a rule whose findings were read is what was right of them, drawn to the judgement', async () => {
    const [rule = '', { read, right } = { read: 0, right: 0 }] = Object.entries(READ)[0] ?? [];
    const made = await confident({ findings: [finding('warn', rule)] });
    const stands = made.parts.find(({ part }) => part === `findings: warn of ${rule}`)?.stands ?? 0;
    expect(stands).toBeCloseTo((right + 4 * FINDING.warn) / (read + 4), 3);
    expect(computeRightProbability('__proto__', 'error')).toBe(FINDING.error);
  });

  it('grows with every reason there is', async () => {
    const one = await confident({ findings: [finding('warn')] });
    const two = await confident({ findings: [finding('warn'), finding('warn', 'security/other')] });
    const three = await confident({ findings: [finding('warn')], bindings: [binding('unmet', 0.1)] });
    expect(two.confidence).toBeGreaterThan(one.confidence);
    expect(three.confidence).toBeGreaterThan(one.confidence);
  });

  it('of an unmet criterion is what speaks against its being met, and doubt about the others', async () => {
    const alone = await confident({ bindings: [binding('unmet', 0.1)] });
    expect(alone.confidence).toBeCloseTo(1 - metProbability(0.1) * keptProbability(1), 3);
    const beside = await confident({ bindings: [binding('unmet', 0.1), binding('met', 0.7, 'AC2')] });
    expect(beside.confidence).toBeGreaterThan(alone.confidence);
    expect(beside.parts.map(({ part }) => part)).toContain('criterion AC1 is not met');
  });

  it('of an unmet criterion is not raised by the finding that says the same', async () => {
    const bindings = [binding('unmet', 0.2)];
    const said = await confident({ bindings, findings: [finding('warn', 'intent/criterion-unbound')] });
    expect(said.confidence).toBe((await confident({ bindings })).confidence);
  });

  it('of a finding that repeats a criterion, where the policy looks at findings alone, is that of the criterion', async () => {
    const source =
      'rules:\n  - name: unmet-criteria\n    if: "false"\n    verdict: request-changes\n  - name: warnings\n    if: findings.warn > 0\n    verdict: needs-review\n';
    const findings = [finding('warn', 'intent/criterion-unbound')];
    const made = await confident({ bindings: [binding('unmet', 0.2)], findings }, 'own', source);
    expect(made.confidence).toBeCloseTo(1 - metProbability(0.2) * keptProbability(1), 3);
  });

  it('may be less than a half: the rules refuse what is more likely right than not', async () => {
    const made = await confident({ bindings: [binding('weak', 0.59)] });
    expect(made).toMatchObject({ verdict: 'needs-review' });
    expect(made.confidence).toBeLessThan(0.5);
  });

  it('of a tier is that its score belongs there, by its distance from the cut that decides', async () => {
    const at = (score: number, tier: Tier) => confident({ tier, score });
    const cut = findCut('T3');
    expect((await at(cut, 'T3')).confidence).toBe(0.5);
    expect((await at(cut + 1, 'T3')).confidence).toBeCloseTo(1 - belowProbability(cut + 1, cut), 3);
    expect((await at(findCut('T4') + 1, 'T4')).confidence).toBeGreaterThan((await at(cut + 1, 'T3')).confidence);
    expect(deciding(await at(cut, 'T3'))).toEqual(['the tier is T3']);
  });

  it('of a tier that is a floor is certain', async () => {
    const floors = [{ feature: 'auth', tier: 'T3' as const, note: 'n' }];
    expect(await confident({ tier: 'T3', score: 0, floors })).toMatchObject({ verdict: 'needs-review', confidence: 1 });
  });

  it.each([
    ['an incomplete snapshot', { complete: false }, 'balanced', null],
    [
      'a rule that asks for a person always',
      {},
      'own',
      'rules:\n  - name: never\n    if: "true"\n    verdict: needs-review\n',
    ],
  ])('is 1 where no doubt decides: %s', async (_, one, policy, source) => {
    const made = await confident({ ...one, bindings: [binding('met', 0.7)] }, policy, source);
    expect(made).toMatchObject({ verdict: 'needs-review', confidence: 1, approvable: 0 });
    expect(deciding(made)).toEqual([]);
  });

  it('for several parts of which none is enough alone is that of the least sure', async () => {
    const source =
      'rules:\n  - name: many\n    if: findings.total > 1\n    verdict: needs-review\n  - name: warnings\n    if: "false"\n    verdict: needs-review\n';
    const made = await confident({ findings: [finding('warn'), finding('info')] }, 'own', source);
    expect(made.verdict).toBe('needs-review');
    expect(made.confidence).toBeCloseTo(1 - (1 - FINDING.info) * keptProbability(1), 3);
  });
});

describe('the confidence of a review', () => {
  it('counts a group of findings once', async () => {
    const findings = Array.from({ length: 3000 }, () => finding('warn'));
    expect((await confident({ findings })).parts.filter((part) => part.part.startsWith('findings'))).toHaveLength(1);
  });

  it('of an approval never falls, of a refusal for a criterion never rises, with a binding that is surer', async () => {
    const confidences = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const of = (status: CriterionStatus) =>
      Promise.all(
        confidences.map(
          async (confidence) => (await confident({ bindings: [binding(status, confidence)] })).confidence,
        ),
      );
    const [met, weak, unmet] = [await of('met'), await of('weak'), await of('unmet')];
    expect(met).toEqual(met.toSorted((a, b) => a - b));
    expect(weak).toEqual(weak.toSorted((a, b) => b - a));
    expect(unmet).toEqual(unmet.toSorted((a, b) => b - a));
  });

  it('is between 0 and 1, of four decimals at most, and names its formula and parts', async () => {
    const status = fc.constantFrom<CriterionStatus>('met', 'weak', 'unmet', 'not_code_verifiable');
    const arbitrary = fc.record({
      tier: fc.constantFrom<Tier>('T0', 'T1', 'T2', 'T3', 'T4'),
      score: fc.double({ min: -100, max: 1000, noNaN: true }),
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
    await fc.assert(
      fc.asyncProperty(
        arbitrary,
        fc.constantFrom('strict', 'balanced', 'advisory', 'legacy-open'),
        async (one, policy) => {
          const made = await confident(one, policy);
          expect(made.confidence).toBeGreaterThanOrEqual(0);
          expect(made.confidence).toBeLessThanOrEqual(1);
          expect(made.confidence).toBe(Number(made.confidence.toFixed(4)));
          expect(made.formula).toContain('approvable');
          if (made.verdict === 'auto-approve') expect(made.confidence).toBe(made.approvable);
          else expect(made.confidence).toBeCloseTo(1 - made.approvable, 4);
        },
      ),
    );
  });
});
