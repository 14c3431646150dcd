/**
 * The figures of the binding benchmark, by the rules of its own scorer: the one ruler of the fit and of what the engine
 * gives out.
 */
import type { Unit } from '../../src/engine/binding/units/units.js';
import { roundConfidence } from '../../src/engine/text/arithmetic.js';
import { rounded } from '../model-file.js';
import { keyLine, listAddedLines } from '../tickets/diffs.js';
import type { BindingCase } from './cases.js';

/** Lines by their key. A blank line, and one without an owner, does not count. */
export interface ScoredCase {
  readonly criteria: number;
  /** Index of the criterion that owns a line; -1 where it is not among those asked. */
  readonly owners: ReadonlyMap<string, number>;
  /** The confidence of each criterion, for the lines that have any. */
  readonly given: ReadonlyMap<string, readonly number[]>;
}

/** Means over criteria leave out those that own no line. */
export interface BindingFigures {
  readonly lines_right_by_case: number;
  readonly macro_f1: number;
  /** Mean average precision: how far the lines of a criterion stand before all other lines. */
  readonly map: number;
  /** Expected calibration error, ten bins. */
  readonly ece: number;
  readonly brier: number;
}

/** Returns the criterion of each counted line. */
export function readOwners(
  { diff, truth }: BindingCase,
  criteria: readonly { readonly id: string }[],
): Map<string, number> {
  const added = listAddedLines(diff);
  const owners = new Map<string, number>();
  for (const [id, spans] of Object.entries(truth ?? {})) {
    const criterion = criteria.findIndex((one) => one.id === id);
    for (const span of spans) {
      const [, path = '', first = '0', last = first] = /^(.*):(\d+)-(\d+)$/su.exec(span) ?? [];
      for (let line = Number(first); line <= Number(last); line += 1)
        if ((added.get(keyLine(path, line)) ?? '').trim() !== '') owners.set(keyLine(path, line), criterion);
    }
  }
  return owners;
}

/** Returns the confidences of lines, as they are given out; `owns` has one for each pair of unit and criterion. */
export function listGiven(
  units: readonly Pick<Unit, 'path' | 'first' | 'last'>[],
  owns: ArrayLike<number>,
  criteria: number,
): Map<string, number[]> {
  const given = new Map<string, number[]>();
  units.forEach(({ path, first, last }, at) => {
    const here = Array.from({ length: criteria }, (_, k) => roundConfidence(owns[at * criteria + k] ?? 0));
    for (let line = first; line <= last; line += 1) {
      const before = given.get(keyLine(path, line));
      given.set(keyLine(path, line), before === undefined ? here : here.map((p, k) => Math.max(p, before[k] ?? 0)));
    }
  });
  return given;
}

/** Scores what was said of cases. */
export function measureBinding(cases: readonly ScoredCase[]): BindingFigures {
  const [right, f1, precision]: [number[], number[], number[]] = [[], [], []];
  const calibration = new Calibration();
  for (const one of cases) {
    const lines = [...one.owners].map(([key, owner]) => ({ owner, given: one.given.get(key) ?? null }));
    for (const { owner, given } of lines)
      for (const [criterion, said] of (given ?? []).entries()) calibration.add(said, owner === criterion);
    const taken = lines.map(({ given }) => shareLine(given, one.criteria));
    let hits = 0;
    for (let criterion = 0; criterion < one.criteria; criterion += 1) {
      const wanted = lines.filter(({ owner }) => owner === criterion).length;
      const found = lines.reduce(
        (sum, { owner }, at) => sum + (owner === criterion ? (taken[at]?.[criterion] ?? 0) : 0),
        0,
      );
      const got = taken.reduce((sum, shares) => sum + (shares[criterion] ?? 0), 0);
      hits += found;
      if (wanted === 0) continue;
      f1.push((2 * found) / (got + wanted));
      precision.push(
        averagePrecision(
          lines.map(({ owner, given }) => ({ said: given?.[criterion] ?? 0, hit: owner === criterion })),
        ),
      );
    }
    if (lines.length > 0) right.push(hits / lines.length);
  }
  return {
    lines_right_by_case: rounded(mean(right), 3),
    macro_f1: rounded(mean(f1), 3),
    map: rounded(mean(precision), 3),
    ...calibration.measure(),
  };
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / (values.length || 1);

/** A line goes to its criterion of highest confidence, in equal parts to those that tie, and to none without one above 0. */
function shareLine(given: readonly number[] | null, criteria: number): readonly number[] {
  const best = Math.max(0, ...(given ?? []));
  const tied = (given ?? []).filter((said) => said === best).length;
  return Array.from({ length: criteria }, (_, k) => (best > 0 && given?.[k] === best ? 1 / tied : 0));
}

/** The expected average precision of a ranking with ties (McSherry and Najork 2008). */
function averagePrecision(ranked: readonly { readonly said: number; readonly hit: boolean }[]): number {
  const groups = new Map<number, { size: number; hits: number }>();
  for (const { said, hit } of ranked) {
    const group = groups.get(said) ?? { size: 0, hits: 0 };
    groups.set(said, group);
    group.size += 1;
    group.hits += hit ? 1 : 0;
  }
  let [seen, found, total] = [0, 0, 0];
  for (const [, { size, hits }] of [...groups].toSorted(([a], [b]) => b - a)) {
    for (let at = 1; hits > 0 && at <= size; at += 1) {
      const before = size > 1 ? ((at - 1) * (hits - 1)) / (size - 1) : 0;
      total += ((hits / size) * (found + before + 1)) / (seen + at);
    }
    seen += size;
    found += hits;
  }
  return total / (found || 1);
}

const BINS = 10;

/** How far confidences agree with what was true. */
class Calibration {
  readonly #gaps = new Float64Array(BINS);
  #squares = 0;
  #count = 0;

  add(said: number, was: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(said * BINS));
    const gap = said - (was ? 1 : 0);
    this.#gaps[bin] = (this.#gaps[bin] ?? 0) + gap;
    this.#squares += gap * gap;
    this.#count += 1;
  }

  measure(): Pick<BindingFigures, 'ece' | 'brier'> {
    const count = this.#count || 1;
    const off = this.#gaps.reduce((sum, gap) => sum + Math.abs(gap), 0);
    return { ece: rounded(off / count, 3), brier: rounded(this.#squares / count, 3) };
  }
}
