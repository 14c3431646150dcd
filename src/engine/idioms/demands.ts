/** What a criterion asks for in words that code says by its form: each with its place in the text. */

import { isMeasured, type Quantity, readQuantities } from '../status/quantities.js';
import { toLowerCase } from '../text/lower-case.js';
import { type AskedLimit, readAskedLimits } from './asked-limits.js';
import { type AskedFactor, readAskedFactors } from './factors.js';
import { FORMS, type Form } from './forms.js';
import { type AskedStep, readAskedSteps } from './steps.js';

/** One thing that a criterion asks for. */
export type Demand = {
  readonly at: number;
  readonly end: number;
  readonly said: string;
  /** Something else may be done in its place. */
  readonly hasOther: boolean;
} & (
  | { readonly kind: 'form'; readonly form: Form; readonly by: string | null }
  | { readonly kind: 'limit'; readonly limit: AskedLimit }
  | { readonly kind: 'factor'; readonly factor: AskedFactor }
  | { readonly kind: 'step'; readonly step: AskedStep }
  | { readonly kind: 'amount'; readonly quantity: Quantity }
);

/** Maximum number of characters of a criterion that are read. */
const MAX_LENGTH = 2000;
/** More of one criterion are not looked for. */
const MOST_DEMANDS = 12;
const MARKED = /`[^`\n]{1,120}`|"[^"\n]{1,80}"|“[^”\n]{1,80}”|‘[^’\n]{1,80}’|(?<=^|[\s([])'[^'\n]{1,80}'(?!\w)/gu;
/** What asks for the contrary, or for something to go, in lower case: then no form shows it. */
const TURNED =
  /\b(?:not|never|no longer|cannot|remov\w*|drop\w*|stop\w*|instead of|rather than|no)(?:\W+\w+){0,2}\W*$|n['’]t(?:\W+\w+){0,2}\W*$/u;
/** The clause before a result says that it is a condition: "when the name is null". */
const CONDITION =
  /\b(?:when|whenever|if|unless|while|where|whose|once|until|because|although|after|before|for|that|which)\b[^,;.:]*$/u;
const LOOK_BACK = 80;
const OTHER =
  /^\s?\/\s?[a-z]|^[^.;,]{0,20}\bor\b(?! (?:more|less|fewer|above|below|over|under|older|greater|later)\b)/u;
const OTHER_BEFORE = /\bor\W+(?:\w+\W+){0,2}$|[a-z]\s?\/\s?$/u;
/** Things that are listed in brackets: one of them is enough. */
const LISTED = /\([^()]{0,160},[^()]{0,80}\bor\b[^()]{0,80}\)/gu;

/** Returns what a criterion asks for, in no certain order. Words in code spans and quotes ask for nothing. */
export function readDemands(criterion: string): readonly Demand[] {
  const text = criterion.slice(0, MAX_LENGTH).replace(MARKED, (span) => ' '.repeat(span.length));
  const demands: Demand[] = [];
  const isTaken = (at: number, end: number) => demands.some((one) => one.at < end && at < one.end);
  const quote = (at: number, end: number) => text.slice(at, end).trim();
  const lower = toLowerCase(text);
  const before = (at: number) => lower.slice(Math.max(0, at - LOOK_BACK), at);
  for (const factor of readAskedFactors(text))
    demands.push({ ...factor, kind: 'factor', factor, said: quote(factor.at, factor.end), hasOther: false });
  for (const step of readAskedSteps(text))
    demands.push({ ...step, kind: 'step', step, said: quote(step.at, step.end), hasOther: false });
  for (const limit of readAskedLimits(text))
    demands.push({
      at: limit.at,
      end: limit.end,
      kind: 'limit',
      limit,
      said: quote(limit.at, limit.end),
      hasOther: false,
    });
  for (const quantity of readQuantities(text)) {
    const end = quantity.at + quantity.text.length;
    if (isMeasured(quantity) && !isTaken(quantity.at, end))
      demands.push({ at: quantity.at, end, kind: 'amount', quantity, said: quantity.text, hasOther: false });
  }
  for (const form of FORMS) {
    if (form.signs?.test(lower) === false) continue;
    const match = form.says.exec(lower);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (isTaken(match.index, end) || TURNED.test(before(match.index))) continue;
    if (form.as === 'result' && CONDITION.test(before(match.index))) continue;
    demands.push({
      at: match.index,
      end,
      kind: 'form',
      form,
      by: readBy(form, text.slice(match.index)),
      said: quote(match.index, end),
      hasOther: false,
    });
  }
  const listed = [...lower.matchAll(LISTED)].map(({ index, 0: list }) => ({ at: index, end: index + list.length }));
  return demands.slice(0, MOST_DEMANDS).map((one) => ({
    ...one,
    hasOther:
      OTHER.test(lower.slice(one.end, one.end + LOOK_BACK)) ||
      OTHER_BEFORE.test(before(one.at)) ||
      listed.some(({ at, end }) => at < one.at && one.end < end),
  }));
}

/** Words after "sorted by" that are no name of what is compared. */
const NO_KEY =
  /^(?:the|their|its|his|her|this|that|an?|default|key|keys|value|values|itself|themselves|natural|order|hand|most|least)$/iu;
const BY = /^\w+(?: [\w-]+){0,5}? by (?:the |their |its |an? )?(?<by>[\w-]+)/iu;

/** What is sorted by: "sorts what was found by name". */
function readBy(form: Form, text: string): string | null {
  if (form.name !== 'sorted') return null;
  const by = BY.exec(text)?.groups?.['by'];
  return by === undefined || NO_KEY.test(by) ? null : by;
}
