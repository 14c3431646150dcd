/** What needs no test of its own: macros, and functions of one expression that decides nothing. */
import type { ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** Definitions that are put in where their name stands. */
const MACRO =
  /^\s*(?:pub(?:\([^)]{1,40}\))?\s+)?(?:macro_rules!|macro\s)|^\s*(?:defmacrop?|inline\s+macro|#\s*define)\b/u;

/** What takes one way or another, and loops, by words and by signs. */
const DECIDES =
  /\b(?:if|elif|elsif|else|unless|match|switch|case|cond|when|while|for|foreach|until|loop|try|catch|except|rescue|guard|yield|and|or|do|lambda|proc|func|fn)\b|&&|\|\||\?\?|\?:|\s\?\s|[<>=!]=|\s[<>]\s|=>\s*\{|\|\w{0,30}\|/u;
/** A statement that gives something a name or changes it. */
const KEEPS =
  /^(?:let|const|var|val|mut|auto|final)\b|^[\w$.@[\]]{1,80}\s{0,4}(?::=|[-+*/|&%]?=(?![=>~]))|^[A-Za-z][\w$<>, *&]{0,80}\s[\w$]{1,60}\s{0,4}=(?![=>~])/u;

/** An expression goes on below such an end, or above such a beginning. */
const GOES_ON = /(?:[,([{+*/|&.\\:]|->|=>|\|>|=)$/u;
const GOES_BACK = /^(?:[.)\]},+*/|&]|\?\.|->|where\b)/u;
/** What stands beside the statements: annotations, texts, and what closes a block. */
const ASIDE = /^(?:@|#\[|"""|'''|""$|''$|[)\]};]+$|end$)/u;

/** Returns true for a macro. `lines`: those of the definition, without comments and contents of strings. */
export function isMacro(lines: readonly ScannedLine[]): boolean {
  return lines.slice(0, MAX_HEAD).some(({ code }) => MACRO.test(code.slice(0, REACH.statement)));
}

/** Returns true if a function holds a single expression without a condition: it hands on to another, or gives a value. */
export function isThin(lines: readonly ScannedLine[]): boolean {
  const code = lines.map((line) => line.code.slice(0, REACH.statement).trim()).filter((text) => text !== '');
  const start = code.findIndex((text) => !/^(?:@|#\[)/u.test(text));
  if (start < 0) return false;
  const head = code.findIndex((text, at) => at >= start && /(?:\{|:|\bdo|=|=>)$/u.test(text));
  // In Ruby a head ends with its line.
  const body = code.slice((head < 0 ? start : head) + 1);
  if (body.length > MAX_BODY) return false;
  let statements = 0;
  let before = '';
  for (const text of body) {
    if (DECIDES.test(text) || KEEPS.test(text) || /;\s*\S/u.test(text)) return false;
    if (ASIDE.test(text)) continue;
    if (!GOES_ON.test(before) && !GOES_BACK.test(text)) statements += 1;
    before = text;
  }
  return statements === 1;
}

/** The lines that may stand above the word that declares a macro. */
const MAX_HEAD = 4;
/** A longer expression is told even if it decides nothing: it builds much. */
const MAX_BODY = 8;
