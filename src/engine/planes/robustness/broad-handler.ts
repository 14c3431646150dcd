import type { FileChange, RawFinding, Rule } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { createSwallowedTest } from './error-swallowed.js';

/** Reports new handlers that take errors of every kind: those that do not look at what they took, and those that took fewer kinds before. */
export const broadHandler: Rule = {
  id: 'robustness/broad-handler',
  severity: 'info',
  summary: 'A new handler catches every error and looks at none, or catches every error where it caught some',
  docs: {
    why: 'It also hides errors that nobody meant: a misspelt name, a full disk, an interrupt.',
    bad: {
      files: {
        'src/rates.py': [
          ' try:',
          '     rate = read(path)',
          '-except FileNotFoundError:',
          '+except Exception:',
          '     rate = None',
        ],
      },
    },
    good: {
      files: {
        'src/rates.py': [
          ' try:',
          '     rate = read(path)',
          '-except FileNotFoundError:',
          '+except (FileNotFoundError, RateError):',
          '     rate = None',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => {
    const isSwallowed = createSwallowedTest(context);
    return tellOnce(
      findNewLines(
        context,
        ({ class: kind, language }) => kind === 'source' && HEADS[language ?? ''] !== undefined,
      ).flatMap(({ change, lines }) => {
        const head = HEADS[change.language ?? ''];
        const handlers = new Map(
          (context.syntax.get(change.file.path)?.after?.handlers ?? []).map((one) => [one.first, one]),
        );
        const texts = handlers.size === 0 ? [] : (change.file.new_text?.split('\n') ?? []);
        const before = new Map(handlers.size === 0 ? [] : findNarrower(change, head));
        return lines.flatMap((line): readonly RawFinding[] => {
          const handler = handlers.get(line.number);
          const found = handler === undefined ? undefined : head?.exec(line.code.slice(0, REACH.head));
          if (handler === undefined || found == null || texts.length === 0) return [];
          const narrow = before.get(line.number);
          const looks =
            handler.last - handler.first > MAX_BODY ||
            looksAtError(
              texts.slice(handler.first, handler.last),
              found.slice(1).find((one) => one !== undefined),
            );
          if (looks && narrow === undefined) return [];
          // What does nothing with the error is told by the rule for that.
          if (handler.empty && isSwallowed(change, line.number)) return [];
          return [
            {
              file: change.file.path,
              first: line.number,
              last: line.number,
              title: `Takes every error${looks ? ' now' : ''}: ${clip(line.text, 60)}`,
              rationale:
                looks && narrow !== undefined
                  ? `This handler took only some kinds before: ${clip(narrow, 80)}. Now faults of the program in the same block end here too, and are told as what it was meant for. Name the kinds, or say why all of them are meant.`
                  : 'This handler catches errors of every kind, raises none and does not read the error. Name the kinds that it is meant for, so that the others become visible.',
              anchor: line.text,
            },
          ];
        });
      }),
    );
  },
};

/** Handlers of more lines do more than one thing with what they took. */
const MAX_BODY = 60;

/** A handler of any kind, in the languages of the table below. */
const HANDLER = /^\s*(?:\}\s*)?(?:catch\b|except\b|rescue\b)\s{0,4}[^\s{:]/u;

/** Returns the new handlers for every error that stand in the place of one that named kinds, each with the old line. */
function findNarrower(change: FileChange, head: RegExp | undefined): readonly (readonly [number, string])[] {
  if (head === undefined) return [];
  return change.regions.flatMap(({ added, removed }) => {
    const [own, old] = [added, removed].map((lines) =>
      lines.filter(({ text }) => HANDLER.test(text.slice(0, REACH.head))),
    );
    if (own === undefined || old === undefined || own.length !== old.length) return [];
    return own.flatMap(({ number, text }, at) => {
      const was = old[at]?.text ?? '';
      const isWider = head.test(text.slice(0, REACH.head)) && !head.test(was.slice(0, REACH.head));
      return isWider ? [[number, was.trim()] as const] : [];
    });
  });
}

/** Returns true if the body of a handler raises an error, or reads the one that it took. */
function looksAtError(body: readonly string[], name: string | undefined): boolean {
  return body.some((text) => {
    const line = text.slice(0, REACH.longLine);
    return RAISES.test(line) || (name !== undefined && containsName(line, name));
  });
}

/** Calls that read the error which is being handled without naming it count too, and those whose names say that they raise it. */
const RAISES =
  /\b(?:throw|raise|panic|exc_info|exception\(|format_exc|print_exc|abort|exit|fail)\b|\bexception\(|(?:\b|_)re_?(?:raise|throw)\w{0,30}\(|(?:\b|_)(?:capture|report|record|handle|log)_?(?:\w{1,30}_)?(?:exc|exceptions?|errors?)\w{0,20}\(/iu;

/** Heads of handlers for every error, by language; a group is the name of the error. Languages whose handlers have no types are not here. */
const HEADS: Readonly<Record<string, RegExp>> = {
  Python: /^\s*except\s*(?:\(?\s*(?:Base)?Exception\b(?!\s*,)\)?(?:\s*as\s*(\w{1,60}))?\s*)?:/u,
  Ruby: /\brescue\s{1,4}Exception\b(?:\s*=>\s*(\w{1,60}))?|^\s*rescue\s*(?:=>\s*(\w{1,60}))?\s*$/u,
  Java: /\bcatch\s{0,4}\(\s{0,2}(?:final\s{1,4})?(?:java\.lang\.)?(?:Throwable|Exception)\s{1,4}(\w{1,60})/u,
  Kotlin: /\bcatch\s{0,4}\(\s{0,2}(\w{1,60})\s{0,2}:\s{0,2}(?:Throwable|Exception)\s{0,2}\)/u,
  PHP: /\bcatch\s{0,4}\(\s{0,2}\\?(?:Throwable|Exception)\b(?!\s{0,2}[|\\])(?:\s{0,2}(\$\w{1,60}))?/u,
  'C#': /\bcatch\b\s{0,4}(?:\{|$|\(\s{0,2}(?:System\.)?Exception\b(?:\s{1,2}(\w{1,60}))?\s{0,2}\)(?!\s{0,4}when\b))/u,
};
