/** Test cases in comments: code that a person switched off without a mark. */
import type { FileSyntax, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import type { Family } from '../vocabulary.js';
import { readCaseName } from './case-names.js';

/** Heads of cases and suites as they stand in comments. A sentence (“it (the parser) fails”) has none of these shapes. */
const HEAD: Readonly<Partial<Record<Family, RegExp>>> = {
  js: /^(?:[xf]?(?:it|describe)|x?test|asyncTest|QUnit\.(?:test|module|only|skip|todo|asyncTest)|Deno\.test|tape)(?:\.\w{1,60}|\[['"`]\w{1,60}['"`]\]){0,3}\s{0,4}\((?:\s{0,4}['"`)]|$)/u,
  python: /^(?:async )?def test_\w{1,200}\(.{0,200}\)(?: -> None)?:/u,
  jvm: /^(?:@Test\b\s*(?:$|\(|(?:public |fun ))|(?:public )?void test\w{1,200}\(\)\s*(?:throws [\w, ]{1,100})?\{?$)/u,
  dotnet: /^(?:\[(?:Test|Fact|Theory|TestMethod)\]\s*$|public (?:async )?(?:void|Task) Test\w{0,200}\(\))/u,
  go: /^func Test[A-Z_]\w{0,200}\(\w{1,3} \*testing\.T\)/u,
  rust: /^#\[(?:\w{1,30}::)?test\]/u,
  ruby: /^(?:it|specify|scenario|describe|context)\s*\(?\s*['"].{1,300}\bdo$|^def test_\w{1,200}$/u,
  php: /^(?:public )?function test\w{1,200}\(|^(?:it|test)\(['"]/u,
  swift: /^(?:@Test\b|func test\w{1,200}\(\))/u,
  elixir: /^test\s+"[^"]{1,200}".{0,60}\bdo$/u,
  dart: /^(?:test|testWidgets)\(\s*['"]/u,
  // A case of C runs where a list of the file names it: https://github.com/ThrowTheSwitch/Unity, https://libcheck.github.io/check
  c: /^(?:TEST(?:_[FP])?\(\w{1,100},\s*\w{1,200}\)|(?:RUN_TEST|MU_RUN_TEST|mu_run_test)\(\w{1,200}\);?$|(?:tcase_add_test|CU_add_test)\(\w{1,60},.{1,300}\);?$|cmocka_unit_test\w{0,40}\(\w{1,200}.{0,200}\),?$)/u,
};

/** A comment that holds the head of a case. `ran` says that the change took the same case out of the code. */
interface CommentedCase {
  readonly line: ScannedLine;
  readonly ran: boolean;
  /** The head, without the comment around it. */
  readonly head: string;
}

/** Returns the code that a line has in a comment alone; null for other lines. */
function readCommented({ code, comment }: ScannedLine): string | null {
  if (code.trim() !== '' || comment.trim() === '') return null;
  return comment
    .slice(0, REACH.line)
    .replace(/^\s{0,200}(?:\/{2,}|#|\/\*{1,3}|\*|--)?\s{0,20}/u, '')
    .replace(/\s{0,20}\*\/\s{0,20}$/u, '')
    .trimEnd();
}

/** Returns the head of a case that a line has in a comment; null if it has none. */
export function readCommentedHead(line: ScannedLine, family: Family): string | null {
  const head = readCommented(line);
  return head !== null && HEAD[family]?.test(head) === true ? head : null;
}

/** Returns the new comment lines with the head of a case. `gone` are the names of the cases that the change removes. */
export function findCommentedCases(
  lines: readonly ScannedLine[],
  family: Family,
  gone: ReadonlySet<string | null>,
): readonly CommentedCase[] {
  const pattern = HEAD[family];
  return lines.flatMap((line): readonly CommentedCase[] => {
    const head = readCommented(line);
    if (head === null) return [];
    const name = readCaseName({ number: line.number, text: head, code: head, comment: '' }, family);
    if (name !== null && gone.has(name)) return [{ line, ran: true, head }];
    return pattern?.test(head) === true ? [{ line, ran: false, head }] : [];
  });
}

/** A comment that begins on one line and ends on another has so many lines at most. */
const MAX_WRAPPED = 400;
/** So many comments of a file are read at most. */
const MAX_COMMENTS = 50;

/**
 * Returns the heads of cases that stay as they were, between two new lines that make a comment of them. The trees of both sides
 * show that the cases ran before, and do not now.
 */
export function findWrappedCases(
  lines: readonly ScannedLine[],
  family: Family,
  syntax: FileSyntax | undefined,
  side: (number: number) => string | undefined,
): readonly CommentedCase[] {
  const openers = lines.filter(({ code, comment }) => code.trim() === '' && OPENS.test(comment.slice(0, REACH.line)));
  if (openers.length === 0) return [];
  const left = new Set(syntax?.after?.cases.map(({ name }) => name));
  const gone = (syntax?.before?.cases ?? []).filter(({ name, runs }) => runs !== 'disabled' && !left.has(name));
  if (gone.length === 0) return [];
  return openers.slice(0, MAX_COMMENTS).flatMap(({ number }): readonly CommentedCase[] => {
    for (let at = number + 1; at <= number + MAX_WRAPPED; at += 1) {
      const text = side(at)?.slice(0, REACH.line);
      if (text === undefined || text.includes('*/')) return [];
      const line = { number: at, text, code: text, comment: '' };
      const head = text.trim();
      if (HEAD[family]?.test(head) !== true && readCaseName(line, family) === null) continue;
      if (gone.some(({ name }) => name !== '' && text.includes(name))) return [{ line, ran: true, head }];
    }
    return [];
  });
}

/** A comment that goes on over the next lines, and begins as no documentation does. */
const OPENS = /^\s{0,200}\/\*(?!\*)(?:(?!\*\/).){0,300}$/u;
