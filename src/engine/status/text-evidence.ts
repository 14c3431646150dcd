/** What the words of the criteria say against the lines that they are bound to: what is missing, and what is otherwise. */
import type { Unit } from '../binding/units.js';
import type { BoundCriterion } from '../model.js';
import { WordCutter } from '../text/words.js';
import { describeMissingAnchor, findMissingAnchors } from './anchors.js';
import { ChangeText } from './change-text.js';
import { type Claim, readClaims, type TextEvidence } from './claim.js';
import { compareAsked } from './contradictions/asked.js';
import { findUnsaid } from './contradictions/contrast.js';
import { compareDefaults } from './contradictions/defaults.js';
import { compareDirections } from './contradictions/directions.js';
import { decideRivalry } from './contradictions/rivalry.js';
import { findRivals } from './contradictions/rivals.js';
import { compareValues } from './contradictions/values.js';
import { Meaning } from './meaning.js';

/** More criteria are not compared with each other: the pairs grow with the square. */
const MOST_COMPARED = 200;

/** Compares each criterion with the change and with the other criteria, in the order given. */
export function compareTexts(bound: readonly BoundCriterion[], units: readonly Unit[]): TextEvidence[] {
  const cutter = new WordCutter();
  const change = new ChangeText(units, cutter);
  const meaning = new Meaning(cutter);
  const claims = readClaims(bound, change, meaning);
  const beside = compareAmong(claims.slice(0, MOST_COMPARED), change, meaning);
  // What is nowhere shown may still be contradicted, at the lines that are about it.
  const placed = readClaims(
    bound.map(({ criterion, ranges, near = [] }) => ({ criterion, ranges: ranges.length > 0 ? ranges : near })),
    change,
    meaning,
  );
  return placed.map((claim, index) =>
    joinEvidence([...compareClaim(claim, change, meaning), ...(beside[index] ?? [])]),
  );
}

function compareClaim(claim: Claim, change: ChangeText, meaning: Meaning): TextEvidence[] {
  const anchors = findMissingAnchors(claim, change);
  return [
    { missing: anchors.map(describeMissingAnchor), contradicts: [] },
    compareValues(claim, anchors, change),
    compareDefaults(claim, change),
    compareDirections(claim, change, meaning),
    compareAsked(claim),
  ];
}

/** Returns what speaks against each claim in the light of the others. */
function compareAmong(claims: readonly Claim[], change: ChangeText, meaning: Meaning): readonly TextEvidence[][] {
  const isComparable = (a: Claim, b: Claim) => a !== b && toGroup(a) === toGroup(b);
  const found = claims.map((claim): TextEvidence[] => {
    const others = claims.filter((other) => isComparable(claim, other));
    const unsaid = findUnsaid(claim, others, change);
    return unsaid === null ? [] : [{ missing: [unsaid], contradicts: [] }];
  });
  const texts = claims.map(({ criterion }) => criterion.text);
  const rivals = findRivals(texts, meaning, (first, second) => {
    const [one, other] = [claims[first], claims[second]];
    return one !== undefined && other !== undefined && isComparable(one, other);
  });
  for (const rivalry of rivals) {
    const [one, other] = [claims[rivalry.first], claims[rivalry.second]];
    if (one === undefined || other === undefined) continue;
    const [first, second] = decideRivalry(rivalry, one, other, change);
    found[rivalry.first]?.push(first);
    found[rivalry.second]?.push(second);
  }
  return found;
}

/** A test says what the behaviour that it tests says. */
function toGroup({ criterion: { kind } }: Claim): 'test' | 'doc' | 'other' {
  return kind === 'test' || kind === 'doc' ? kind : 'other';
}

/** Says each thing once: two comparisons may find the same line. */
function joinEvidence(all: readonly TextEvidence[]): TextEvidence {
  const contradicts = all.flatMap((one) => one.contradicts);
  return {
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
    contradicts: contradicts.filter(
      (one, at) =>
        contradicts.findIndex(({ about, location }) => about === one.about && location === one.location) === at,
    ),
  };
}
