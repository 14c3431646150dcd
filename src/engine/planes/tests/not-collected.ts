import { isTestContent, isTestName } from '../../change/tests.js';
import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { leaveToPerson } from '../leave-to-person.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { clip, toFileName } from '../wording.js';

/** Reports a test file that its runner no longer finds or builds. */
export const notCollected: Rule = {
  id: 'tests/not-collected',
  severity: 'info',
  summary: 'A test file is no longer found by its runner',
  docs: {
    why: 'Test runners find files by their names. A file with another name is still in the repository, but its tests do not run.',
    bad: {
      files: {
        'pkg/refund_test.go': ['+//go:build never', '+', ' package pkg', ' func TestRefund(t *testing.T) {}'],
      },
    },
    good: {
      files: {
        'pkg/refund_test.go': ['+//go:build linux', '+', ' package pkg', ' func TestRefund(t *testing.T) {}'],
      },
    },
  },
  suppressible: true,
  check: (context) => leaveToPerson([...findRenamed(context), ...findUnbuilt(context), ...findUnmarked(context)]),
};

/** Finds files whose old name a runner looks for and whose new name none does, while they still contain tests. */
function findRenamed({ change, syntax }: RuleContext): readonly RawFinding[] {
  return change.files.flatMap((one): readonly RawFinding[] => {
    const { path, old_path: old, status, new_text: text } = one.file;
    if (status !== 'renamed' || old === null || !isTestName(old) || isTestName(path)) return [];
    // In a folder of tests, a JavaScript runner finds files by the folder.
    if (/(?:^|\/)__tests__\/(?:.{0,200}\/)?[^/]+\.[cm]?[jt]sx?$/u.test(path)) return [];
    const cases = syntax.get(path)?.after?.cases.length ?? 0;
    const contains = text === null ? SWITCHED_OFF.test(path) || cases > 0 : cases > 0 || isTestContent(text);
    if (!contains) return [];
    return [
      buildFinding(
        one,
        1,
        `${toFileName(old)} is now ${toFileName(path)}, which no runner looks for`,
        `The tests in this file ran under its old name, “${clip(old, 120)}”. Under its new name they do not run. Give it a name that the runner finds, or delete the tests and say why.`,
        `${old}\n${path}`,
      ),
    ];
  });
}

/** Endings that people give to files that shall not be used. */
const SWITCHED_OFF =
  /\.(?:disabled|off|bak|old|orig|skip|skipped|ignore|ignored|txt|broken|wip|todo|unused)$|(?:[._-](?:off|disabled|skip|old|bak))\.\w{1,5}$/iu;

