/** Adds faults to the code that a real change shows, by altering its own lines as an author might have written them. */
import type { Change, FileChange } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { generateSecret } from './other-faults.js';
import type { Planted } from './plant.js';

/**
 * Alters one line that the new side shows. Returns the replacement lines without diff markers; null if it does not
 * apply.
 */
type Alter = (line: string, round: number) => readonly string[] | null;

/**
 * A fault that is made out of a line of the change. `inTest`: in a file of tests, or of the program; null: in either.
 */
export interface NaturalFault {
  readonly kind: string;
  readonly rules: readonly RegExp[];
  readonly inTest: boolean | null;
  /** By linguist name; `*` for every language of the table of comments. */
  readonly languages: Readonly<Record<string, Alter>>;
  /** Whether lines that the change adds may be altered; otherwise only lines that it leaves unchanged. */
  readonly onAdded: boolean;
  /**
   * Whether the removal must be visible as one. The line must not be in one run with added lines, because those would
   * look like its replacement. The hunk must not add the same line, because that would look like a move. No diff
   * distinguishes such a fault from correct work.
   */
  readonly apart?: boolean;
  /** Whether the line must begin a statement. */
  readonly statements?: boolean;
}

const COMMENT: Readonly<Record<string, string>> = {
  TypeScript: '//',
  TSX: '//',
  JavaScript: '//',
  Python: '#',
  Go: '//',
  Java: '//',
  Rust: '//',
  C: '//',
  'C++': '//',
  'C#': '//',
  Ruby: '#',
  PHP: '//',
  Kotlin: '//',
  Swift: '//',
  Dart: '//',
  Shell: '#',
};

const replaced =
  (pattern: RegExp, by: string): Alter =>
  (line) =>
    pattern.test(line) ? [line.replace(pattern, by)] : null;
const gone =
  (pattern: RegExp): Alter =>
  (line) =>
    pattern.test(line) && balanced(line) ? [] : null;

