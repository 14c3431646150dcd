/**
 * Shapes of comments that tools obey and sentences do not have. No list of words knows every tool, so what has such a shape waits for a
 * person, unless it is one of those that people write.
 */

/** A mark of a comment, and signs that only draw a line. */
const MARK = /^(?:\/{2,}!?|\/\*+!?|#+|--+)/u;
/** Right behind the mark. People draw lines there, begin with a space or a word, or quote. */
const GLUED = /^(?![-=~_.*+/#\\|^]{2}|[-<]\s|[\p{Alpha}\d\s"'(<…]|[^ -~])./u;
/** A word without a space before it: so directives are written, and so does who leaves the space out. */
const UNSPACED = /^[a-z_]{2,}\b/u;
/** Signs of what is read by a program. */
const SIGNS = /[:=${}|\\@]|--/u;
/** Words that sentences have and directives have not. */
const OF_SENTENCES = /\b(?:the|an?|is|are|be|to|of|it|its|this|that|these|here|we|and|but|because|so|not|when)\b/gu;
/** So many of them make a sentence. */
const SENTENCE = 2;

/** What generators look for: a list of values, a text to translate. Others that look like calls are code that somebody left out. */
const CALLED = /^(?!(?:TODO|FIXME|XXX|BUG|NOTE|HACK|PERF|SAFETY)\()(?:[A-Z_]{3,}\(|t\(["'`])/u;
/** Tasks of mise in a shell (https://mise.jdx.dev/tasks/file-tasks.html), and settings of checkers of Ruby. */
const OF_LANGUAGE: ReadonlyMap<string, RegExp> = new Map([
  ['Shell', /^\[\w/u],
  ['Ruby', /^:(?:reek|nocov)\b/u],
]);
const SWITCH = /^(?:\S+\s+){1,3}(?:on|off)$/u;
/** What a value stands behind: a word, and in PHP, where systems read the heads of files, up to three. */
const LABEL = /^([a-z][\w.+-]*):(?=\s|$)\s*(\(?)/u;
/** A heading: nothing stands behind it. */
const HEADING = /^[A-Za-z]+:$/u;
/** Checkers of Go tell of each use of what is so marked (https://go.dev/wiki/Deprecated). */
const DEPRECATED = /^Deprecated:\s/u;
const HEAD = /^([A-Z]\w*(?:\s+(?:[A-Z]\w*|at|up|to|least)){0,3}):\s/u;
const ELEMENT = /^<([a-z][\w.-]*)(?!:\/\/)\b/u;
/** An example of code stands further in. */
const DEEP = /^(?:\t| {3})/u;
/** A word that is not written as people write one, and not in capitals, as headings are: unless it says that something is not done. */
const STRANGE_WORD =
  /^(?=.*\p{Alpha})(?![\w.+-]*:\/\/|(?!NO[A-Z]{4})[A-Z]+$|["(]*[A-Z]?[a-z']+[.,:;!?)"]*$)[\w$%&+~^-]+(?<![.,;!?)])$/u;
/** A word at the start of a sentence. */
const CAPITALIZED = /^[A-Z][a-z]+:/u;

const LABELS: ReadonlySet<string> = new Set(
  `note notes nb n.b todo todos fixme hack xxx bug bugs warning warnings caution important attention tip hint info example examples e.g eg i.e ie
  ex see return returns arg args argument arguments param params parameter parameters raises throws yields usage use input inputs result results
  to-do default defaults format reference references ref refs source link links url copyright author authors date description summary purpose
  background context rationale reason why problem solution workaround issue fix before after old new first second third then otherwise
  else public private internal deprecated try except finally if step case also remember optional question answer q a ps safety invariant invariants complexity thanks credit credits mark section
  test tests expected actual given when`.split(/\s+/u),
);
const ELEMENTS: ReadonlySet<string> = new Set(
  `summary remarks param paramref typeparam typeparamref returns value example code c para see seealso list listheader item term description
  exception inheritdoc response p b i em strong ul ol li pre br hr a h1 h2 h3 h4 h5 tt sub sup table tr td th dl dt dd blockquote`.split(
    /\s+/u,
  ),
);

/** Returns whether a comment, from its mark on, has such a shape. A line inside of a longer comment has no mark. */
export function hasShape(comment: string, language: string | null): boolean {
  const [mark = ''] = MARK.exec(comment) ?? [];
  const inside = mark === '';
  const body = (inside ? comment.replace(/^\*+(?!\/)/u, '') : comment.slice(mark.length))
    .replace(/\*+\/$/u, '')
    .trimEnd();
  const said = body.trim();
  const low = said.toLowerCase();
  const [, element] = ELEMENT.exec(low) ?? [];
  const isDeep = DEEP.test(body);
  if (element !== undefined && !isDeep && !ELEMENTS.has(element)) return true;
  const isSentence = new Set(low.match(OF_SENTENCES)).size >= SENTENCE;
  const shown = inside || (isDeep && (mark.startsWith('/') || language === 'Ruby'));
  if (isLabelled(said, shown, language, isSentence)) return true;
  if (inside || said === '') return false;
  if (GLUED.test(body) && !(language === 'Python' && body.startsWith(':'))) return true;
  if (UNSPACED.test(body.toLowerCase()) && !isSaid(low, isSentence)) return true;
  if (OF_LANGUAGE.get(language ?? '')?.test(low) === true) return true;
  return (
    SWITCH.test(low) || CALLED.test(said) || (!isDeep && said.split(/\s+/u).every((word) => STRANGE_WORD.test(word)))
  );
}

/** Without a space before it. */
function isSaid(low: string, isSentence: boolean): boolean {
  const [, label] = LABEL.exec(low) ?? [];
  return isSentence && (label !== undefined ? LABELS.has(label) : !SIGNS.test(low));
}

function isLabelled(said: string, shown: boolean, language: string | null, isSentence: boolean): boolean {
  const low = said.toLowerCase();
  const [, label = '', bracket] = LABEL.exec(low) ?? [];
  const isKnown = LABELS.has(label) || label.startsWith('spdx-');
  if (language === 'Go' && DEPRECATED.test(said)) return true;
  const isAside = HEADING.test(said) || (isSentence && CAPITALIZED.test(said));
  if (label !== '' && !shown && !isKnown && !isAside) return true;
  if (bracket === '(' && language?.startsWith('C') === true) return true;
  const [, head] = language === 'PHP' ? (HEAD.exec(said) ?? []) : [];
  return head !== undefined && !LABELS.has(head.toLowerCase());
}
