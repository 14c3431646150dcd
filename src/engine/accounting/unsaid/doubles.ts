/** Lines of tests that put something else in the place of what the ticket asks for. */
import type { FileChange, SideSyntax } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { listWords } from '../lines/words.js';

/** Replaces a module: the first text is its name. */
const MODULE =
  /\b(?:jest|vi|vitest)\.(?:mock|doMock|setMock|unstable_mockModule)\s{0,4}\(\s{0,4}(?:import\s{0,4}\(\s{0,4})?['"`]([^'"`\n]{1,200})['"`]|\bmock\.module\s{0,4}\(\s{0,4}['"`]([^'"`\n]{1,200})['"`]|\b(?:proxyquire|rewiremock|td\.replace)\s{0,4}\(\s{0,4}['"`]([^'"`\n]{1,200})['"`]/u;
/** Replaces a member: its name is a text or a path on the line. */
const MEMBER =
  /\b(?:(?:jest|vi|vitest|sinon|t\.mock|mock|td)\.(?:spyOn|stub|method|replace|fake|patch|replaceProperty)|monkeypatch\.(?:setattr|setitem)|mocker\.(?:patch|patch\.object|stub)|gomonkey\.Apply\w{1,20}|monkey\.Patch|mockkStatic|mockkObject)\s{0,4}\(|(?<![.\w])(?:patch(?:\.object|\.dict)?|setattr|allow(?:_any_instance_of)?|expect_any_instance_of|stub_const|when|mockStatic|doReturn|every)\s{0,4}[({]/u;
const REAL = /requireActual|importActual|wraps=|and_call_original|callThrough|CALLS_REAL_METHODS/u;
const DECLARES =
  /^\s*(?:(?:const|let|var|function|def|fun|val|func)\s{1,8})?([\p{IDS}_$][\p{IDC}$]*)\s{0,8}(?::?=(?![=>])|\()/u;
const KEYWORD = /^\s*(?:const|let|var|function|def|fun|val|func)\s/u;
/** Words of an import that brings its module under the module's own name. */
const IMPORT_WORDS: ReadonlySet<string> = new Set(['import', 'use', 'using', 'require', 'include', 'from', 'static']);
/** Fixtures that all tests get, without naming them. */
const FOR_ALL = /\bautouse\s{0,4}=\s{0,4}True\b/u;

/**
 * Returns the added lines of a test file that do so. A name counts if the file calls it: what a test only hands to
 * something else may be replaced.
 */
export function findDoubles(
  { added, file }: FileChange,
  after: SideSyntax,
  names: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const called = new Set(after.calls.map(({ callee }) => callee.split('.').at(-1) ?? ''));
  const asked = new Set([...names].filter((name) => called.has(name)));
  const whole = file.new_text ?? '';
  const lines = whole.split('\n');
  const modules = new Map(
    after.imports.map(({ module, first, last }) => [
      module,
      [...listNames(lines.slice(first - 1, last).join('\n'), module)].filter((name) => asked.has(name)),
    ]),
  );
  const imported = new Set([...modules.values()].flat());
  const real = REAL.test(whole);
  for (const { number, text } of added) {
    const line = text.slice(0, REACH.line);
    const module = MODULE.exec(line)
      ?.slice(1)
      .find((one) => one !== undefined);
    const replaced =
      module === undefined
        ? (findMember(line, asked) ?? findShadowed(line, imported))
        : real
          ? undefined
          : modules.get(module)?.[0];
    if (replaced !== undefined)
      found.set(
        number,
        `it puts something else in the place of \`${replaced}\`, so the test does not show what the ticket asks for`,
      );
    else if (FOR_ALL.test(line)) found.set(number, 'it changes what all tests get, and the ticket does not ask for it');
  }
  return found;
}

/** Returns the names that an import brings: not those on the way to the module, as `display` of `from tools.display import Display`. */
function listNames(statement: string, module: string): ReadonlySet<string> {
  const names = listWords(statement.replace(module, ''));
  return [...names].every((name) => IMPORT_WORDS.has(name)) ? listWords(module) : names;
}

function findMember(line: string, asked: ReadonlySet<string>): string | undefined {
  if (!MEMBER.test(line) || REAL.test(line)) return undefined;
  return [...listWords(line.replace(/(?:=>|lambda|:).*/u, ''))].find((name) => asked.has(name));
}

/** Returns the imported name that a test gives to something of its own. */
function findShadowed(line: string, imported: ReadonlySet<string>): string | undefined {
  const [all = '', name = ''] = DECLARES.exec(line) ?? [];
  const isCall = all.endsWith('(') && !KEYWORD.test(line);
  return !isCall && imported.has(name) ? name : undefined;
}
