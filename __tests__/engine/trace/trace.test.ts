import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digestJson, toCanonicalJson } from '../../../src/base/digest.js';
import { hashSha256 } from '../../../src/base/hash.js';
import { makeWellFormed, toPlainJson } from '../../../src/base/plain-json.js';
import { type Decision, type EngineTrace, SpanReason, StepName } from '../../../src/contract/index.js';
import { chainSteps, digestTrace, hashStep } from '../../../src/engine/trace/chain.js';
import { compareTraces } from '../../../src/engine/trace/compare.js';
import { buildDecisionEvidence } from '../../../src/engine/trace/evidence.js';
import { verifyTrace } from '../../../src/engine/trace/verify.js';
import { ENGINE_VERSION } from '../../../src/engine/version.js';

const DECISION: Decision = {
  verdict: 'auto-approve',
  rule: 'clean',
  rules: [{ name: 'clean', condition: 'true', verdict: 'auto-approve', held: true, source: 'built-in' }],
  facts: { tier: 1, findings: { error: 0 } },
  confidence: 0.9,
};

const EVIDENCE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  policy: {
    name: 'balanced',
    sources: [{ origin: 'tenant', name: 'balanced', used: true, note: 'the default' }],
    effective: { criteria: { met: 0.6 } },
  },
  change: { files: [{ path: 'a.ts', class: 'source', language: null, added: 1, removed: 0, note: null }] },
  syntax: { files: [{ path: 'a.ts', mode: 'text', reason: 'no grammar' }] },
  criteria: {
    source: 'ticket',
    criteria: [
      {
        id: 'AC1',
        text: 'It – is é 𝒳',
        parts: [],
        kind: 'behaviour',
        code_verifiable: true,
        origin: { ticket: '#1', line: 3 },
      },
    ],
  },
  binding: {
    bindings: [
      { id: 'AC1', status: 'met', confidence: 0.8, lines: [{ ref: 'a.ts:1', confidence: 0.8, evidence: ['x'] }] },
    ],
  },
  accounting: {
    counts: Object.fromEntries(
      SpanReason.options.map((reason) => [reason, { lines: reason === 'asked' ? 1 : 0, spans: 0, files: 0 }]),
    ),
    share: 1,
    spans: [],
    left_out: 1,
  },
  planes: {
    rules: [{ rule: 'tests/focused', severity: 'error', findings: 0 }],
    suppressed: [],
    left_out: 0,
    findings: [],
  },
  people: {
    given: false,
    approvals: [],
    stale: [],
    uncounted: [],
    unknown: [],
    changes_requested: [],
    owners_missing: [],
  },
  signatures: { signatures: [] },
  since: {
    seen: null,
    skipped: '',
    files: [],
    more_files: 0,
    edited: [],
    criteria: [],
    findings: { added: [], gone: [], added_count: 0, gone_count: 0 },
    spans: { added: [], added_count: 0, looked_count: 0 },
  },
  tier: { tier: 'T1', score: 1.5, contributions: [{ feature: 'size', value: 3, points: 1.5, note: 'n' }], floors: [] },
};

function buildTrace(decision: Decision = DECISION, names: readonly StepName[] = StepName.options): EngineTrace {
  const steps = names.map((name) => ({
    name,
    inputDigest: digestJson([name, 'in']),
    outputDigest: name === 'decision' ? digestJson(decision) : digestJson([name, 'out']),
    evidence: name === 'decision' ? buildDecisionEvidence(decision) : (EVIDENCE[name] ?? {}),
  }));
  const snapshot = { digest: digestJson('snapshot'), coverage: { complete: true, files: 1, omitted: [] } };
  const trace = {
    schema: 'review-gate.trace/1' as const,
    engine: { version: '0.0.0' },
    snapshot,
    steps: chainSteps(snapshot.digest, steps),
    decision,
  };
  return { ...trace, digest: digestTrace(trace) };
}

