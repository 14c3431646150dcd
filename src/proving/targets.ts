/** What is proved: each addressed criterion with the ways to take its lines out, its tests and its command. */
import { digestJson } from '../base/digest.js';
import type { CriterionProof } from '../contract/index.js';
import type { Binding, Change, Syntax } from '../engine/model.js';
import { digestBoundLines, digestCriterion } from '../engine/status/proved.js';
import type { Grammars } from '../engine/syntax/grammars.js';
import type { TestRoles } from './judge-run.js';
import { fillPlaceholders } from './placeholders.js';
import { type CriterionRevert, planRevert, type RevertPlan } from './revert/plan.js';
import { assignTests, listWrittenTests } from './written-tests.js';

/** What a review found of a change. */
export interface ReviewedChange {
  readonly repo: string;
  readonly change: Change;
  readonly syntax: Syntax;
  readonly bindings: readonly Binding[];
}

/** What an outcome depends on beside the lines. */
export interface RunConditions {
  /** The command, with its placeholders. */
  readonly command: string;
  readonly check: string | null;
  readonly setUp: string | null;
  readonly junit: readonly string[];
  /** Believe a failing run at once; else it must fail a second time. */
  readonly once: boolean;
}

/** A criterion with all that is needed to prove it. */
export interface Target {
  readonly key: string;
  readonly blank: Omit<CriterionProof, 'outcome' | 'why'>;
  readonly plan: RevertPlan;
  readonly roles: TestRoles;
  readonly command: string;
}

const ADDRESSED: ReadonlySet<Binding['shown']> = new Set(['addressed', 'tested', 'proved']);
/**
 * Plans the proof of every addressed criterion.
 * @param asked what the outcomes depend on beside the lines
 * @throws what loading a grammar throws
 */
export async function planTargets(
  { change, syntax, bindings }: ReviewedChange,
  asked: RunConditions,
  grammars: Grammars,
): Promise<readonly Target[]> {
  const addressed = bindings.filter(({ shown }) => ADDRESSED.has(shown));
  const all = listWrittenTests(change, syntax);
  // Among all of them: a test of a criterion that is not addressed is no test of another one.
  const assigned = assignTests(bindings, all, change);
  const targets: Target[] = [];
  for (const binding of addressed) {
    const { criterion } = binding;
    const others = addressed.filter((one) => one !== binding);
    const plan = await planRevert(binding, others, change, syntax, grammars);
    const own = assigned.get(criterion.id) ?? [];
    const ways = 'ways' in plan ? plan.ways : [];
    const command = fillPlaceholders(asked.command, own);
    const blank = {
      id: criterion.id,
      kind: criterion.kind,
      text_digest: digestCriterion(criterion),
      lines_digest: digestBoundLines(binding, change),
      reverted: [],
      emptied: [],
      failing: [],
    };
    targets.push({
      blank,
      plan,
      command,
      roles: { own, foreign: all.filter((test) => !own.includes(test)), all, shared: sharesLines(ways, others) },
      key: digestJson([
        change.snapshot.head.sha,
        blank,
        command,
        [asked.check, asked.setUp, asked.junit, asked.once],
        ways.map(({ files }) => files.map(({ path, text }) => [path, text])),
      ]),
    });
  }
  return targets;
}

/** Whether another criterion is bound to a line that goes. */
function sharesLines(ways: readonly CriterionRevert[], others: readonly Binding[]): boolean {
  const ranges = others.flatMap((one) => one.ranges);
  return ways.some(({ files }) =>
    files.some(({ path, lines }) =>
      ranges.some(({ file, first, last }) => file === path && lines.some((line) => line >= first && line <= last)),
    ),
  );
}
