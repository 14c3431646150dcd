/** `prove`: which tests notice the loss of each criterion's lines. */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { digestJson } from '../base/digest.js';
import type { CriterionProof, ProofFile } from '../contract/index.js';
import { findGrammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { listUnknownPlaceholders, PLACEHOLDERS } from '../proving/placeholders.js';
import { type ProveRequest, proveCriteria } from '../proving/prove.js';
import { FORGETFUL, openProofMemory } from '../proving/resume.js';
import { readReviewed } from '../proving/reviewed.js';
import { EXIT, UsageError } from './exit.js';
import { checkWritable, writeText } from './inputs/files.js';
import { askForReview, openReviewer, type ReviewEnvironment, readSources } from './review.js';

/** What `prove` was asked; times are in seconds. */
export interface ProveOptions {
  readonly repo: string;
  readonly base?: string;
  readonly head: string;
  readonly ticket?: string;
  readonly policy?: string;
  readonly run: string;
  readonly junit: readonly string[];
  readonly check?: string;
  readonly setUp?: string;
  readonly link: readonly string[];
  readonly timeout: number;
  readonly budget: number;
  readonly jobs: number;
  readonly once: boolean;
  readonly resume?: string;
  readonly out?: string;
  readonly format: 'text' | 'json';
}

/** What `prove` works with beside its options. `note` writes to standard error. */
export interface ProveEnvironment extends ReviewEnvironment {
  readonly note: (text: string) => void;
}

const SECOND = 1_000;

/** Criteria that no code shows: they ask for a document, for tests, or for nothing to change. */
const WITHOUT_CODE: ReadonlySet<CriterionProof['kind']> = new Set(['doc', 'test', 'invariant', 'passes']);

const isGap = ({ kind, outcome }: CriterionProof) =>
  outcome !== 'proved' && !(outcome === 'not-provable' && WITHOUT_CODE.has(kind));

/**
 * Proves the criteria and writes what was found.
 * @returns the exit code: 0 all proved, 1 at least one is not
 * @throws UsageError and UnprovableError for what was asked; ReviewError where the review could not be had
 */
export async function runProve(options: ProveOptions, environment: ProveEnvironment): Promise<number> {
  const started = Date.now();
  if (options.run.trim() === '') throw new UsageError('The command is empty: name one with --run.');
  const [unknown] = listUnknownPlaceholders(options.run);
  if (unknown !== undefined)
    throw new UsageError(`--run has the placeholder ${unknown}, which does not exist. There are: ${PLACEHOLDERS}.`);
  if (options.out !== undefined) await checkWritable(options.out);
  const memory = options.resume === undefined ? FORGETFUL : await openProofMemory(resolve(options.resume));
  const { directory, input } = await reviewFirst(options, environment);
  const grammars = openGrammars(findGrammarFolder(import.meta.dirname));
  const reviewed = await readReviewed(input, grammars);
  const found = await proveCriteria(reviewed, toRequest(options, directory, environment), {
    grammars,
    memory,
    limit: (milliseconds) => AbortSignal.timeout(milliseconds),
    signal: environment.signal,
    say: (line) => environment.note(`${line}\n`),
  });
  const file: ProofFile = {
    schema: 'review-gate.proof/1',
    digest: digestJson(found.statement),
    statement: found.statement,
    seconds: { total: Math.round((Date.now() - started) / 100) / 10, criteria: { ...found.seconds } },
  };
  const json = `${JSON.stringify(file, null, 2)}\n`;
  if (options.out !== undefined) await writeText(options.out, json);
  environment.write(options.format === 'json' ? json : formatProof(file));
  return found.statement.criteria.some(isGap) ? EXIT.NOT_APPROVED : EXIT.APPROVED;
}

/** Reviews the change as `review` does, for its bindings. */
async function reviewFirst(options: ProveOptions, environment: ProveEnvironment) {
  const asked = {
    repo: options.repo,
    base: options.base ?? null,
    head: options.head,
    ticket: options.ticket ?? null,
    policy: options.policy ?? null,
  };
  const { sources } = await readSources(asked, environment);
  const reviewer = await openReviewer(sources, environment);
  try {
    const review = await reviewer.wait(await askForReview(reviewer, sources));
    const input = await reviewer.input(review);
    if (review.status !== 'complete' || input === null)
      throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
    return { directory: sources.repository.directory, input };
  } finally {
    await reviewer.close();
  }
}

function toRequest(options: ProveOptions, repository: string, { env }: ProveEnvironment): ProveRequest {
  return {
    repository,
    folder: tmpdir(),
    command: options.run,
    check: options.check ?? null,
    setUp: options.setUp ?? null,
    junit: options.junit,
    links: options.link,
    jobs: options.jobs,
    once: options.once,
    timeout: options.timeout * SECOND,
    budget: options.budget * SECOND,
    environment: { ...env },
    now: Date.now,
    sleep: async (milliseconds) => {
      await wait(milliseconds);
    },
  };
}

/** Writes a line for each criterion, and what the proof rests on. */
function formatProof({ statement, seconds }: ProofFile): string {
  const { criteria, by } = statement;
  const width = Math.max(...criteria.map(({ outcome }) => outcome.length));
  const rows = criteria.map(({ id, outcome, why, reverted, emptied }) => {
    const where = reverted.length === 0 ? '' : `\n${' '.repeat(width + 2)}without ${reverted.join(', ')}`;
    const left = emptied.length === 0 ? '' : ` (emptied: ${emptied.join(', ')})`;
    return `${outcome.padEnd(width)}  ${id}  ${why}${where}${left}\n`;
  });
  const proved = criteria.filter(({ outcome }) => outcome === 'proved').length;
  const basis =
    by === 'junit'
      ? 'by the tests in the reports'
      : 'by the exit code alone: name the JUnit XML of the tests with --junit';
  return `${rows.join('')}\n${proved} of ${criteria.length} proved, ${basis}; ${seconds.total} s\n`;
}
