/** White space that is more than that: it cuts a command, is data, or moves what counts only in its place. */
import type { FileChange, Line } from '../../model.js';
import { isContinued, mayRunComments, movesHead } from './comments.js';
import { findHereDocuments } from './here-documents.js';
import { isObeyed } from './obeyed.js';
import type { ObeyedLines } from './obeyed-lines.js';

/** Texts of these languages in which white space may be sent, be data, or decide where code begins. */
const LOOSE: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['PHP', (text) => !/^<\?php\s/u.test(text) || text.includes('?>')],
  ['Ruby', (text) => /^[ \t]*(?:=begin|=end|__END__)/mu.test(text)],
  ['Shell', (text) => text.includes('<<')],
]);

/** Languages in which a blank line ends a statement that a line break does not end. */
const ENDED_BY_BLANK = new Set(['Scala']);

/** Returns whether white space of a file may be more than that, wherever it stands. */
export function hasLooseText(change: FileChange): boolean {
  const { file, language } = change;
  // A blank line ends a program in comments. That of Rust is documentation, and goes on behind it.
  if (language !== 'Rust' && mayRunComments(change)) return true;
  const isLoose = LOOSE.get(language ?? '');
  if (isLoose === undefined) return false;
  const sides = [
    { mode: file.old_mode, text: file.old_text },
    { mode: file.new_mode, text: file.new_text },
  ];
  return sides.some(({ mode, text }) => mode !== null && (text === null || isLoose(text)));
}

/** What a blank line is: nothing, the end of a command that was to go on, or something that is not known. */
type BlankLine = 'idle' | 'cuts' | 'unknown';

/** Judges a blank line of a side outside of strings. `before`: the line before it; null if it is not known. */
export type JudgeBlank = (line: Line, side: 'added' | 'removed', before: string | null) => BlankLine;

/** Returns the judge of a file. */
export function createBlankJudge(change: FileChange, obeyed: ObeyedLines): JudgeBlank {
  const { language, file } = change;
  const isShell = language === 'Shell';
  const documents = {
    added: isShell && file.new_text !== null ? findHereDocuments(file.new_text) : null,
    removed: isShell && file.old_text !== null ? findHereDocuments(file.old_text) : null,
  };
  const isKnown = !hasLooseText(change) && !movesHead(file) && !ENDED_BY_BLANK.has(language ?? '');
  const space = isShell ? /^[ \t]*$/u : /^[ \t]*\r?$/u;
  return ({ number, text }, side, before) => {
    if (before !== null && isContinued(before)) return 'cuts';
    const isOutside = isKnown || (documents[side]?.has(number) === false && !movesHead(file));
    if (!isOutside || before === null || !space.test(text)) return 'unknown';
    // A comment that a tool obeys may be about the next line alone.
    return isObeyed(before, language) || obeyed.endsOn(number - 1, side) ? 'unknown' : 'idle';
  };
}
