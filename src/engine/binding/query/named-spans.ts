/** The names that a criterion writes as code, and what it says of them: what they are, and whether something is asked of them. */

/** A name that a criterion writes as code. */
export interface NamedSpan {
  /** As written, with what it is of: `price`, `Basket.price`. */
  readonly name: string;
  /** It is to be used, called, raised or given: nothing is asked of itself. */
  readonly isUsed: boolean;
  /** It is called a function, a type, or what else a program declares. */
  readonly isDeclared: boolean;
}

/** What a sentence says not to be there, or to be like. */
const NO_SUBJECT = /\b(?:no|not|without(?: \w{2,12}ing)?|like|as|than|instead of|unlike)(?: an?| the| any)? $/iu;
/** What is done with a name that follows. */
const USES =
  /\b(?:us(?:es?|ed|ing)|via|through|execut(?:es?|ed|ing)|runs?|running|key(?:s|ed)? off|calls?|called|calling|invok(?:es?|ed|ing)|rais(?:es?|ed|ing)|throw(?:s|n|ing)?|returns?|returning|by|from|with|both|either|neither)(?: (?:an?|the|its|functions?|methods?|helpers?|class|instance of|call (?:of|to)))* $/iu;
/** The same behind it: "`close` must be called". */
const USED = /^[^`.;:]{0,50}\b(?:be|is|are) (?:\w{2,12}ly )?(?:invoked|called|used)\b/iu;
/** What a name is called that a program declares. */
const DECLARED =
  '(?:functions?|methods?|class(?:es)?|constructors?|structs?|interfaces?|traits?|helpers?|decorators?|hooks?|components?)';
const DECLARED_BEFORE = new RegExp(`\\b${DECLARED}(?: (?:called|named))? $`, 'iu');
const DECLARED_BEHIND = new RegExp(
  `^ (?:(?:static|class|instance|helper|utility|public|private|exported) )?${DECLARED}\\b`,
  'iu',
);
/** Names in a row before it: what is done with the first is done with all of them. */
const ROW = /(?:`[^`]{1,80}`(?:,|,? (?:and|or)) )+$/u;
/** A condition, or a time, that names stand in: "If `run` fails, …". */
const CONDITION = /(?:^|[.;:]\s+|[-*]\s+)(?:if|when|where|once|unless|after|before)\b[^,.;]*$/iu;
const SPANS = /`[^`]{1,80}`/gu;
/** A name in a code span, the last part of a qualified one, and what a function takes and gives. */
const SPAN =
  /`((?:[\p{IDC}$]{1,60}(?:\.|::|#|->)){0,4}[\p{IDS}_$][\p{IDC}$]{0,60}[?!]?)(?:\([^`()]{0,120}\)(?: ?(?:->|:)[^`]{1,60})?)?`/gu;
/** So many names are read. */
const MOST_NAMES = 20;
/** So many characters before and behind a name are read. */
const BEFORE = 160;
const BEHIND = 80;

/** Reads the names in code spans. What must not be there, or is only compared with, is none. */
export function readNamedSpans(text: string): readonly NamedSpan[] {
  return [...text.matchAll(SPAN)]
    .map(({ 0: span, 1: name = '', index }) => ({
      name,
      before: text.slice(Math.max(0, index - BEFORE), index).replace(ROW, ''),
      behind: text.slice(index + span.length, index + span.length + BEHIND),
    }))
    .filter(({ before }) => !NO_SUBJECT.test(before))
    .slice(0, MOST_NAMES)
    .map(({ name, before, behind }) => ({
      name,
      isUsed: USES.test(before) || USED.test(behind) || CONDITION.test(before.replace(SPANS, '')),
      isDeclared: DECLARED_BEFORE.test(before) || DECLARED_BEHIND.test(behind),
    }));
}
