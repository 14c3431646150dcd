import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readRarities } from '../../src/engine/binding/query/common-words.js';
import { findExpected, USUAL } from '../../src/engine/binding/query/expected-words.js';
import { INTENTS } from '../../src/engine/binding/query/intent.js';
import { readIntentWeights } from '../../src/engine/binding/scores/intent-weights.js';
import { BINDING_FEATURES, readWeights } from '../../src/engine/binding/scores/weights.js';
import { SHAPES } from '../../src/engine/binding/units/shapes.js';
import { readCalibration } from '../../src/engine/decision/calibration.js';
import { checkNames, ModelError, type NumberTable, orderNumbers } from '../../src/engine/models/table.js';
import { MEASURES, readScoring } from '../../src/engine/tier/weights.js';

const FOLDER = join(process.cwd(), 'src', 'engine', 'models');
const { expected } = z
  .object({ expected: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(join(FOLDER, 'expected-words.json'), 'utf8')));
const MODELS = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const SCRIPTS = z.object({ scripts: z.record(z.string(), z.string()) });
const TABLE: NumberTable = { a: 1, b: -0.25 };

const readTable = (names: readonly string[]): NumberTable => Object.fromEntries(names.map((name, at) => [name, at]));
const without = (table: NumberTable, name: string): NumberTable =>
  Object.fromEntries(Object.entries(table).filter(([own]) => own !== name));

const BINDING = {
  coverage: readTable(BINDING_FEATURES.coverage),
  rank: readTable(BINDING_FEATURES.rank),
  link: readTable(BINDING_FEATURES.link),
  joint: [readTable(BINDING_FEATURES.joint)],
  calibration: readTable(BINDING_FEATURES.calibration),
};
const FEATURES = MEASURES.map(({ feature }) => feature);
const TIER = {
  points: readTable(FEATURES),
  most: readTable(FEATURES),
  assumed_past: { commits: 9, authors: 3, fixes: 2, reverts: 1 },
  cuts: { T2: 1, T3: 2, T4: 3 },
};
const CONFIDENCE = { criterion: { base: 0, slope: 1 }, reverted: { base: 0, slope: 1 }, score_scale: 1 };

describe('a table of numbers', () => {
  it('comes in the order of the names, whatever the order of the file', () => {
    expect(orderNumbers('t', { b: -0.25, a: 1 }, ['a', 'b'])).toEqual([1, -0.25]);
  });

  it.each([
    ['a missing name', TABLE, ['a', 'b', 'c'], 't: misses "c"'],
    ['several', {}, ['a', 'b'], 't: misses "a", "b"'],
    ['a name too many', TABLE, ['a'], 't: has "b", which nothing computes'],
    ['a misspelt name', TABLE, ['a', 'bb'], 't: misses "bb"; has "b", which nothing computes'],
    ['what every object has', TABLE, ['a', 'b', 'toString'], 't: misses "toString"'],
    ['no number', { a: 1, b: Number.NaN }, ['a', 'b'], 't: "b" is no finite number'],
    ['an infinity', { a: Number.POSITIVE_INFINITY, b: 1 }, ['a', 'b'], 't: "a" is no finite number'],
  ])('with %s is refused by name', (_, table: NumberTable, names, message) => {
    expect(() => orderNumbers('t', table, names)).toThrow(new ModelError(message));
  });

  it('may leave names out where that is asked for, and may not have others', () => {
    expect(() => checkNames('t', TABLE, ['a', 'b', 'c'])).not.toThrow();
    expect(() => checkNames('t', TABLE, ['a'])).toThrow(new ModelError('t: has "b", which nothing computes'));
  });
});

