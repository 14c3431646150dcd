/** Errors that went on before a change and end at a new line: a handler that gives nothing instead, a call whose failure is dropped. */
import type { FileChange, FileSyntax, Handler, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createNewSideReader } from '../../new-side.js';

/** A place on the new side, and what happens there. */
export interface Quieted {
  readonly line: ScannedLine;
  readonly how: 'handler' | 'call';
}

/** Throws, gives an error, or ends the program. */
const LETS_KNOW =
  /(?:^|[^\w$.])(?:throw|rethrow|raise|panic!?|fatalError|preconditionFailure|error|bail!|exit|abort|die|fail)(?:$|[\s;(!])|\b(?:Err|Left|Failure|failed|reject|next|callback|cb|done|onError|abort|completeError|addError|errors?\.(?:New|Wrap)\w*|fmt\.Errorf|log\.Fatal\w*|process\.exit|exitProcess)\s?\(|\breturn\s(?:\S{1,60},\s?)?(?:e|ex|err|error|exception)\b(?!\()/u;
/** What is given says nothing of an error. */
const GIVES_NOTHING =
  /^\s{0,200}(?:return(?:\s(?:null|nil|None|undefined|default|nullptr|Ok\(\(\)\)|Optional\.empty\(\)))?|nil|null|None|case\s.{1,100}=>\s{0,4}None)\s{0,4};?\s{0,4}$/u;
/** What only writes a text somewhere. */
const LOGS =
  /^\s{0,200}(?:console|log|logger|logging|Log|LOG|slog|Logger|_?log\w{0,10})\b(?!\.(?:[fF]atal|[pP]anic|exit))/u;

/** Returns them by file, in order of their lines; one for a handler. */
export function findQuieted(change: FileChange, syntax: FileSyntax): readonly Quieted[] {
  if (syntax.removed.length === 0 || syntax.added.length === 0) return [];
  const removed = new Map(syntax.removed.map((line) => [line.number, line]));
  const added = new Map(syntax.added.map((line) => [line.number, line]));
  const handlers = syntax.after?.handlers ?? [];
  const side = createNewSideReader(change);
  return change.regions.flatMap((region): readonly Quieted[] => {
    const old = region.removed.flatMap(({ number }) => removed.get(number) ?? []);
    const own = region.added.flatMap(({ number }) => added.get(number) ?? []).slice(0, MAX_LINES);
    if (old.length === 0 || old.length > MAX_LINES) return [];
    const threw = old.some(({ code }) => LETS_KNOW.test(code.slice(0, REACH.statement)));
    const given = threw ? own.find((line) => isLastWord(line, own, handlers, side)) : undefined;
    const calls = own.filter((line) => dropsError(line, old, change.language ?? ''));
    return [
      ...(given === undefined ? [] : [{ line: given, how: 'handler' as const }]),
      ...calls.map((line) => ({ line, how: 'call' as const })),
    ];
  });
}

/** Larger regions are rewritten. */
const MAX_LINES = 40;
const MAX_HANDLER = 40;

/** Returns true for a line by which a handler gives nothing, or only writes, where no other line of it lets anybody know. */
function isLastWord(
  { number, code }: ScannedLine,
  own: readonly ScannedLine[],
  handlers: readonly Handler[],
  side: (number: number) => string | undefined,
): boolean {
  const text = code.slice(0, REACH.statement);
  if (!GIVES_NOTHING.test(text) && !LOGS.test(text)) return false;
  const handler = handlers.findLast(({ first, last }) => first <= number && number <= last);
  if (handler === undefined || handler.last - handler.first > MAX_HANDLER) return false;
  if (
    LOGS.test(text) &&
    own.some((line) => line.number > number && line.number <= handler.last && GIVES_NOTHING.test(line.code))
  )
    return false;
  for (let at = handler.first; at <= handler.last; at += 1) {
    const line = (side(at) ?? '').slice(0, REACH.statement);
    if (!LOGS.test(line) && (LETS_KNOW.test(line) || (/\breturn\s+\S/u.test(line) && !GIVES_NOTHING.test(line))))
      return false;
  }
  return true;
}

/** How a language drops the failure of a call, group 1 being the call; and what the call had before if it let its error go on. */
interface Dropper {
  readonly now: RegExp;
  readonly before?: RegExp;
}

const CALL = '([\\w$.:>?!-]{1,120})\\(';
const JS: Dropper = {
  now: new RegExp(
    `^\\s{0,200}(?:return |await |void )*${CALL}.{0,200}\\)\\.catch\\(\\s?(?:\\(\\w{0,20}\\)|\\w{1,20}|function \\(\\w{0,20}\\)) ?(?:=> ?)?\\{\\s{0,4}\\}\\)`,
    'u',
  ),
};
const DROPPERS: Readonly<Partial<Record<string, Dropper>>> = {
  JavaScript: JS,
  TypeScript: JS,
  TSX: JS,
  Dart: {
    now: new RegExp(
      `^\\s{0,200}(?:return |await )*${CALL}.{0,200}\\)(?:\\.ignore\\(\\)|\\.catchError\\(\\(\\w{1,20}(?:, ?\\w{1,20})?\\) ?(?:=> ?null|\\{\\s{0,4}\\})\\));`,
      'u',
    ),
  },
  Rust: {
    now: new RegExp(
      `^\\s{0,200}(?:let _ ?= ?${CALL}.{0,200}\\)(?:\\.await)?;|(?:let [\\w: ]{1,60}= )?[\\w.:]{1,120}\\(.{0,200}\\)(?:\\.await)?\\.(?:ok\\(\\);|unwrap_or_default\\(\\)))`,
      'u',
    ),
    before: /\?;?\s{0,4}$/u,
  },
  Swift: { now: new RegExp(`\\btry\\? (?:await )?${CALL}`, 'u'), before: /\btry (?:await )?\w/u },
  Kotlin: { now: new RegExp(`^\\s{0,200}runCatching \\{ ?${CALL}.{0,200}\\) ?\\}\\s{0,4}$`, 'u') },
  Go: {
    now: new RegExp(`^\\s{0,200}_ = ${CALL}`, 'u'),
    before: /^\s{0,200}(?:return |(?:if )?err :?= )/u,
  },
  C: { now: new RegExp(`^\\s{0,200}\\(void\\) ?${CALL}`, 'u'), before: /=|\breturn\b|\bif\b/u },
  'C++': { now: new RegExp(`^\\s{0,200}\\(void\\) ?${CALL}`, 'u'), before: /=|\breturn\b|\bif\b/u },
  PHP: { now: new RegExp(`@${CALL}`, 'u') },
  Ruby: { now: new RegExp(`^\\s{0,200}(?:\\w{1,60} = )?${CALL}.{0,200}\\) rescue (?:nil|false)\\s{0,4}$`, 'u') },
};

function dropsError({ code }: ScannedLine, old: readonly ScannedLine[], language: string): boolean {
  const dropper = DROPPERS[language];
  if (dropper === undefined) return false;
  const text = code.slice(0, REACH.statement);
  const found = dropper.now.exec(text);
  if (found === null) return false;
  const callee = found[1] ?? /([\w.:]{1,120})\(/u.exec(text)?.[1];
  return (
    callee !== undefined &&
    old.some((line) => {
      const before = line.code.slice(0, REACH.statement);
      return before.includes(`${callee}(`) && !dropper.now.test(before) && dropper.before?.test(before) !== false;
    })
  );
}
