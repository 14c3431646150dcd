/** What the words of the criteria say against the lines that they are bound to: what is missing, and what is otherwise. */
import type { Unit } from '../binding/units.js';
import type { Binding, BoundCriterion } from '../model.js';
import { WordCutter } from '../text/words.js';
import { describeMissingAnchor, findMissingAnchors } from './anchors.js';
import { ChangeText } from './change-text.js';
import { type Claim, readClaims } from './claim.js';
import { compareDefaults } from './contradictions/defaults.js';
import { compareDirections } from './contradictions/directions.js';
import { compareValues } from './contradictions/values.js';
import { Meaning } from './meaning.js';

/** What speaks against a criterion. */
export type TextEvidence = Pick<Binding, 'missing' | 'contradicts'>;

export const NO_TEXT: TextEvidence = { missing: [], contradicts: [] };

/** Compares each criterion with the change, in the order given. Runs in time linear in the change for each exact word. */
export function compareTexts(bound: readonly BoundCriterion[], units: readonly Unit[]): TextEvidence[] {
  const cutter = new WordCutter();
  const change = new ChangeText(units, cutter);
  const meaning = new Meaning(cutter);
  return readClaims(bound, change, meaning).map((claim) => compareClaim(claim, change, meaning));
}

function compareClaim(claim: Claim, change: ChangeText, meaning: Meaning): TextEvidence {
  const anchors = findMissingAnchors(claim.criterion.text, change);
  const found: readonly TextEvidence[] = [
    { missing: anchors.map(describeMissingAnchor), contradicts: [] },
    compareValues(claim, anchors, change),
    compareDefaults(claim, change),
    compareDirections(claim, change, meaning),
  ];
  return {
    missing: found.flatMap(({ missing }) => missing),
    contradicts: found.flatMap(({ contradicts }) => contradicts),
  };
}
