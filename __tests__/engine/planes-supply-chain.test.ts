import { describe, expect, it } from '@jest/globals';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import { listFindings } from './run-planes.js';

describe('hostile files', () => {
  const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}\n`;
  const bomb = `a: &a [1]\n${Array.from({ length: 200 }, (_, index) => `b${index}: &b${index} [*a,*a,*a]`).join('\n')}\n`;
  const wide = `${'"a": "^1.0.0", '.repeat(6_000)}\n`;

  it.each([
    'package.json',
    'package-lock.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'Cargo.lock',
    'Cargo.toml',
    'go.mod',
    'pyproject.toml',
    'pom.xml',
    'composer.lock',
    '.github/workflows/a.yml',
    'Dockerfile',
    '.npmrc',
    'setup.py',
  ])('ends in time: %s', async (path) => {
    for (const text of [
      deep,
      bomb,
      wide,
      '{"dependencies": {',
      '\0\0\n',
      `${' '.repeat(30_000)}x\n`,
      '- '.repeat(10_000),
    ]) {
      const spent = processorClock();
      await listFindings({ [path]: { old: 'x\n', new: `x\n${text}` } });
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });
});
