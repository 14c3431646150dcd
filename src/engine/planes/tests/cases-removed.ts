import { counted } from '../../../base/text.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readAnswers } from '../security/answers.js';
import { tokenizeBody } from '../security/body-tokens.js';
import { findLostExit } from '../security/lost-exit.js';
import { clip, toFileName } from '../wording.js';
import { readCaseName } from './case-names.js';
import { findFamily } from './vocabulary.js';

/** The limit of lost names that a rationale lists. */
const MAX_NAMES = 8;

/** Reports test cases that were removed, and not moved or renamed. */
export const casesRemoved: Rule = {
  id: 'tests/cases-removed',
  severity: 'warn',
  summary: 'Test cases were removed while the code they test stays',
  docs: {
    why: 'A test that is deleted cannot fail. Where code goes too, its tests go with it: then this is information.',
    bad: {
      files: {
        'src/refunds.test.ts': [
          " it('refunds', () => expect(refund(1)).toBe(1));",
          "-it('refuses a negative amount', () => expect(refund(-1)).toBe(null));",
        ],
      },
    },
    good: {
      files: {
        'src/refunds.test.ts': [
          " it('refunds', () => expect(refund(1)).toBe(1));",
          "-it('refuses a negative amount', () => expect(refund(-1)).toBe(null));",
          "+it('refuses an amount of zero or less', () => expect(refund(0)).toBe(null));",
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const added = listNamedCases(context, 'added');
    const removed = listNamedCases(context, 'removed');
    const kept = new Set(added.map((one) => one.name));
    // A name that an added line contains as a string or word still exists, even if its case is declared in another
    // form.
    const spoken = removed.length === 0 ? new Set<string>() : collectAddedWords(context);
    const lost = removed.filter((one) => !kept.has(one.name) && !spoken.has(one.name));
    // As many new cases as lost ones: they were rewritten, or renamed.
    if (lost.length === 0 || removed.length - added.length <= 0) return [];
    const severity = isCodeRemoved(context.change.files) && !losesRefusal(context) ? 'info' : 'warn';
    return context.change.files.flatMap((change) => {
      const names = lost.filter((one) => one.change === change);
      const here = added.filter((one) => one.change === change).length;
      const first = names[0];
      if (first === undefined || names.length <= here) return [];
      const listed = names.slice(0, MAX_NAMES).map((one) => `“${clip(one.name, 60)}”`);
      const more = names.length > MAX_NAMES ? `, and ${names.length - MAX_NAMES} more` : '';
      return [
        {
          file: change.file.path,
          first: first.at,
          last: first.at,
          title: `${counted(names.length, 'test case')} removed from ${toFileName(change.file.path)}`,
          rationale: `Gone without a successor: ${listed.join(', ')}${more}. What they checked is unchecked from now on. If the behaviour is gone, say so in the pull request; if not, keep the cases.`,
          anchor: names.map((one) => one.name).join('\n'),
          severity: hasNamesake(context.change.files, change) ? 'info' : severity,
        },
      ];
    });
  },
};

/** Returns the strings and long words of the lines added to test files. */
function collectAddedWords(context: RuleContext): ReadonlySet<string> {
  const words = new Set<string>();
  for (const change of context.change.files) {
    if (change.class !== 'test') continue;
    for (const { text } of change.added) {
      for (const [word, ...strings] of text.slice(0, REACH.line).matchAll(SPOKEN)) {
        words.add(strings.find((one) => one !== undefined) ?? word);
      }
    }
  }
  return words;
}

const SPOKEN = /'([^']{1,200})'|"([^"]{1,200})"|`([^`]{1,200})`|\b\w{5,100}\b/gu;

interface NamedCase {
  readonly change: FileChange;
  readonly name: string;
  readonly at: number;
}

function listNamedCases(context: RuleContext, side: 'added' | 'removed'): readonly NamedCase[] {
  return context.change.files.flatMap((change) => {
    const family = change.class === 'test' ? findFamily(change.language) : null;
    const lines = context.syntax.get(change.file.path)?.[side] ?? [];
    if (family === null) return [];
    const places = side === 'removed' ? mapRemovedLines(change) : null;
    return lines.flatMap((line) => {
      const name = readCaseName(line, family);
      return name === null || name === '' ? [] : [{ change, name, at: places?.get(line.number) ?? 1 }];
    });
  });
}

/** Maps each removed line to its place on the new side. */
function mapRemovedLines(change: FileChange): ReadonlyMap<number, number> {
  return new Map(
    change.regions.flatMap((region) => region.removed.map((line) => [line.number, Math.max(1, region.at)] as const)),
  );
}

/** Returns true if the file is deleted and another file with its name is changed or added: its cases may be there. */
function hasNamesake(files: readonly FileChange[], gone: FileChange): boolean {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  if (gone.file.status !== 'deleted') return false;
  return files.some(
    (other) => other !== gone && other.file.status !== 'deleted' && name(other.file.path) === name(gone.file.path),
  );
}

/** Returns true if a function that stays no longer refuses something: then its test did not go with dead code. */
function losesRefusal({ change, syntax }: RuleContext): boolean {
  return change.files.some(
    (one) =>
      one.class === 'source' &&
      syntax.get(one.file.path)?.symbolChanges.some(({ bodies }) => {
        if (bodies === null) return false;
        const [old, now] = [bodies.before, bodies.after].map((body) => readAnswers(tokenizeBody(body), 'yes'));
        return old !== undefined && now !== undefined && findLostExit(old, now, bodies, () => true) !== null;
      }) === true,
  );
}

/** Returns true if more code is removed than added: the tests may have been removed with the tested code. */
function isCodeRemoved(files: readonly FileChange[]): boolean {
  const source = files.filter((change) => change.class === 'source');
  return source.some((change) => change.file.status === 'deleted' || change.removed.length > change.added.length + 2);
}
