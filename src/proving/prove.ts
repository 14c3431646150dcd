/** Proves criteria: takes the lines of each out of a scratch copy of the head and runs the tests there. */
import { type CriterionProof, MAX_FAILING_TESTS, type ProofStatement } from '../contract/index.js';
import type { Grammars } from '../engine/syntax/grammars.js';
import { UnprovableError } from './error.js';
import { judgeRun, type RunJudgement } from './judge-run.js';
import type { CriterionRevert } from './revert/plan.js';
import { ScratchTree, type TreeOptions } from './scratch-tree.js';
import { planTargets, type ReviewedChange, type RunConditions, type Target } from './targets.js';
import { type RunMeans, runInTree, runOnHead, setUpTree, type TreeRun } from './tree-runs.js';

/** What is asked of a proof. */
export interface ProveRequest extends Omit<TreeOptions, 'head'>, RunConditions {
  /** Number of trees in which runs go on at the same time. */
  readonly jobs: number;
  /** For one run, and for all together; in milliseconds. */
  readonly timeout: number;
  readonly budget: number;
}

/** What was found of one criterion, and how long it took in seconds. */
export interface FoundProof {
  readonly proof: CriterionProof;
  readonly seconds: number;
}

/** Outcomes of earlier runs, by what they depend on. */
export interface ProofMemory {
  find(key: string): FoundProof | null;
  keep(key: string, found: FoundProof): Promise<void>;
}

/** What a proof works with. */
export interface ProveMeans extends Pick<RunMeans, 'limit' | 'signal'> {
  readonly grammars: Grammars;
  readonly memory: ProofMemory;
  /** Told what happens, a line at a time. */
  readonly say: (line: string) => void;
}

const SECOND = 1_000;

/**
 * Proves every addressed criterion.
 * @returns the statement and the seconds by criterion
 * @throws UnprovableError if no criterion is addressed, or the command does not pass on the head; the signal's reason
 */
export async function proveCriteria(
  reviewed: ReviewedChange,
  request: ProveRequest,
  means: ProveMeans,
): Promise<{ readonly statement: ProofStatement; readonly seconds: Readonly<Record<string, number>> }> {
  const targets = await planTargets(reviewed, request, means.grammars);
  if (targets.length === 0)
    throw new UnprovableError(
      'No criterion of the review is addressed, so there is nothing to prove. Name another ticket with --ticket, or see what the review says of its criteria.',
    );
  const found = await new Proving(reviewed.change.snapshot.head.sha, request, means).run(targets);
  return {
    statement: {
      repo: reviewed.repo,
      head_sha: reviewed.change.snapshot.head.sha,
      merge_base_sha: reviewed.change.snapshot.merge_base,
      command: request.command,
      check: request.check,
      by: request.junit.length > 0 ? 'junit' : 'exit-code',
      criteria: found.map(({ proof }) => proof),
    },
    seconds: Object.fromEntries(found.map(({ proof, seconds }) => [proof.id, seconds])),
  };
}

/** One run of the whole: its trees, its time, and what the commands did on the head. */
class Proving {
  readonly #started: number;
  readonly #heads = new Map<string, TreeRun>();
  #done = 0;

  constructor(
    private readonly head: string,
    private readonly request: ProveRequest,
    private readonly means: ProveMeans,
  ) {
    this.#started = request.now();
  }

  async run(targets: readonly Target[]): Promise<readonly FoundProof[]> {
    const found = new Map<Target, FoundProof>();
    const open: Target[] = [];
    for (const target of targets) {
      const known = this.means.memory.find(target.key);
      if (known !== null) found.set(target, known);
      else if ('why' in target.plan)
        found.set(target, this.#conclude(target, null, 'not-provable', target.plan.why, 0));
      else open.push(target);
    }
    for (const [target, one] of found) this.#tell(target, targets.length, one);
    if (open.length > 0) await this.#runOpen(open, targets.length, found);
    return targets.flatMap((target) => found.get(target) ?? []);
  }

  async #runOpen(open: readonly Target[], total: number, found: Map<Target, FoundProof>): Promise<void> {
    const trees: ScratchTree[] = [];
    const stop = new AbortController();
    const signal = AbortSignal.any([this.means.signal, stop.signal]);
    try {
      for (let at = 0; at < Math.min(this.request.jobs, open.length); at += 1)
        trees.push(await ScratchTree.open({ ...this.request, head: this.head }, signal));
      const means = this.#buildMeans(signal);
      const { setUp } = this.request;
      if (setUp !== null) {
        this.means.say(`set-up: ${setUp}`);
        await share(trees, [...trees], stop, (tree) => setUpTree(tree, setUp, means));
      }
      const commands = [...new Set(open.map(({ command }) => command))];
      this.means.say(`on the head: ${commands.length === 1 ? commands[0] : `${commands.length} commands`}`);
      await share(trees, commands, stop, async (tree, command) => {
        this.#heads.set(command, await runOnHead(tree, command, means));
      });
      await share(trees, open, stop, async (tree, target) => {
        this.means.say(`${target.blank.id}: running without its lines (${this.#readClock()})`);
        const one = await this.#prove(tree, target, means);
        found.set(target, one);
        this.#tell(target, total, one);
        if (one.proof.outcome !== 'not-run' && one.proof.outcome !== 'timed-out')
          await this.means.memory.keep(target.key, one);
      });
    } finally {
      await Promise.all(trees.map((tree) => tree.dispose()));
    }
  }

