/** Calls of Elixir as other languages write them: what is piped into a call is its first argument, and brackets may be left out. */
import { walkTop } from './code-lists.js';

/** So many lines of a pipe are read above a line. */
const MOST_LINES = 6;
/** Longer lines, in UTF-16 code units, are not read; of a pipe so many calls at its end are. */
const MOST_TEXT = 2_000;
const MOST_CALLS = 8;
const CALLEE = String.raw`(?:[A-Z]\w{0,40}\.|:\w{1,30}\.){0,4}[a-z_]\w{0,60}[?!]?`;
/** A call without brackets as a statement, or as what a name gets. */
const BARE = new RegExp(
  String.raw`^(\s{0,80}(?:\w{1,60}\s{0,4}=\s{0,4})?)(${CALLEE})\s{1,4}(?![=<>|+*/&-]|do\b|->)(\S.{0,400})$`,
  'u',
);
const PIPED = new RegExp(String.raw`^\s{0,4}(${CALLEE})(?:\(\s{0,4}(.{0,400}))?$`, 'u');
/** Words of the language that stand where a call without brackets might. */
const WORDS =
  /^(?:def\w{0,10}|if|unless|case|cond|with|for|fn|do|end|else|when|use|import|alias|require|plug|test|describe|assert|refute|raise|throw|quote|not|and|or|in)$/u;

/** Returns the calls of a line in brackets, where it writes them another way. `read` gives a line by its number. */
export function listElixirCalls(
  text: string,
  number: number,
  read: (number: number) => string | undefined,
): readonly string[] {
  if (text.length > MOST_TEXT) return [];
  const bare = BARE.exec(text);
  const found =
    bare === null || WORDS.test(bare[2] ?? '') ? [] : [`${bare[1] ?? ''}${bare[2] ?? ''}(${bare[3] ?? ''})`];
  if (!text.includes('|>')) return found;
  const pipes: number[] = [];
  walkTop(text, 'Elixir', (at) => {
    if (!text.startsWith('|>', at)) return 0;
    pipes.push(at);
    return 2;
  });
  for (const [index, at] of pipes.entries()) {
    if (index < pipes.length - MOST_CALLS) continue;
    const end = pipes[index + 1] ?? text.length;
    const call = PIPED.exec(text.slice(at + 2, end).trimEnd());
    if (call === null) continue;
    const before = `${readAbove(number, text, read)} ${text.slice(0, at)}`
      .trim()
      .replace(/^(?:\w{1,60}\s{0,4}=(?![=>~])|@\w{1,60}(?=\s{1,4}[\w":])|defp?\s.{1,200}?,\s{0,4}do:)\s{0,4}/u, '');
    const rest = call[2] ?? ')';
    found.push(`${call[1] ?? ''}(${before}${rest.startsWith(')') ? '' : ', '}${rest}`);
  }
  return found;
}

/** Returns the lines above one that begins with a pipe, up to the first that does not. */
function readAbove(number: number, text: string, read: (number: number) => string | undefined): string {
  const lines: string[] = [];
  let line = text;
  for (let at = number - 1; at >= number - MOST_LINES && /^\s{0,80}\|>/u.test(line); at -= 1) {
    line = (read(at) ?? '').slice(0, MOST_TEXT);
    lines.unshift(line.trim());
  }
  return lines.join(' ');
}
