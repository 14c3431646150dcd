/** Runs commands in a scratch tree and reads what the tests report there. */
import { compareText } from '../base/order.js';
import { compileGlob } from '../engine/text/glob.js';
import { UnprovableError } from './error.js';
import type { CommandRun } from './judge-run.js';
import type { FileRevert } from './revert/file.js';
import { runShell, type ShellResult } from './run-command.js';
import type { ScratchTree } from './scratch-tree.js';
import { readTests, type TestResult } from './tests.js';

/** How commands are run. */
export interface RunMeans {
  /** Globs of JUnit XML in the tree; none: only the exit code counts. */
  readonly junit: readonly string[];
  /** Must succeed before a run counts; null if there is none. */
  readonly check: string | null;
  readonly environment: NodeJS.ProcessEnv;
  /** How long a command may still run, in milliseconds; nothing is left at 0. */
  readonly allow: () => number;
  /** A signal that is aborted after so many milliseconds. */
  readonly limit: (milliseconds: number) => AbortSignal;
  readonly signal: AbortSignal;
}

/** A run; `checked` is false if what must succeed before it did not. */
export interface TreeRun extends CommandRun {
  readonly checked: boolean;
}

/** Lines of the output that an error shows. */
const SHOWN_LINES = 20;

/** Runs the command on the head without some lines; `files` is empty for the head itself. */
export async function runInTree(
  tree: ScratchTree,
  files: readonly FileRevert[],
  command: string,
  means: RunMeans,
): Promise<TreeRun> {
  await tree.reset(files);
  const matches = means.junit.map((glob) => compileGlob(`/${glob.replace(/^\.?\/+/u, '')}`, 'files'));
  const listReports = async () =>
    (await tree.list('')).filter((path) => matches.some((match) => match(path))).toSorted(compareText);
  // A report of an earlier run must not be taken for one of this.
  if (matches.length > 0) await tree.remove(await listReports());
  if (means.check !== null) {
    const checked = await runLine(tree, means.check, means);
    if (checked.code !== 0) return { ...checked, tests: null, checked: false };
  }
  const ended = await runLine(tree, command, means);
  if (matches.length === 0) return { ...ended, tests: null, checked: true };
  const tests: TestResult[] = [];
  for (const path of await listReports()) tests.push(...(await readTests(await tree.read(path))));
  return { ...ended, tests: tests.map((one) => withoutFolder(one, tree.directory)), checked: true };
}

/** Some runners name tests and files with the folder they ran in, which is another one for every tree. */
function withoutFolder(test: TestResult, folder: string): TestResult {
  const cut = (text: string) => text.replaceAll(`${folder}/`, '');
  return { ...test, name: cut(test.name), classname: cut(test.classname), file: cut(test.file) };
}

function runLine(
  tree: ScratchTree,
  line: string,
  { environment, allow, limit, signal }: RunMeans,
): Promise<ShellResult> {
  return runShell({ line, directory: tree.directory, environment, milliseconds: allow() }, signal, limit);
}

/**
 * Prepares a tree by a command: what it leaves behind stays for all runs.
 * @throws UnprovableError if it fails
 */
export async function setUpTree(tree: ScratchTree, line: string, means: RunMeans): Promise<void> {
  const { code, output } = await runLine(tree, line, means);
  if (code !== 0)
    throw new UnprovableError(
      `The set-up failed with the exit code ${code} (${line}). Correct the command of --set-up.${quoteEnd(output)}`,
    );
  await tree.keepUntracked();
}

/**
 * Runs the command on the untouched head.
 * @throws UnprovableError if it does not pass there, or if no test was reported: then nothing can be proved by it
 */
export async function runOnHead(tree: ScratchTree, command: string, means: RunMeans): Promise<TreeRun> {
  const run = await runInTree(tree, [], command, means);
  const fail = (what: string, advice: string) =>
    new UnprovableError(`${what} (${command}). ${advice}${quoteEnd(run.output)}`);
  if (!run.checked)
    throw new UnprovableError(
      `The check does not pass on the head itself (${means.check}). Correct the command of --check, or the head.${quoteEnd(run.output)}`,
    );
  if (run.timedOut)
    throw fail('The command did not end in time on the head itself', 'Give it more seconds with --timeout.');
  if (run.code !== 0)
    throw fail(
      'The command does not pass on the head itself',
      'Correct the command of --run, or the tests: they must pass there first.',
    );
  if (run.tests !== null && !run.tests.some(({ status }) => status === 'passed'))
    throw fail(
      `No passed test is reported in ${means.junit.join(', ')} after the command ran on the head itself`,
      'Name with --junit the JUnit XML that the command writes.',
    );
  return run;
}

/** The end of what a command wrote, on lines of its own. */
function quoteEnd(output: string): string {
  const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return lines === '' ? ' It wrote nothing.' : ` It wrote:\n${lines}`;
}
