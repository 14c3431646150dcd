/** Files made to cost time: looking for lines that do nothing stays linear. */
import { expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { findIdleLines } from '../../../src/engine/idle/index.js';
import { buildSnapshot } from '../../stand-ins/snapshot.js';

const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('\n');
const SHAPES: Readonly<Record<string, (count: number) => string>> = {
  'one name given again and again': (count) => `def f():\n${many(count, () => '    x = 1')}\n`,
  'functions that call each other': (count) => many(count, (at) => `def _f${at}():\n    _f${(at * 7) % count}()`),
  'throws in one try': (count) =>
    `def f():\n    try:\n${many(count, () => '        raise E')}\n    except E:\n        pass\n`,
  'tests in tests': (count) => many(Math.min(count, 1500), (at) => `${' '.repeat(at)}def test_a${at}():`),
  'brackets that stay open': (count) => many(count, () => 'return ((((('),
};

it.each(Object.keys(SHAPES))('is linear in %s', (shape) => {
  const measure = (count: number) => {
    const text = SHAPES[shape]?.(count) ?? '';
    const change = readChange(
      buildSnapshot({ files: { 'tests/test_a.py': { old: '', new: text }, 'a.py': { old: '', new: text } } }),
      [],
    );
    const before = process.cpuUsage();
    findIdleLines(change);
    return process.cpuUsage(before).user / 1000;
  };
  measure(500);
  expect(measure(4000)).toBeLessThan(3000);
});
