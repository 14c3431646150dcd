/** What the words of the criteria say against the lines that they are bound to: what is missing, and what is otherwise. */
import type { Unit } from '../binding/units.js';
import type { Binding, BoundCriterion } from '../model.js';
import { WordCutter } from '../text/words.js';
import { describeMissingAnchor, findMissingAnchors } from './anchors.js';
import { ChangeText } from './change-text.js';

/** What speaks against a criterion. */
export type TextEvidence = Pick<Binding, 'missing' | 'contradicts'>;

export const NO_TEXT: TextEvidence = { missing: [], contradicts: [] };

/** Compares each criterion with the change, in the order given. Runs in time linear in the change for each exact word. */
export function compareTexts(bound: readonly BoundCriterion[], units: readonly Unit[]): TextEvidence[] {
  const change = new ChangeText(units, new WordCutter());
  return bound.map(({ criterion }) => ({
    missing: findMissingAnchors(criterion.text, change).map(describeMissingAnchor),
    contradicts: [],
  }));
}
