import { describe, expect, it } from '@jest/globals';
import { digestJson } from '../../src/base/digest.js';
import { toPlainJson } from '../../src/base/plain-json.js';
import { StepName } from '../../src/contract/index.js';
import { NO_GRAMMARS } from '../../src/engine/index.js';
import { type ReviewInputs, tabulateReview } from '../../src/engine/pipeline.js';
import { StepTable } from '../../src/engine/trace/step-table.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';

const CHANGE: SnapshotSpec = {
  title: 'Vouchers',
  files: {
    'src/voucher.ts': { old: 'export const a = 1;\n', new: 'export function redeem() {\n  return 404;\n}\n' },
    'README.md': { new: 'Vouchers are redeemed once.\n' },
  },
  tickets: ['## Acceptance criteria\n\n- `redeem` answers 404 for an unknown voucher\n'],
};

const table = tabulateReview(NO_GRAMMARS);
const inputs = (spec: SnapshotSpec = CHANGE): ReviewInputs => ({
  snapshot: buildSnapshot(spec),
  sources: policySources(),
  proposal: null,
  earlier: null,
});
const VERDICT = { verdict: 'needs-review', rule: 'none', confidence: 1 } as const;
const CRITERIA = { source: 'none', criteria: [] } as const;

describe('the table of a review', () => {
  it('has the steps of the contract, in its order', () => {
    expect(table.rows.map(({ name }) => name)).toEqual(StepName.options);
  });

  it('names for each step nothing but inputs, parts of the policy and earlier steps', () => {
    const known = new Set<PropertyKey>([
      'snapshot',
      'sources',
      'proposal',
      'earlier',
      'paths',
      'met',
      'required',
      'derived',
      'peopleWanted',
      'policyBroken',
      'namedRules',
      'ticketRepositories',
    ]);
    for (const { name, takes } of table.rows) {
      expect(takes.filter((one) => !known.has(one))).toEqual([]);
      known.add(name);
    }
  });

  it('says that binding reads words and places, and no tree', () => {
    expect(table.rows.find(({ name }) => name === 'binding')?.takes).toEqual([
      'snapshot',
      'change',
      'criteria',
      'required',
      'people',
      'peopleWanted',
    ]);
  });

  it('lets a trace be checked by hand: an input digest is that of what the step is said to take', async () => {
    const { trace } = await review(buildSnapshot(CHANGE), policySources());
    const values = await table.run(inputs());
    const outputs = new Map<PropertyKey, unknown>(trace.steps.map((step) => [step.name, step.output_digest]));
    const stated = new Map<PropertyKey, unknown>([
      ['snapshot', trace.snapshot.digest],
      ['sources', policySources()],
      ['proposal', null],
      ['earlier', null],
      ['paths', values.paths],
      ['required', values.required],
      ['derived', values.derived],
      ['peopleWanted', values.peopleWanted],
      ['policyBroken', values.policyBroken],
      ['namedRules', values.namedRules],
      ['ticketRepositories', values.ticketRepositories],
    ]);
    const made = table.rows.map(({ takes }) =>
      digestJson(
        toPlainJson(Object.fromEntries(takes.map((name) => [name, stated.get(name) ?? outputs.get(name) ?? null]))),
      ),
    );
    expect(trace.steps.map((step) => step.input_digest)).toEqual(made);
  });

  it('has digests that cover all that a step gives', async () => {
    const values = await table.run(inputs());
    const steps = table.describe(values, { snapshot: digestJson(inputs().snapshot) });
    for (const { name, outputDigest } of steps) expect(outputDigest).toBe(digestJson(toPlainJson(values[name])));
    // Plain data only: what JSON would drop, a later step could read though no digest covers it.
    for (const name of StepName.options) expect(toPlainJson(values[name])).toEqual(values[name]);
  });

  it('gives what is read of the files, and not the files: their texts are in the snapshot alone', async () => {
    const { change } = await table.run(inputs({ files: { 'a.ts': { old: 'kept\n', new: 'kept\nadded\n' } } }));
    expect(JSON.stringify(change)).toContain('added');
    expect(JSON.stringify(change)).not.toContain('kept');
  });

  it('has the inputs of one step changed by what that step takes, and by nothing else', async () => {
    const digests = async (spec: SnapshotSpec, met: string) => {
      const sources = policySources({
        tenant: { name: 'own', source: `extends: balanced\ncriteria: { met: ${met} }\n` },
      });
      const values = await table.run({ ...inputs(spec), sources });
      const steps = table.describe(values, { snapshot: 'the same' });
      return new Map(steps.map((step) => [step.name, step.inputDigest]));
    };
    const [low, high] = [await digests(CHANGE, '0.6'), await digests(CHANGE, '0.7')];
    const changed = StepName.options.filter((name) => low.get(name) !== high.get(name));
    expect(changed).toEqual(['policy', 'binding', 'planes', 'decision']);
  });
});

