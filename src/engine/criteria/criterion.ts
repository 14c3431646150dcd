/** A criterion by its words: what it asks for, of which kind that is, and whether lines can show it. */
import type { Criterion } from '../model.js';
import type { Part } from './framing/asides.js';
import { removeFraming } from './framing/framing.js';
import { isCodeVerifiable, readCriterionKind } from './kinds.js';

/** Reads the text of a criterion. `shared`: what other criteria of its ticket begin and end with, too. */
export function readCriterion(
  text: string,
  shared: readonly Part[] = [],
): Pick<Criterion, 'text' | 'asks' | 'kind' | 'codeVerifiable'> {
  const asks = removeFraming(text);
  const own = shared.reduceRight((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(to)}`, asks).trim();
  const whole = readCriterionKind(asks);
  const kind = whole === 'behaviour' && own !== asks ? readCriterionKind(own) : whole;
  return { text, asks, kind, codeVerifiable: isCodeVerifiable(kind) };
}
