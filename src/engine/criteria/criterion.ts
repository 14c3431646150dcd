/** A criterion by its words: what it asks for, of which kind that is, and whether lines can show it. */
import type { Criterion } from '../model.js';
import { removeFraming } from './framing/framing.js';
import { criterionKind, isCodeVerifiable } from './kinds.js';

/** Reads the text of a criterion. */
export function readCriterion(text: string): Pick<Criterion, 'text' | 'asks' | 'kind' | 'codeVerifiable'> {
  const asks = removeFraming(text);
  const kind = criterionKind(asks);
  return { text, asks, kind, codeVerifiable: isCodeVerifiable(kind) };
}
