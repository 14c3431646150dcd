import { describe, expect, it } from '@jest/globals';
import { digestJson, toCanonicalJson } from '../../src/base/digest.js';
import { AcBinding, Decision, EngineTrace, STEP_EVIDENCE } from '../../src/contract/index.js';
import { ENGINE_VERSION, PolicyError, verifyTrace } from '../../src/engine/index.js';
import { PolicySources, ReviewInput, Snapshot } from '../../src/engine/snapshot.js';
import { replay, review } from '../stand-ins/grammars.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';

const TICKET = `## Acceptance criteria

- [ ] The endpoint \`/v1/coupons\` answers 404 for an unknown coupon
- [ ] \`applyCoupon\` takes the coupon's percentage off the total
`;

const COUPON = `export function applyCoupon(total: number, coupon: Coupon): number {
  return total - (total * coupon.percentage) / 100;
}

router.get('/v1/coupons', (request, reply) => {
  const coupon = find(request.query.code);
  if (coupon === undefined) return reply.code(404).send('unknown coupon');
  return reply.send(coupon);
});
`;

const COUPON_TEST = `test('applyCoupon takes the percentage off', () => {
  expect(applyCoupon(200, { percentage: 10 })).toBe(180);
});

test('an unknown coupon is 404', async () => {
  expect((await get('/v1/coupons?code=none')).status).toBe(404);
});
`;

const SHOP: SnapshotSpec = {
  title: 'Coupons',
  files: { 'src/coupon.ts': { new: COUPON }, 'src/coupon.test.ts': { new: COUPON_TEST } },
  tickets: [TICKET],
};

const run = (spec: SnapshotSpec = SHOP, policy: Partial<PolicySources> = {}) =>
  review(buildSnapshot(spec), policySources(policy));

