import type { HunkSide } from '../../../base/hunk-lines.js';
import { getFileName } from '../../../base/paths.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { locateRemovedLine, readWholeSide } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { findCheck } from './check-commands.js';
import { listPatterns, type Patterns } from './settings/test-patterns.js';

/** Reports settings of a test runner that make it run fewer tests, or none, or pass whatever they say. */
export const testsNarrowed: Rule = {
  id: 'integrity/tests-narrowed',
  severity: 'info',
  summary: 'A test runner is told to run fewer tests',
  docs: {
    why: 'All tests are still in the repository and the run is green, but the runner no longer runs all of them.',
    bad: {
      files: { 'pytest.ini': [' [pytest]', '-addopts = -ra', '+addopts = -ra -k "not refund"'] },
    },
    good: {
      files: { 'pytest.ini': [' [pytest]', '-addopts = -ra', '+addopts = -ra --durations=5'] },
    },
  },
  suppressible: true,
  check({ change }: RuleContext) {
    const fresh = change.files.filter(({ file }) => file.status === 'added').map(({ file }) => file.path);
    const narrowed = change.files
      .filter(({ file }) => file.status === 'modified')
      .flatMap((one) => {
        if (CONFIG.test(one.file.path))
          return [...findNarrowedPatterns(one, fresh), ...findNewOptions(one, () => true)];
        return PIPELINE.test(one.file.path) ? findNewOptions(one, createCommandTest(one)) : [];
      });
    return leaveToPerson(narrowed);
  },
};

const CONFIG =
  /(?:^|\/)(?:(?:jest|vitest|vite|karma|playwright|cypress|wdio|web-test-runner)\.conf(?:ig)?(?:\.[\w-]{1,30})?\.\w{2,4}|vitest\.workspace\.\w{2,4}|\.mocharc(?:\.\w{2,5})?|\.rspec|package\.json|composer\.json|pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini|noxfile\.py|phpunit\.xml(?:\.dist)?|pom\.xml|build\.gradle(?:\.kts)?|build\.sbt|[mM]akefile|[jJ]ustfile|Taskfile\.ya?ml|nextest\.toml|\.runsettings|[\w.-]{1,60}\.runsettings)$/u;

/** Files of pipelines, and scripts that they run. */
const PIPELINE =
  /^\.github\/(?:workflows|actions)\/.{1,200}\.ya?ml$|^\.gitlab-ci\.yml$|^\.circleci\/config\.yml$|\.sh$/u;

/** Returns a function that tells whether a line runs a check that a removed line of the file ran in other words. */
function createCommandTest({ removed }: FileChange): (line: string) => boolean {
  const before = new Set(removed.map(({ text }) => findCheck(text.slice(0, REACH.line))));
  return (line) => {
    const check = findCheck(line);
    return check !== null && before.has(check);
  };
}

/** Folders without tests of the runner: leaving them out changes nothing. */
const NO_TESTS =
  /node_modules|\bdist\b|\bbuild\b|\bout\b|\blib\b|coverage|\.git\b|fixtures?|\.cache|\.next|\.nuxt|vendor|\btarget\b|templates?|__snapshots__|playwright|cypress|\be2e\b|\.venv|\bvenv\b|\.tox|worktree/iu;

function findNarrowedPatterns(change: FileChange, fresh: readonly string[]): readonly RawFinding[] {
  const before = readPatterns(change, 'old');
  const after = readPatterns(change, 'new');
  const hasProjects = (change.file.new_text ?? '').includes('projects');
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly RawFinding[] => {
    const old = before.get(key);
    const now = after.get(key);
    if (now === undefined) return [];
    if (now.leavesOut) {
      const known = new Set(old?.items ?? []);
      const more = now.items.filter(
        (item) =>
          !known.has(item) &&
          !NO_TESTS.test(item) &&
          !namesNew(item, fresh) &&
          !(hasProjects && isTakenIn(item, after)),
      );
      return more.length === 0 ? [] : [buildFinding(change, more[0] ?? key, `${key} leaves out ${more.join(', ')}`)];
    }
    const how = old === undefined ? null : describeNarrowing(old.items, now.items);
    return how === null ? [] : [buildFinding(change, now.items[0] ?? key, `${key} ${how}`)];
  });
}

/** Returns true if another list of the same file takes in what one leaves out: projects of a runner that share its tests. */
function isTakenIn(item: string, lists: ReadonlyMap<string, Patterns>): boolean {
  const core = item.replace(/^(?:\*{1,2}\/)+|(?:\/\*{1,2})+$/gu, '');
  return [...lists.values()].some(({ leavesOut, items }) => !leavesOut && items.some((one) => one.includes(core)));
}

/** Returns true if a pattern names one file that is new in the change: it did not run before, and has a run of its own. */
function namesNew(item: string, fresh: readonly string[]): boolean {
  const stem = /([\w-]{3,})(?:\.\w{1,6})*$/u.exec(item.slice(0, REACH.entry))?.[1];
  return stem !== undefined && fresh.some((path) => getFileName(path).startsWith(`${stem}.`));
}