/** A trace without these steps, hashed as the version that had none of them did it. */
const leaveOut = (...left: readonly StepName[]) =>
  buildTrace(
    DECISION,
    StepName.options.filter((name) => !left.includes(name)),
  );

/** A trace as a later version may write it: with a step more, and hashed with it. */
function buildLaterTrace(version: string): unknown {
  const { digest: _, ...trace } = buildTrace();
  const [first, ...rest] = trace.steps;
  if (first === undefined) throw new Error('the trace has steps');
  let previous = first.hash;
  const weather = { name: 'weather', input_digest: digestJson(1), output_digest: digestJson(2), evidence: {} };
  const steps = [weather, ...rest].map(({ name, input_digest, output_digest, evidence }) => {
    const step = { name, input_digest, output_digest, evidence };
    previous = hashStep(previous, step);
    return { ...step, hash: previous };
  });
  const later = { ...trace, engine: { version }, steps: [first, ...steps] };
  return { ...later, digest: digestTrace(later) };
}

/** The paths of every value that is no list and no object. */
function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
}

/** A copy with the value at the path put through `change`. */
function changed(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? changed(one, rest, change) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? changed(one, rest, change) : one]),
  );
}

describe('canonical JSON', () => {
  it('sorts keys by code units and writes numbers as ECMAScript does', () => {
    expect(toCanonicalJson({ é: 1, b: 1e21, a: [0.1, -0, 1.5e-7], '\u{1f600}': null, '\ufb33': true })).toBe(
      '{"a":[0.1,0,1.5e-7],"b":1e+21,"é":1,"😀":null,"\ufb33":true}',
    );
  });

  it('leaves out what is undefined', () => {
    expect(toCanonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it.each([
    ['NaN', Number.NaN],
    ['an infinity', { a: Number.POSITIVE_INFINITY }],
    ['half of a surrogate pair', ['\ud800']],
    ['a value that is none', undefined],
  ])('refuses %s', (_, value) => {
    expect(() => toCanonicalJson(value)).toThrow(TypeError);
  });

  it('is hashed as UTF-8', () => {
    expect(hashSha256('é')).toBe(createHash('sha256').update(Buffer.from('é', 'utf8')).digest('hex'));
    expect(digestJson({ b: 1, a: 2 })).toBe(`sha256:${hashSha256('{"a":2,"b":1}')}`);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.integer()), (one) => {
        const turned = Object.fromEntries(Object.entries(one).toReversed());
        expect(digestJson(turned)).toBe(digestJson(one));
      }),
    );
  });
});

describe('plain values', () => {
  it('have no lone surrogates, whole pairs stay', () => {
    expect(toPlainJson({ a: 'x\ud83d', b: ['\ude00y', '😀'], c: '\\ud83d' })).toEqual({
      a: 'x\ufffd',
      b: ['\ufffdy', '😀'],
      c: '\\ud83d',
    });
  });

  it('can always be digested', () => {
    const text = fc.string({ unit: fc.integer({ min: 0xd700, max: 0xe000 }).map((code) => String.fromCharCode(code)) });
    fc.assert(fc.property(text, (one) => expect(() => digestJson(makeWellFormed({ one }))).not.toThrow()));
  });
});