describe('a review', () => {
  it('is the contract’s: bindings, findings and trace have its shapes', async () => {
    const result = await run();
    expect(EngineTrace.parse(result.trace)).toEqual(result.trace);
    expect(Decision.parse(result.trace.decision)).toEqual(result.trace.decision);
    for (const binding of result.acBindings) expect(AcBinding.parse(binding)).toEqual(binding);
    expect(result.acBindings.map((binding) => binding.id)).toEqual(['AC1', 'AC2']);
    expect(result.acBindings.flatMap((binding) => binding.lines)).toContainEqual(
      expect.stringMatching(/^src\/coupon\.ts:\d+(-\d+)?$/),
    );
    expect(result.trace.engine.version).toBe(ENGINE_VERSION);
    expect(result.trace.snapshot.digest).toBe(digestJson(buildSnapshot(SHOP)));
    expect(result.verdict).toBe(result.trace.decision.verdict);
    expect(result.confidence).toBe(result.trace.decision.confidence);
  });

  it('has a trace that verifies, its steps in order with evidence of their shapes', async () => {
    const { trace } = await run();
    expect(verifyTrace(trace)).toEqual({ ok: true, faults: [] });
    expect(trace.steps.map((step) => step.name)).toEqual([
      'policy',
      'change',
      'syntax',
      'criteria',
      'people',
      'binding',
      'accounting',
      'planes',
      'tier',
      'signatures',
      'since',
      'decision',
    ]);
    for (const step of trace.steps) {
      const schema = new Map(Object.entries(STEP_EVIDENCE)).get(step.name);
      expect(schema?.safeParse(step.evidence).success ?? step.name === 'decision').toBe(true);
    }
  });

  it('is the same twice, and does not touch what it is given', async () => {
    const snapshot = buildSnapshot(SHOP);
    const before = toCanonicalJson(snapshot);
    const first = await review(snapshot, policySources());
    const second = await review(JSON.parse(before), policySources());
    expect(toCanonicalJson(first)).toBe(toCanonicalJson(second));
    expect(toCanonicalJson(snapshot)).toBe(before);
  });

  it('orders findings by file, first line, plane and fingerprint', async () => {
    const focused = "test.only('a', () => {\n  console.log(1);\n  debugger;\n});\n";
    const { findings } = await run({
      files: { 'b/a.test.ts': { new: focused }, 'B.test.ts': { new: focused }, 'a.test.ts': { new: focused } },
    });
    expect(findings.length).toBeGreaterThan(3);
    const keys = findings.map((one) =>
      [one.location.file, String(one.location.lineRange[0]).padStart(9, '0'), one.plane, one.fingerprint].join('\0'),
    );
    expect(keys).toEqual(keys.toSorted());
  });

  it('has one binding a criterion, without lines where it is unmet', async () => {
    const { acBindings, verdict } = await run({
      ...SHOP,
      tickets: [`${TICKET}- [ ] Invoices are exported as \`PDF\` with the \`x-archive\` header\n`],
    });
    expect(acBindings.map((one) => one.id)).toEqual(['AC1', 'AC2', 'AC3']);
    expect(acBindings[2]?.lines).toEqual([]);
    expect(verdict).toBe('request-changes');
  });

  it('of an incomplete snapshot is never an approval', async () => {
    const omitted = [{ path: 'x.bin', reason: 'too_large', detail: 'over the limit', blocking: true }];
    const all = { name: 'all', source: 'rules: [{name: all, if: true, verdict: auto-approve}]' };
    const spec = { ...SHOP, coverage: { complete: false, files: 3, omitted } };
    const { verdict, trace } = await run(spec, { requested: all });
    expect(verdict).toBe('needs-review');
    expect(trace.decision.rule).toBe('incomplete-snapshot');
    expect(trace.snapshot.coverage.omitted).toEqual(omitted);
  });

  it('of nothing at all needs a person', async () => {
    const result = await run({});
    expect(result).toMatchObject({ verdict: 'needs-review', acBindings: [], findings: [] });
    expect(verifyTrace(result.trace).ok).toBe(true);
  });

  it('does not break on half surrogates, wherever they stand', async () => {
    const result = await run({
      title: 'A\ud83d',
      body: '\ude00 text',
      files: { 'a.ts': { old: 'const a = "x";\n', new: 'const a = "\ud83d";\n' } },
      tickets: ['- [ ] shows \ud83d'],
    });
    expect(verifyTrace(result.trace)).toEqual({ ok: true, faults: [] });
    expect(result.trace.decision.facts).toMatchObject({ pr: { title: 'A\ufffd' } });
  });

  it.each([
    ['a request’s policy that does not parse', { requested: { name: 'ours', source: 'rules: 1' } }],
    ['a tenant’s policy that is none', { tenant: { name: 'lax', source: null } }],
  ])('is refused for %s', async (_, policy) => {
    await expect(run(SHOP, policy)).rejects.toThrow(PolicyError);
  });

  it('shows its facts and how its confidence came about', async () => {
    const { trace } = await run();
    expect(trace.decision.facts).toMatchObject({
      change: { files: 2, paths: ['src/coupon.test.ts', 'src/coupon.ts'] },
      criteria: { source: 'ticket', total: 2 },
      confidence: { formula: expect.stringContaining('approvable') },
      evaluation_errors: [],
    });
  });

  it('says which rule could not be evaluated, and does not approve past it', async () => {
    const source =
      'rules: [{name: bad, if: "1 / 0 > 1", verdict: request-changes}, {name: all, if: true, verdict: auto-approve}]';
    const { verdict, trace } = await run(SHOP, { requested: { name: 'ours', source } });
    expect(verdict).toBe('needs-review');
    expect(trace.decision.rule).toBe('rule-not-evaluated');
    expect(trace.decision.facts).toMatchObject({
      evaluation_errors: [{ rule: 'bad', source: 'request', message: expect.any(String) }],
    });
  });
});

