import type { FileChange, FileSyntax, Handler, RawFinding, Rule, ScannedLine } from '../../model.js';
import { findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { mapRemovedLines } from '../side-lines.js';
import { clip } from '../wording.js';
import { findQuieted, type Quieted } from './lost-errors/quieted.js';
import { findLostStop } from './lost-errors/shell-errors.js';

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
      if (syntax === undefined) return [];
      if (change.class !== 'source') {
        const stop = change.class === 'ci' || change.class === 'infra' ? findLostStop(change, syntax) : null;
        return stop === null ? [] : [buildLostStop(change, stop)];
      }
      const handlers = findSilentHandlers(change, syntax);
      const told = new Set(handlers.map(({ first }) => first));
      const inside = (line: number) =>
        syntax.after?.handlers.some(({ first, last }) => told.has(first) && first <= line && line <= last) === true;
      const quieted = findQuieted(change, syntax).filter(({ line }) => !inside(line.number));
      const arms = findSilentArms(change, syntax).filter(({ first }) => !told.has(first));
      const stop = findLostStop(change, syntax);
      return [
        ...handlers,
        ...arms.map((one) => buildSilent(change, one)),
        ...(stop === null ? [] : [buildLostStop(change, stop)]),
        ...quieted.map((one) => buildQuieted(change, one)),
      ];
    });
  },
};

const NOT_PASSED_ON = 'An error handler no longer passes the error on';

function buildQuieted({ file }: FileChange, { line, how }: Quieted): RawFinding {
  return {
    file: file.path,
    first: line.number,
    last: line.number,
    title: how === 'handler' ? NOT_PASSED_ON : `The error of this call is dropped now: ${clip(line.text, 60)}`,
    rationale:
      'Before this change an error from here reached the callers. Now it ends here, and they do not learn of it. If that is intended, say so.',
    anchor: line.text.trim(),
  };
}

/** Finds handlers that lost what passed the error on, by the trees. */
function findSilentHandlers(change: FileChange, syntax: FileSyntax): readonly RawFinding[] {
  if (!syntax.before || !syntax.after) return [];
  if (!syntax.before.handlers.some(({ passesOn }) => passesOn)) return [];
  const lost = placeLost(change, syntax.before.handlers);
  const keeping = new Set(findLastAround(lost, syntax.after.handlers).values());
  return syntax.after.handlers
    .filter((handler) => !handler.empty && !handler.passesOn && keeping.has(handler) && !keepsError(change, handler))
    .map((handler) => buildSilent(change, handler));
}

/** Puts an error with others: who does that, reports them together. */
const COLLECTS =
  /[\p{IDC}$\])]\s?(?:\.|->)\s?(?:append|push|add|push_back|emplace_back)\s?\(\s{0,4}(?:\w+\s?\(\s?)?(?:e|ex|exc|err|error|exception|reason|caught|cause)\b/u;

/** Returns whether a new line of a handler puts the error with others. */
function keepsError({ added }: FileChange, { first, last }: Handler): boolean {
  return added.some(
    ({ number, text }) => first <= number && number <= last && COLLECTS.test(text.slice(0, REACH.line)),
  );
}

const buildSilent = ({ file, added }: FileChange, { first }: Handler): RawFinding => ({
  file: file.path,
  first,
  last: first,
  title: NOT_PASSED_ON,
  rationale:
    'Before this change the handler threw, returned or passed on the error. Now it does not, so callers do not learn of it. If that is intended, say so.',
  anchor: added.find(({ number }) => number === first)?.text.trim() ?? 'handler',
});

/** Finds handlers on one line that pass no error on, in the place of as many that did: `Err(error) => Err(error),`. */
function findSilentArms({ regions }: FileChange, { before, after }: FileSyntax): readonly Handler[] {
  if (!before || !after) return [];
  const isArm = ({ first, last }: Handler) => first === last;
  const passing = new Map(before.handlers.filter(isArm).map((one) => [one.first, one]));
  if (![...passing.values()].some(({ passesOn }) => passesOn)) return [];
  const silent = new Map(after.handlers.filter(isArm).map((one) => [one.first, one]));
  return regions.flatMap(({ removed, added }) => {
    const old = removed.flatMap(({ number }) => passing.get(number) ?? []);
    const now = added.flatMap(({ number }) => silent.get(number) ?? []);
    return old.length === now.length && old.length > 0 && old.every(({ passesOn }) => passesOn)
      ? now.filter(({ passesOn, empty }) => !passesOn && !empty)
      : [];
  });
}

function buildLostStop(change: FileChange, { number, text }: ScannedLine): RawFinding {
  const isNew = change.added.some((line) => line.number === number && line.text === text);
  const line = isNew ? number : Math.max(1, mapRemovedLines(change).get(number) ?? 1);
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: 'The script goes on after an error now',
    rationale: `Before, a command that failed ended the script. From now on the next line runs: “${clip(text, 80)}”. Put set -e back, or look at the result of each command that others build upon.`,
    anchor: text.trim(),
  };
}

/**
 * Returns the places on the new side, in ascending order, of the removed lines that stood in a handler that passed its error on,
 * below its head: the head of the handler stayed. What stood in a handler within it is that one's own.
 */
function placeLost(change: FileChange, handlers: readonly Handler[]): readonly number[] {
  const places = mapRemovedLines(change);
  const around = findLastAround(
    change.removed.map(({ number }) => number),
    handlers,
  );
  return [...around]
    .filter(([number, { first, passesOn }]) => passesOn && number > first)
    .map(([number]) => places.get(number) ?? 0)
    .sort((a, b) => a - b);
}
