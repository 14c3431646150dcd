/** docs/confidence.md: its example has the numbers that the calibration gives. */
import { describe, expect, it } from '@jest/globals';
import { readCalibration } from '../../src/engine/decision/calibration.js';
import { readPage } from './pages.js';

const [, section = ''] = /\n## An example\n([\s\S]*?)\n## /u.exec(readPage('docs/confidence.md')) ?? [];
const example = section.replaceAll('\n', ' ');
const { computeMetProbability, computeKeptProbability, computeBelowProbability } = readCalibration();
const digits = (value: number) => value.toFixed(3);

describe('the example of a confidence', () => {
  const [first, second, unmet] = [0.95, 0.8, 0.25].map(computeMetProbability) as [number, number, number];
  const kept = computeKeptProbability(6);

  it('approves', () => {
    expect(example).toContain(`met(AC1) = ${digits(first)}    met(AC2) = ${digits(second)}    risk = ${digits(kept)}`);
    expect(example).toContain(`confidence ${digits(first * second * kept)} `);
  });

  it('refuses for a criterion', () => {
    const approvable = first * unmet * kept;
    expect(example).toContain(`met(AC2) = ${digits(unmet)}, approvable = ${digits(approvable)}`);
    expect(example).toContain(`confidence ${digits(1 - approvable)}.`);
  });

  it('refuses for a tier', () => {
    const below = computeBelowProbability(1.2, 0);
    expect(example).toContain(`1 − ${digits(below)} = ${digits(1 - below)}`);
  });
});
