/** Criteria beside the lines that they are bound to, for the tests of what the words say. */
import type { FileClass } from '../../../src/contract/index.js';
import type { Unit } from '../../../src/engine/binding/units/units.js';
import { readCriterion } from '../../../src/engine/criteria/criterion.js';
import type { BoundCriterion } from '../../../src/engine/model.js';
import { type ComparedText, NO_TEXT } from '../../../src/engine/status/statement.js';
import { compareTexts } from '../../../src/engine/status/text-evidence.js';
import { WordCutter } from '../../../src/engine/text/words.js';

const CLASSES: readonly (readonly [FileClass, RegExp])[] = [
  ['test', /test|spec/u],
  ['docs', /\.md$/u],
  ['config', /\.ya?ml$/u],
];

/** The lines of a unit, as a diff writes them: `+` added, `-` removed, blank for what stands around. */
export function unitOf(diff: string, path = 'src/client.ts'): Unit {
  const lines = diff.split('\n').filter((line) => line !== '');
  const pick = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  const added = pick('+');
  return {
    file: 0,
    path,
    class: CLASSES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'source',
    first: 10,
    last: 10 + Math.max(0, added.length - 1),
    added,
    removed: pick('-'),
    context: pick(' '),
    section: '',
  };
}

/** Binds every criterion to all of the units, with its confidence (0.9), and says what speaks against each. */
export function compareAll(
  texts: readonly string[],
  units: readonly Unit[],
  confidences: readonly number[] = [],
): readonly ComparedText[] {
  const ranges = units.map(({ path, first, last }) => ({ file: path, first, last, confidence: 0.9, evidence: [] }));
  const bound = texts.map((text, index): BoundCriterion => {
    const criterion = {
      id: `AC${index + 1}`,
      ...readCriterion(text),
      parts: [],
      codeVerifiable: true,
      origin: { ticket: '#1', line: index + 1 },
    };
    return { criterion, status: 'met', fall: null, confidence: confidences[index] ?? 0.9, ranges };
  });
  return compareTexts(bound, units, new WordCutter());
}

/** What speaks against one criterion that is bound to one unit. */
export function compareOne(text: string, diff: string, path?: string): ComparedText {
  return compareAll([text], [unitOf(diff, path)])[0] ?? NO_TEXT;
}
