/** One step between a change and its approval, and which facts make it one. */
import type { Report } from './report.js';
import { listFacts } from './verdict.js';

/** One subject of a step: a finding, a criterion or a file. */
export interface StepItem {
  /** `src/a.ts:1-4`; null if it refers to no line. */
  readonly reference: string | null;
  /** A criterion's id, or empty. */
  readonly name: string;
  readonly text: string;
}

/** Something to do, with the most important items that it concerns. */
export interface NextStep {
  readonly what: string;
  readonly items: readonly StepItem[];
  /** Number of items beyond `items`. */
  readonly more: number;
  /** Whether the list of the criteria says the same of each item: a report that has both need not say it twice. */
  readonly isListed: boolean;
}

const SHOWN = 3;

/**
 * Creates a step about some things, of which the first are shown.
 * @param isListed whether the list of the criteria says the same of each
 */
export function createStep<T>(
  what: string,
  about: readonly T[],
  item: (one: T) => StepItem,
  isListed: boolean = false,
): NextStep {
  return { what, items: about.slice(0, SHOWN).map(item), more: Math.max(0, about.length - SHOWN), isListed };
}

/** A step that concerns nothing in particular. */
export const createPlainStep = (what: string): NextStep => ({ what, items: [], more: 0, isListed: false });

/**
 * Returns a check whether a fact may prevent approval: a non-approving rule that is not known to have failed uses it.
 */
export function createAskedCheck(report: Report): (...facts: readonly string[]) => boolean {
  const rules = report.trace?.decision.rules.filter(
    ({ held, verdict }) => held !== false && verdict !== 'auto-approve',
  );
  const asked = new Set(rules?.flatMap(({ condition }) => listFacts(report, condition)));
  return (...facts) => facts.some((fact) => asked.has(fact));
}

/** Returns a check whether the deciding rule uses a fact. */
export function createDecidedCheck(report: Report): (...facts: readonly string[]) => boolean {
  const decision = report.trace?.decision;
  const rule = decision?.rules.find(({ name, held }) => name === decision.rule && held === true);
  const asked = new Set(rule === undefined ? [] : listFacts(report, rule.condition));
  return (...facts) => facts.some((fact) => asked.has(fact));
}
