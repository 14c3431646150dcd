/** Notes of one rule that say the same are one; what differs, warnings, and two notes stay. */
import { describe, expect, it } from '@jest/globals';
import { type BuiltFinding, joinAlikeNotes } from '../../../src/engine/planes/alike-notes.js';

type Given = Partial<BuiltFinding['finding']> & { readonly file?: string; readonly line?: number };

function build({ file = 'src/a.ts', line = 1, ...more }: Given): BuiltFinding {
  return {
    finding: {
      rule: 'hygiene/example',
      plane: 'hygiene',
      severity: 'info',
      location: { file, lineRange: [line, line] },
      title: 'A title',
      rationale: 'A reason.',
      fingerprint: `${file}:${line}`,
      ...more,
    },
    raw: { file, first: line, last: line, title: 'A title', rationale: 'A reason.', anchor: `line ${line}` },
  };
}

const join = (...given: readonly Given[]) => joinAlikeNotes(given.map(build), ({ anchor }) => anchor);

describe('notes of one rule', () => {
  it('are one with a list where three or more say the same', () => {
    const [told, ...others] = join({ line: 1 }, { line: 4 }, { file: 'src/b.ts', line: 2 });
    expect(others).toEqual([]);
    expect(told?.rationale).toBe('A reason. The same: line 4, src/b.ts:2.');
    // It rests on all of them.
    expect(told?.fingerprint).toBe('src/a.ts\nline 1\nsrc/a.ts\nline 4\nsrc/b.ts\nline 2');
  });

  it('list eight places and the number of the others', () => {
    const told = join(...Array.from({ length: 12 }, (_, at) => ({ line: at + 1 })));
    expect(told.map(({ rationale }) => rationale)).toEqual([
      'A reason. The same: line 2, line 3, line 4, line 5, line 6, line 7, line 8, line 9 and 3 more.',
    ]);
  });

  it.each<[string, readonly Given[]]>([
    ['two of them', [{ line: 1 }, { line: 2 }]],
    ['other titles', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]],
    ['other reasons', [{ rationale: 'One.' }, { rationale: 'Two.' }, { rationale: 'Three.' }]],
    ['warnings', [{ severity: 'warn' }, { severity: 'warn', line: 2 }, { severity: 'warn', line: 3 }]],
    ['one that asks for a person', [{ line: 1 }, { line: 2 }, { line: 3, checksLess: true }]],
  ])('stay apart: %s', (_, given) => {
    expect(join(...given).map(({ fingerprint }) => fingerprint)).toEqual(
      given.map(({ file = 'src/a.ts', line = 1 }) => `${file}:${line}`),
    );
  });
});
