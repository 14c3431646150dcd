/**
 * Measures `prove` on small public projects: changes with criteria that were written down before, some with a test that
 * asserts nothing. A proof of such a criterion is false; no proof of another one is a missed proof.
 *
 *     npm run bench:prove [-- --by exit-code] [--mirror FOLDER] [--only NAME]
 *
 * Reads the projects from GitHub, or from bare repositories in a folder, `<owner>+<name>/repo` each. `labelled`: the
 * lines are those that were written for the criterion. `reviewed`: they are those that a review binds.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CriterionProof } from '../../src/contract/index.js';
import { readCriteria } from '../../src/engine/criteria/index.js';
import type { Binding } from '../../src/engine/model.js';
import { proveCriteria } from '../../src/proving/prove.js';
import { FORGETFUL } from '../../src/proving/resume.js';
import { readReviewed } from '../../src/proving/reviewed.js';
import { createLocalGitProvider } from '../../src/sources/git/local/local.js';
import { GRAMMARS } from '../grammars.js';
import type { Asked, BenchProject } from './change.js';
import { GO } from './go.js';
import { JAVASCRIPT } from './javascript.js';
import { PYTHON } from './python.js';

const { values: flags } = parseArgs({
  options: { mirror: { type: 'string' }, by: { type: 'string', default: 'junit' }, only: { type: 'string' } },
});
const signal = new AbortController().signal;
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-bench-prove-'));
const bin = join(scratch, 'bin');
mkdirSync(bin);

interface Change {
  readonly directory: string;
  /** Added lines of each criterion, by its id. */
  readonly ranges: ReadonlyMap<
    string,
    readonly { readonly file: string; readonly first: number; readonly last: number }[]
  >;
}

function git(directory: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
  execFileSync('git', ['-C', directory, ...identity, ...args], { stdio: 'pipe' });
}

function clone({ repository, commit }: BenchProject): string {
  const directory = join(scratch, repository.replace('/', '+'));
  const source =
    flags.mirror === undefined
      ? `https://github.com/${repository}.git`
      : join(flags.mirror, repository.replace('/', '+'), 'repo');
  execFileSync('git', ['clone', '--quiet', '--no-checkout', source, directory], { stdio: 'pipe' });
  git(directory, 'checkout', '--quiet', '-B', 'main', commit);
  git(directory, 'checkout', '--quiet', '-b', 'feature');
  return directory;
}

/** A line of a file, and the criterion that wrote it. */
interface OwnedLine {
  readonly text: string;
  readonly owner: string | null;
}

function edit(lines: readonly OwnedLine[], { id, edits }: Asked, file: string): readonly OwnedLine[] {
  let all = lines;
  for (const { at, how, lines: text } of edits.filter((one) => one.file === file)) {
    const own = text.split('\n').map((line) => ({ text: line, owner: id }));
    const index = at === null ? all.length - 1 : all.findIndex((line) => line.text.trim() === at);
    if (index < 0) throw new Error(`${file} has no line ${at}`);
    const cut = how === 'before' ? index : index + 1;
    all = [...all.slice(0, how === 'instead' ? index : cut), ...own, ...all.slice(cut)];
  }
  return all;
}

