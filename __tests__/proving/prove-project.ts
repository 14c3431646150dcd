/** Runs `prove` on a project of the tests. */
import { dirname } from 'node:path';
import type { ProofStatement } from '../../src/contract/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { type ProveMeans, type ProveRequest, proveCriteria } from '../../src/proving/prove.js';
import { FORGETFUL } from '../../src/proving/resume.js';
import { createLocalGitProvider } from '../../src/sources/git/local/local.js';
import { binding } from '../engine/planes/intent/bound.js';
import type { TestRepository } from '../sources/test-repository.js';
import { GRAMMARS } from '../stand-ins/grammars.js';
import { CRITERIA, type Project, readMarks } from './projects.js';

const signal = new AbortController().signal;

/** What the review of a project comes to, with its lines bound as they are marked. */
async function reviewProject(project: Pick<Project, 'head'>, repository: TestRepository) {
  const provider = createLocalGitProvider({
    directory: repository.directory,
    base: 'main',
    head: 'feature',
    readTicket: () => Promise.reject(new Error('no ticket')),
  });
  const pinned = await provider.pin({ repo: 'octo/cart', pr: 1, ticket: null }, signal);
  const change = readChange(await provider.snapshot(pinned, signal), []);
  const bindings = readMarks(project.head).ranges.map((ranges, index) =>
    binding(
      { ranges: ranges.map((range) => ({ ...range, confidence: 0.9, evidence: [] })) },
      { id: `AC${index + 1}`, text: CRITERIA[index] ?? '' },
    ),
  );
  return { repo: 'octo/cart', change, syntax: await readSyntax(change, GRAMMARS), bindings };
}

/** A proof, and what was said meanwhile. */
export interface Told {
  readonly statement: ProofStatement;
  readonly lines: readonly string[];
}

/** Proves a project: in one run for each criterion, without waiting between them. */
export async function prove(
  project: Project,
  repository: TestRepository,
  over: Partial<ProveRequest> = {},
  means: Partial<ProveMeans> = {},
): Promise<Told> {
  const lines: string[] = [];
  const { statement } = await proveCriteria(
    await reviewProject(project, repository),
    {
      repository: repository.directory,
      folder: dirname(repository.directory),
      command: project.command,
      check: project.check,
      setUp: null,
      junit: project.junit,
      links: [],
      jobs: 1,
      once: true,
      timeout: 120_000,
      budget: 600_000,
      // Without caches of bytecode no second has to pass between two runs.
      environment: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined },
      now: Date.now,
      sleep: async () => undefined,
      ...over,
    },
    {
      grammars: GRAMMARS,
      memory: FORGETFUL,
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
      signal,
      say: (line) => lines.push(line),
      ...means,
    },
  );
  return { statement, lines };
}

/** Returns the outcome of each criterion. */
export const listOutcomes = ({ statement }: Told) => statement.criteria.map(({ id, outcome }) => `${id} ${outcome}`);
