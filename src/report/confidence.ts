/** What the confidence of a review rests on: its judgements, each said so that its probability is read once. Plain text, not escaped. */
import * as z from 'zod';
import { counted, cutCharacters } from '../base/text.js';
import { buildCriterionRows } from './criteria.js';
import type { Report } from './report.js';
import { formatProbability, getFact } from './verdict.js';

/** A judgement of the review, and the probability that it is right. */
export interface Judgement {
  /** What was judged: `AC2 is not shown`. */
  readonly what: string;
  /** What follows from a judgement that is more likely wrong: `so it may well be done`. Empty for the others. */
  readonly so: string;
  /** 0 to 1. */
  readonly right: number;
  /** Whether the verdict would be another one if it were wrong. */
  readonly decides: boolean;
}

const ConfidenceFacts = z.object({
  formula: z.string().catch(''),
  parts: z.array(z.object({ part: z.string(), stands: z.number(), pivotal: z.boolean() })),
});

/** A part that is about a criterion, and one that is about the findings of a rule, as the engine names them. */
const CRITERION_PART = /^criterion (.{1,200}) is (not )?met$/su;
const FINDINGS_PART = /^findings: \w{1,20} of (.{1,200})$/su;

const MAX_WHAT_CHARACTERS = 200;

/** Returns the judgements in the order of the trace, and the formula that joins them; null if the trace does not say. */
export function readConfidence(
  report: Pick<Report, 'review' | 'trace'>,
): { readonly formula: string; readonly judgements: readonly Judgement[] } | null {
  const read = ConfidenceFacts.safeParse(getFact(report, 'confidence'));
  if (!read.success) return null;
  const contradicted = new Set(
    buildCriterionRows(report).flatMap((row) => (row.shown === 'contradicted' ? row.id : [])),
  );
  const judgements = read.data.parts.map(({ part, stands, pivotal }) => ({
    ...describePart(part, stands, contradicted),
    right: stands,
    decides: pivotal,
  }));
  return { formula: read.data.formula, judgements };
}

/** A criterion that is weak is not met either: what its label does not say is called what it is, not shown. */
function describePart(part: string, stands: number, contradicted: ReadonlySet<string>): Pick<Judgement, 'what' | 'so'> {
  const [, id, not] = CRITERION_PART.exec(part) ?? [];
  const [, rule] = FINDINGS_PART.exec(part) ?? [];
  if (rule !== undefined) return { what: `what ${rule} finds is a fault`, so: '' };
  if (id === undefined) return { what: cutCharacters(part, MAX_WHAT_CHARACTERS), so: '' };
  const is = not === undefined ? 'met' : contradicted.has(id) ? 'contradicted' : 'not shown';
  const otherwise = not === undefined ? 'so it may well not be done' : 'so it may well be done';
  return { what: `${id} is ${is}`, so: stands < 0.5 ? otherwise : '' };
}

/** Lists the judgements on which the confidence rests, the least certain first. */
export function listDecidingJudgements(report: Pick<Report, 'review' | 'trace'>): readonly Judgement[] {
  const judgements = readConfidence(report)?.judgements ?? [];
  return judgements.filter(({ decides }) => decides).toSorted((a, b) => a.right - b.right);
}

/** Returns a judgement in one line: `AC2 is not shown: 0.18 that this is right, so it may well be done`. */
export function formatJudgement({ what, so, right }: Judgement): string {
  return `${what}: ${formatProbability(right)} that this is right${so === '' ? '' : `, ${so}`}`;
}

/**
 * Says what the number of the confidence means, and what it rests on.
 * @param shown how many of the judgements follow
 */
export function describeConfidence(judgements: number, shown: number): string {
  const means = 'How likely it is that the decision, to approve or not to approve, is right';
  if (judgements === 0) return `${means}. No judgement that is in doubt would change it.`;
  return `${means}. It rests on ${counted(judgements, 'judgement')}${judgements > shown ? '; the least certain ones' : ''}:`;
}