describe('verify', () => {
  it('finds nothing in a whole trace', () => {
    expect(verifyTrace(buildTrace())).toEqual({ ok: true, faults: [] });
  });

  it('takes a trace as the service gives it', () => {
    const whole = { ...buildTrace(), review_id: 'rev_01h455vb4pex5vsknk084sn02q', signature: null };
    expect(verifyTrace(whole)).toEqual({ ok: true, faults: [] });
    expect(verifyTrace({ ...whole, review_id: 'x' }).faults).toEqual([expect.stringMatching(/^review_id: /)]);
  });

  it('finds every changed value, whichever and however', () => {
    const trace = buildTrace();
    const paths = leaves(trace);
    expect(paths.length).toBeGreaterThan(80);
    const scalar = (old: unknown) => {
      if (typeof old === 'string') {
        return fc.tuple(fc.nat(Math.max(0, old.length - 1)), fc.integer({ min: 0x20, max: 0x7e })).map(([at, code]) => {
          return `${old.slice(0, at)}${String.fromCharCode(code)}${old.slice(at + 1)}`;
        });
      }
      if (typeof old === 'number') return fc.oneof(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }));
      return fc.constantFrom<unknown>(true, false, null, 'x', 0);
    };
    const change = fc.constantFrom(...paths).chain((path) => {
      let old: unknown;
      changed(trace, path, (value) => {
        old = value;
        return value;
      });
      return fc.tuple(fc.constant(path), fc.constant(old), scalar(old));
    });
    fc.assert(
      fc.property(change, ([path, old, value]) => {
        fc.pre(!Object.is(old, value) && !(old === 0 && value === 0));
        const { ok, faults } = verifyTrace(changed(trace, path, () => value));
        expect(ok).toBe(false);
        expect(faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds one changed byte of the file', () => {
    const bytes = Buffer.from(JSON.stringify(buildTrace()), 'utf8');
    const original = JSON.stringify(buildTrace());
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const copy = Buffer.from(bytes);
        copy[at] = (copy[at] ?? 0) ^ flip;
        let read: unknown;
        try {
          read = JSON.parse(copy.toString('utf8'));
        } catch {
          return;
        }
        fc.pre(toCanonicalJson(makeWellFormed({ read })) !== toCanonicalJson({ read: JSON.parse(original) }));
        expect(verifyTrace(read).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds a step that was taken out, put in or moved', () => {
    const trace = buildTrace();
    const [first, second, ...rest] = trace.steps;
    if (first === undefined || second === undefined) throw new Error('the trace has steps');
    expect(verifyTrace({ ...trace, steps: [second, ...rest] }).ok).toBe(false);
    expect(verifyTrace({ ...trace, steps: [first, first, second, ...rest] }).ok).toBe(false);
    expect(verifyTrace({ ...trace, steps: [second, first, ...rest] }).ok).toBe(false);
    expect(verifyTrace({ ...trace, steps: trace.steps.slice(0, -1) }).ok).toBe(false);
    expect(verifyTrace({ ...trace, steps: [] }).faults[0]).toMatch(/^steps: are none/);
  });

  it('finds a cut tail even where the digest was made anew', () => {
    const trace = buildTrace();
    const cut = { ...trace, steps: trace.steps.slice(0, -1) };
    expect(verifyTrace({ ...cut, digest: digestTrace(cut) }).faults[0]).toMatch(/^steps: are /);
  });

  it.each<readonly [string, readonly StepName[]]>([
    ['one with another head', ['since']],
    ['people', ['since', 'people', 'signatures']],
    ['accounting', ['since', 'people', 'signatures', 'accounting']],
  ])('takes a trace of a version that did not have the step of %s yet', (_, left) => {
    expect(verifyTrace(leaveOut(...left))).toEqual({ ok: true, faults: [] });
  });

  it.each<readonly [StepName]>([['policy'], ['tier'], ['people'], ['signatures'], ['accounting'], ['decision']])(
    'finds that %s was taken out though all was hashed anew',
    (left) => {
      expect(verifyTrace(leaveOut(left)).faults[0]).toMatch(/^steps: are /);
    },
  );

  describe('of a trace that a later version wrote', () => {
    const addKey = (version: string) => {
      const { snapshot, ...trace } = buildTrace();
      return { ...trace, engine: { version }, snapshot: { ...snapshot, weather: 'fair' } };
    };

    it('does not say that it was changed if it only has what this version does not know', () => {
      expect(verifyTrace(buildLaterTrace('9.9.9'))).toEqual({
        ok: false,
        faults: [expect.stringContaining('weather')],
        otherForm: true,
      });
      expect(verifyTrace(addKey('9.9.9'))).toMatchObject({ ok: false, otherForm: true });
      expect(verifyTrace({ ...buildTrace(), schema: 'review-gate.trace/2' })).toMatchObject({ otherForm: true });
    });

    it('says that it was changed if the chain or the digest does not hold', () => {
      const later = buildLaterTrace('9.9.9');
      const tampered = changed(later, ['decision', 'verdict'], () => 'needs-review');
      expect(verifyTrace(tampered).otherForm).toBeUndefined();
      const removed = changed(later, ['steps', '3', 'output_digest'], () => digestJson('x'));
      expect(verifyTrace(removed).otherForm).toBeUndefined();
    });

    it('says that it was changed if it claims to be of this version', () => {
      expect(verifyTrace(buildLaterTrace(ENGINE_VERSION)).otherForm).toBeUndefined();
      expect(verifyTrace(addKey(ENGINE_VERSION)).otherForm).toBeUndefined();
    });
  });

  it('finds another decision though the digest was made anew', () => {
    const trace = { ...buildTrace(), decision: { ...DECISION, verdict: 'request-changes' as const } };
    expect(verifyTrace({ ...trace, digest: digestTrace(trace) }).faults).toEqual([
      'decision: is not what the last step says',
    ]);
  });

  it('finds evidence of another shape though all was hashed anew', () => {
    const steps = StepName.options.map((name) => ({
      name,
      inputDigest: digestJson(1),
      outputDigest: digestJson(DECISION),
      evidence:
        name === 'decision'
          ? buildDecisionEvidence(DECISION)
          : name === 'tier'
            ? { tier: 'T9' }
            : (EVIDENCE[name] ?? {}),
    }));
    const trace = { ...buildTrace(), steps: chainSteps(buildTrace().snapshot.digest, steps) };
    expect(verifyTrace({ ...trace, digest: digestTrace(trace) }).faults).toEqual([
      expect.stringMatching(/^steps\.8 \(tier\): evidence\.tier/),
    ]);
  });

  it.each([[null], [undefined], [1], ['x'], [[]], [{}], [{ review_id: 1 }], [{ steps: 'x' }]])(
    'says of %j that it is no trace',
    (value) => {
      const { ok, faults } = verifyTrace(value);
      expect(ok).toBe(false);
      expect(faults.length).toBeGreaterThan(0);
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(verifyTrace(value).ok).toBe(false);
      }),
    );
  });
});