describe('the repository’s policy', () => {
  const traceSources = async (spec: SnapshotSpec, policy: Partial<PolicySources> = {}) => {
    const { trace, verdict } = await run(spec, policy);
    const step = trace.steps[0]?.evidence;
    return { trace, verdict, sources: STEP_EVIDENCE.policy.parse(step).sources };
  };

  const DENY = 'rules: [{name: deny, if: true, verdict: request-changes}]\n';

  it('tightens', async () => {
    const { verdict, trace } = await traceSources(
      { ...SHOP, policy: DENY },
      { tenant: { name: 'advisory', source: null } },
    );
    expect(verdict).toBe('request-changes');
    expect(trace.decision.rule).toBe('deny');
    expect(trace.decision.rules.find((rule) => rule.name === 'deny')).toMatchObject({
      held: true,
      source: 'repository',
    });
  });

  it('that does not parse keeps the gate from opening, and a person sees why', async () => {
    const allow = { name: 'all', source: 'rules: [{name: all, if: true, verdict: auto-approve}]' };
    const { verdict, trace, sources } = await traceSources({ ...SHOP, policy: 'rulez: []' }, { requested: allow });
    expect(verdict).toBe('needs-review');
    expect(trace.decision.rule).toBe('broken-repository-policy');
    expect(trace.decision.facts).toMatchObject({ policy: { broken: true } });
    expect(sources.find((one) => one.origin === 'repository')?.note).toContain('unknown key "rulez"');
  });

  it('edited by the change: the old one judges, and what the new one would say is shown', async () => {
    const spec: SnapshotSpec = {
      ...SHOP,
      policy: DENY,
      files: { ...SHOP.files, '.review-gate.yml': { old: DENY, new: 'extends: balanced\n' } },
    };
    const { verdict, trace, sources } = await traceSources(spec);
    expect(verdict).toBe('request-changes');
    expect(trace.decision.facts).toMatchObject({
      policy: { changed: true },
      proposed_policy: { verdict: expect.any(String), rule: expect.any(String) },
    });
    expect(trace.decision.facts['proposed_policy']).not.toMatchObject({ rule: 'deny' });
    expect(sources.at(-1)).toMatchObject({
      origin: 'pull-request',
      used: false,
      note: expect.stringContaining('with it the verdict would be'),
    });
  });

  it.each([
    ['a new file', { new: DENY }, /would be request-changes \(rule deny\)/],
    ['a deletion', { old: DENY }, /with it the verdict would be/],
    ['one that does not parse', { old: '', new: 'rulez: 1' }, /; the new one does not parse.*unknown key "rulez"/],
    [
      'one that could not be read',
      { old: '', new: 'x', raw: { new_text: null, hunks: [] } },
      /its new text could not be read/,
    ],
  ])('proposed as %s is told', async (_, file, note) => {
    const { sources } = await traceSources({ files: { '.review-gate.yml': file } });
    expect(sources.at(-1)?.note).toMatch(note);
  });

  it('proposed where the tenant ignores such files is told as ignored', async () => {
    const { sources } = await traceSources(
      { files: { '.review-gate.yml': { new: DENY } } },
      { repository_policy: 'ignore' },
    );
    expect(sources.at(-1)?.note).toContain('the tenant ignores repository policies');
  });
});

describe('replay', () => {
  const input = (spec: SnapshotSpec = SHOP): ReviewInput =>
    ReviewInput.parse({ snapshot: buildSnapshot(spec), policy: policySources() });

  it('comes to the same, byte for byte', async () => {
    const { trace } = await run();
    expect(await replay(input(), trace)).toEqual({ same: true, differences: [] });
    expect(await replay(JSON.parse(JSON.stringify(input())), JSON.parse(JSON.stringify(trace)))).toEqual({
      same: true,
      differences: [],
    });
  });

  it('says when the snapshot is another', async () => {
    const { trace } = await run();
    const { same, differences } = await replay(input({ ...SHOP, title: 'Other' }), trace);
    expect(same).toBe(false);
    expect(differences[0]).toContain('not the snapshot that was reviewed');
  });

  it('says which step was altered, though the trace was hashed anew', async () => {
    const { trace } = await run();
    const steps = trace.steps.map((step) =>
      step.name === 'tier' ? { ...step, evidence: { ...step.evidence, score: -1 } } : step,
    );
    const { same, differences } = await replay(input(), { ...trace, steps });
    expect(same).toBe(false);
    expect(differences[0]).toMatch(/^step tier: evidence\.score was -1, is /);
  });

  it('says when another version recorded it', async () => {
    const { trace } = await run();
    const { differences } = await replay(input(), { ...trace, engine: { version: '0.0.1' } });
    expect(differences[0]).toBe(`engine: recorded by version 0.0.1, replayed by version ${ENGINE_VERSION}`);
  });
});

describe('the stand-in snapshots', () => {
  it('are valid', () => {
    expect(Snapshot.parse(buildSnapshot(SHOP))).toEqual(buildSnapshot(SHOP));
    expect(PolicySources.parse(policySources())).toEqual(policySources());
  });
});
