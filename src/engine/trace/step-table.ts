/**
 * A table of steps from which both a run and its trace are made. A row names what it takes; it gets exactly that, and the
 * trace says exactly that, so the two cannot differ. The compiler knows what each row gives: a row that names something
 * which no earlier row gives, or reads something which it does not name, does not compile.
 */
import { digestOf } from '../../base/digest.js';
import { plainJson } from '../../base/plain-json.js';
import type { StepEvidence, StepName } from '../../contract/index.js';
import type { Step } from './chain.js';

/** One row. What `run` gives must be plain data: the trace's digest of it covers all that later steps get. */
interface StepRow<Values, Name extends StepName, Taken extends keyof Values, Given> {
  readonly name: Name;
  /** Names of inputs, of parts and of earlier steps. */
  readonly takes: readonly Taken[];
  run(taken: Pick<Values, Taken>): Given | Promise<Given>;
  /** What the trace shows of this step. */
  evidence(given: NoInfer<Given>, taken: Pick<Values, NoInfer<Taken>>): StepEvidence<Name>;
}

/** Describes a step that has run. `stated` holds what the trace calls each value by, and gets the step's own digest. */
type Describe<Values> = (values: Values, stated: Map<PropertyKey, unknown>) => Step;

/** A table under construction; every method gives a new table with one more row. */
export class StepTable<Inputs extends object, Values extends object> {
  readonly #run: (inputs: Inputs) => Promise<Values>;
  readonly #describe: readonly Describe<Values>[];
  /** Every step's name and the names of what it takes, in the order in which they run. */
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

  /** A table without steps: its rows may take the inputs. */
  static start<Inputs extends object>(): StepTable<Inputs, Inputs> {
    return new StepTable<Inputs, Inputs>((inputs) => Promise.resolve<Inputs>(inputs), [], []);
  }

  /** Adds a step behind those that are there. */
  step<const Name extends StepName, const Taken extends keyof Values, Given>(
    row: StepRow<Values, Name, Taken, Given>,
  ): StepTable<Inputs, Values & Record<Name, Given>> {
    const describe: Describe<Values & Record<Name, Given>> = (values, stated) => {
      const given = values[row.name];
      const outputDigest = digestOf(plainJson(given));
      const input = Object.fromEntries(row.takes.map((name) => [name, stated.get(name) ?? values[name]]));
      stated.set(row.name, outputDigest);
      const evidence = row.evidence(given, pick(values, row.takes));
      return { name: row.name, inputDigest: digestOf(plainJson(input)), outputDigest, evidence };
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
   * Names a part of an earlier value, so that a step can take less than the whole. It is no step of the trace: a step that
   * takes it states it in full.
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

  /** Runs every step. Gives the inputs, the parts and what the steps gave, by name. Rejects as the steps do. */
  run(inputs: Inputs): Promise<Values> {
    return this.#run(inputs);
  }

  /**
   * Describes a run for its trace. `digests` has the digest of each input that is too large to be stated in full; the
   * other inputs are stated as they are.
   */
  describe(values: Values, digests: Readonly<Partial<Record<keyof Inputs, string>>>): readonly Step[] {
    const stated = new Map<PropertyKey, unknown>(Object.entries(digests));
    return this.#describe.map((describe) => describe(values, stated));
  }
}

/** The named members of an object and no others. */
function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K>;
function pick(from: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

/** An object with one member more. */
function extend<T extends object, K extends string, V>(base: T, name: K, value: V): T & Record<K, V>;
function extend(base: object, name: string, value: unknown): object {
  return { ...base, [name]: value };
}