function readPatterns(change: FileChange, side: HunkSide): ReadonlyMap<string, Patterns> {
  const text = readWholeSide(change, side)
    .map((run) => run.map((line) => line.text).join('\n'))
    .join('\n\n');
  return listPatterns(text, change.file.path);
}

/** Returns how a list of patterns finds fewer files; null if that is not shown. */
function describeNarrowing(before: readonly string[], after: readonly string[]): string | null {
  if (before.length === 0 || after.length === 0) return null;
  const lost = before.filter((item) => !after.includes(item));
  const come = after.filter((item) => !before.includes(item));
  if (lost.length === 0) return null;
  if (come.length === 0) return `no longer has ${lost.join(', ')}`;
  const inside = come.every((item) => lost.some((other) => item.startsWith(`${other.replace(/\/$/u, '')}/`)));
  const single =
    lost.some((item) => /\*[^/]*$/u.test(item)) &&
    come.every((item) => /\.\w{1,5}$/u.test(item) && !/[*{][^/]*$/u.test(item));
  return inside || single ? `is only ${come.join(', ')}` : null;
}

/** Options and settings by which tests do not run, or do not count. */
const OPTIONS: readonly RegExp[] = [
  /(-Dmaven\.test\.failure\.ignore(?:=true)?\b|-fn\b(?=.{0,80}\btest\b))/u,
  /(-m\s{0,3}=?\s{0,3}["'\\]{0,3}not\s[^"'\n]{1,80}|--tag\s{1,4}["']?~[\w:]{1,60}|\btest\b[^\n]{0,100}\s--\s(?:[^\n]{0,60}\s)?--skip[\s=][\w:]{1,80}|\bgo test\b[^\n]{0,100}\s-skip[\s=]\S{1,80}|--allow-empty\b|--(?:exclude|skip)-tests?[=\s][\w.:*-]{1,80}|--grep\s{1,3}\S{1,80}\s{1,3}--invert)/u,
  /(?:^|[\s"'=[,])(-k\s{0,3}=?\s{0,3}["'\\]{0,3}not\s[^"'\n]{1,80}|--(?:ignore|ignore-glob|deselect|testPathIgnorePatterns|exclude-testsuite|exclude-group|fgrep|invert)(?![\w-])(?:[=\s"',]{1,4}[^\s"',\]]{1,100})?)/u,
  // cargo, dotnet, ctest, go, swift and xcodebuild, mix, dart, Maven: options that take a part of the tests.
  /\b(?:cargo (?:test|nextest run)\b[^\n]{0,100}\s(?=--exclude)|dotnet test\b[^\n]{0,150}\s(?=--filter)|ctest\b[^\n]{0,100}\s(?=-(?:LE?|E|R)\s|--(?:label-)?exclude|--tests-regex)|go test\b[^\n]{0,100}\s(?=-short\b|-run[\s=])|swift test\b[^\n]{0,100}\s(?=--(?:skip|filter)[\s=])|xcodebuild\b[^\n]{0,200}\s(?=-(?:skip|only)-testing)|mix test\b[^\n]{0,100}\s(?=--(?:exclude|only)\s)|(?:dart|flutter) test\b[^\n]{0,100}\s(?=-x\s|--(?:exclude-)?tags)|mvnw?\b[^\n]{0,100}\s(?=-Dtest=))(-\S{1,40}(?:[\s=]\S{1,80})?)/u,
  /(-DskipTests(?!=false)\b|-Dmaven\.test\.skip(?:=true)?\b|-x\s{1,3}test\b|-DskipITs\b|<failIfNoTests>\s{0,4}false)/u,
  /\b(passWithNoTests["']?\s{0,4}[:=]\s{0,4}true|--passWithNoTests|setIgnoreFailures\(true\)|failOnEmptyTestSuite["']?\s{0,4}[:=]\s{0,4}["']?false|forbidOnly["']?\s{0,4}[:=]\s{0,4}false|dangerouslyIgnoreUnhandledErrors["']?\s{0,4}[:=]\s{0,4}true)/u,
];

function findNewOptions(change: FileChange, counts: (line: string) => boolean): readonly RawFinding[] {
  const removed = change.removed.map(({ text }) => text.slice(0, REACH.longLine)).join('\n');
  return change.added.flatMap(({ text, number }): readonly RawFinding[] => {
    const line = text.slice(0, REACH.line);
    if (/^\s*(?:#|\/\/|<!--)/u.test(line) || !counts(line)) return [];
    const found = OPTIONS.map((pattern) => pattern.exec(line)?.[1]).find(
      (one) => one !== undefined && !removed.includes(one) && !NO_TESTS.test(one),
    );
    return found === undefined ? [] : [{ ...buildFinding(change, '', clip(found, 80)), first: number, last: number }];
  });
}

function buildFinding(change: FileChange, item: string, what: string): RawFinding {
  const lost = change.removed[0];
  const line =
    change.added.find(({ text }) => item !== '' && text.includes(item))?.number ??
    change.added[0]?.number ??
    (lost === undefined ? 1 : locateRemovedLine(change, lost.number));
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: clip(`${toFileName(change.file.path)} runs fewer tests: ${what}`, 110),
    rationale:
      'From now on some tests that are still there do not run, or do not count. Fix the test that fails, or mark only this test, with the reason beside it.',
    anchor: what,
  };
}
