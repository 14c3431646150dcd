/** An error that is caught where it is thrown. */
import { listHandled, passesOn } from '../../idle/swallowed.js';
import { type Asked, placeOf } from './asked.js';

const THROWN = /\b(?:throws?|raises?)\b/u;
const ASKS_FOR_CATCH = /\b(?:catch\w*|caught|handl\w+|swallow\w*|log\w*|report\w*)\b/u;
const MADE = /\b(?:throw|raise)\s+(?:new\s+)?\\?(?<type>[\w.\\]+)/u;
/** What catches any error. */
const CATCHES_ALL = /\b(?:Throwable|Exception|BaseException|Error|StandardError|RuntimeException|any|unknown)\b/u;
const NAMES_A_TYPE = /^\}?\s*(?:catch\s*\(\s*(?:final\s+)?[\w.|\\ ]*?[A-Z]\w*|except\s+\(?\w|rescue\s+[A-Z])/u;

/** Finds an added line that throws into a handler of its own function which goes on, where the criterion says that it throws. */
export function findCaught(asked: Asked): string | null {
  const { source, lines, text } = asked;
  if (!THROWN.test(text) || ASKS_FOR_CATCH.test(text)) return null;
  for (const { line, handler } of listHandled(source, lines)) {
    if (passesOn(source, handler)) continue;
    const type = MADE.exec(line.code)?.groups?.['type'] ?? '';
    const names = NAMES_A_TYPE.test(handler.code);
    const isCaught = !names || CATCHES_ALL.test(handler.code) || (type !== '' && handler.code.includes(type));
    if (isCaught)
      return `the error outside: line ${handler.number} catches what ${placeOf(asked, line)} throws, and goes on`;
  }
  return null;
}
