import type { FileChange, Rule, RuleContext, ScannedLine } from '../../model.js';
import { count, nameOf } from '../wording.js';
import { caseName } from './case-names.js';
import { ASSERTION, type Family, familyOf } from './vocabulary.js';

/** Assertions taken out of a test that stays. */
export const assertionsRemoved: Rule = {
  id: 'tests/assertions-removed',
  severity: 'warn',
  summary: 'A test that stays lost assertions',
  docs: {
    why: 'Taking assertions out is the quickest way to make a failing test pass.',
    bad: '-  expect(total).toBe(12);\n   expect(items).toHaveLength(3);',
    good: '-  expect(total).toBe(12);\n+  expect(total).toBe(13);',
  },
  suppressible: true,
  check(context) {
    // Assertions that only moved, to another place or file, are not lost.
    const added = new Set(context.change.files.flatMap((change) => change.added.map((line) => wordsOf(line.text))));
    return context.change.files.flatMap((change) => {
      const family = testFamily(change);
      if (family === null) return [];
      const lost = lostLines(context, change, family, added);
      const first = lost.regions[0];
      if (first === undefined) return [];
      return [
        {
          file: change.file.path,
          first: first.first,
          last: first.last,
          title: `${count(lost.assertions, 'assertion')} removed from tests that stay in ${nameOf(change.file.path)}`,
          rationale: `${count(lost.assertions, 'line')} that checked something went without another in place, in ${count(lost.regions.length, 'spot')} of this file, while the tests around them stay. The tests prove less than before. Put the checks back, or say in the pull request why what they checked no longer holds.`,
          anchor: lost.anchor,
        },
      ];
    });
  },
};

function testFamily(change: FileChange): Family | null {
  if (change.class !== 'test' || change.file.status === 'deleted' || change.file.status === 'added') return null;
  return familyOf(change.language);
}

function wordsOf(text: string): string {
  return text.slice(0, 500).trim();
}

function assertionsIn(lines: readonly ScannedLine[], family: Family): readonly ScannedLine[] {
  const pattern = ASSERTION[family];
  return pattern === undefined ? [] : lines.filter((line) => pattern.test(line.code.slice(0, 2_000)));
}

interface Lost {
  readonly assertions: number;
  readonly regions: readonly { readonly first: number; readonly last: number }[];
  readonly anchor: string;
}

/** Regions that lose assertions and neither add one nor take a whole case away. */
function lostLines(context: RuleContext, change: FileChange, family: Family, moved: ReadonlySet<string>): Lost {
  const syntax = context.syntax.get(change.file.path);
  const removed = new Map(syntax?.removed.map((line) => [line.number, line]));
  const fresh = new Map(syntax?.added.map((line) => [line.number, line]));
  const regions: { first: number; last: number }[] = [];
  const texts: string[] = [];
  for (const region of change.regions) {
    const before = region.removed.flatMap((line) => removed.get(line.number) ?? []);
    const after = region.added.flatMap((line) => fresh.get(line.number) ?? []);
    const lost = assertionsIn(before, family).filter((line) => !moved.has(wordsOf(line.text)));
    // A call in place of the assertion may well be one of the project's own checks.
    if (lost.length === 0 || after.some((line) => line.code.includes('('))) continue;
    if (before.some((line) => caseName(line, family) !== null || /[@[#]/u.test(line.code.trim().charAt(0)))) continue;
    const first = Math.max(1, region.at);
    regions.push({ first, last: Math.max(first, region.added.at(-1)?.number ?? first) });
    texts.push(...lost.map((line) => line.text.trim()));
  }
  return { assertions: texts.length, regions, anchor: texts.join('\n') };
}