describe('a model', () => {
  it('that is committed has every number that the code needs, and no other', () => {
    const weights = readWeights();
    for (const name of ['coverage', 'rank', 'link', 'calibration'] as const) {
      expect(weights[name]).toHaveLength(BINDING_FEATURES[name].length);
    }
    for (const round of weights.joint) expect(round).toHaveLength(BINDING_FEATURES.joint.length);
    expect(readIntentWeights().length).toBeGreaterThan(10);
    expect(readRarities().get('return')).toBe(0);
    expect(findExpected('work')).toBeLessThan(findExpected('header'));
    expect(['toString', '__proto__', ''].map((stem) => findExpected(stem))).toEqual([USUAL, USUAL, USUAL]);
    for (const stem of Object.keys(expected)) expect(findExpected(stem)).toBeGreaterThanOrEqual(0);
    expect(readScoring().weights.map(({ feature }) => feature)).toEqual(FEATURES);
    expect(readCalibration().computeMetProbability(0.9)).toBeGreaterThan(0.5);
  });

  it.each([
    [
      'the binding’s',
      () => readWeights({ ...BINDING, rank: without(BINDING.rank, 'pairs') }),
      /^binding\.rank: misses "pairs"$/u,
    ],
    [
      'the binding’s bias',
      () => readWeights({ ...BINDING, coverage: without(BINDING.coverage, 'bias') }),
      /^binding\.coverage: misses "bias"$/u,
    ],
    [
      'a round’s',
      () => readWeights({ ...BINDING, joint: [...BINDING.joint, { ...readTable(BINDING_FEATURES.joint), more: 1 }] }),
      /^binding\.joint\[1\]: has "more"/u,
    ],
    ['an intent', () => readIntentWeights({ weights: { tests: { size: 1 } } }), /^intent\.weights: has "tests"/u],
    ['a shape', () => readIntentWeights({ weights: { test: { sise: 1 } } }), /^intent\.weights\.test: has "sise"/u],
    [
      'a rarity',
      () => readRarities({ rarity: { return: 1 } }),
      /^common-words\.rarity: "return" is not from 0 to below 1$/u,
    ],
    [
      'a share',
      () => findExpected('work', { expected: { work: 1.5 } }),
      /^expected-words\.expected: "work" is not from 0 to 1$/u,
    ],
    [
      'the tier’s',
      () => readScoring({ ...TIER, points: { ...without(TIER.points, 'lines'), line: 1 } }),
      /^tier\.points: misses "lines"; has "line"/u,
    ],
    [
      'the tier’s caps',
      () => readScoring({ ...TIER, most: without(TIER.most, 'decisions') }),
      /^tier\.most: misses "decisions"$/u,
    ],
    ['a cut', () => readScoring({ ...TIER, cuts: { T2: 1, T3: 2 } }), /^tier\.cuts: misses "T4"$/u],
    [
      'a slope',
      () => readCalibration({ ...CONFIDENCE, criterion: { base: 1 } }),
      /^confidence\.criterion: misses "slope"$/u,
    ],
    [
      'a scale',
      () => readCalibration({ ...CONFIDENCE, score_scale: Number.NaN }),
      /^confidence: "score_scale" is no finite/u,
    ],
  ])('with a wrong name or number is refused by it: %s', (_, read: () => unknown, message) => {
    expect(read).toThrow(ModelError);
    expect(read).toThrow(message);
  });

  it('has its numbers by name: another order in the file changes nothing', () => {
    const turned = Object.fromEntries(Object.entries(BINDING.rank).toReversed());
    expect(readWeights({ ...BINDING, rank: turned })).toEqual(readWeights(BINDING));
    const [intent = '', shape = ''] = [INTENTS[0], SHAPES[1]];
    expect(readIntentWeights({ weights: { [intent]: { [shape]: 0.5 } } })).toEqual([
      { intent: 0, shape: 1, weight: 0.5 },
    ]);
  });

  it.each(MODELS)('says where it comes from: %s', (name) => {
    const Fitted = z.object({
      fitted: z.strictObject({
        date: z.iso.date(),
        command: z.string(),
        data: z.array(z.strictObject({ file: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/u) })).min(1),
        left_out: z.record(z.string(), z.unknown()),
        note: z.string().optional(),
      }),
    });
    const { fitted } = Fitted.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
    const { scripts } = SCRIPTS.parse(JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')));
    expect(Object.keys(scripts)).toContain(
      /^npm run (?<script>fit:[a-z]+) -- /u.exec(fitted.command)?.groups?.['script'],
    );
    expect(fitted.command).toContain(`--date ${fitted.date}`);
  });
});
