/**
 * What a criterion asks for, without the words around it that say only that it is one: “Ensure that”, “[P1]”, “US-3:”,
 * “as agreed with the team”. Whoever leaves them out means the same, so nothing is decided by them.
 *
 * A frame is told by its words: all of them are about the work, none about the product. It ends where the sentence that is
 * asked for begins: behind “that”, a comma or a colon, or in brackets.
 */
import { measureLabel } from './labels.js';
import { sayMust } from './modals.js';
import { isAboutWork } from './words.js';

/** How often one frame may stand in another: “(must) US-3: Ensure that …”. */
const DEEPEST = 8;
/** What is left has at least so many words; else the frame is what was meant. */
const LEAST_WORDS = 2;
/** Characters at the ends of a text that are read for a frame. */
const REACH = 160;

/** Where a frame in front may end. */
const ENDS = /\s(?:that|when|once|if|as soon as|to)\s|[,:|→]\s|\.\s|\s[–—-]+\s|(?<=\S)[\])]:?\s|\s(?=\p{Alpha})/gu;
/** What says that what follows “that” and “to” is asked for; *a story that* and *assigned to* do not. */
const SAYS =
  /(?:^|\s)(?:sure|certain|ensured?|ensures|verif(?:y|ied)|check(?:ed)?|confirm(?:ed)?|validated?|guaranteed?|assert|proven?|demonstrated?|shown?|seen?|observed?|known?|fact|expect(?:ed|s|ation)?|wants?|wish|wanted|require[ds]?|requirement|important|essential|crucial|necessary|needed|critical|mandatory|case|true|holds?|agreed|decided|goal|idea|aim|intention|clear|note|remember|forget|think|believe|hope|accept(?:ed)?|intended|supposed|like|is|needs?) (?:that|to)$/u;
/** What is followed by what is asked for without such a word. */
const OPENS =
  /^(?:(?:we|you|i|one|please|kindly|also|can|could|would|must|should|have to|need to|to) )*(?:ensure|guarantee|make sure|be sure|please|kindly|let's|lets|let us|should|must|need to|have to)$/u;
/** A case of the work alone: “Done when”, “After this change,”. Elsewhere tickets and tasks may be what a product is about. */
const CASE_OF_WORK =
  /^(?:(?:(?:this|it|we|the (?:work|job|deliverable|criterion|requirement))(?: [\p{Alpha}']+){0,4} |we'll (?:[\p{Alpha}']+ ){0,3})?(?:done|accepted|acceptable|complete|completed|finished|ready)(?: only)? (?:when|once|if|as soon as)|this (?:ticket|issue|task|story) can be closed (?:when|once|if|as soon as)|(?:after|once|when|with|in|following|upon|as of|from) this (?:change|pr|pull request|mr|task|ticket|issue|story|work|sprint|iteration|feature|fix|merge|update|implementation|epic)\b[^,]{0,30},)$/u;
const MAKES_CASE = /\s(?:when|once|if|as soon as)$/u;

/** Where a frame behind may begin. */
const BEGINS = /(?:[,;]|\s[–—-]+|→|\||\.|\s\/\/)\s|\s[([{<*_]{1,3}(?=\S)|\s(?=\p{Extended_Pictographic})/gu;
/** What ends a list item: its sign, the mark of a footnote, a link in brackets that only says where more stands. */
const TAIL =
  /(?:[;,.!?]|\s[–—-]+)(?:\s(?:and|or))?$|\[\^[^\]\s]{1,20}\]$|\s\(\[[^\]]{1,60}\]\([^()\s]*\)\)$|\s\[\[[^\]]{1,60}\]\](?:\[[^\]]{0,40}\])?$/u;

const isEnough = (rest: string) => rest.split(/\s+/u).length >= LEAST_WORDS;
/** Letters whose lower case is longer would move what is found. */
const toLower = (text: string) => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};

/** Returns what a criterion asks for. Linear in the text but for its first and last words. */
export function removeFraming(text: string): string {
  let core = unwrap(text.trim());
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = cutBehind(cutFront(core));
    if (next === core) break;
    core = next;
  }
  return sayMust(core);
}

/** Fewer words in quotes are a text that is wanted as written. */
const LEAST_QUOTED = 5;

/** A text that stands in quotes or in a link as a whole. */
function unwrap(text: string): string {
  const found = /^(?:"([^"]+)"|“([^“”]+)”|'([^']+)'|\[([^[\]]+)\]\([^()\s]*\))[.;,]?$/u.exec(text);
  const inner = found?.slice(1).find((one) => one !== undefined) ?? '';
  return inner.split(/\s+/u).length >= LEAST_QUOTED ? inner : text;
}

function cutFront(text: string): string {
  const lower = toLower(text.slice(0, REACH));
  const label = measureLabel(text, lower);
  if (label > 0 && isEnough(text.slice(label).trim())) return text.slice(label).trim();
  for (const { 0: end, index } of lower.matchAll(ENDS)) {
    const [front, rest] = [lower.slice(0, index + end.length).trim(), text.slice(index + end.length).trim()];
    if (!isEnough(rest)) continue;
    if (OPENS.test(front)) return rest;
    if (end.trim() === '') continue;
    if (CASE_OF_WORK.test(front)) return rest;
    if (MAKES_CASE.test(front) || (/\s(?:that|to)$/u.test(front) && !SAYS.test(front))) continue;
    if (isAboutWork(front, true)) return rest;
  }
  return text;
}

function cutBehind(text: string): string {
  const bare = text.replace(TAIL, '');
  const cut = isEnough(bare) ? bare : text;
  const offset = Math.max(0, cut.length - REACH);
  const lower = toLower(cut.slice(offset));
  for (const { index } of lower.matchAll(BEGINS)) {
    const rest = cut.slice(0, offset + index).trim();
    if (isEnough(rest) && isAboutWork(lower.slice(index), false)) return rest;
  }
  return cut;
}
