/** What the words of the criteria say against the lines that they are bound to: what is missing, and what is otherwise. */
import type { ChangedLine } from '../binding/lines/changed-lines.js';
import type { Unit } from '../binding/units/units.js';
import type { BoundCriterion, FileChange } from '../model.js';
import type { WordCutter } from '../text/words.js';
import { describeMissingAnchor, findMissingAnchors } from './anchors.js';
import { ChangeText } from './change-text.js';
import { compareAsked } from './contradictions/asked.js';
import { findUnsaid } from './contradictions/contrast.js';
import { compareDefaults } from './contradictions/defaults.js';
import { compareDirections } from './contradictions/directions.js';
import { decideRivalry, describeUndecided } from './contradictions/rivalry.js';
import { findRivals } from './contradictions/rivals.js';
import { compareSides } from './contradictions/sides.js';
import { compareValues } from './contradictions/values.js';
import { describeUntriedExamples } from './examples.js';
import { Meaning } from './meaning.js';
import { findOtherwise } from './otherwise/index.js';
import { SourcesOfChange } from './otherwise/sources.js';
import { type ComparedText, readStatements, type Statement, type TextEvidence } from './statement.js';

/** More criteria are not compared with each other: the pairs grow with the square. */
const MOST_COMPARED = 200;

/** Compares each criterion with the change and with the other criteria, in the order given. `changed` are the lines of the units, taken apart, and `files` those of the change. */
export function compareTexts(
  bound: readonly BoundCriterion[],
  units: readonly Unit[],
  cutter: WordCutter,
  changed: readonly ChangedLine[] = [],
  files: readonly FileChange[] = [],
): ComparedText[] {
  const change = new ChangeText(units, cutter, changed);
  const meaning = new Meaning(cutter);
  const sources = new SourcesOfChange(files);
  const statements = readStatements(bound, change, meaning);
  const beside = compareAmong(statements.slice(0, MOST_COMPARED), change, meaning);
  // What is nowhere shown may still be contradicted, at the lines that are about it.
  const placed = readStatements(
    bound.map((one) => (one.ranges.length > 0 ? one : { ...one, ranges: one.near ?? [] })),
    change,
    meaning,
  );
  return placed.map((statement, index) => ({
    ...joinEvidence([
      ...compareStatement(statement, change, meaning),
      { missing: findOtherwise(statement, sources, (text) => change.listStems(text)), contradicts: [] },
      ...(beside[index] ?? []),
    ]),
    untried: describeUntriedExamples(statement, change),
  }));
}

function compareStatement(statement: Statement, change: ChangeText, meaning: Meaning): TextEvidence[] {
  const anchors = findMissingAnchors(statement, change);
  return [
    { missing: anchors.map(describeMissingAnchor), contradicts: [] },
    compareValues(statement, anchors, change),
    compareDefaults(statement, change),
    compareDirections(statement, change, meaning),
    compareAsked(statement),
    compareSides(statement, change),
  ];
}

/** Returns what speaks against each statement in the light of the others. */
function compareAmong(
  statements: readonly Statement[],
  change: ChangeText,
  meaning: Meaning,
): readonly TextEvidence[][] {
  const isComparable = (a: Statement, b: Statement) => a !== b && toGroup(a) === toGroup(b);
  const undecided = statements.map((): string[] => []);
  const found = statements.map((statement): TextEvidence[] => {
    const others = statements.filter((other) => isComparable(statement, other));
    const unsaid = findUnsaid(statement, others, change);
    return unsaid === null ? [] : [{ missing: [unsaid], contradicts: [] }];
  });
  const texts = statements.map(({ criterion }) => criterion.asks);
  const rivals = findRivals(texts, meaning, (first, second) => {
    const [one, other] = [statements[first], statements[second]];
    return one !== undefined && other !== undefined && isComparable(one, other);
  });
  for (const rivalry of rivals) {
    const [one, other] = [statements[rivalry.first], statements[rivalry.second]];
    if (one === undefined || other === undefined) continue;
    const [first, second] = decideRivalry(rivalry, one, other, change);
    for (const [index, evidence] of [
      [rivalry.first, first],
      [rivalry.second, second],
    ] as const) {
      found[index]?.push({ missing: evidence.missing, contradicts: evidence.contradicts });
      if (evidence.undecided !== null) undecided[index]?.push(evidence.undecided);
    }
  }
  return found.map((evidence, index) => [
    ...evidence,
    { missing: describeUndecided(undecided[index] ?? []), contradicts: [] },
  ]);
}

/** A test says what the behaviour that it tests says. */
function toGroup({ criterion: { kind } }: Statement): 'test' | 'doc' | 'other' {
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
