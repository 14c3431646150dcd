/** Which sentences demand something, in the languages of the first reader. */
import { fold } from '../../text/fold.js';
import { MAX_TEXT } from './item-text.js';

const DEMANDS =
  /(?:^|\s)(?:must|should|shall|needs? to|has to|have to|soll|sollen|sollte|muss|mussen|doit|doivent|devrait|debe|deben|deberia|deve|devem|devono|moet|moeten)\s/u;

/** Returns whether a text says that something must be so. Looks only at as much of it as a criterion can have. */
export function isDemand(text: string): boolean {
  return DEMANDS.test(fold(text.slice(0, MAX_TEXT)));
}
