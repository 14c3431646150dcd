/** Reads the exact words of a criterion: what a change must have as it is written. */
import { toLowerCase } from '../text/lower-case.js';
import { MEASURES } from './lexica/measures.js';
import { isMeasured, type Quantity, readQuantities } from './quantities.js';

/** Something that a criterion says exactly. */
export interface Anchor {
  /** As written, without the quotes or back ticks. */
  readonly text: string;
  /** Offset in the criterion's text. */
  readonly at: number;
  /** `name`: of something in code; `text`: quoted words; `number`: with its unit. */
  readonly kind: 'name' | 'text' | 'number';
  /** The criterion says that something is called so, or has this value: lines that stood there before are not enough. */
  readonly isValue: boolean;
  /** Another anchor may stand in its place: `a` or `b`. */
  readonly hasOther: boolean;
  readonly quantity: Quantity | null;
}

/** Maximum number of characters of a criterion, and of its anchors, that are read. */
const MAX_LENGTH = 2000;
const MAX_ANCHORS = 30;

const CODE = /`([^`\n]{1,120})`/gu;
const QUOTED = /"([^"\n]{1,80})"|“([^”\n]{2,80})”|«([^»\n]{2,80})»|„([^“”\n]{2,80})[“”]/gu;
/** An option, a name with humps or underscores, a dotted name, a path or a route, in text that is not marked as code. */
const NAME =
  /(?<![\w/.@-])(?:--[a-z][\w-]{1,40}|\$?[a-z]+[a-z\d]*(?:[A-Z][a-z\d]+)+|[A-Z][A-Za-z\d]{1,40}(?:Error|Exception)|[a-z\d]+(?:_[a-z\d]+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|(?<=^|[\s("'])(?:\.{0,2}\/[\w.{}:@-]+){2,}|[\w-]+(?:\/[\w-]+){1,8}\.[a-z]{1,5}\d?|\/[a-z][\w{}:-]+)(?![\w-])/gu;
/** A version: its parts are one text. */
const VERSION = /(?<![\w.])v?\d{1,5}\.\d{1,5}(?:\.\d{1,6}){0,2}(?:-[a-z][\w.]{0,20})?(?![\w%]|\.\d)/giu;
/** What stands before a value. */
const BEFORE_VALUE =
  /(?:\b(?:called|named|reads?|says?|equals?|returns?|prints?|shows?|displays?|outputs?|labell?ed|titled|defaults? to|default(?:s| value)? is|set to|renamed to|becomes?|version|status|code|value|text|message|label|heissen|heisst|s'appelle|se llama)(?: is| of)?|[=:])(?: (?:the|a|an|of|text|code|status|value|message|version|exactly|label|name))*\s*["'`“„«(]?$/u;