  #buildMeans(signal: AbortSignal): RunMeans {
    const { junit, check, environment, timeout } = this.request;
    const { limit } = this.means;
    const allow = () => Math.max(1, Math.min(timeout, this.#leftOver()));
    return { junit, check, environment, limit, signal, allow };
  }

  #leftOver(): number {
    return this.#started + this.request.budget - this.request.now();
  }

  async #prove(tree: ScratchTree, target: Target, means: RunMeans): Promise<FoundProof> {
    const began = this.request.now();
    const ways = 'ways' in target.plan ? target.plan.ways : [];
    let last: { way: CriterionRevert; why: string } | null = null;
    const end = (
      way: CriterionRevert | null,
      outcome: CriterionProof['outcome'],
      why: string,
      failing: readonly string[] = [],
    ) => this.#conclude(target, way, outcome, why, (this.request.now() - began) / SECOND, failing);
    for (const way of ways) {
      if (this.#leftOver() <= 0) return end(way, 'not-run', 'the budget was used up');
      const judged = await this.#judgeWay(tree, target, way, means);
      if (judged.outcome === 'unloadable') {
        last = { way, why: judged.why };
        continue;
      }
      if (judged.outcome === 'timed-out' && this.#leftOver() <= 0) return end(way, 'not-run', 'the budget was used up');
      return end(way, judged.outcome, judged.why, judged.outcome === 'proved' ? judged.failing : []);
    }
    return end(last?.way ?? null, 'not-provable', last?.why ?? 'there is no way to take its lines out');
  }

  /** A test that fails by chance proves nothing, so what fails must fail twice. */
  async #judgeWay(
    tree: ScratchTree,
    { command, roles }: Target,
    way: CriterionRevert,
    means: RunMeans,
  ): Promise<RunJudgement> {
    const head = this.#heads.get(command);
    if (head === undefined) throw new Error('a command was not run on the head');
    const judge = async (): Promise<RunJudgement> => {
      const run = await runInTree(tree, way.files, command, means);
      if (!run.checked && !run.timedOut) return { outcome: 'unloadable', why: 'without its lines the check fails' };
      return judgeRun(run, head, roles);
    };
    const first = await judge();
    if (first.outcome !== 'proved' || this.request.once) return first;
    const second = await judge();
    if (second.outcome !== 'proved') return second;
    const failing = second.failing.filter((name) => first.failing.includes(name));
    if (failing.length === 0 && first.failing.length > 0)
      return {
        outcome: 'not-proved',
        why: 'other tests fail in each of two runs without its lines: they fail by chance',
      };
    return { ...second, failing };
  }

  #conclude(
    { blank }: Target,
    way: CriterionRevert | null,
    outcome: CriterionProof['outcome'],
    why: string,
    seconds: number,
    failing: readonly string[] = [],
  ): FoundProof {
    const proof = {
      ...blank,
      outcome,
      why: describeReach(why, way),
      reverted: way?.files.flatMap(({ path, lines }) => formatRuns(path, lines)) ?? [],
      emptied: way?.files.flatMap(({ emptied }) => emptied) ?? [],
      failing: failing.slice(0, MAX_FAILING_TESTS),
    };
    return { proof, seconds: Math.round(seconds * 10) / 10 };
  }

  #tell({ blank }: Target, total: number, { proof }: FoundProof): void {
    this.#done += 1;
    this.means.say(`${this.#done} of ${total}  ${blank.id}  ${proof.outcome}: ${proof.why}  (${this.#readClock()})`);
  }

  #readClock(): string {
    return `${Math.round((this.request.now() - this.#started) / SECOND)} s`;
  }
}

function describeReach(why: string, way: CriterionRevert | null): string {
  return way?.files.some(({ widened }) => widened) === true ? `${why} (lines around them were taken out too)` : why;
}

/** Formats line numbers in order as ranges: `src/a.js:1-3`. */
function formatRuns(path: string, lines: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines) {
    const before = runs.at(-1);
    if (before !== undefined && before.last === line - 1) before.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => (first === last ? `${path}:${first}` : `${path}:${first}-${last}`));
}

/** Works through a list, each tree taking the next item when it is free. A fault stops all of it, and is thrown. */
async function share<T>(
  trees: readonly ScratchTree[],
  items: readonly T[],
  stop: AbortController,
  work: (tree: ScratchTree, item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const ended = await Promise.allSettled(
    trees.map(async (tree) => {
      try {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(tree, item);
      } catch (fault) {
        queue.length = 0;
        stop.abort(fault);
        throw fault;
      }
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
