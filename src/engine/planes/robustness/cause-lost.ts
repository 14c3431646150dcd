import type { FileChange, Handler, RawFinding, Rule, ScannedLine } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports handlers that raise another error and leave the one out that they took. */
export const causeLost: Rule = {
  id: 'robustness/cause-lost',
  severity: 'info',
  summary: 'A new error leaves out the one that caused it',
  docs: {
    why: 'The log then says that something failed, but not why. The first error had the reason.',
    bad: {
      files: {
        'src/config.ts': [' try {', '   load(path);', ' } catch (error) {', '+  throw new ConfigError(path);', ' }'],
      },
    },
    good: {
      files: {
        'src/config.ts': [
          ' try {',
          '   load(path);',
          ' } catch (error) {',
          '+  throw new ConfigError(path, { cause: error });',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(
        context,
        ({ class: kind, language }) => kind === 'source' && FORMS[language ?? ''] !== undefined,
      ).flatMap(({ change, lines }) =>
        findInFile(change, lines, context.syntax.get(change.file.path)?.after?.handlers ?? []),
      ),
    ),
};

interface Form {
  /** The head of a handler. Group 1 is the name of the error, if it has one. */
  readonly head: RegExp;
  /** A statement that makes another error. */
  readonly raises: RegExp;
}

const THROWN = /\bthrow\s{1,4}(?:new\s{1,4})?[A-Z]\w{0,80}\s{0,2}\(/u;
const TYPED: Form = {
  head: /\bcatch\s{0,4}\((?:[^()]{0,200}\s)?(\$?\w{1,60})\s{0,2}\)/u,
  raises: /\bthrow\s{1,4}new\s{1,4}\\?[A-Z]/u,
};
const SCRIPT: Form = {
  head: /\bcatch\s{0,4}(?:\(\s{0,2}([\w$]{1,60})\s{0,2}(?::[^)]{0,60})?\)|\{)/u,
  raises: /\bthrow\s{1,4}(?:new\s{1,4})?[A-Z]\w{0,80}\s{0,2}\(|\bnew\s{1,4}[\w.]{0,40}(?:Error|ERR_)\w{0,60}\s{0,2}\(/u,
};
const FORMS: Readonly<Record<string, Form>> = {
  TypeScript: SCRIPT,
  TSX: SCRIPT,
  JavaScript: SCRIPT,
  Java: TYPED,
  PHP: TYPED,
  'C#': { head: /\bcatch\b(?:\s{0,4}\(\s{0,2}[\w.<>]{1,80}(?:\s{1,2}(\w{1,60}))?\s{0,2}\))?/u, raises: TYPED.raises },
  Kotlin: { head: /\bcatch\s{0,4}\(\s{0,2}(\w{1,60})\s{0,2}:/u, raises: THROWN },
  Go: {
    head: /\bif\b.{0,200}\b(\w{0,20}[eE]rr)\s{0,2}!=\s{0,2}nil\s{0,2}\{/u,
    raises: /\breturn\b.{0,200}\b(?:errors\.New|fmt\.Errorf)\(/u,
  },
};

/** Handlers of more lines do more than one thing with what they took. */
const MAX_HANDLER = 60;

function findInFile(
  change: FileChange,
  lines: readonly ScannedLine[],
  handlers: readonly Handler[],
): readonly RawFinding[] {
  const form = FORMS[change.language ?? ''];
  const raising = lines.filter(({ code }) => form?.raises.test(code.slice(0, REACH.longLine)) === true);
  if (form === undefined || raising.length === 0) return [];
  const texts = change.file.new_text?.split('\n') ?? [];
  const around = findLastAround(
    raising.map(({ number }) => number),
    handlers,
  );
  return raising.flatMap((line): readonly RawFinding[] => {
    const handler = around.get(line.number);
    if (handler === undefined || texts.length === 0 || handler.last - handler.first > MAX_HANDLER) return [];
    const head = form.head.exec(texts[handler.first - 1]?.slice(0, REACH.longLine) ?? '');
    if (head === null) return [];
    const name = head[1];
    const body = [
      (texts[handler.first - 1] ?? '').slice(head.index + head[0].length),
      ...texts.slice(handler.first, handler.last),
    ];
    // Whatever reads it may keep it: a log, a condition, another name.
    if (name !== undefined && body.some((text) => containsName(text.slice(0, REACH.longLine), name))) return [];
    return [
      {
        file: change.file.path,
        first: line.number,
        last: line.number,
        title: `A new error leaves out its cause: ${clip(line.text, 60)}`,
        rationale:
          'The handler catches an error and raises another one, and does not use the first. Pass it on as the cause, or put its text into the message.',
        anchor: line.text,
      },
    ];
  });
}