describe('a table of steps', () => {
  const start = StepTable.start<{ snapshot: string; ticket: { text: string } }>();

  it('runs the rows in order, each with exactly what it names', async () => {
    const seen: unknown[] = [];
    const values = await start
      .part('words', 'ticket', ({ text }) => text.split(' '))
      .step({
        name: 'criteria',
        takes: ['words'],
        run: (taken) => {
          seen.push({ ...taken });
          return taken.words.length;
        },
        evidence: () => ({ ...CRITERIA, criteria: [] }),
      })
      .step({
        name: 'decision',
        takes: ['criteria', 'snapshot'],
        run: async (taken) => {
          seen.push({ ...taken });
          return `${taken.snapshot}: ${taken.criteria}`;
        },
        evidence: () => VERDICT,
      })
      .run({ snapshot: 's', ticket: { text: 'a b c' } });
    expect(seen).toEqual([{ words: ['a', 'b', 'c'] }, { criteria: 3, snapshot: 's' }]);
    expect(values.decision).toBe('s: 3');
  });

  it('states an input by the digest that is given for it, a step by its own, all else in full', async () => {
    const made = start
      .part('words', 'ticket', ({ text }) => text.split(' '))
      .step({
        name: 'criteria',
        takes: ['snapshot', 'words'],
        run: ({ words }) => words,
        evidence: () => ({ ...CRITERIA, criteria: [] }),
      })
      .step({ name: 'decision', takes: ['criteria', 'ticket'], run: () => null, evidence: () => VERDICT });
    const values = await made.run({ snapshot: 'large', ticket: { text: 'a b' } });
    expect(made.describe(values, { snapshot: 'sha256:1' })).toMatchObject([
      {
        name: 'criteria',
        inputDigest: digestJson({ snapshot: 'sha256:1', words: ['a', 'b'] }),
        outputDigest: digestJson(['a', 'b']),
      },
      {
        name: 'decision',
        inputDigest: digestJson({ criteria: digestJson(['a', 'b']), ticket: { text: 'a b' } }),
        evidence: VERDICT,
      },
    ]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no such ticket');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no such ticket'))],
  ])('rejects where a step %s, and runs none behind it', async (_, fail: () => Promise<string>) => {
    let ran = 0;
    const made = start
      .step({ name: 'criteria', takes: ['ticket'], run: fail, evidence: () => ({ ...CRITERIA, criteria: [] }) })
      .step({ name: 'decision', takes: ['criteria'], run: () => (ran += 1), evidence: () => VERDICT });
    await expect(made.run({ snapshot: '', ticket: { text: '' } })).rejects.toThrow('no such ticket');
    expect(ran).toBe(0);
  });

  it('is a new table with every row: what one adds, another does not have', async () => {
    start.step({ name: 'decision', takes: [], run: () => 1, evidence: () => VERDICT });
    expect(start.rows).toEqual([]);
    expect(start.describe({ snapshot: '', ticket: { text: '' } }, {})).toEqual([]);
  });

  it('does not compile where a row is wrong', () => {
    // @ts-expect-error: it reads the ticket, which it does not name.
    start.step({ name: 'decision', takes: ['snapshot'], run: ({ ticket }) => ticket, evidence: () => VERDICT });
    // @ts-expect-error: no earlier row gives the tier.
    start.step({ name: 'decision', takes: ['tier'], run: () => 1, evidence: () => VERDICT });
    // @ts-expect-error: this is what a decision shows, not a tier.
    start.step({ name: 'tier', takes: [], run: () => 1, evidence: () => VERDICT });
    // @ts-expect-error: the contract knows no such step.
    start.step({ name: 'guess', takes: [], run: () => 1, evidence: () => VERDICT });
    expect(start.rows).toEqual([]);
  });
});
