/** What a criterion asks to be done, against what is done at its place: lines that go, and words that are code only. */

import type { TextEvidence } from '../statement.js';
import { isComment, type Statement } from '../statement.js';

/** A criterion that asks for something to go, or to be done otherwise. */
const ASKS_TO_GO =
  /\b(?:remov\w*|delet\w*|drop\w*|gone|no|not|never|without|only|instead|replac\w*|renam\w*|mov\w*|clean\w*|clear\w*|merg\w*|consolidat\w*|simplif\w*|rid|stop\w*|cannot|extract\w*|shar\w*|dedup\w*|single|one|unus\w*|revert\w*|shrink\w*|reduc\w*|less|fewer|untouched|unchanged|unaffected|longer|entfern\w*|nicht|kein\w*|supprim\w*|elimin\w*)\b|n['’]t\b/u;
/** A criterion about what is written for readers. */
const ASKS_TO_SAY =
  /^(?:the |a |an |its |in the )?(?:\w+ )?(?:descriptions?|documentation|docs?|doc ?(?:string|comment|block)s?|comments?|readme|help|manual|guide|beschreibung|dokumentation)\b.{0,80}?\b(?:says?|states?|tells?|mentions?|describes?|explains?|documents?|names?|lists?|notes?|warns?|sagt|nennt|beschreibt)\b/u;

/** A string with some words. */
const PROSE = /["'`][^"'`]{0,80}[\p{Alpha},] \p{Alpha}{2,} \p{Alpha}/u;

/** Compares what is asked with the kind of lines at the bound place. */
export function compareAsked({ criterion, bound }: Statement): TextEvidence {
  if (bound.length === 0) return NOTHING;
  const added = bound.filter(({ side, text }) => side === 'added' && text.trim() !== '');
  if (added.length === 0 && criterion.kind !== 'negative' && !ASKS_TO_GO.test(criterion.asks.toLowerCase()))
    return { missing: ['an added line: at its place the change only takes lines away'], contradicts: [] };
  const isWritten = added.some(
    (line) => line.class === 'docs' || isComment(line) || line.code.trim() === '' || PROSE.test(line.text),
  );
  if (added.length > 0 && !isWritten && ASKS_TO_SAY.test(criterion.asks.toLowerCase()))
    return { missing: ['a comment, a document or a text at its place'], contradicts: [] };
  return NOTHING;
}

const NOTHING: TextEvidence = { missing: [], contradicts: [] };
