/**
 * The other side of a condition: the text says in which case something is refused, and the lines refuse it in every other
 * case. `order.status !== "cancelled"` before a `throw` is the contrary of "an order that is cancelled is refused".
 */

import { type AskedLimit, readAskedLimits } from '../../idioms/asked-limits.js';
import { readCodeLimits } from '../../idioms/code-limits.js';
import { type Atom, type Condition, readCondition } from '../../idioms/conditions.js';
import { type AskedFactor, hasFactor, readAskedFactors, readCodeFactors } from '../../idioms/factors.js';
import { isLimit, isNearLimit } from '../../idioms/matches.js';
import { toLowerCase } from '../../text/lower-case.js';
import type { ChangeText, TextLine } from '../change-text.js';
import { isComment, mayContradict, type Statement, type TextEvidence } from '../statement.js';

/** Words of a clause that is about what is refused, left out or ends. Those before which the case stands, and those around which it may. */
const REFUSES_BEFORE =
  /\b(?:cannot|can(?:not| no longer|['’]t)|(?:may|must|shall|should|can|do|does|is|are|will|would) (?:not|never|no longer)|(?:is|are|does|do|will|was|were)n['’]t|no longer|never|gets? no|has no access|(?:is|are) (?:false|invalid|refused|rejected|denied|forbidden|skipped|ignored|excluded|omitted|hidden|dropped|left out|turned away|an error))\b(?! (?:more|less|fewer|longer|later|earlier|older|larger|smaller|above|below|over|under|than)\b)/gu;
const REFUSES_AROUND =
  /\b(?:refus\w+|reject\w*|throws?|raises?|den(?:y|ies)|forbids?|skips?|ignores?|excludes?|omits?|hides?|drops?|leaves? out|fails?|errors?|finds? nothing|\w+(?:error|exception)|(?:gives?|returns?|answers?|answered)(?: with)?(?: the status| status| an?)? (?:`?(?:undefined|null|nil|none|nothing|false|4\d\d)`?|error|empty))\b/u;
/** Words of a clause that says who may, or what is enough. */
const PERMITS =
  /\b(?:may|can|able|allowed|allows?|accepts?|accepted|permitted|permits?|valid|needs?|requires?|required|must (?:be|have|contain)|has to)\b/u;
const STOPS =
  /\b(?:lock\w*|block\w*|bann?\w*|stop\w*|expir\w*|abort\w*|cancel\w*|warn\w*|alert\w*|end(?:s|ed)?|log\w*|clos\w*|tim\w* out)\b/u;
const FREE = /\b(?:free|costs? nothing|no (?:fee|charge|cost)|without (?:fee|charge|cost))\b/u;
/** "`channel` is `:letter` when …". */
const GIVES = /\b(?:is|are|becomes?|returns?|gives?|answers?) (?:then )?`(?<value>:?[\w.'"-]{2,40})` (?:when|if)\b/u;
const RETURNS_NONE = /\breturn\s?\(?\s?(?:0(?:\.0+)?[dfmL]?|Decimal\(["']?0|\w+\.(?:ZERO|Zero|zero))\b/u;
/** What stays as it is, is refused by nothing. */
const KEEPS = /\b(?:kept|keeps?|stays?|remains?|unchanged|untouched|as (?:it|they) (?:was|were|is|are)|left alone)\b/u;
const ONLY = /\b(?:only|unless|except|other than|besides|but not)\b/u;
const NEGATED_BEFORE =
  /(?:\bnot|n['’]t|\bnever|\bwithout|\bno|\bnon-?|\bneither|\bnor)(?:\s(?:yet|been|already|be|an?|the|for|is|are|they|it|in|of))*\s*$/u;
/** Words that say a state: a thing can be so or not. Nouns are none, but as a text that code compares with. */
const STATE =
  /(?:ed|(?<!^tok)en|pt|ld|(?<=[^u]{2})id)$|^(?:sent|gone|open|active|valid|public|private|secret|free|full|new|old|unknown|known|alive|dead|done|live|draft|guest|admin|owner|anonymous|due|late|overdue|inactive|invalid|ready|busy|idle|broken|lost|left|out|in|on|off|read|unread)$/u;
const EMPTY = /^(?:empty|blank)$/u;
const WORD = /[\p{Alpha}][\p{Alpha}\d]*/gu;
const NUMBER = /(?<![\w.,`-])\d{1,9}(?![\w%,-]|\.\d)/gu;
const IN = /\b(?:is|are|was|were)(?<not>\snot|n['’]t)?\s(?:already\s)?(?:in|among|part of)\b/gu;
/** What takes away what is too much. */
const CUTS =
  /\b(?:slice|substr\w*|take|truncate|limit|prefix|trim_to)\s?\(|\[\s?0?\s?:\s?\w+\]|\.\.\.?\w+\]|\b(?:delete|remove\w*|shift|pop\w*|evict\w*|dequeue)\b/iu;
/** More words before a case do not turn it. */
const LOOK_BACK = 24;

const REFUSES_SURELY =
  /^\s*(?:throw|raise|panic|die|bail|ensure|reject|abort)\b|\b(?:throw|raise|panic!?)\s?\(?|\breturn\b.{0,80}(?:[Ee]rr(?:or)?\b|\bErr[A-Z(]|Error\(|Exception|Failure|\b4\d\d\b|BadRequest|Forbidden|NotFound|Unauthorized|Conflict)|\b(?:http\.Error|abort|sendStatus|status|head|render)\b.{0,60}(?:\b4\d\d\b|Status[A-Z]|:\w+)/u;
const REFUSES_PERHAPS =
  /^\s*(?:return\s?(?:\(?\s?(?:false|False|null|None|nil|undefined|\[\]|\{\}|''|"")\s?\)?)?\s?;?\s*\}?|continue\s?;?|next|skip)\s*\}?\s*$/u;
/** Lines after a condition in which it may refuse. */
const MOST_AFTER = 3;
/** Lines of one criterion that are read. */
const MOST_LINES = 400;

/** A clause that says what is done in which case. */
interface Case {
  /** What is done in the case. */
  readonly outcome: 'refused' | 'permitted' | 'free' | 'cut' | { readonly value: string } | readonly AskedFactor[];
  /** The words that say the case, in lower case, and whether the clause turns each. */
  readonly states: ReadonlyMap<string, boolean>;
  readonly limits: readonly AskedLimit[];
  /** The numbers that it says, beside limits, and whether it turns each. */
  readonly numbers: ReadonlyMap<number, boolean>;
  /** Whether it speaks of what is in something, or of what is not; null for neither, or both. */
  readonly isIn: boolean | null;
}

/** Finds the conditions at the bound lines that do what the criterion asks for in the contrary case. */
export function compareSides(statement: Statement, change: ChangeText): TextEvidence {
  const { criterion, bound } = statement;
  if (criterion.kind === 'test' || criterion.kind === 'doc' || bound.length === 0)
    return { missing: [], contradicts: [] };
  const cases = criterion.asks.split(/(?<=[.;:])\s|,\s(?:and|but|then)\s/u).flatMap((clause) => readCase(clause));
  if (cases.length === 0) return { missing: [], contradicts: [] };
  const places = new Set(bound.map(({ path, number }) => `${path}:${number}`));
  const missing = change.lines.slice(0, MOST_LINES * 10).flatMap((line, at): readonly string[] => {
    if (line.side !== 'added' || !mayContradict(statement, line) || isComment(line)) return [];
    const condition = readCondition(line.code);
    if (condition === null || condition.atoms.length === 0) return [];
    const branch = listBranch(change.lines, at, condition);
    if (![line, ...branch].some(({ path, number }) => places.has(`${path}:${number}`))) return [];
    const against = cases.some((one) => {
      const does = isDone(one, condition, branch);
      return does !== null && condition.atoms.map((atom) => readSide(atom, one)).includes(!does);
    });
    return against ? [`the same case: the condition at ${line.path}:${line.number} holds in the other one`] : [];
  });
  return { missing: [...new Set(missing)].slice(0, 3), contradicts: [] };
}

function readCase(written: string): readonly Case[] {
  const clause = toLowerCase(written);
  const before = [...clause.matchAll(REFUSES_BEFORE)].at(-1) ?? null;
  const isRefused = before !== null || REFUSES_AROUND.test(clause);
  const said = clause.slice(0, before?.index ?? clause.length);
  const limits = readAskedLimits(said);
  const numbers = new Map(
    [...said.matchAll(NUMBER)].flatMap(({ 0: number, index }): [number, boolean][] =>
      limits.some(({ at, end }) => at <= index && index < end) ? [] : [[Number(number), isTurnedAt(said, index)]],
    ),
  );
  const within = [...said.matchAll(IN)].map(({ groups = {} }) => groups['not'] === undefined);
  const one = { limits, numbers, states: readStates(said), isIn: within.length === 1 ? (within[0] ?? null) : null };
  const most = limits.filter(({ above }) => !above);
  const cut: readonly Case[] =
    most.length > 0
      ? [{ ...one, outcome: 'cut', limits: most, states: new Map(), numbers: new Map(), isIn: null }]
      : [];
  if (KEEPS.test(clause) || (isRefused && ONLY.test(clause))) return cut;
  const outcome = isRefused ? 'refused' : readOutcome(clause);
  return outcome === null ? cut : [...cut, { ...one, outcome }];
}

function readStates(said: string): Case['states'] {
  const states = new Map<string, boolean>();
  const twice = new Set<string>();
  for (const match of said.matchAll(WORD)) {
    const word = match[0];
    const isTurned = isTurnedAt(said, match.index);
    if (states.has(word) && states.get(word) !== isTurned) twice.add(word);
    states.set(word, isTurned);
  }
  for (const word of twice) states.delete(word);
  return states;
}

function isTurnedAt(text: string, at: number): boolean {
  return NEGATED_BEFORE.test(text.slice(Math.max(0, at - LOOK_BACK), at));
}

function readOutcome(clause: string): Case['outcome'] | null {
  const factors = readAskedFactors(clause);
  if (factors.length > 0) return factors;
  if (FREE.test(clause)) return 'free';
  const value = GIVES.exec(clause)?.groups?.['value'];
  if (value !== undefined && !/\b(?:unless|except|but|only)\b/u.test(clause)) return { value };
  return PERMITS.test(clause) && !STOPS.test(clause) && !/\b(?:unless|except|but)\b/u.test(clause) ? 'permitted' : null;
}

/** The added lines after a condition that may stand in its branch. */
function listBranch(lines: readonly TextLine[], at: number, { beside, keeps }: Condition): readonly TextLine[] {
  const head = lines[at];
  if (head === undefined || beside !== '' || keeps) return [];
  const indent = head.text.search(/\S/u);
  const branch: TextLine[] = [];
  for (let next = at + 1; next < lines.length && branch.length < MOST_AFTER; next += 1) {
    const line = lines[next];
    if (
      line === undefined ||
      line.path !== head.path ||
      line.side !== 'added' ||
      line.number !== head.number + next - at
    )
      break;
    if (/^\s*\{?\s*$/u.test(line.text)) continue;
    if (line.text.search(/\S/u) <= indent) break;
    branch.push(line);
  }
  return branch;
}

/**
 * Returns whether what the case asks for is done where a condition holds, or its contrary; null where that is not sure. A
 * filter leaves out what it does not hold for.
 */
function isDone({ outcome }: Case, { beside, keeps }: Condition, branch: readonly TextLine[]): boolean | null {
  if (keeps) return outcome === 'refused' ? false : outcome === 'permitted' ? true : null;
  const done = beside === '' ? branch.map(({ code }) => code) : [beside];
  const has = (pattern: RegExp) => done.some((code) => pattern.test(code));
  if (outcome === 'refused') return has(REFUSES_SURELY) || has(REFUSES_PERHAPS) ? true : null;
  if (outcome === 'permitted') return has(REFUSES_SURELY) ? false : null;
  if (outcome === 'cut') return has(CUTS) ? false : null;
  if (outcome === 'free') return has(RETURNS_NONE) ? true : null;
  if ('value' in outcome) return done.some((code) => code.toLowerCase().includes(outcome.value)) ? true : null;
  return done.some((code) => outcome.some(({ factors }) => hasFactor(readCodeFactors(code), factors))) ? true : null;
}

const EQUAL = /^(?:===?|is|eq|in)$/u;
const UNEQUAL = /^(?:!==?|<>|is not|ne|not in|not_in)$/u;
const FALSY =
  /^(?:null|None|nil|undefined|nullptr|NULL|false|False|FALSE|0|-1|''|""|``|\[\]|string\.Empty|String\.Empty)$/u;
const TRUTHY = /^(?:true|True|TRUE)$/u;
const EMPTY_VALUE = /^(?:''|""|``|\[\]|null|None|nil|undefined|string\.Empty|String\.Empty)$/u;
/** What is nothing where it is 0. A result of 0 is none of these. */
const SIZE = /(?:length|len|size|count|total|amount|number)\b\s?(?:\(|$)/iu;
const EMPTY_CALL = /(?:Is|is_?)?(?:Null_?Or_?)?(?:[Ee]mpty|[Bb]lank|White_?[Ss]pace)\b\??/u;
const HOLDS_ONE = /(?:includes?\??|contains|in_array|has|any\??|exists|matches)\s?\(/u;
const LITERAL =
  /^(?:["'`](?<text>[^"'`]{1,40})["'`]|:(?<symbol>\w{1,40})|(?:[\w$\\]+(?:\.|::|->))+(?<member>\w{1,40}))$/u;

/** Returns whether a condition holds in a case by one of its parts; null where the part does not speak of the case. */
function readSide(atom: Atom, one: Case): boolean | null {
  const holds = readState(atom, one) ?? readLimit(atom, one);
  return holds === null ? null : holds === atom.holds;
}

/** Returns whether a part holds in the case by its state; null where it is about none. */
function readState({ left, operator, right }: Atom, { states, numbers, isIn }: Case): boolean | null {
  const isSaid = (word: string) => {
    const isTurned = states.get(word);
    return isTurned === undefined ? null : !isTurned;
  };
  const isEmptySaid = [...states].find(([word]) => EMPTY.test(word));
  if (operator === null) {
    if (isEmptySaid !== undefined && EMPTY_CALL.test(left)) return !isEmptySaid[1];
    if (HOLDS_ONE.test(left)) {
      const said = [...left.matchAll(/["'`](?<text>\w{2,40})["'`]/gu)].flatMap(
        ({ groups = {} }) => isSaid((groups['text'] ?? '').toLowerCase()) ?? [],
      );
      return said[0] ?? (/["'`]/u.test(left) ? null : isIn);
    }
    // What has nothing in it is false by itself.
    if (isEmptySaid !== undefined && (STRIPPED.test(left) || isSaid(readLastWord(left)) === true))
      return isEmptySaid[1];
    return readProperty(left, isSaid);
  }
  const isEqual = EQUAL.test(operator);
  if ((!isEqual && !UNEQUAL.test(operator)) || FAILED.test(readLastWord(left))) return null;
  if (isEmptySaid !== undefined && (EMPTY_VALUE.test(right) || (right === '0' && SIZE.test(left))))
    return isEmptySaid[1] !== isEqual;
  const number = /^\d{1,9}$/u.test(right) ? numbers.get(Number(right)) : undefined;
  if (number !== undefined) return number !== isEqual;
  if (isIn !== null && /^(?:in|not in|not_in)$/u.test(operator) && !/["'`]/u.test(right)) return isIn === isEqual;
  if (operator === 'in' || operator === 'not in' || operator === 'not_in') {
    const said = [...right.matchAll(/["'`](?<text>\w{2,40})["'`]/gu)].flatMap(
      ({ groups = {} }) => isSaid((groups['text'] ?? '').toLowerCase()) ?? [],
    );
    return said[0] === undefined ? null : said[0] === isEqual;
  }
  if (FALSY.test(right) || TRUTHY.test(right)) {
    const said = readProperty(left, isSaid);
    return said === null ? null : said === (isEqual === TRUTHY.test(right));
  }
  for (const side of [right, left]) {
    const { text, symbol, member } = LITERAL.exec(side)?.groups ?? {};
    const said = isSaid((text ?? symbol ?? member ?? '').toLowerCase().replaceAll(/^.*_/gu, ''));
    if (said !== null) return said === isEqual;
  }
  return null;
}

/** Whether a call before it failed says nothing of the case. */
const FAILED = /^(?:err|error|ex|exc|exception)$/u;
const STRIPPED = /\.(?:strip|trim)\(\)$/u;
const readLastWord = (text: string): string =>
  text
    .match(/\w+/gu)
    ?.at(-1)
    ?.split(/_|(?<=\p{Lower})(?=\p{Upper})/u)
    .at(-1)
    ?.toLowerCase() ?? '';
const SEGMENT = /(?<name>[\p{IDS}_$][\w$]*)(?:\?|\(\s?\))*\s?$/u;
const BEFORE_STATE = /^(?:is|has|was|are|have|been|get|already)$/u;
const PLACED = /^(?:on|in|off|out|up|at|over|under|past)$/u;
const AFTER_STATE = /^(?:at|on|date|time|flag|by|since)$/u;

/** Returns whether a property is what the case says, by its last name: `order.isPaid()`, `item.deleted_at`, `unpaid`. */
function readProperty(text: string, isSaid: (word: string) => boolean | null): boolean | null {
  const name = SEGMENT.exec(text.trim())?.groups?.['name'];
  if (name === undefined) return null;
  const parts = name
    .split(/_|(?<=\p{Lower})(?=\p{Upper})/u)
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '');
  const turned = parts.filter((part) => part === 'not' || part === 'no' || part === 'non').length;
  const rest = parts.filter((part) => !BEFORE_STATE.test(part) && !/^(?:not|no|non)$/u.test(part));
  while (rest.length > 1 && AFTER_STATE.test(rest.at(-1) ?? '')) rest.pop();
  const [word = ''] = rest;
  // All words of a name: `onLoan` is "on loan".
  if (rest.length > 1 && PLACED.test(word) && rest.every((part) => isSaid(part) === true)) return turned % 2 === 0;
  const isLong = rest.length > 1 && !(rest.length === 2 && /^(?:out|in|off|up|on)$/u.test(rest[1] ?? ''));
  if (isLong || !(STATE.test(word) || rest.length < parts.length)) return null;
  const said = isSaid(word);
  if (said !== null) return said === (turned % 2 === 0);
  const plain = word.startsWith('un') ? isSaid(word.slice(2)) : null;
  return plain === null ? null : !plain === (turned % 2 === 0);
}

/** Returns whether a part holds in the case by a number that both compare with. */
function readLimit({ left, operator, right }: Atom, { limits, outcome }: Case): boolean | null {
  if (operator === null || !/^[<>]=?$/u.test(operator)) return null;
  const code = `${left} ${operator} ${right}`;
  const isAbove = operator.startsWith('>') !== /^-?\d/u.test(left);
  for (const there of readCodeLimits(code))
    for (const asked of limits)
      if (
        there.kind === 'cut' &&
        (outcome === 'cut' ? isNearLimit(asked, there) : isLimit({ ...asked, isPlain: false }, there))
      )
        return isAbove === asked.above;
  return null;
}