/** Conditions that no build meets. */
const UNBUILT: readonly { readonly path: RegExp; readonly pattern: RegExp }[] = [
  {
    path: /_test\.go$/u,
    pattern:
      /^\/\/(?:go:build|\s?\+build)\s+(?:ignore|never|none|no|off|disabled?|skip(?:ped)?|broken|todo|wip|false|exclude|excluded|unused)\s*$/u,
  },
  {
    path: /\.rs$/u,
    pattern: /^\s{0,80}#!?\[cfg\((?:any\(\)|not\(all\(\)\)|never|FALSE|disabled|all\(test, any\(\)\))\)\]/u,
  },
  {
    path: /\.py$/u,
    pattern:
      /^\s{0,80}(?:__test__\s{0,4}=\s{0,4}False\b|pytestmark\s{0,4}=\s{0,4}\[?\s{0,4}pytest\.mark\.skip\b(?!if)|collect_ignore(?:_glob)?\s{0,4}(?:\+?=|\.(?:append|extend)\())/u,
  },
];

function findUnbuilt(context: RuleContext): readonly RawFinding[] {
  const all = ({ class: kind, file }: FileChange) =>
    (file.status !== 'added' && (kind === 'test' || (kind === 'source' && file.path.endsWith('.rs')))) ||
    /(?:^|\/)conftest\.py$/u.test(file.path);
  return findNewLines(context, all).flatMap(({ change, lines }) => {
    const side = createNewSideReader(change);
    return lines.flatMap((line): readonly RawFinding[] => {
      const text = line.text.slice(0, REACH.entry);
      const found = UNBUILT.some(({ path, pattern }) => path.test(change.file.path) && pattern.test(text));
      if (!found || standsInPlainClass(context, change, line) || isConditional(side, line)) return [];
      return [
        buildFinding(
          change,
          line.number,
          `Tests are left out: ${text.trim()}`,
          'From now on these tests are not built or not collected. Make them pass, or delete them and say why.',
          text.trim(),
        ),
      ];
    });
  });
}

/** Finds functions that were tests by their attribute, lost it and are called by nobody in the file. */
function findUnmarked({ change, syntax }: RuleContext): readonly RawFinding[] {
  return change.files.flatMap((one): readonly RawFinding[] => {
    const mark = MARKS[one.language ?? ''];
    if (mark === undefined || one.file.status === 'deleted') return [];
    const read = syntax.get(one.file.path);
    const [before, after] = [read?.before ?? null, read?.after ?? null];
    if (before === null || after === null) return [];
    const marks = (read?.removed ?? []).filter(({ code }) => mark.test(code.slice(0, REACH.line)));
    if (marks.length === 0) return [];
    const run = new Set(after.cases.map(({ name }) => name));
    const called = new Set(after.calls.map(({ callee }) => callee));
    const lost = before.cases.filter(
      ({ name, suite, first }) =>
        !suite &&
        !run.has(name) &&
        !called.has(name) &&
        marks.some(({ number }) => number <= first && number >= first - MAX_ATTRIBUTES),
    );
    return lost.flatMap(({ name }): readonly RawFinding[] => {
      const stays = after.definitions.find((definition) => isFunction(definition) && definition.name === name);
      if (stays === undefined) return [];
      const finding = buildFinding(
        one,
        stays.first,
        `${clip(name, 60)} is no test any more`,
        'Its function is still there and nothing in the file calls it, but the attribute that made it a test is gone. Put the attribute back, or delete the function and say why.',
        name,
      );
      return [{ ...finding, severity: 'info', checksLess: true }];
    });
  });
}

/** Languages in which an attribute alone makes a function a test. In others the case counts as removed. */
const MARKS: Readonly<Partial<Record<string, RegExp>>> = {
  Rust: /^\s{0,200}#\[(?:\w{1,40}::){0,4}(?:test|rstest|\w{1,40}_test)\b/u,
};
/** So many lines above a function may hold its attributes. */
const MAX_ATTRIBUTES = 6;

/** Returns true for a line below the head of a condition, whose block it begins. */
function isConditional(side: (number: number) => string | undefined, { number, text }: ScannedLine): boolean {
  return /^\s{1,80}collect_ignore/u.test(text) && /^\s*(?:if|elif|else)\b/u.test(findLineAbove(side, number));
}

/** Returns true for a mark in a class without a test of its own: its name alone looks like one, and nothing is left out. */
function standsInPlainClass({ syntax }: RuleContext, { file }: FileChange, { number, text }: ScannedLine): boolean {
  const after = syntax.get(file.path)?.after ?? null;
  if (after === null || !/^\s{1,80}__test__\b/u.test(text)) return false;
  const around = after.definitions.findLast(
    ({ kind, first, last }) => kind === 'class' && first <= number && number <= last,
  );
  const isWithin = (one: { readonly first: number; readonly last: number }) =>
    around !== undefined && around.first <= one.first && one.last <= around.last;
  return (
    around !== undefined &&
    after.whole &&
    !INHERITS_TESTS.test(around.signature) &&
    !after.cases.some((one) => !one.suite && isWithin(one)) &&
    !after.definitions.some((one) => one.kind === 'method' && one.name.startsWith('test') && isWithin(one))
  );
}

/** A class of Python that has the tests of another one. */
const INHERITS_TESTS = /\(.{0,200}(?:[tT]est|[sS]uite|[sS]pec)/u;

function buildFinding(
  { file }: FileChange,
  line: number,
  title: string,
  rationale: string,
  anchor: string,
): RawFinding {
  return { file: file.path, first: line, last: line, title: clip(title, 110), rationale, anchor };
}
