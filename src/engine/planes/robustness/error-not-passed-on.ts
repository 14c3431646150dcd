import type { FileChange, Handler, Rule } from '../../model.js';
import { findCovered, hasLineWithin } from '../../text/line-spans.js';
import { mapRemovedLines } from '../side-lines.js';

/** Reports a handler that no longer passes the error on, but still does something. */
export const errorNotPassedOn: Rule = {
  id: 'robustness/error-not-passed-on',
  severity: 'info',
  summary: 'An error handler no longer passes the error on',
  docs: {
    why: 'Callers no longer get the error. The change may intend that, or it may be a mistake.',
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
      const lost = placeLost(change, passed);
      return syntax.after.handlers
        .filter((handler) => !handler.empty && !handler.passesOn && hasLineWithin(lost, handler))
        .map((handler) => ({
          file: change.file.path,
          first: handler.first,
          last: handler.first,
          title: 'An error handler no longer passes the error on',
          rationale:
            'Before this change the handler threw, returned or passed on the error. Now it does not, so callers do not learn of it. If that is intended, say so.',
          anchor: change.added.find(({ number }) => number === handler.first)?.text.trim() ?? 'handler',
        }));
    });
  },
};

/**
 * Returns the places on the new side, in ascending order, of the removed lines that stood in a handler that passed its error on,
 * below its head: the head of the handler stayed.
 */
function placeLost(change: FileChange, passed: readonly Handler[]): readonly number[] {
  const places = mapRemovedLines(change);
  const within = findCovered(
    change.removed.map(({ number }) => number),
    passed.map(({ first, last }) => ({ first: first + 1, last })),
  );
  return [...within].map((number) => places.get(number) ?? 0).sort((a, b) => a - b);
}
