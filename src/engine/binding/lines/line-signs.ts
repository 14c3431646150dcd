/** What the changed lines do, in the forms in which criteria ask for it: found when it is first asked for, once for all criteria. */

import { type CodeLimit, readCodeLimits } from '../../idioms/code-limits.js';
import type { Demand } from '../../idioms/demands.js';
import { hasFactor, readCodeFactors } from '../../idioms/factors.js';
import type { Form } from '../../idioms/forms.js';
import { isLimit, isNearLimit } from '../../idioms/matches.js';
import { readCodeSteps } from '../../idioms/steps.js';
import { isSameInLine, type Quantity, readQuantities } from '../../status/quantities.js';
import type { ChangedLine } from './changed-lines.js';

/** An added line that does something. */
export interface Sign<T> {
  /** Index of the changed line. */
  readonly line: number;
  readonly value: T;
  /** No removed line of its run did the same. */
  readonly fresh: boolean;
}

/** Characters of a line that are read, and lines that are kept of each thing. */
const REACH = 400;
const MOST_SIGNS = 3000;
const MOST_AMOUNTS = 5000;

/** A number, and the line that it stands in. */
interface Amount {
  readonly quantity: Quantity;
  readonly code: string;
}

/** The signs of the lines of a change. */
export class LineSigns {
  readonly #forms = new Map<string, readonly Sign<true>[]>();
  readonly #done = new Map<Demand, readonly Sign<unknown>[]>();
  #limits: readonly Sign<CodeLimit>[] | null = null;
  #factors: readonly Sign<number>[] | null = null;
  #amounts: readonly Sign<Amount>[] | null = null;
  #steps: readonly Sign<number>[] | null = null;

  constructor(private readonly lines: readonly ChangedLine[]) {}

  /** Returns the lines that do what is asked for. */
  findDone(demand: Demand): readonly Sign<unknown>[] {
    const known = this.#done.get(demand);
    if (known !== undefined) return known;
    const done = this.#select(demand);
    this.#done.set(demand, done);
    return done;
  }

  #select(demand: Demand): readonly Sign<unknown>[] {
    if (demand.kind === 'form') return this.#findForm(demand.form);
    if (demand.kind === 'limit') return this.#listLimits().filter(({ value }) => isLimit(demand.limit, value));
    if (demand.kind === 'amount')
      return this.#listAmounts().filter(({ value }) => isSameInLine(demand.quantity, value.quantity, value.code));
    if (demand.kind === 'step') return this.#listSteps().filter(({ value }) => value === demand.step.step);
    return this.#listFactors().filter(({ value }) => hasFactor([value], demand.factor.factors));
  }

  /** Returns the lines that do nearly what is asked for: another limit at the same number, another factor. */
  findNearly(demand: Demand): readonly Sign<unknown>[] {
    if (demand.kind === 'limit') return this.#listLimits().filter(({ value }) => isNearLimit(demand.limit, value));
    // A hundredth is the rate of a name: `subtotal * percent / 100`. Which rate it is stands elsewhere.
    if (demand.kind === 'factor')
      return this.#listFactors().filter(({ value }) => !demand.factor.isShare || !hasFactor([value], [0.01]));
    return [];
  }

  #findForm(form: Form): readonly Sign<true>[] {
    const known = this.#forms.get(form.name);
    if (known !== undefined) return known;
    const found = this.#collect<true>(
      (code) => (form.shows.test(code) && form.unless?.test(code) !== true ? [true] : []),
      () => form.name,
    );
    this.#forms.set(form.name, found);
    return found;
  }

  #listLimits(): readonly Sign<CodeLimit>[] {
    this.#limits ??= this.#collect(readCodeLimits, ({ kind, cut, quantity }) => `${kind} ${cut} ${quantity.value}`);
    return this.#limits;
  }

  #listFactors(): readonly Sign<number>[] {
    this.#factors ??= this.#collect(readCodeFactors, String);
    return this.#factors;
  }

  #listAmounts(): readonly Sign<Amount>[] {
    this.#amounts ??= this.#collect(
      (code) => readQuantities(code).map((quantity) => ({ quantity, code })),
      ({ quantity: { value, dimension } }) => `${value} ${dimension}`,
      MOST_AMOUNTS,
    );
    return this.#amounts;
  }

  #listSteps(): readonly Sign<number>[] {
    this.#steps ??= this.#collect(readCodeSteps, String);
    return this.#steps;
  }

  /** Removed lines stand before the added ones of their run. */
  #collect<T>(
    read: (code: string) => readonly T[],
    key: (value: T) => string,
    most: number = MOST_SIGNS,
  ): readonly Sign<T>[] {
    const found: Sign<T>[] = [];
    let gone = new Set<string>();
    let run = -1;
    for (const [at, line] of this.lines.entries()) {
      if (line.run !== run) {
        run = line.run;
        gone = new Set();
      }
      if (found.length >= most) break;
      if (line.code === '') continue;
      for (const value of read(line.code.slice(0, REACH)))
        if (line.side === 'removed') gone.add(key(value));
        else found.push({ line: at, value, fresh: !gone.has(key(value)) });
    }
    return found;
  }
}
