import { describe, expect, it } from '@jest/globals';
import { buildAnnotations } from '../../src/report/index.js';
import { buildFinding } from './report-builders.js';

describe('annotations', () => {
  it('of the change as a whole say so, because they need a file and a line', () => {
    const location = { file: 'a.ts', lineRange: [1, 1] };
    const [whole, line] = [
      { about: 'change', location },
      { location, id: 'fnd_z' },
    ].map((given) => buildAnnotations([buildFinding({ rationale: 'No line shows it.', ...given })]));
    expect(whole?.[0]).toMatchObject({
      path: 'a.ts',
      start_line: 1,
      message: 'About the change as a whole, not this line. No line shows it.',
    });
    expect(line?.[0]?.message).toBe('No line shows it.');
  });

  it('puts the worst first and gives each severity its level; unknown is a warning', () => {
    const mixed = ['info', 'fatal', 'error', 'warn'].map((severity) => buildFinding({ severity, id: severity }));
    expect(buildAnnotations(mixed).map((each) => each.annotation_level)).toEqual([
      'failure',
      'warning',
      'warning',
      'notice',
    ]);
  });

  it.each([
    [[3, 9], 3, 9],
    [[9, 3], 3, 9],
    [[0, 0], 1, 1],
    [[-4, 2.9], 1, 2],
    [[5], 5, 5],
    [[], 1, 1],
    [[Number.NaN, Number.POSITIVE_INFINITY], 1, 1],
  ])('makes lines valid: %j', (lineRange, first, last) => {
    const [made] = buildAnnotations([buildFinding({ location: { file: 'a.ts', lineRange } })]);
    expect([made?.start_line, made?.end_line]).toEqual([first, last]);
  });

  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src//a.ts', 'src/a.ts'],
    ['/src/a.ts', 'src/a.ts'],
    ['src\\win\\a.ts', 'src/win/a.ts'],
    ['../../etc/passwd', 'etc/passwd'],
    ['', '(no file)'],
  ])('makes the path %j valid', (file, path) => {
    expect(buildAnnotations([buildFinding({ location: { file, lineRange: [1, 1] } })])[0]?.path).toBe(path);
  });

  it('keeps title and message within their limits, and never empty', () => {
    const [long, empty] = buildAnnotations([
      buildFinding({ severity: 'error', title: 'x'.repeat(70_000), rationale: '語'.repeat(70_000) }),
      buildFinding({ title: '', rationale: '' }),
    ]);
    expect(long?.title.length).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(long?.message ?? '')).toBeLessThanOrEqual(64_000);
    expect(empty).toMatchObject({ title: 'tests', message: 'tests' });
  });
});
