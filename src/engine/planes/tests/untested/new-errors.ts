/** Errors that a change newly raises, with the words by which a test would expect them. */
import type { FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** An error that comes with the change. */
export interface NewError {
  readonly line: number;
  /** The longest run of its message without what is put in. */
  readonly message: string;
}

/** What raises an error, by language. */
const RAISES =
  /\b(?:throw|raise)\b|\b(?:errors\.New|fmt\.Errorf|status\.Errorf?|panic|abort)\(|\b(?:bail|anyhow|ensure|panic)!\s{0,2}\(|\breturn\s{1,4}(?:Err|Left|Failure)\(|\bResult\.failure\(/u;

/** An error that hands on another one, and errors that nobody expects to see. */
const HANDS_ON = /%w|\bunreachable\b|\b(?:not|un) ?implemented\b|\bshould (?:not|never)\b|\binternal error\b|\bbug\b/iu;

/** What is put into a message: of printf, of templates, and of formats. */
const PUT_IN = /%[-+#.\d]{0,6}[a-zA-Z]|[$#]?\{[^{}]{0,80}\}|\\\(|\\[ntr"'\\]|\$\w{1,40}|["'`]/u;
const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\]){8,300})\1/u;

/** A message stands within so many lines of what raises it. */
const MAX_LINES = 4;
/** A file that raises more is a list of errors. */
const MAX_ERRORS = 40;
/** A shorter run of a message may stand anywhere. */
const LEAST_MESSAGE = 12;

/**
 * Returns the errors that added lines of a file raise where the lines that went raised none, the first ones if they are many.
 * @param removed all that the change removes: a message in it only moved
 */
export function findNewErrors({ syntax }: RuleContext, change: FileChange, removed: string): readonly NewError[] {
  const file = syntax.get(change.file.path);
  if (file === undefined || file.substance !== 'code') return [];
  const scanned = new Map(file.added.map((line) => [line.number, line]));
  const handlers = file.after?.handlers ?? [];
  const before = new Set(
    file.removed.filter(({ code }) => RAISES.test(code.slice(0, REACH.statement))).map(({ number }) => number),
  );
  const isOld = (message: string) => (change.file.old_text ?? '').includes(message) || removed.includes(message);
  let left = MAX_ERRORS;
  return change.regions.flatMap((region) => {
    // An error in the place of another is the old one in other words.
    if (region.removed.some(({ number }) => before.has(number))) return [];
    return region.added.flatMap(({ number }): readonly NewError[] => {
      const line = scanned.get(number);
      if (line === undefined || left <= 0 || !RAISES.test(line.code.slice(0, REACH.statement))) return [];
      left -= 1;
      if (handlers.some(({ first, last }) => number >= first && number <= last)) return [];
      const rest = Array.from(
        { length: MAX_LINES },
        (_, at) => scanned.get(number + at)?.text.slice(0, REACH.line) ?? '',
      );
      const start = line.code.search(RAISES);
      const literal = LITERAL.exec([rest[0]?.slice(start) ?? '', ...rest.slice(1)].join('\n'))?.[2] ?? '';
      if (HANDS_ON.test(literal)) return [];
      const message = literal
        .split(PUT_IN)
        .map((part) => part.trim())
        .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
      return message.length >= LEAST_MESSAGE && message.includes(' ') && !isOld(message)
        ? [{ line: number, message }]
        : [];
    });
  });
}

/** Returns all that a change removes, as one text. */
export function readRemoved({ change }: RuleContext): string {
  return change.files.flatMap(({ removed }) => removed.map(({ text }) => text)).join('\n');
}
