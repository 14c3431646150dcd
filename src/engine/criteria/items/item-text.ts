/** From the raw text of an item to the criterion's text: boxes, ids and emphasis off, code spans kept. */

import { foldSpace } from '../../../base/text.js';
import { fold, foldWords } from '../../text/fold.js';
import { toLowerCase } from '../../text/lower-case.js';

/** Maximum length of a criterion in characters; longer text is cut, and says so at its end. */
export const MAX_TEXT = 2000;

/** A link with a title, which is shown to nobody who does not ask for it. */
const LINK_TITLE = /(\]\([^()\s]*)[ ](?:"[^"]*"|'[^']*')\)/gu;

/** What a text ends with that was cut. */
const CUT = '… (cut)';

const BOX = /^\\?\[(?:[ \txX✓✔–-]?|[ \t]{2})\\?\][.:]?(?=\s|$|[^(\s\]])/u;
const MARK_BOX = /^[☐☑☒✅✔✓❌]\ufe0f?\s*/u;
/**
 * Matches `AC1:`, `AC-1`, `(AC 1)`, `[AC#1]`, `**AC1**`, `Criterion 1:`, and the short forms of the other languages:
 * CA1, AK1.
 */
const OWN_ID =
  /^[([]?\s*(?:(?:ac|ca|ak)[\s#_.-]?|(?:acceptance )?criterion #?|crit[eè]re #?|criterio #?|kriterium #?|criterium #?)(\d{1,4})(?:\.\d{1,3})?(?![\p{Alpha}\d])\s*[)\]]?\s*(?:[:.)–—-]+\s*)?/u;

/**
 * The result of reading an item's raw text. `id` is its own number, if it has one; `dropped` is true if it is struck
 * out.
 */
export interface ItemText {
  readonly text: string;
  readonly id: number | null;
  readonly dropped: boolean;
}

/** Returns whether a criterion's text lost its end to the limit. */
export function isCut(text: string): boolean {
  return text.endsWith(CUT);
}

/** Reads an item's raw text. Runs in time linear in its length. */
export function readItemText(raw: string): ItemText {
  const whole = foldSpace(raw);
  const cut = whole.length > MAX_TEXT * 2;
  let text = (cut ? whole.slice(0, MAX_TEXT * 2) : whole).replace(BOX, '').trimStart().replace(MARK_BOX, '');
  const dropped = isStruckOut(text);
  text = foldSpace(stripEmphasis(text)).replace(LINK_TITLE, '$1)');
  const own = OWN_ID.exec(toLowerCase(text));
  const id = own === null ? null : Number(own[1]);
  const rest = own === null ? text : text.slice(own[0].length).trim();
  // Marks may fill what was cut off, so that the rest would fit.
  const fits = !cut && rest.length <= MAX_TEXT;
  return {
    text: fits ? rest : `${rest.slice(0, MAX_TEXT - CUT.length).toWellFormed()}${CUT}`,
    id: id === null || id === 0 ? null : id,
    dropped,
  };
}

/** Returns whether all of a text is struck out. Marks beside a space, or after a backslash, strike nothing out. */
function isStruckOut(text: string): boolean {
  return /^(~{1,2})(?=[^\s~])[^~]*[^\s~\\]\1[.;]?$/u.test(text);
}

/** Removes `**` and `__` at the edges of words, and single `*` and pairs of `_` around words. Code spans are kept. */
export function stripEmphasis(text: string): string {
  if (!/[*_\\]/u.test(text)) return text;
  const parts = text.split('`');
  // With an odd number of backticks the last one is unpaired, and the text after it is not code.
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1;
  return parts.map((part, index) => (index % 2 === 1 && index < closed ? part : stripMarks(part))).join('`');
}

/** `_emphasis_`, and no name that begins with an underscore. */
const UNDERSCORED = /(^|[\s(["'])_([^_\s](?:[^_]*[^_\s])?)_(?=[\s)\]"'.,;:!?]|$)/gu;
/** Two stars that mark bold text; between a name and a number they are an operator. */
const STARS = /\*\*(?!\d)|(?<![\w)])\*\*/gu;

function stripMarks(text: string): string {
  return text
    .replace(STARS, '')
    .replace(/(^|[\s(["'])__(?=\S)/gu, '$1')
    .replace(/(\S)__(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
    .replace(UNDERSCORED, '$1$2')
    .replace(/(^|[\s(["'])\*(?=[\p{Alpha}\d([<"'“‘])/gu, '$1')
    .replace(/([\p{Alpha}\d)\]>"'”’.!?:])\*(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
    .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
}

/** Folded texts that mean "nothing to say". */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'tbd tba todo none nothing na n/a wip xxx pending later unknown text item criterion criteria example lorem',
    'なし 無し 未定 特になし 无 無 暂无 待定 待补充 없음 미정 추후 нет отсутствует позже brak nic yok belirlenecek',
    'keine ka folgt offen aucun aucune neant ninguno ninguna nada nenhum nenhuma nessuno nessuna geen nvt',
  ]
    .join(' ')
    .split(' ')
    .map(foldWords),
);
const EMPTY_PHRASES: ReadonlySet<string> = new Set([
  'n a',
  'no response',
  'to be defined',
  'to be determined',
  'to be done',
  'to do',
  'text here',
  'your text here',
  'add here',
  'fill me in',
  'fill in',
  'lorem ipsum',
  'not applicable',
  'no acceptance criteria',
  'see above',
  'see below',
  'wird noch definiert',
  'noch offen',
  'a definir',
  'por definir',
  'da definire',
  'nader te bepalen',
  'a completer',
]);
const NUMBERED =
  /^(?:(?:first|second|third|another|one|two|three) )?(?:acceptance )?(?:criteria|criterion|criterium|kriterium|critere|criterio|критерий|kryterium|kriter|標準|标准|条件|조건|item|requirement|condition|point|ac|scenario)(?: (?:\d+|[a-z]|one|two|three|etc|here))?$/u;
/** The sentences with which templates tell what a criterion is. */
const TEMPLATE_SENTENCE =
  /^(?:this is )?(?:something|a (?:condition|statement|requirement)) that (?:can|must|should|has to) be (?:verified|tested|checked|met|true)\b|^(?:list|describe|add|write|specify|enter|insert) (?:the |your |any |here |all )*(?:acceptance )?criteri(?:a|on)\b|^(?:acceptance )?criteri(?:a|on) (?:that|which) (?:must|should|need)\b/u;
const LINK = /\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/gu;
const BLANKS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/gu;
const STEP_WORDS: ReadonlySet<string> = new Set(
  'given when then and but if so that angenommen gegeben sei wenn dann und soit etant donne quand alors et dado dada cuando entonces y quando entao e dato allora gegeven als dan en'.split(
    ' ',
  ),
);

/** Returns whether a text is an unfilled template: `...`, `TBD`, `<describe …>`, `Given (context), When (action)`. */
export function isPlaceholder(text: string): boolean {
  const bare = text.replaceAll('`', '').trim();
  const folded = foldWords(bare);
  if (
    folded === '' ||
    EMPTY_WORDS.has(folded) ||
    EMPTY_PHRASES.has(folded) ||
    NUMBERED.test(folded) ||
    TEMPLATE_SENTENCE.test(folded)
  )
    return true;
  if (text.includes('`')) return false;
  const left = fold(
    text
      .replace(LINK, ' $1 ')
      .replace(/<https?:[^<>]*>/gu, ' link ')
      .replace(BLANKS, ' '),
  );
  const words = foldWords(left).split(' ');
  return words.every((word) => word === '' || STEP_WORDS.has(word)) && words.length < 16;
}

/** A blank's first word, if it tells its reader what to write. */
const TELLS_WRITER =
  /^.\s*(?:describe|add|list|enter|insert|write|fill|specify|replace|your|what|criteri|another|more|example|e\.g|beschreib|decri|describ|descri|ajout|anad|aggiung)/u;
const MIN_WORDS_IN_BRACKETS = 5;

/**
 * Returns whether a text that looks like a blank may be meant after all: a sentence in round or square brackets. It is
 * read where others beside it were filled in.
 */
export function isBracketedSentence(text: string): boolean {
  if (!/^(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\})[.;]?$/u.test(text)) return false;
  const folded = fold(text);
  return foldWords(text).split(' ').length >= MIN_WORDS_IN_BRACKETS && !TELLS_WRITER.test(folded);
}