/** A part of a multi-line string may be in the hunk, so that lines that look like code may be text. */
const LONG_STRING = /"""|'''|r#+"|<<[-~]?['"]?[A-Z]/u;

/** Returns whether the line begins a statement, judged by the line above. */
function beginsStatement(lines: readonly string[], line: number): boolean {
  const above = lines
    .slice(0, line)
    .findLast((other) => !other.startsWith('-'))
    ?.slice(1)
    .trim();
  return above === undefined || above === '' || /[;{}:]$|^(?:\/\/|#|\*)/u.test(above);
}

/** Returns whether the line stands in a comment of more lines, as far as the hunk shows it: nothing there is code. */
function isInComment(lines: readonly string[], line: number): boolean {
  const signs = (from: number, to: number) =>
    lines
      .slice(from, to)
      .filter((other) => !other.startsWith('-'))
      .flatMap((other) => other.match(/\/\*|\*\//gu) ?? []);
  const above = signs(0, line).at(-1);
  return above === '/*' || (above === undefined && signs(line + 1, lines.length)[0] === '*/');
}

/** Returns whether all brackets and quotes opened on the line are closed on it. */
function balanced(line: string): boolean {
  const count = (chars: string) => [...line].filter((char) => chars.includes(char)).length;
  return count('([{') === count(')]}') && (line.match(/["'`]/gu)?.length ?? 0) % 2 === 0;
}

const JS_ASSERT = gone(/^\s*(?:expect|assert(?:\.\w+)?)\(.*\);?\s*$/u);
const JS_AWAIT = replaced(/^(\s*)await ((?!new\b)[\w.$]+\([^=]*\);?)$/u, '$1$2');

const after =
  (text: (comment: string, round: number) => string) =>
  (comment: string): Alter =>
  (line, round) =>
    // Only between two statements: inside a string or an argument list a comment may not be a comment.
    /^\s*[\w$@].*[;})\]]\s*$/u.test(line) && balanced(line)
      ? [line, `${/^\s*/u.exec(line)?.[0] ?? ''}${text(comment, round)}`]
      : null;

const everywhere = (text: (comment: string, round: number) => string) =>
  Object.fromEntries(
    Object.entries(COMMENT).map(([language, comment]): [string, Alter] => {
      const alter = after(text)(comment);
      // Between two elements of markup a line with `//` is text.
      return [
        language,
        language === 'TSX' ? (line, round) => (/[;)]$/u.test(line) ? alter(line, round) : null) : alter,
      ];
    }),
  );

/** The faults. At least one of the rules that a fault names must report it. */
export const NATURAL: readonly NaturalFault[] = [
  {
    kind: 'real assertion removed',
    rules: [/^tests\/assertions-removed$/u],
    inTest: true,
    onAdded: false,
    apart: true,
    languages: {
      TypeScript: JS_ASSERT,
      JavaScript: JS_ASSERT,
      Python: gone(/^\s+(?:assert |self\.assert\w+\(.*\)\s*$)/u),
      Go: gone(/^\s*(?:assert|require)\.\w+\(t?.*\)\s*$/u),
      Java: gone(/^\s*(?:assert\w+|Assert\.\w+|verify)\(.*\);\s*$/u),
      Rust: gone(/^\s*assert(?:_eq|_ne)?!\(.*\);\s*$/u),
      'C++': gone(/^\s*(?:EXPECT|ASSERT)_\w+\(.*\);\s*$/u),
      'C#': gone(/^\s*Assert\.\w+\(.*\);\s*$/u),
      Ruby: gone(/^\s*(?:assert\w*|refute\w*) .*[^,\\]\s*$|^\s*expect\(.*\)\.(?:to|not_to) .*[^,\\]\s*$/u),
      PHP: gone(/^\s*\$this->assert\w+\(.*\);\s*$/u),
      Dart: gone(/^\s*expect\(.*\);\s*$/u),
      Kotlin: gone(/^\s*assert\w+\(.*\)\s*$/u),
      Swift: gone(/^\s*XCTAssert\w*\(.*\)\s*$/u),
    },
  },
  {
    kind: 'real await dropped',
    rules: [/^robustness\//u],
    inTest: false,
    onAdded: false,
    statements: true,
    languages: {
      TypeScript: JS_AWAIT,
      JavaScript: JS_AWAIT,
      Python: replaced(/^(\s+)await ([\w.]+\([^=]*\))$/u, '$1$2'),
      'C#': replaced(/^(\s+)await ([\w.]+\([^=]*\);)$/u, '$1$2'),
      Dart: replaced(/^(\s+)await ([\w.]+\([^=]*\);)$/u, '$1$2'),
      // A future has no error before it is awaited, so the `?` is removed together with the await.
      Rust: replaced(/^(\s+[\w.:]+\(.*\))\.await\??;$/u, '$1;'),
    },
  },
  {
    kind: 'real test focused',
    rules: [/^tests\/focused$/u],
    inTest: true,
    onAdded: true,
    languages: {
      TypeScript: replaced(/^(\s*)(it|describe|test)\((['"`])/u, '$1$2.only($3'),
      JavaScript: replaced(/^(\s*)(it|describe)\((['"`])/u, '$1f$2($3'),
      Ruby: replaced(/^(\s*)(it|describe|context)( ['"])/u, '$1f$2$3'),
    },
  },
  {
    kind: 'real test disabled',
    rules: [/^tests\/disabled$/u],
    inTest: true,
    onAdded: true,
    languages: {
      TypeScript: replaced(/^(\s*)(it|describe|test)\((['"`])/u, '$1$2.skip($3'),
      JavaScript: replaced(/^(\s*)(it|describe)\((['"`])/u, '$1x$2($3'),
      Ruby: replaced(/^(\s*)(it|describe|context)( ['"])/u, '$1x$2$3'),
      Java: (line) => (/^\s*@Test\s*$/u.test(line) ? [line.replace('@Test', '@Ignore'), line] : null),
      'C#': replaced(/^(\s*)\[Fact\]\s*$/u, '$1[Fact(Skip = "later")]'),
      Rust: (line) => (/^\s*#\[test\]\s*$/u.test(line) ? [line, line.replace('test', 'ignore')] : null),
      Go: (line) => (/^func Test\w*\(t \*testing\.T\) \{$/u.test(line) ? [line, '\tt.Skip("later")'] : null),
      Python: (line) =>
        /^\s*def test_\w+\(/u.test(line) ? [`${/^\s*/u.exec(line)?.[0] ?? ''}@pytest.mark.skip`, line] : null,
    },
  },
  {
    kind: 'secret beside real code',
    rules: [/^security\/(?:secret|hard-coded-credential)$/u],
    inTest: false,
    onAdded: true,
    languages: everywhere((comment, round) => `${comment} ${generateSecret(round)}`),
  },
  {
    kind: 'bidi character beside real code',
    rules: [/^security\/bidirectional-text$/u],
    inTest: null,
    onAdded: true,
    languages: everywhere((comment) => `${comment} for admins\u202E only \u2069`),
  },
  {
    kind: 'suppression beside real code',
    rules: [/^integrity\/suppression-added$/u],
    inTest: null,
    onAdded: true,
    languages: everywhere((comment) => `${comment} review-gate-ignore robustness/*: seen before`),
  },
];

/** A place in a change where a fault applies. */
export interface Spot {
  readonly snapshot: Snapshot;
  readonly file: string;
  readonly hunk: number;
  readonly line: number;
}

/** Returns all places of one fault in a change, by language. */
export function* findSpots(change: Change, fault: NaturalFault): Generator<{ language: string; spot: Spot }> {
  for (const file of change.files) {
    const alter = file.language === null ? undefined : fault.languages[file.language];
    if (alter === undefined || file.language === null || !fits(file, fault)) continue;
    for (const [hunk, { lines }] of file.file.hunks.entries()) {
      for (const [line, text] of lines.entries()) {
        const kept = text.startsWith(' ');
        if (!(kept || (fault.onAdded && text.startsWith('+'))) || alter(text.slice(1), 0) === null) continue;
        if (fault.apart === true && !standsApart(lines, line)) continue;
        if (fault.statements === true && !beginsStatement(lines, line)) continue;
        if (lines.some((other) => LONG_STRING.test(other)) || isInComment(lines, line)) continue;
        yield { language: file.language, spot: { snapshot: change.snapshot, file: file.file.path, hunk, line } };
      }
    }
  }
}

function standsApart(lines: readonly string[], line: number): boolean {
  const joins = (step: 1 | -1) => {
    let at = line + step;
    while (lines[at]?.startsWith('-') === true) at += step;
    return lines[at]?.startsWith('+') === true;
  };
  const words = lines[line]?.slice(1).trim();
  return !joins(1) && !joins(-1) && !lines.some((other) => other.startsWith('+') && other.slice(1).trim() === words);
}

function fits(file: FileChange, { inTest }: NaturalFault): boolean {
  if (file.file.status === 'deleted') return false;
  return inTest === null ? ['source', 'test'].includes(file.class) : file.class === (inTest ? 'test' : 'source');
}

/** Adds the fault; returns null if it does not apply here. */
export function plantNatural({ snapshot, file, hunk, line }: Spot, alter: Alter, round: number): Planted | null {
  const host = snapshot.files.find(({ path }) => path === file);
  const lines = host?.hunks[hunk]?.lines ?? [];
  const text = lines[line] ?? '';
  const fresh = alter(text.slice(1), round);
  if (host === undefined || fresh === null) return null;
  const kept = text.startsWith(' ') && fresh[0] !== text.slice(1) && fresh.at(-1) !== text.slice(1);
  const put = [
    ...(kept ? [`-${text.slice(1)}`] : []),
    ...fresh.map((one) => `${one === text.slice(1) && text.startsWith(' ') ? ' ' : '+'}${one}`),
  ];
  const grown = fresh.length - 1;
  const at = put.findIndex((one) => one.startsWith('+') && one.slice(1) !== text.slice(1));
  const start = host.hunks[hunk]?.new_start ?? 1;
  const above = lines.slice(0, line).filter((one) => !one.startsWith('-') && !one.startsWith('\\')).length;
  const within = put.slice(0, Math.max(0, at)).filter((one) => !one.startsWith('-')).length;
  const hunks = host.hunks.map((one, index) => {
    if (index < hunk) return one;
    if (index > hunk) return { ...one, new_start: one.new_start + grown };
    return {
      ...one,
      new_lines: one.new_lines + grown,
      lines: [...lines.slice(0, line), ...put, ...lines.slice(line + 1)],
    };
  });
  const files = snapshot.files.map((one) => (one.path === file ? { ...one, hunks } : one));
  return {
    snapshot: { ...snapshot, files },
    file,
    line: fresh.length === 0 ? Math.max(1, start + above - 1) : start + above + within,
  };
}