/** A number after these is not one that code has: the name of a document, a step or a ticket. */
const BEFORE_REFERENCE =
  /(?:[#:§/]|\d[-–/]|\b(?:ac|rfc|iso|pep|jep|cve|python|java|node(?:\.js)?|php|ruby|perl|c#|c\+\+|kotlin|scala|typescript|ecmascript|issue|ticket|task|pr|phase|step|section|chapter|milestone|sprint|epic|story|table|figure|page|line|row|frame|clause|annex|appendix|paragraph|build|cycle|rev|revision|baseline|slide|sheet|requirement|criterion|rule|condition|schritt|abschnitt)[ -]?#?|[a-z]{2,10}-)$/u;
/** A name of a format goes on with a number: `Q7.8`, `H.264`. */
const BEFORE_PART = /(?:\p{Alpha}\d+|(?<![\p{IDC}])\p{Alpha})\.(?:\d+\.)*$/u;
const EXAMPLE =
  /(?:\be\.g\.?,?|\bfor example,?|\bsuch as|\blike|\bfor instance,?|\bz\. ?b\.|\bi\.e\.?,?|\bsee|\bexisting|\bfollow(?:s|ing)?|\bas in|\bsame as|\bsimilar to|\bmirror(?:s|ing)?|\bbased on|\bmodell?ed (?:on|after)|\baccording to|\bparity with|\bconsistent with)(?: [\w`'",/. -]{0,60})?["'`“(]?$/u;
const NEGATED =
  /\b(?:no|not|never|without|cannot|isn't|aren't|doesn't|don't|won't|instead of|rather than|unlike|nicht|kein(?:e|en|er)?|ohne|sans|ne|pas|sin|nunca)\b[^.;:,()]{0,60}$/u;
/** A value that is not the one: `66 bytes, not the 132 bytes`. A limit in a negation is one. */
const REPLACED = /\b(?:not|instead of|rather than|no longer|nicht|statt)(?: the| a| an)?\s*["'`]?$/u;
const ALTERNATIVE = /^["'`”)]?(?: ?\/ ?| (?:or|oder|ou|o) | ?\| ?)/u;
const ALTERNATIVE_BEFORE = /(?: ?\/ ?| (?:or|oder|ou|o) | ?\| ?)["'`“(]?$/u;
const PART_OF_WORD = /^(?:\p{Alpha}|-\p{Alpha}{3})/u;
const LOOK_BACK = 90;
const LEAST_NUMBER = 2;
/** A single sign in quotes is no text. It is read all the same: what stands behind it is not in quotes. */
const LEAST_QUOTED = 3;
/** Words of numbers are anchors only before what they measure: `two kinds` are seldom a number in code. */
const LEAST_WORD = 3;

/** Returns the anchors of a criterion's text, in its order. Names after a negation, in examples and references are none. */
export function readAnchors(criterion: string): Anchor[] {
  const text = criterion.slice(0, MAX_LENGTH);
  const lower = toLowerCase(text);
  const taken: boolean[] = [];
  const anchors: Anchor[] = [];
  const take = (at: number, length: number, kind: Anchor['kind'], inner: string, quantity: Quantity | null = null) => {
    for (let char = at; char < at + length; char++) if (taken[char] === true) return;
    for (let char = at; char < at + length; char++) taken[char] = true;
    const before = lower.slice(Math.max(0, at - LOOK_BACK), at);
    const after = lower.slice(at + length);
    if (anchors.length >= MAX_ANCHORS || EXAMPLE.test(before) || (kind === 'number' ? REPLACED : NEGATED).test(before))
      return;
    anchors.push({
      text: inner,
      at,
      kind,
      isValue: BEFORE_VALUE.test(before),
      hasOther: ALTERNATIVE.test(after) || ALTERNATIVE_BEFORE.test(before),
      quantity,
    });
  };
  for (const match of text.matchAll(CODE)) takeCode(match, take);
  for (const match of text.matchAll(QUOTED))
    if (match[0].length > LEAST_QUOTED)
      take(match.index, match[0].length, 'text', match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
  for (const match of text.matchAll(VERSION))
    if (isVersion(match[0], text.slice(0, match.index))) take(match.index, match[0].length, 'text', match[0]);
  for (const match of text.matchAll(NAME)) take(match.index, match[0].length, 'name', match[0]);
  for (const quantity of readQuantities(text)) {
    if (isAnchorNumber(quantity, lower)) take(quantity.at, quantity.text.length, 'number', quantity.text, quantity);
  }
  return anchors.sort((a, b) => a.at - b.at);
}

/** A code span that is a number alone is one. */
function takeCode(
  match: RegExpExecArray,
  take: (at: number, length: number, kind: Anchor['kind'], inner: string, quantity?: Quantity | null) => void,
): void {
  const inner = (match[1] ?? '').trim();
  const [quantity] = readQuantities(inner);
  const isNumber = quantity !== undefined && /^\d/u.test(inner) && quantity.text.length === inner.length;
  if (isNumber) take(match.index, match[0].length, 'number', inner, quantity);
  else if (/[^"'`“”‘’«»\\\s]/u.test(inner)) take(match.index, match[0].length, 'name', inner);
}

/** Two parts are a version only where the text says so; else they are a number. */
function isVersion(text: string, before: string): boolean {
  return text.split('.').length > 2 || /^v/iu.test(text) || /\b(?:version|release)\s*$/iu.test(before);
}

/** “Three request kinds” are kinds: a number above one with the singular of a unit counts what stands behind it. */
function countsOthers(text: string): boolean {
  const unit = /[a-z]+$/u.exec(text.toLowerCase())?.[0] ?? '';
  return MEASURES.has(`${unit}s`);
}

function isAnchorNumber(quantity: Quantity, text: string): boolean {
  const before = text.slice(Math.max(0, quantity.at - LOOK_BACK), quantity.at);
  if (BEFORE_REFERENCE.test(before) || BEFORE_PART.test(before)) return false;
  if (/[\p{IDC}-]$/u.test(before) || /^0\d/u.test(quantity.text)) return false;
  // Part of a word: `7xx`, and `2-letter`, which counts what is said.
  if (!isMeasured(quantity) && PART_OF_WORD.test(text.slice(quantity.at + quantity.text.length))) return false;
  if (quantity.isWord)
    return (
      isMeasured(quantity) ||
      (quantity.dimension === 'count' && quantity.value >= LEAST_WORD && !countsOthers(quantity.text))
    );
  return isMeasured(quantity) || quantity.value >= LEAST_NUMBER || !Number.isInteger(quantity.value);
}
