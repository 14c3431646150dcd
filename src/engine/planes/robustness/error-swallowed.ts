import type { FileChange, Handler, Rule, RuleContext, ScannedLine, SideSyntax } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { mapRemovedLines } from '../side-lines.js';

/** Reports a handler that ignores an error and did something with it before. A new such handler is information. */
export const errorSwallowed: Rule = {
  id: 'robustness/error-swallowed',
  severity: 'warn',
  summary: 'An error is taken and nothing is done with it',
  docs: {
    why: 'A handler that does nothing hides the fault and lets the program go on with what it has half done. Where it did something before, somebody needed it. A new empty handler is information, and one whose comment says why is none.',
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
  check(context) {
    return context.change.files.flatMap((change) => {
      const syntax = context.syntax.get(change.file.path);
      if (syntax?.after === null || syntax?.after === undefined || !isLookedAt(change)) return [];
      const touched = createTouchLookup(context, change, syntax.before);
      return syntax.after.handlers
        .filter(({ empty }) => empty)
        .flatMap((handler) => {
          const how = touched(handler);
          if (how === null || (how === 'new' && isMeant(handler, syntax.added))) return [];
          return [
            {
              file: change.file.path,
              first: handler.first,
              last: Math.max(handler.first, Math.min(handler.last, handler.first + MAX_SHOWN)),
              title: how === 'emptied' ? 'An error handler was emptied' : 'A new error handler does nothing',
              rationale:
                how === 'emptied'
                  ? 'This handler did something with the error; now it takes it and goes on as if nothing had happened. Whoever calls this will not learn that it failed. Pass the error on, or say in a comment why nothing needs to be done and log it.'
                  : 'This handler takes an error and does nothing with it. If that is meant, say why in a comment inside it; if not, handle the error or let it through.',
              anchor: findLineText(change, handler.first),
              ...(how === 'emptied' && !isMeant(handler, syntax.added) ? {} : { severity: 'info' as const }),
            },
          ];
        });
    });
  },
};

const MAX_SHOWN = 5;

/** Errors for which an empty handler is correct: a missing module, or an interrupt from the keyboard. */
const NO_FAULT =
  /\bexcept\b.{0,40}\b(?:ImportError|ModuleNotFoundError)\b|\bexcept\s{1,4}\(?\s{0,4}(?:KeyboardInterrupt|GreenletExit)\b[^,]{0,40}$|\brescue\s{1,4}Interrupt\b[^,]{0,40}$/u;

/** Returns true if a new comment inside gives a reason, or the error type is no fault. */
function isMeant({ first, last }: Handler, added: readonly ScannedLine[]): boolean {
  return added.some(
    ({ number, comment, code }) =>
      number >= first &&
      number <= last &&
      (/\p{L}{3}/u.test(comment) || (number === first && NO_FAULT.test(code.slice(0, REACH.entry)))),
  );
}

function isLookedAt(change: FileChange): boolean {
  return change.class === 'source' || change.class === 'ci' || change.class === 'infra' || change.class === 'migration';
}

/** Returns the words of an added line, for the fingerprint; a constant for other lines. */
function findLineText(change: FileChange, number: number): string {
  return change.added.find((line) => line.number === number)?.text.trim() ?? 'handler';
}

type Touch = 'emptied' | 'new' | null;

/** Finds how the change touched a handler of the new side. */
function createTouchLookup(
  context: RuleContext,
  change: FileChange,
  before: SideSyntax | null,
): (handler: Handler) => Touch {
  const places = mapRemovedLines(change);
  const removedCode = context.syntax.get(change.file.path)?.removed.filter(({ code }) => code.trim().length > 1) ?? [];
  const removed = removedCode.map(({ number }) => ({ number, place: places.get(number) ?? 0 }));
  const added = new Set(change.added.map(({ number }) => number));
  const moved = new Set(change.removed.map(({ text }) => text.trim()));
  const full = before?.handlers.filter(({ empty }) => !empty) ?? [];
  return (handler) => {
    const lost = removed.filter(({ place }) => place >= handler.first && place <= handler.last);
    const did = lost.some(({ number }) => full.some(({ first, last }) => number >= first && number <= last));
    if (did) return 'emptied';
    if (!added.has(handler.first)) return null;
    // A handler that only moved was already empty.
    return moved.has(findLineText(change, handler.first)) ? null : 'new';
  };
}
