import type { Rule } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports new handlers that take errors of every kind and do not look at what they took. */
export const broadHandler: Rule = {
  id: 'robustness/broad-handler',
  severity: 'info',
  summary: 'A new handler catches every error and looks at none',
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
  check: (context) =>
    tellOnce(
      findNewLines(
        context,
        ({ class: kind, language }) => kind === 'source' && HEADS[language ?? ''] !== undefined,
      ).flatMap(({ change, lines }) => {
        const head = HEADS[change.language ?? ''];
        const handlers = new Map(
          (context.syntax.get(change.file.path)?.after?.handlers ?? []).map((one) => [one.first, one]),
        );
        const texts = handlers.size === 0 ? [] : (change.file.new_text?.split('\n') ?? []);
        return lines.flatMap((line) => {
          const handler = handlers.get(line.number);
          const found = handler === undefined ? undefined : head?.exec(line.code.slice(0, REACH.head));
          if (handler === undefined || found == null || texts.length === 0) return [];
          if (handler.last - handler.first > MAX_BODY) return [];
          if (
            looksAtError(
              texts.slice(handler.first, handler.last),
              found.slice(1).find((one) => one !== undefined),
            )
          )
            return [];
          return [
            {
              file: change.file.path,
              first: line.number,
              last: line.number,
              title: `Takes every error: ${clip(line.text, 60)}`,
              rationale:
                'This handler catches errors of every kind, raises none and does not read the error. Name the kinds that it is meant for, so that the others become visible.',
              anchor: line.text,
            },
          ];
        });
      }),
    ),
};

/** Handlers of more lines do more than one thing with what they took. */
const MAX_BODY = 60;

/** Returns true if the body of a handler raises an error, or reads the one that it took. */
function looksAtError(body: readonly string[], name: string | undefined): boolean {
  return body.some((text) => {
    const line = text.slice(0, REACH.longLine);
    return RAISES.test(line) || (name !== undefined && containsName(line, name));
  });
}

/** Calls that read the error which is being handled without naming it count too. */
const RAISES = /\b(?:throw|raise|panic|exc_info|exception\(|format_exc|print_exc|abort|exit|fail)\b|\bexception\(/iu;

/** Heads of handlers for every error, by language; a group is the name of the error. Languages whose handlers have no types are not here. */
const HEADS: Readonly<Record<string, RegExp>> = {
  Python: /^\s*except\s*(?:\(?\s*(?:Base)?Exception\b(?!\s*,)\)?(?:\s*as\s*(\w{1,60}))?\s*)?:/u,
  Ruby: /\brescue\s{1,4}Exception\b(?:\s*=>\s*(\w{1,60}))?/u,
  Java: /\bcatch\s{0,4}\(\s{0,2}(?:final\s{1,4})?(?:java\.lang\.)?(?:Throwable|Exception)\s{1,4}(\w{1,60})/u,
  Kotlin: /\bcatch\s{0,4}\(\s{0,2}(\w{1,60})\s{0,2}:\s{0,2}(?:Throwable|Exception)\s{0,2}\)/u,
  PHP: /\bcatch\s{0,4}\(\s{0,2}\\?(?:Throwable|Exception)\b(?!\s{0,2}[|\\])(?:\s{0,2}(\$\w{1,60}))?/u,
  'C#': /\bcatch\b\s{0,4}(?:\{|$|\(\s{0,2}(?:System\.)?Exception\b(?:\s{1,2}(\w{1,60}))?\s{0,2}\)(?!\s{0,4}when\b))/u,
};