describe('two traces', () => {
  it('are the same when they say the same', () => {
    expect(compareTraces(buildTrace(), buildTrace())).toEqual({ same: true, differences: [] });
  });

  it('differ first where the first step does, value by value', () => {
    const trace = buildTrace();
    const other = changed(trace, ['steps', '8', 'evidence', 'contributions', '0', 'points'], () => 2);
    const { same, differences } = compareTraces(trace, JSON.parse(JSON.stringify(other)));
    expect(same).toBe(false);
    expect(differences).toEqual(['step tier: evidence.contributions.0.points was 1.5, is 2']);
  });

  it('of two versions say so', () => {
    const trace = buildTrace();
    const { differences } = compareTraces(trace, { ...trace, engine: { version: '9.9.9' } });
    expect(differences[0]).toBe('engine: recorded by version 0.0.0, replayed by version 9.9.9');
  });

  it('of two snapshots say so', () => {
    const trace = buildTrace();
    const { differences } = compareTraces(trace, {
      ...trace,
      snapshot: { ...trace.snapshot, digest: digestJson('x') },
    });
    expect(differences[0]).toMatch(/^snapshot: its digest is another/);
  });

  it('with another decision say what was decided', () => {
    const { differences } = compareTraces(buildTrace(), buildTrace({ ...DECISION, verdict: 'needs-review' }));
    expect(differences).toContain('decision: verdict was "auto-approve", is "needs-review"');
  });
});
