import type { FileChange, Handler, RawFinding, Rule, RuleContext, ScannedLine, SideSyntax } from '../../model.js';
import { findCovered, hasLineWithin } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { mapRemovedLines } from '../side-lines.js';

/** Reports a handler that ignores an error and did something with it before. A new such handler is information. */
export const errorSwallowed: Rule = {
  id: 'robustness/error-swallowed',
  severity: 'info',
  summary: 'An error is caught and ignored',
  docs: {
    why: 'A handler that does nothing hides the fault, and the program goes on with half of the work done. If the handler did something before, somebody needed it. A new empty handler is information. One with a comment that says why is no finding.',
    bad: {
      files: {
        'src/config.ts': [
          ' try {',
          '   load(path);',
          ' } catch (error) {',
          '-  log.error(error);',
          '-  throw error;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/config.ts': [
          ' try {',
          '   load(path);',
          ' } catch (error) {',
          '-  throw error;',
          '+  throw new ConfigError(path, { cause: error });',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check: (context) => context.change.files.flatMap((change) => findSwallowed(context, change)),
};

/** Returns a test for the handlers that this rule tells, by their first lines. A file is read when it is asked for. */
export function createSwallowedTest(context: RuleContext): (change: FileChange, line: number) => boolean {
  const told = new Map<FileChange, ReadonlySet<number>>();
  return (change, line) => {
    const lines = told.get(change) ?? new Set(findSwallowed(context, change).map(({ first }) => first));
    told.set(change, lines);
    return lines.has(line);
  };
}

function findSwallowed(context: RuleContext, change: FileChange): readonly RawFinding[] {
  const syntax = context.syntax.get(change.file.path);
  if (syntax?.after === null || syntax?.after === undefined || !isLookedAt(change)) return [];
  const empty = syntax.after.handlers.filter((handler) => handler.empty);
  if (empty.length === 0) return [];
  const texts = new Map(change.added.map(({ number, text }) => [number, text.trim()]));
  const touched = createTouchLookup(context, change, syntax.before, texts);
  const isMeant = createMeantLookup(syntax.added);
  return empty.flatMap((handler) => {
    const how = touched(handler);
    if (how === null || (how === 'new' && isMeant(handler))) return [];
    return [
      {
        file: change.file.path,
        first: handler.first,
        last: Math.max(handler.first, Math.min(handler.last, handler.first + MAX_SHOWN)),
        title: how === 'emptied' ? 'An error handler was emptied' : 'A new error handler does nothing',
        rationale:
          how === 'emptied'
            ? 'This handler did something with the error; now it ignores it. Callers may not learn that something failed. Pass the error on, or log it and say in a comment why nothing more needs to be done.'
            : 'This handler catches an error and does nothing with it. If that is intended, say why in a comment inside it. If not, handle the error or let it pass.',
        anchor: texts.get(handler.first) ?? UNCHANGED,
      },
    ];
  });
}

const MAX_SHOWN = 5;

/** Errors for which an empty handler is correct: a missing module, or an interrupt from the keyboard. */
const NO_FAULT =
  /\bexcept\b.{0,40}\b(?:ImportError|ModuleNotFoundError)\b|\bexcept\s{1,4}\(?\s{0,4}(?:KeyboardInterrupt|GreenletExit)\b[^,]{0,40}$|\brescue\s{1,4}Interrupt\b[^,]{0,40}$/u;

/** The name of the error says that it is meant: inspections of Java and Kotlin ask for `ignored`, test styles for `expected`. */
const NAMED_IGNORED = /\bcatch\s{0,4}\([^)]{0,200}\b(?:ignored?|expected|unused)\w{0,20}\b/iu;

/** Ruby: `nil` instead of the value, for errors that are told by name. */
const NAMED_ERRORS = /\brescue\s{1,4}(?!StandardError\b|Exception\b|=>)[*A-Z]/u;

/** Tells whether a new comment inside of a handler gives a reason, or its error is no fault by its type or its name. */
function createMeantLookup(added: readonly ScannedLine[]): (handler: Handler) => boolean {
  const explained = added.filter(({ comment }) => /\p{Alpha}{3}/u.test(comment)).map(({ number }) => number);
  const code = new Map(added.map((line) => [line.number, line.code]));
  return (handler) => {
    const head = (code.get(handler.first) ?? '').slice(0, REACH.entry);
    // A list of errors goes on below its commas.
    let body = handler.first + 1;
    while (
      body < handler.last &&
      code
        .get(body - 1)
        ?.trim()
        .endsWith(',') === true
    )
      body += 1;
    if (NAMED_ERRORS.test(head) && code.get(body)?.trim() === 'nil') return true;
    return hasLineWithin(explained, handler) || NO_FAULT.test(head) || NAMED_IGNORED.test(head);
  };
}

function isLookedAt(change: FileChange): boolean {
  return change.class === 'source' || change.class === 'ci' || change.class === 'infra' || change.class === 'migration';
}

/** Stands in a fingerprint for the words of a line that is not new. */
const UNCHANGED = 'handler';

type Touch = 'emptied' | 'new' | null;

/** Finds how the change touched a handler of the new side. `added` has the words of the added lines, by number. */
function createTouchLookup(
  context: RuleContext,
  change: FileChange,
  before: SideSyntax | null,
  added: ReadonlyMap<number, string>,
): (handler: Handler) => Touch {
  const places = mapRemovedLines(change);
  const kept = new Set(added.values());
  const removedCode = context.syntax.get(change.file.path)?.removed.filter(({ code }) => code.trim().length > 1) ?? [];
  const full = before?.handlers.filter(({ empty }) => !empty) ?? [];
  const gone = new Set(change.removed.map(({ number }) => number));
  // What stood in a handler whose head stays, and in one whose head went: a head that stays is the same handler's.
  const [ofKept, ofGone] = [false, true].map((headWent) =>
    [
      ...findCovered(
        removedCode.map(({ number }) => number),
        full.filter(({ first }) => gone.has(first) === headWent),
      ),
    ]
      .map((number) => places.get(number) ?? 0)
      .sort((a, b) => a - b),
  );
  const removed = new Map(change.removed.map(({ number, text }) => [number, text.trim()]));
  const moved = new Set(removed.values());
  // Heads of empty handlers that the change writes in other words: another name of the error, another type.
  let rewritten = (before?.handlers ?? []).filter(({ empty, first }) => {
    const head = removed.get(first);
    return empty && head !== undefined && !kept.has(head);
  }).length;
  const replaced = listReplaced(change, context.syntax.get(change.file.path)?.after?.handlers ?? [], full);
  return (handler) => {
    const head = added.get(handler.first);
    if (hasLineWithin(ofKept ?? [], handler)) return 'emptied';
    if (head !== undefined && hasLineWithin(ofGone ?? [], handler)) return 'emptied';
    if (head !== undefined && replaced.has(handler.first)) return 'emptied';
    // A handler that only moved was already empty.
    if (head === undefined || moved.has(head)) return null;
    if (rewritten === 0) return 'new';
    rewritten -= 1;
    return null;
  };
}

/** Lists the first lines of new handlers that stand in the place of as many others, which did something. */
function listReplaced(
  { regions }: FileChange,
  after: readonly Handler[],
  full: readonly Handler[],
): ReadonlySet<number> {
  const heads = new Set(after.map(({ first }) => first));
  const did = new Set(full.map(({ first }) => first));
  return new Set(
    regions.flatMap(({ added, removed }) => {
      const now = added.filter(({ number }) => heads.has(number));
      const old = removed.filter(({ number }) => did.has(number));
      return now.length > 0 && now.length === old.length ? now.map(({ number }) => number) : [];
    }),
  );
}