/** Writes the change as the head, and tells which lines are whose. */
function makeChange(project: BenchProject): Change {
  const directory = clone(project);
  const files = new Set(project.criteria.flatMap(({ edits }) => edits.map(({ file }) => file)));
  const written = new Map<string, readonly OwnedLine[]>();
  for (const file of files) {
    const text = readFileSync(join(directory, file), 'utf8').replace(/\n$/u, '');
    const start = text.split('\n').map((line): OwnedLine => ({ text: line, owner: null }));
    written.set(
      file,
      project.criteria.reduce<readonly OwnedLine[]>((lines, one) => edit(lines, one, file), start),
    );
  }
  const own = (text: string, owner: string | null) => text.split('\n').map((line) => ({ text: line, owner }));
  written.set(project.testFile, [
    ...own(project.testStart.replace(/\n$/u, ''), null),
    ...project.criteria.flatMap(({ id, test }) => own(test, id)),
    ...own(project.testEnd.replace(/\n$/u, ''), null),
  ]);
  for (const [file, lines] of written) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${lines.map(({ text }) => text).join('\n')}\n`);
  }
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', 'The change');
  const ranges = new Map(
    project.criteria.map(({ id }) => [
      id,
      [...written].flatMap(([file, lines]) =>
        lines.flatMap(({ owner }, index) => (owner === id ? [{ file, first: index + 1, last: index + 1 }] : [])),
      ),
    ]),
  );
  return { directory, ranges };
}

const ticketOf = ({ criteria }: BenchProject) =>
  `## Acceptance criteria\n\n${criteria.map(({ text }) => `- ${text}`).join('\n')}\n`;

async function review(project: BenchProject, { directory }: Change) {
  const ticket = {
    id: 'TICKET.md',
    provider: 'file' as const,
    url: null,
    title: 'The change',
    body: ticketOf(project),
    relation: 'requested' as const,
  };
  const provider = createLocalGitProvider({ directory, base: 'main', head: 'feature', readTicket: async () => ticket });
  const pinned = await provider.pin({ repo: project.repository, pr: 1, ticket: ticket.id }, signal);
  const snapshot = await provider.snapshot(pinned, signal);
  const policy = { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' as const };
  const criteria = readCriteria(snapshot.tickets, '', []);
  if (criteria.items.length !== project.criteria.length) throw new Error('the ticket was read in another way');
  return readReviewed({ snapshot, policy }, GRAMMARS);
}

interface Score {
  honest: number;
  proved: number;
  gaps: number;
  named: number;
  falseProofs: number;
  notAddressed: number;
}

function score(project: BenchProject, found: readonly CriterionProof[], label: string): Score {
  const total: Score = { honest: 0, proved: 0, gaps: 0, named: 0, falseProofs: 0, notAddressed: 0 };
  for (const { id, gap, text } of project.criteria) {
    const one = found.find((proof) => proof.id === id);
    if (one === undefined) {
      total.notAddressed += 1;
      continue;
    }
    const proved = one.outcome === 'proved';
    if (gap) {
      total.gaps += 1;
      if (proved) total.falseProofs += 1;
      else total.named += 1;
    } else {
      total.honest += 1;
      if (proved) total.proved += 1;
    }
    if (gap === proved)
      print(
        `  ${label} ${id} ${gap ? 'FALSE PROOF' : 'missed'}: ${text}\n      ${one.outcome}: ${one.why}\n      ${one.reverted.join(' ')} ${one.emptied.join(' ')}`,
      );
  }
  return total;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function prove(
  project: BenchProject,
  change: Change,
  bindings: readonly Binding[],
  reviewed: Awaited<ReturnType<typeof review>>,
) {
  const byExit = flags.by === 'exit-code';
  const fill = (text: string) => text.replaceAll('{bin}', bin);
  const { statement } = await proveCriteria(
    { ...reviewed, bindings },
    {
      repository: change.directory,
      folder: scratch,
      command: fill(project.command),
      check: null,
      setUp: null,
      junit: byExit ? [] : project.junit,
      links: [],
      jobs: 2,
      once: false,
      timeout: 300_000,
      budget: 3_600_000,
      environment: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      now: Date.now,
      sleep: async () => undefined,
    },
    {
      grammars: GRAMMARS,
      memory: FORGETFUL,
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
      signal,
      say: () => undefined,
    },
  );
  return statement.criteria;
}

const PROJECTS = { javascript: JAVASCRIPT, python: PYTHON, go: GO };

try {
  for (const [name, project] of Object.entries(PROJECTS)) {
    if (flags.only !== undefined && flags.only !== name) continue;
    const started = Date.now();
    if (project.install !== null)
      execFileSync('sh', ['-c', project.install.replaceAll('{bin}', bin)], { stdio: 'pipe' });
    const change = makeChange(project);
    const reviewed = await review(project, change);
    const labelled = reviewed.bindings.map(
      (binding): Binding => ({
        ...binding,
        status: 'met',
        shown: 'addressed',
        ranges: (change.ranges.get(binding.criterion.id) ?? []).map((range) => ({
          ...range,
          confidence: 1,
          evidence: [],
        })),
      }),
    );
    for (const [label, bindings] of [
      ['labelled', labelled],
      ['reviewed', reviewed.bindings],
    ] as const) {
      if (!bindings.some(({ shown }) => shown === 'addressed')) continue;
      const { honest, proved, gaps, named, falseProofs, notAddressed } = score(
        project,
        await prove(project, change, bindings, reviewed),
        `${name} ${label}`,
      );
      print(
        `${name} ${label}: ${proved} of ${honest} honest proved; ${named} of ${gaps} gaps named, ${falseProofs} false proofs; ${notAddressed} not addressed`,
      );
    }
    print(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
