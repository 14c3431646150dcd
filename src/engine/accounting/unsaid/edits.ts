/**
 * Lines that are written anew and differ in a little: what differs must have to do with the ticket. A line that the ticket
 * asks to change is easily taken as the reason for one more change beside it, or on it.
 */
import { addToCount } from '../../../base/groups.js';
import type { FileChange, FileSyntax, Line } from '../../model.js';
import { findCovered } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { shorten } from '../../text/shorten.js';
import { listWords } from '../lines/words.js';
import { isAskedFor } from './decisions.js';
import { findExchanged } from './exchanged.js';
import { findUnsaidFlag } from './flags.js';
import { findLessUsedParameters } from './less-used.js';
import { type CutLine, pairLines, subtract } from './line-pairs.js';
import { cutLine, type Piece } from './pieces.js';
import { findReplacedWithin } from './replaced-within.js';
import { findSaidForAnother } from './said-for-another.js';
import type { TicketWords } from './ticket.js';
import { readUncommented, type Uncommented } from './uncommented.js';

const SHOWN = 40;
const STYLES = /\.(?:css|s[ac]ss|less|styl|svg|html?|md|mdx|rst|txt|plantuml|puml|dot)$/u;
/** Languages of settings, commands and queries: a line there stands for itself. */
const PLAIN: ReadonlySet<string> = new Set(
  'Shell,Dockerfile,HCL,YAML,SQL,PLpgSQL,PLSQL,TSQL,TOML,INI,JSON,Makefile,Nginx,Java Properties,Batchfile,PowerShell'.split(
    ',',
  ),
);
const IMPORTS =
  /^\s*(?:import\b|from\b|export\b[^=(]*\bfrom\b|use\s|using\s+[\w.]+;|\S*require\b|#include\b|package\b|\}\s*from\b)/u;
const MARKUP = /^\s*(?:<|[:@\w.-]+=["{])|\bclass(?:Name)?=/u;
const NOTHING = /^(?:null|nil|none|undefined|\|\||\?\?|\?\.)$/iu;
/** A regular expression: a class of characters, or an anchor, between slashes or in quotes. */
const PATTERN =
  /\/[^/\n]{0,200}\[[^\]\n]{1,200}\][^/\n]{0,200}\/|\/\^|\b(?:re\.compile|RegExp|regexp\.MustCompile|Pattern\.compile|Regex|preg_match)\b/u;
/** Words by which code waits, locks, keeps together or ends what it began. */
const KEEPS =
  /^(?:await|defer|using|finally|ensure|synchronized|volatile|atomic|unlock|lock\w*|with_?lock|mutex|semaphore|transaction\w*|transactional|ok_or(?:_else)?|(?:select_)?for_?update|\w*ForUpdate\w*|rollback|dispose|timeout\w*|deadline|MaxBytesReader|LimitReader|strict|escape\w*|sanitiz\w*)$/iu;
/** A number beside more other pieces that change is a part of something else. */
const FEW = 1;
const FLAG = /^(?:true|false|yes|no|on|off|none|null|nil)$/iu;
/** A ticket that asks for more or less of something without a number leaves the number to the author. */
const LEAVES_NUMBER =
  /\b(?:increas|decreas|raise[sd]? the|lower(?:s|ed)? the|reduc|doubl|halv|half|twice|longer|shorter|larger|smaller|bigger|faster|slower|bump|upgrad|version|tun(?:e|ing)\b|adjust)/u;
const LEAVES_ORDER =
  /\b(?:ordered|ordering|order of|order by|in order|swap|revers|sort|first|last|before|after|alphabet|rearrang|reorder|invert|flip|position)/u;
const LEAVES_OUT =
  /\b(?:remov|delet|drop|without|no longer|instead|replac|simplif|renam|refactor|clean|extract|mov(?:e|ing)|unif|consolidat|migrat|switch)/u;

/** Returns the added lines with such a difference, and what it is. Linear in the lines. */
export function findUnsaidEdits(
  { class: fileClass, language, file, added, regions }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
  uncommentedNew: Uncommented,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || fileClass === 'docs' || ticket.words.size === 0 || STYLES.test(file.path)) return found;
  const edited = regions.filter((region) => region.added.length > 0 && region.removed.length > 0);
  if (edited.length === 0) return found;
  const uncommented = { added: uncommentedNew, removed: readUncommented(syntax?.removed) };
  const cutAll = (lines: readonly Line[], side: 'added' | 'removed') =>
    lines.map((line) => ({ line, pieces: cutLine(uncommented[side].get(line.number) ?? line.text) }));
  const code = !PLAIN.has(language ?? '');
  const numbers = added.map(({ number }) => number);
  const within = findInsideTexts(numbers, syntax);
  const parameters = findLessUsedParameters(numbers, syntax);
  const introduced = listIntroduced(added, file.old_text ?? '');
  const all: (readonly [before: CutLine, after: CutLine])[] = [];
  for (const region of edited) {
    const written = cutAll(region.added, 'added');
    const kept = new Set(written.flatMap(({ pieces }) => pieces.map(({ text }) => text)));
    for (const pair of pairLines(cutAll(region.removed, 'removed'), written)) {
      const [before, after] = pair;
      all.push(pair);
      const { number } = after.line;
      const text = after.line.text.slice(0, REACH.line);
      if (IMPORTS.test(text) || (code && (MARKUP.test(text) || within.has(number)))) continue;
      const spread = findSpread(before.line.text, text);
      const unsaid =
        spread ??
        compare(before, after, {
          ticket,
          introduced,
          kept,
          code,
          pattern: PATTERN.test(text),
          parameters: parameters.get(number) ?? NONE,
        });
      if (unsaid !== null) found.set(number, `it ${unsaid}, and the ticket does not say so`);
    }
  }
  return new Map([...findSaidForAnother(all, ticket), ...found]);
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the lines that begin inside of a text. */
function findInsideTexts(numbers: readonly number[], syntax: FileSyntax | null): ReadonlySet<number> {
  const long = (syntax?.after?.literals ?? []).filter(({ first, last }) => last > first);
  const spans = long.map(({ first, last }) => ({ first: first + 1, last }));
  return findCovered(numbers, spans);
}

/** Returns names that a change brings and uses: those on two lines or more. */
function listIntroduced(added: readonly Line[], old: string): ReadonlySet<string> {
  const before = listWords(old);
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { text } of added) {
    for (const word of listWords(text)) {
      if (before.has(word)) continue;
      (once.has(word) ? twice : once).add(word);
    }
  }
  return twice;
}

/** What is known for the comparison of two lines. */
interface Known {
  readonly ticket: TicketWords;
  /** Names that the change brings. */
  readonly introduced: ReadonlySet<string>;
  /** What the added lines around have. */
  readonly kept: ReadonlySet<string>;
  /** The file is code: its lines have to do with each other. */
  readonly code: boolean;
  /** The line has a regular expression. */
  readonly pattern: boolean;
  /** Parameters that the function around the line still has, and uses less than before. */
  readonly parameters: ReadonlySet<string>;
}

/** Returns what of a line's change the ticket does not say, in words; null if it says all. */
function compare(before: CutLine, after: CutLine, known: Known): string | null {
  const lost = subtract(before.pieces, after.pieces);
  const gained = subtract(after.pieces, before.pieces);
  return (
    compareValues(lost, gained, after.pieces, known) ??
    compareGuards(lost, gained, known) ??
    compareOrder(before, after, known.ticket) ??
    findExchanged(before.pieces, after.pieces, known) ??
    findUnsaidFlag(before.pieces, after.pieces, known) ??
    compareLosses(lost, gained, known) ??
    compareTexts(lost, gained, known) ??
    findReplacedWithin(before.pieces, after.pieces, known.ticket, LEAVES_NUMBER)
  );
}

/** Lists and calls take what is spread one by one. */
const ONE_BY_ONE = /[[(]\s{0,8}\.\.\./u;

/** Returns what is handed on as a whole where single members were before. */
function findSpread(before: string, after: string): string | null {
  for (const [, rest = '', name = rest] of after.matchAll(
    /(?:\.\.\.|\*\*)\s{0,8}([\p{IDS}_$][\p{IDC}$]*)(?:\s{0,8}\}\s{0,8}=\s{0,8}([\p{IDS}_$][\p{IDC}$]*))?/gu,
  ))
    if (
      !before.includes(`...${name}`) &&
      !before.includes(`**${name}`) &&
      before.includes(`${name}.`) &&
      !ONE_BY_ONE.test(after)
    )
      return `hands on all of \`${shorten(name, SHOWN)}\``;
  return null;
}

/** Numbers, texts, flags and operators: what a line says beside its names. */
function compareValues(
  lost: readonly Piece[],
  gained: readonly Piece[],
  after: readonly Piece[],
  known: Known,
): string | null {
  const { ticket, code } = known;
  const isNumber = ({ kind }: Piece) => kind === 'number';
  const others = [lost, gained].map((some) => some.filter((one) => !isNumber(one)).length);
  if (lost.some(isNumber) && Math.max(...others) <= FEW && !ticket.speaksOf(LEAVES_NUMBER)) {
    const number = gained.find((one) => isNumber(one) && !ticket.hasNumber(one.text));
    if (number !== undefined) return `has the number \`${number.text}\``;
  }
  const all = [...lost, ...gained];
  const [one] = gained.length > 0 ? gained : lost;
  if (one === undefined || all.some((piece) => isSaid(piece, known))) return null;
  if (code && !known.pattern && all.some((piece) => piece.kind === 'name' && !piece.quoted && !FLAG.test(piece.text)))
    return null;
  if (FLAG.test(one.text) && isKeySaid(after, one, known)) return null;
  // A type that becomes optional has nothing to do with values.
  if (code && lost.length === 0 && all.every(({ text }) => NOTHING.test(text))) return null;
  return gained.length > 0 ? `has \`${shorten(one.text, SHOWN)}\`` : `leaves out \`${shorten(one.text, SHOWN)}\``;
}

/** Words by which a line waits, locks, or ends what it began. */
function compareGuards(lost: readonly Piece[], gained: readonly Piece[], { ticket, kept }: Known): string | null {
  const gone = lost.find(({ text }) => KEEPS.test(text) && !kept.has(text) && !ticket.namesWhole(text));
  const again = gained.some(({ text }) => KEEPS.test(text));
  return gone === undefined || again ? null : `leaves out \`${shorten(gone.text, SHOWN)}\``;
}

/** Returns whether the ticket has a word of the name before a value. */
function isKeySaid(pieces: readonly Piece[], value: Piece, { ticket }: Known): boolean {
  const key = pieces[pieces.findIndex(({ text }) => text === value.text) - 1];
  return key !== undefined && ticket.namesPart(key.text);
}

function isSaid({ kind, text }: Piece, { ticket, introduced }: Known): boolean {
  if (kind === 'number') return ticket.hasNumber(text) || ticket.speaksOf(LEAVES_NUMBER);
  if (kind === 'operator') return isAskedFor(text, ticket);
  return ticket.namesPart(text) || introduced.has(text);
}

/** Lines that compare: a ticket that asks for another order asks for them, whatever their names are. */
const COMPARES = /[-<>]|\bc(?:ompare|mp)/iu;

/** Two names that each line has once, in another order, where nothing goes. */
function compareOrder(before: CutLine, after: CutLine, ticket: TicketWords): string | null {
  const places = new Map(listOnce(before.pieces).map((name, at) => [name, at]));
  const order = listOnce(after.pieces).filter((name) => places.has(name));
  const at = order.findIndex((name, index) => (places.get(name) ?? 0) < (places.get(order[index - 1] ?? '') ?? -1));
  if (at < 1 || order.length < places.size) return null;
  const [one = '', other = ''] = order.slice(at - 1);
  const isAsked = COMPARES.test(after.line.text) || ticket.namesPart(one) || ticket.namesPart(other);
  if (isAsked && ticket.speaksOf(LEAVES_ORDER)) return null;
  return `exchanges \`${shorten(one, SHOWN)}\` and \`${shorten(other, SHOWN)}\``;
}

function listOnce(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, text, quoted } of pieces) if (kind === 'name' && !quoted) addToCount(counts, text);
  return [...counts].flatMap(([name, count]) => (count === 1 ? [name] : []));
}

/**
 * A line that has less than before, and nothing for it but what the ticket says. In code such a line often follows from
 * another one; there a parameter counts that the function still has.
 */
function compareLosses(lost: readonly Piece[], gained: readonly Piece[], known: Known): string | null {
  const { ticket, kept, code, parameters } = known;
  const replaces = (one: Piece) => one.kind !== 'operator' && !isSaid(one, { ...known, introduced: NONE });
  if (ticket.speaksOf(LEAVES_OUT) || gained.some(replaces)) return null;
  const [goes, comes] = [lost, gained].map((some) => some.filter(({ kind }) => kind === 'name').length);
  if (goes === undefined || comes === undefined || (code ? goes > 1 : goes <= comes)) return null;
  const gone = lost.find(
    (one) =>
      one.kind === 'name' &&
      (code
        ? parameters.has(one.text) && !one.quoted
        : !FLAG.test(one.text) && !isSaid(one, known) && !kept.has(one.text)),
  );
  return gone === undefined ? null : `leaves out \`${shorten(gone.text, SHOWN)}\``;
}

/** A line that only gets more: of the texts that come, each must be said. */
function compareTexts(lost: readonly Piece[], gained: readonly Piece[], known: Known): string | null {
  const texts = gained.filter(({ kind, quoted }) => kind === 'name' && quoted);
  const come = texts.find((one) => !isSaid(one, known));
  if (lost.length > 0 || come === undefined || !texts.some((one) => isSaid(one, known))) return null;
  return `has \`${shorten(come.text, SHOWN)}\``;
}
