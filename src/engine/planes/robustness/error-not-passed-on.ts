import type { FileChange, Handler, Rule } from '../../model.js';
import { mapRemovedLines } from '../side-lines.js';

/** Reports a handler that no longer passes the error on, but still does something. */
export const errorNotPassedOn: Rule = {
  id: 'robustness/error-not-passed-on',
  severity: 'info',
  summary: 'An error handler no longer passes the error on',
  docs: {
    why: 'Callers that were told of a failure are not told any more. That may be the point of the change, or a slip.',
    bad: {
      files: {
        'src/store.ts': [
          ' try {',
          '   save(order);',
          ' } catch (error) {',
          '   log.warn(error);',
          '-  throw error;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/store.ts': [
          ' try {',
          '   save(order);',
          ' } catch (error) {',
          '   log.warn(error);',
          '-  throw error;',
          '+  throw new StoreError(id, { cause: error });',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    return context.change.files.flatMap((change) => {
      const syntax = context.syntax.get(change.file.path);
      if (change.class !== 'source' || !syntax?.before || !syntax.after) return [];
      const passed = syntax.before.handlers.filter(({ passesOn }) => passesOn);
      if (passed.length === 0) return [];
      const places = mapRemovedLines(change);
      return syntax.after.handlers
        .filter(({ empty, passesOn }) => !empty && !passesOn)
        .filter((handler) => didPassOn(change, handler, passed, places))
        .map((handler) => ({
          file: change.file.path,
          first: handler.first,
          last: handler.first,
          title: 'An error handler no longer passes the error on',
          rationale:
            'Before this change this handler threw, returned or passed on what it took; now it deals with it alone. Whoever relied on being told is not told any more. If that is meant, say so.',
          anchor: change.added.find(({ number }) => number === handler.first)?.text.trim() ?? 'handler',
        }));
    });
  },
};

/** Returns true if a removed line was in a handler that passed its error on, and the head of the handler stayed. */
function didPassOn(
  change: FileChange,
  handler: Handler,
  passed: readonly Handler[],
  places: ReadonlyMap<number, number>,
): boolean {
  return change.removed.some(({ number }) => {
    const place = places.get(number) ?? 0;
    return (
      place >= handler.first &&
      place <= handler.last &&
      passed.some(({ first, last }) => number > first && number <= last)
    );
  });
}
