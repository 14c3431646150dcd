import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { findUnusedAliases } from './unused/aliases.js';
import { findLeftovers } from './unused/leftovers.js';
import { findUnusedParameters } from './unused/parameters.js';

/** Reports a value that nothing reads, or nothing reads any more: a variable, an import, an alias of a catalogue. */
export const unusedValue: Rule = {
  id: 'robustness/unused-value',
  severity: 'info',
  summary: 'A variable, import or alias is read nowhere',
  docs: {
    why: 'Either something should use the value and does not, or it is a leftover of earlier code.',
    bad: {
      files: {
        'src/report.py': [
          ' def report(files):',
          '+    total = 0',
          '     for file in files:',
          '+        total += file.errors',
          '         print(file.name)',
        ],
      },
    },
    good: {
      files: {
        'src/report.py': [
          ' def report(files):',
          '+    total = 0',
          '     for file in files:',
          '+        total += file.errors',
          '         print(file.name)',
          '+    print(total)',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check: (context) =>
    tellOnce([
      ...findUnusedNames(context),
      ...findLeftovers(context),
      ...findUnusedAliases(context.change.files),
      ...context.change.files.flatMap((change) => {
        const syntax = context.syntax.get(change.file.path);
        return syntax === undefined ? [] : findUnusedParameters(change, syntax);
      }),
    ]),
};

/** An argument of a call has no blanks around its sign (PEP 8); a parameter on a line of its own has a comma at its end. */
const PYTHON: readonly RegExp[] = [/^(?!.*,\s*$)\s+([A-Za-z]\w{2,60})(?:\s{0,2}:[^=]{1,80})?\s{1,4}=\s/u];
const JS: readonly RegExp[] = [
  /^\s*(?:const|let|var)\s{1,4}([A-Za-z]\w{2,60})(?:\s{0,2}:[^=]{1,80})?\s{0,4}=(?![=>])/u,
];
/** New names that only their own file can read, by language. Group 1 is the name. */
const DECLARES: Readonly<Record<string, readonly RegExp[]>> = {
  Python: PYTHON,
  JavaScript: JS,
  TypeScript: JS,
  TSX: JS,
  PHP: [/^\s+\$([A-Za-z]\w{2,60})\s{0,4}=(?![=>])/u, /^use\s{1,4}(?:\w{1,60}\\){0,20}(\w{2,60});/u],
  Ruby: [/^\s+([a-z]\w{2,60})\s{0,4}=(?![=~>])/u],
  Java: [
    /^\s+(?:final\s{1,4})?(?:var|int|long|boolean|double|String|[A-Z]\w{1,40}(?:<[\w<>, ?]{1,80}>)?)\s{1,4}([a-z]\w{2,60})\s{0,4}=(?!=)/u,
    /^\s*private\s{1,4}(?:static\s{1,4})?final\s{1,4}[\w<>, ?[\]]{1,80}\s{1,4}(\w{3,60})\s{0,4}=(?!=)/u,
    /^import\s{1,4}(?!static\b)(?:\w{1,60}\.){1,20}([A-Z]\w{1,60});/u,
  ],
  'C#': [/^\s+(?:var|int|long|bool|double|string)\s{1,4}([a-z]\w{2,60})\s{0,4}=(?!=)/u],
};

function findUnusedNames(context: RuleContext): readonly RawFinding[] {
  return findNewLines(context, isRead).flatMap(({ change, lines }) => {
    const patterns = DECLARES[change.language ?? ''] ?? [];
    const text = change.file.new_text ?? '';
    const functions = (context.syntax.get(change.file.path)?.after?.definitions ?? []).filter(isFunction);
    const types = (context.syntax.get(change.file.path)?.after?.definitions ?? []).filter(
      ({ kind }) => kind === 'class' || kind === 'interface' || kind === 'enum',
    );
    const declared = new Map<string, ScannedLine>();
    for (const line of lines) {
      const name = readName(line, patterns);
      if (name === null || declared.has(name)) continue;
      const local = findInnermost(functions, line.number);
      const type = findInnermost(types, line.number);
      // A field of a class, or a name of a module, can be read from other files.
      const inside = local !== null ? type === null || type.first <= local.first : type === null && RUN.test(text);
      if (inside || /^(?:import|use|\s*private)\b/u.test(line.code)) declared.set(name, line);
    }
    const readByName = declared.size > 0 && READ_BY_NAME.test(text);
    return [...declared].flatMap(([name, line]) =>
      (IMPORT.test(line.code) || !readByName) && isNeverRead(text, name, change.language)
        ? [buildFinding(change.file.path, line, name)]
        : [],
    );
  });
}

function isRead(change: FileChange): boolean {
  if (change.class !== 'source' && change.class !== 'ci' && change.class !== 'infra') return false;
  if (DATA_OF_TESTS.test(change.file.path)) return false;
  return (
    change.file.new_text !== null &&
    change.file.new_text.length <= MAX_TEXT &&
    DECLARES[change.language ?? ''] !== undefined
  );
}

/** What tests compare with was written by a tool. */
const DATA_OF_TESTS = /(?:^|\/)(?:fixtures?|__fixtures__|testdata|snapshots?|__snapshots__|expected)\//iu;

const MAX_TEXT = 400_000;
const IMPORT = /^(?:import|use)\s/u;
/** Such calls read local names by their texts. */
const READ_BY_NAME = /\b(?:locals|eval|compact|binding|vars|extract|exec)\s*\(|\bbinding\b/u;
/** A script of Python whose names nobody imports. */
const RUN = /^if __name__ == /mu;

function readName({ code }: ScannedLine, patterns: readonly RegExp[]): string | null {
  const line = code.slice(0, REACH.statement);
  for (const pattern of patterns) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return /^(?:unused|ignored?|dummy|serialVersionUID$)/iu.test(name) ? null : name;
  }
  return null;
}

function findInnermost<One extends { readonly first: number; readonly last: number }>(
  all: readonly One[],
  line: number,
): One | null {
  return all.filter(({ first, last }) => first < line && last >= line).toSorted((a, b) => b.first - a.first)[0] ?? null;
}

/** Returns true if each place with the name only gives it a value. Strings and comments count as places that read it. */
function isNeverRead(text: string, name: string, language: string | null): boolean {
  for (const index of findPlaces(text, name)) if (!isSetOnly(text, name, language, index)) return false;
  return true;
}

/** Finds where a name stands as a whole, with the `$` before it if it has one. */
function* findPlaces(text: string, name: string): Generator<number> {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const index = text[at - 1] === '$' ? at - 1 : at;
    const [before = '', after = ''] = [text[index - 1], text[at + name.length]];
    if (!/[\w$]/u.test(before + after)) yield index;
  }
}

function isSetOnly(text: string, name: string, language: string | null, index: number): boolean {
  const start = text.lastIndexOf('\n', index) + 1;
  const end = text.indexOf('\n', index);
  const before = text.slice(start, index);
  const after = text.slice(index + name.length + (text[index] === '$' ? 1 : 0), end < 0 ? text.length : end);
  if (IMPORT.test(before) && (language === 'Java' || language === 'PHP')) return true;
  const gives =
    /^\s{0,4}(?::[^=]{1,80})?(?:[-+*|&/]|\|\||\?\?)?=(?![=>~])/u.test(after) ||
    /^\s{0,2}(?:\+\+|--);?\s*$/u.test(after);
  const alone =
    /^\s*$/u.test(before) ||
    /^\s*(?:(?:private|static|final|const|let|var)\s{1,4}){0,4}(?:[\w<>, ?[\]]{1,80}\s{1,4})?$/u.test(before);
  // In Ruby the last value of a body is its result, and elsewhere a chain of assignments reads the inner one.
  return (
    gives &&
    alone &&
    !/\b(?:return|yield|await|in|of|case|if|not|and|or|global|nonlocal)\b/u.test(before) &&
    !isResult(text, end, language)
  );
}

const isResult = (text: string, end: number, language: string | null): boolean =>
  language === 'Ruby' &&
  end >= 0 &&
  /^\s*(?:end|rescue|ensure|else|elsif|when|\})/u.test(text.slice(end + 1, end + 200));

function buildFinding(file: string, { number, code }: ScannedLine, name: string): RawFinding {
  const imported = IMPORT.test(code);
  return {
    file,
    first: number,
    last: number,
    title: imported ? `Nothing uses the import ${clip(name, 60)}` : `Nothing reads ${clip(name, 60)}`,
    rationale: imported
      ? 'The import is new, and no line of the file uses it. If something should use it, that is missing. If not, remove it.'
      : 'This name is new, it is given a value, and no line of the file reads it. If something should use it, that is missing. If not, remove it.',
    anchor: name,
  };
}
