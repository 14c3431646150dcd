/** Texts that are about the work alone: tickets, people who check, deadlines. Such a text says nothing of the product. */

/** A text of more words is a sentence that says something. */
const MOST_WORDS = 12;

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that say nothing by themselves. Those that make a case (*if*, *when*, *unless*) and those that deny are not among them. */
const GLUE = list(
  `a an the this that these those it its it's that's is are was were be been being do does did will would shall should must may might
  can could need needs needed have has to of for in on at by with from as and or so we we'll we're you i i'd they i'm your their our us
  me my one all any each also only just always still now then out up per via like here there hereby hereof thereof following what which
  both therefore hence between within how behaviour behavior made make first second third next last again before above below earlier
  later end result part`,
);
/** Words that only speak of what is asked for: one of them is enough. */
const ASKING = list(
  `ensure ensured ensures sure certain verify verified check checked checks confirm confirmed validate validated guarantee guaranteed
  expect expects expected expectation expectations wish wishes hope understanding obviously course please kindly thanks thank cheers
  explicit note noted remember forget let's lets don't
  acceptance acceptable criterion criteria ac acs dod requirement requirements must-have nice-to-have prio severity intention
  agreed agreement discussed specified mentioned outlined requested see cf ref refs according pursuant fyi asap heads-up
  due deadline eta estimate estimated cc eod eow sign-off signoff retested
  additionally furthermore moreover basically generally essentially ideally specifically lastly overall`,
);
/** Words that speak of what is asked for only in front of it: elsewhere they may be a value or a state. */
const LEADING = list(
  `assert prove proved proven demonstrate demonstrated show shown seen observe observed know known rely fact think thinks believe
  understand far clear clearly want wants wanted require requires required idea goal aim objective case true hold holds let success looks
  short summary addition finally important essential crucial critical necessary supposed intended mandatory accept accepted agree done decided described stated explained proposed counts count considered`,
);
/** Where and by whom the work is done. They say so beside *this* or a number; else they may be what a product is about. */
const PLACES = list(
  `qa uat tester testers reviewer reviewers team squad developer developers dev devs implementer implementers stakeholder stakeholders
  po pm owner owners maintainer maintainers assignee assigned customer customers user users reader somebody someone anybody anyone
  party parties contract clause annex appendix paragraph baseline revision rev
  sprint iteration milestone epic story stories ticket tickets issue task tasks pr mr change changes work item scope cycle priority
  jira figma linear notion slack confluence matrix discord design designs mockup mockups mock-up mock-ups spec specification discussion
  thread meeting refinement planning standup grooming kickoff retro call comment comments point points pt pts sp feature
  monday tuesday wednesday thursday friday saturday sunday today tomorrow week described stated explained proposed decided required`,
);
/** How far the work is: alone in brackets, or behind a dash. */
const STATE =
  /^\s?[([{–—-]+\s?(?:done|todo|wip|tbd|new|complete|completed|finished|merged|implemented|shipped|delivered)[)\]}!.]*$/u;
const DEADLINE =
  /\b(?:by|due|until|eta)\b.*\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|week|\d)/u;
/** Beside these words a number says where more stands, or how much work it is. */
const COUNTED = /\b(?:see|cf|ref|refs|according|pursuant)\b|\d ?(?:pts?|points?|sp|h|d|w)\b|\p{Extended_Pictographic}/u;
/** What others check or accept may be what the product is to do. */
const OTHERS = list('customer customers user users reader somebody someone anybody anyone');
const CONFIRM = list('verify verified check checked confirm confirmed validate validated accept accepted');

/** Standards have names like those of requirements. */
export const STANDARD =
  '(?:utf|iso|rfc|sha|md|cve|aes|rsa|ieee|ansi|ecma|es|http|https|ipv|crc|iec|din|en|tls|ssl|base|int|uint|float)';
/** `T3`, `AC-2`, `3.1`, `2024-05-31`: no words of the product, where words about the work stand beside them. */
const MARK = /^(?:~?\d+(?:[.:/-]\d+)*(?:h|d|w|pts?|sp)?|[a-z]{1,10}[-_]?\d{1,6}(?:\.\d+)*)$/u;
/** What needs no such word beside it: references and estimates. */
const REFERENCE = new RegExp(
  `^(?:#[1-9]\\d{0,5}|@[\\w-]+|p[0-5]|~\\d+(?:h|d|w)|\\d+(?:sp|pts?)|(?!${STANDARD}-)[a-z]{2,10}-\\d{1,6}|:[a-z\\d_+-]{3,30}:|\\p{Extended_Pictographic}\\ufe0f?)$`,
  'u',
);

/** Returns whether a text in lower case is about the work alone. `isFront`: what is asked for stands behind it. */
export function isAboutWork(text: string, isFront: boolean): boolean {
  if (STATE.test(text)) return true;
  if (text.split('(').length < text.split(')').length) return false;
  // What a code span has is a name, unless it is a word about the work.
  const words = text
    .replaceAll(/`[@#:]/gu, 'name')
    .split(/[\s[\](){}|→·]+/u)
    .map((word) => (REFERENCE.test(word) ? word : word.replaceAll(/^[*_`"“–—/-]+|[*_`"”,;:.!?–—/-]+$/gu, '')))
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (words.some((word) => OTHERS.has(word)) && words.some((word) => CONFIRM.has(word))) return false;
  const isPlaced = /\bthis\b|\bas per\b|\d/u.test(text);
  // A bare number may be a value: what it counts must be about the work, too.
  if (
    !isFront &&
    words.some((word) => /^\d/u.test(word)) &&
    !COUNTED.test(text) &&
    !words.some((word) => PLACES.has(word))
  )
    return DEADLINE.test(text) && words.every((word) => GLUE.has(word) || ASKING.has(word) || MARK.test(word));
  const isEnough = (word: string) =>
    ASKING.has(word) || REFERENCE.test(word) || (isFront && LEADING.has(word)) || (isPlaced && PLACES.has(word));
  return (
    (words.some(isEnough) || DEADLINE.test(text)) &&
    words.every((word) => isEnough(word) || GLUE.has(word) || PLACES.has(word) || MARK.test(word))
  );
}
