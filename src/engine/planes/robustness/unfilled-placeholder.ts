import type { Definition, FileChange, RawFinding, Rule, ScannedLine } from '../../model.js';
import { findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports new texts that name a variable of their function where nothing fills it in. */
export const unfilledPlaceholder: Rule = {
  id: 'robustness/unfilled-placeholder',
  severity: 'info',
  summary: 'A new text has a placeholder that nothing fills in',
  docs: {
    why: 'The reader of the message sees the name of the variable, not its value.',
    bad: {
      files: {
        'shop/cart.py': [
          ' def check(cart, limit):',
          '     if cart.total > limit:',
          '+        raise LimitError("more than {limit}")',
        ],
      },
    },
    good: {
      files: {
        'shop/cart.py': [
          ' def check(cart, limit):',
          '     if cart.total > limit:',
          '+        raise LimitError(f"more than {limit}")',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind, language }) => kind === 'source' && FORMS.has(language ?? '')).flatMap(
        ({ change, lines }) =>
          findInFile(change, lines, context.syntax.get(change.file.path)?.after?.definitions ?? []),
      ),
    ),
};

/** How a language writes a text that is not filled in, with the name of a variable in it. */
interface Form {
  /** Groups: the quote, the name. */
  readonly pattern: RegExp;
  /** Lines whose texts somebody else fills in. */
  readonly filled: RegExp;
  /** Files in which texts are filled in later. */
  readonly later: RegExp | null;
}

/** Texts for shells, templates, routes and translations have places of their own. */
const OTHERS =
  /template|prompt|format|pattern|regex|route|path|translat|gettext|i18n|(?<![\w.])(?:_{1,2}|t)\(\s*["']|eval|exec|spawn|\bsh\b|bash|cmd|command|query|\braw\b|escape/iu;

const ECMASCRIPT: Form = {
  pattern: /(["'])(?:(?!\1)[^\\$]|\\.|\$(?!\{)){0,300}\$\{([A-Za-z_]\w{0,60})[^{}"'`]{0,80}\}/gu,
  filled: OTHERS,
  later: null,
};

const FORMS: ReadonlyMap<string, Form> = new Map([
  ['JavaScript', ECMASCRIPT],
  ['TypeScript', ECMASCRIPT],
  ['TSX', ECMASCRIPT],
  [
    'Python',
    {
      pattern:
        /(?<![\w"'])(["'])(?!\1)(?:(?!\1)[^\\{]|\\.){0,300}(?<!\{)\{([A-Za-z_]\w{0,60})(?:\.\w{1,40}){0,3}(?:![rsa])?\}(?!\})/gu,
      filled: new RegExp(`${OTHERS.source}|^\\s*["'@]|\\blog`, 'iu'),
      later: /\.format(?:_map)?\b|Formatter|Template|\bsafe_substitute\b|PromptTemplate/u,
    },
  ],
  [
    'Rust',
    {
      pattern: /(")(?:[^"\\{]|\\.|\{\{){0,300}\{([a-z_]\w{0,60})(?::[^{}"]{0,20})?\}(?!\})/gu,
      filled: new RegExp(`${OTHERS.source.replace('|command', '').replace('format|', '')}|#!?\\[`, 'iu'),
      later: /\btinytemplate|handlebars|\.replace\(\s*"\{/u,
    },
  ],
  [
    'Ruby',
    {
      pattern: /(')(?:[^'\\#]|\\.|#(?!\{)){0,300}#\{([a-z_]\w{0,60})[^{}'"]{0,80}\}/gu,
      filled: OTHERS,
      later: null,
    },
  ],
]);

/** More texts of this kind in one file are written for another reader. */
const MAX_TEXTS = 20;

function findInFile(
  change: FileChange,
  lines: readonly ScannedLine[],
  definitions: readonly Definition[],
): readonly RawFinding[] {
  const form = FORMS.get(change.language ?? '');
  const texts = change.file.new_text?.split('\n');
  if (form === undefined || texts === undefined) return [];
  const found = lines.flatMap((line) => readPlaces(line, form).map((name) => ({ line, name })));
  if (found.length === 0 || found.length > MAX_TEXTS || form.later?.test(change.file.new_text ?? '') === true)
    return [];
  const functions = definitions.filter(isFunction);
  const around = findLastAround(
    found.map(({ line }) => line.number),
    functions,
  );
  return found.flatMap(({ line: { number, text }, name }): readonly RawFinding[] => {
    const body = around.get(number);
    if (body === undefined || !isKnown(name, body, texts.slice(body.first - 1, number))) return [];
    if (change.language === 'Rust' && isInMacro(texts, number)) return [];
    return [
      {
        file: change.file.path,
        first: number,
        last: number,
        title: `“${clip(name, 40)}” is not filled in: ${clip(text.trim(), 60)}`,
        rationale: `The text names ${clip(name, 40)}, which ${clip(body.name, 50)} knows, and it is no text that the language fills in. Mark it as one, or write the value beside it.`,
        anchor: `${name} ${text}`,
      },
    ];
  });
}

/** Returns the names in texts of a line that are not filled in there. */
function readPlaces({ text, code }: ScannedLine, { pattern, filled }: Form): readonly string[] {
  const line = text.slice(0, REACH.line);
  if (!line.includes('{') || filled.test(line)) return [];
  return [...line.matchAll(pattern)].flatMap((match) => {
    const { index, 1: quote, 2: name } = match;
    const inside = code.slice(index + 1, index + match[0].length);
    return name !== undefined && code.charAt(index) === quote && inside.trim() === '' ? [name] : [];
  });
}

/** Returns whether a function takes a name, or declares it above the line. */
function isKnown(name: string, { parameters }: Definition, above: readonly string[]): boolean {
  if (parameters.some((parameter) => parameter.name.replace(/^\W+/u, '') === name)) return true;
  const declared = new RegExp(
    `(?:^\\s{0,200}|\\b(?:const|let|mut|var|for)\\s{1,4}\\(?)${name}(?:\\s{0,4}:\\s?[^=\\n]{1,80})?(?:\\s{0,4}=(?![=>~])|\\s{1,4}(?:in|of)\\b)`,
    'u',
  );
  return above.some((line) => declared.test(line.slice(0, REACH.line)));
}

/** A macro of more lines is a list of its own. */
const MAX_MACRO = 12;

/** Returns whether a line of Rust stands in the brackets of a macro, which may fill in texts. */
function isInMacro(texts: readonly string[], number: number): boolean {
  let depth = 0;
  for (let at = number - 1; at >= Math.max(0, number - MAX_MACRO); at -= 1) {
    const line = (texts[at] ?? '').slice(0, REACH.line);
    if (at === number - 1 && /!\s?[([{]/u.test(line)) return true;
    for (const sign of [...line].toReversed()) {
      if (')]}'.includes(sign)) depth -= at === number - 1 ? 0 : 1;
      else if ('([{'.includes(sign)) depth += at === number - 1 ? 0 : 1;
    }
    if (at < number - 1 && depth > 0) return /!\s?[([{]\s*$/u.test(line) || /!\s?[([{]/u.test(line);
    if (at < number - 1 && depth <= 0 && /[;}]\s*$/u.test(line)) return false;
  }
  return false;
}
