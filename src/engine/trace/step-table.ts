/**
 * A table of steps that produces both a run and its trace. A row lists what it takes; the step receives exactly that,
 * and the trace states exactly that, so both agree. The compiler knows the results of each row: a row that lists
 * something no earlier row gives, or reads something it does not list, does not compile.
 */
import { digestJson } from '../../base/digest.js';
import { toPlainJson } from '../../base/plain-json.js';
import type { StepEvidence, StepName } from '../../contract/index.js';
import type { Step } from './chain.js';

/**
 * One row. The result of `run` must be plain data, because the trace's digest of it must cover all that later steps
 * receive.
 */
interface StepRow<Values, Name extends StepName, Taken extends keyof Values, Given> {
  readonly name: Name;
  /** Names of inputs, of parts and of earlier steps. */
  readonly takes: readonly Taken[];
  run(taken: Pick<Values, Taken>): Given | Promise<Given>;
  /** Returns what the trace shows of this step. */
  evidence(given: NoInfer<Given>, taken: Pick<Values, NoInfer<Taken>>): StepEvidence<Name>;
}

/**
 * Describes a step that has run. `stated` contains the form in which the trace states each value, and receives the
 * step's own digest.
 */
type Describe<Values> = (values: Values, stated: Map<PropertyKey, unknown>) => Step;

/** A table under construction; every method returns a new table with one more row. */
export class StepTable<Inputs extends object, Values extends object> {
  readonly #run: (inputs: Inputs) => Promise<Values>;
  readonly #describe: readonly Describe<Values>[];
  /** The name of every step and the names of its inputs, in the order of execution. */
  readonly rows: readonly { readonly name: StepName; readonly takes: readonly PropertyKey[] }[];

  private constructor(
    run: (inputs: Inputs) => Promise<Values>,
    describe: readonly Describe<Values>[],
    rows: StepTable<Inputs, Values>['rows'],
  ) {
    this.#run = run;
    this.#describe = describe;
    this.rows = rows;
  }

  /** Creates a table without steps; its rows may take the inputs. */
  static start<Inputs extends object>(): StepTable<Inputs, Inputs> {
    return new StepTable<Inputs, Inputs>((inputs) => Promise.resolve<Inputs>(inputs), [], []);
  }

  /** Adds a step after the existing ones. */
  step<const Name extends StepName, const Taken extends keyof Values, Given>(
    row: StepRow<Values, Name, Taken, Given>,
  ): StepTable<Inputs, Values & Record<Name, Given>> {
    const describe: Describe<Values & Record<Name, Given>> = (values, stated) => {
      const given = values[row.name];
      const outputDigest = digestPlainly(given);
      const input = Object.fromEntries(row.takes.map((name) => [name, stated.get(name) ?? values[name]]));
      stated.set(row.name, outputDigest);
      const evidence = row.evidence(given, pick(values, row.takes));
      return { name: row.name, inputDigest: digestPlainly(input), outputDigest, evidence };
    };
    return new StepTable(
      (inputs) =>
        this.#run(inputs).then((values) =>
          new Promise<Given>((resolve) => resolve(row.run(pick(values, row.takes)))).then((given) =>
            extend(values, row.name, given),
          ),
        ),
      [...this.#describe, describe],
      [...this.rows, { name: row.name, takes: row.takes }],
    );
  }

  /**
   * Names a part of an earlier value, so that a step can take less than the whole. A part is not a step of the trace: a
   * step that takes it states it in full.
   */
  part<const Name extends string, From extends keyof Values, Part>(
    name: Name,
    from: From,
    read: (whole: Values[From]) => Part,
  ): StepTable<Inputs, Values & Record<Name, Part>> {
    return new StepTable(
      (inputs) =>
        this.#run(inputs).then<Values & Record<Name, Part>>((values) => extend(values, name, read(values[from]))),
      this.#describe,
      this.rows,
    );
  }

  /** Runs every step. Returns the inputs, the parts and the results of the steps, by name. Rejects as the steps do. */
  run(inputs: Inputs): Promise<Values> {
    return this.#run(inputs);
  }

  /**
   * Describes a run for its trace. `digests` contains the digest of each input that is too large to be stated in full;
   * the other inputs are stated in full.
   */
  describe(values: Values, digests: Readonly<Partial<Record<keyof Inputs, string>>>): readonly Step[] {
    const stated = new Map<PropertyKey, unknown>(Object.entries(digests));
    return this.#describe.map((describe) => describe(values, stated));
  }
}

/** Returns the digest of a value as plain JSON. Almost every value is: a copy is made of the others only. */
function digestPlainly(value: unknown): string {
  try {
    return digestJson(value);
  } catch {
    return digestJson(toPlainJson(value));
  }
}

/** Returns an object with only the named members. */
function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K>;
function pick(from: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

/** Returns an object with one more member. */
function extend<T extends object, K extends string, V>(base: T, name: K, value: V): T & Record<K, V>;
function extend(base: object, name: string, value: unknown): object {
  return { ...base, [name]: value };
}
