/**
 * Checks a lock file entry by entry: what changed must follow from the edit of the manifests. The same for every package
 * manager; the formats say what an entry is.
 *
 * Most managers believe what a lock file says that a package needs. So nobody may come in by that: a name that was not
 * locked before is only taken from the manifest, and a package that stays locked changes its version only if it was
 * needed before by one that the manifest's edit names.
 */
import { groupBy } from '../../../base/groups.js';
import { print } from './data.js';
import type { Edit } from './edits.js';
import { findLoose, reachFrom } from './graph.js';
import type { Doubt, Entry, Format, Lock, Need } from './model.js';
import { findStrangeProgram } from './programs.js';
import { compareNumbers, readNumbers } from './ranges.js';

/** Returns the first doubt; null if each changed entry follows. */
export function findDoubt(before: Lock, after: Lock, edit: Edit, format: Format): Doubt | null {
  const whole = (why: string): Doubt => ({ entry: '', why });
  if (before.rest !== after.rest) return whole('what the file says beside its entries changes');
  if (edit.steers !== null) return whole(`${edit.steers} changes more than what it depends on`);
  if (edit.disagrees !== null) return whole(`it does not say what ${edit.disagrees} asks for`);
  if (edit.ranges.size === 0 && !edit.removes)
    return whole('no edit of a manifest in this change asks for another package');
  return new Check(before, after, edit, format).find() ?? findLoose(before, after);
}

/** A name with more entries is left to people. */
const MAX_SAME_NAME = 100;

class Check {
  readonly #reached: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;
  /** Of the base, by name. */
  readonly #known: ReadonlyMap<string, readonly Entry[]>;
  /** The entries that the manifest's edit names, by key. */
  readonly #direct: ReadonlyMap<string, Need>;
  /** Keys of entries that are as they were. */
  readonly #same: ReadonlySet<string>;
  /** Names that something needs without a range. */
  readonly #unbounded: ReadonlySet<string>;

  constructor(
    private readonly before: Lock,
    private readonly after: Lock,
    private readonly edit: Edit,
    private readonly format: Format,
  ) {
    const entries = [...after.entries.values()];
    this.#known = groupBy(before.entries.values(), ({ name }) => name);
    this.#reached = reachFrom([...edit.ranges.keys()], format.asksRegistry ? [before, after] : [before]);
    this.#hosts = new Set([...before.entries.values()].filter(({ fault }) => fault === null).map(({ host }) => host));
    const asked = [...after.own.values()].flat().filter(({ name }) => edit.ranges.has(name));
    this.#direct = new Map(asked.flatMap((need) => (need.to === null ? [] : [[need.to, need] as const])));
    const keys = [...after.entries].filter(([key, entry]) => isSame(before.entries.get(key), entry));
    this.#same = new Set(keys.map(([key]) => key));
    const needs = entries.flatMap((entry) => entry.needs.filter(({ range }) => range === null));
    this.#unbounded = new Set(needs.map(({ name }) => name));
  }

  find(): Doubt | null {
    for (const [key, entry] of this.after.entries) {
      const why = this.#same.has(key) ? null : this.judge(key, entry, this.before.entries.get(key));
      if (why !== null) return { entry: describe(entry), why };
    }
    return this.findUnfit();
  }

  /** Returns why a changed entry does not follow; null if it does. */
  private judge(key: string, entry: Entry, old: Entry | undefined): string | null {
    const direct = this.#direct.get(key);
    const known = this.#known.get(entry.name) ?? [];
    if (known.length > MAX_SAME_NAME) return 'more entries have its name than are compared';
    const program = findStrangeProgram(entry, known, this.format.places === true ? old : null);
    const same = known.filter(({ version }) => version === entry.version);
    if (same.length > 0) return findOther(entry, same, this.format) ?? program;
    if (entry.fault !== null) return entry.fault;
    if (known.some(({ fault }) => fault !== null)) return 'another one of its name does not come from the registry';
    const hosts = known.length === 0 ? this.#hosts : new Set(known.map(({ host }) => host));
    if (hosts.size === 0 ? entry.host !== '' : hosts.size > 1 || !hosts.has(entry.host))
      return 'it comes from another place than the others';
    if (entry.script && !known.some(({ script }) => script)) return 'it runs a script when it is installed';
    if (program !== null) return program;
    if (direct !== undefined) return this.judgeDirect(entry, direct, known);
    if (known.length === 0 && !this.format.asksRegistry)
      return 'it is new, and only the lock file says that something needs it';
    if (!this.#reached.has(entry.name)) return 'nothing that the edit of the manifest is about needs it';
    return findOlder(entry, known) ?? this.findJump(entry, known);
  }

  /** Without a range that says how far a package may move, it stays at the major version that it had. */
  private findJump({ name, version }: Entry, known: readonly Entry[]): string | null {
    if (this.format.asksRegistry || !this.#unbounded.has(name)) return null;
    const [major = -1, minor = -1] = readNumbers(version) ?? [];
    const isNear = known.some((one) => {
      const [knownMajor, knownMinor] = readNumbers(one.version) ?? [];
      return major === knownMajor && (major > 0 || minor === knownMinor);
    });
    return isNear ? null : 'it moves to another major version, and no range says that it may';
  }

  private judgeDirect(entry: Entry, { name, range }: Need, known: readonly Entry[]): string | null {
    const ranges = range === null ? [...(this.edit.ranges.get(name) ?? [])] : [range];
    const isAllowed = (version: string) => ranges.some((one) => this.format.allows(version, one));
    if (!isAllowed(entry.version)) return `the manifest asks for ${ranges.join(', ')}`;
    // A range that the old version fulfils too leaves it where it is, or moves it up.
    return findOlder(
      entry,
      known.filter(({ version }) => isAllowed(version)),
    );
  }

  /** Returns the first need that changed, or that gets something else now, and does not get what it asks for. */
  private findUnfit(): Doubt | null {
    const { before, after } = this;
    for (const [key, entry] of after.entries) {
      const old = before.entries.get(key)?.needs ?? [];
      const doubt = this.findUnfitNeed(entry.needs, old, `${describe(entry)} needs`, this.#same.has(key));
      if (doubt !== null) return doubt;
    }
    for (const [place, needs] of after.own) {
      const doubt = this.findUnfitNeed(needs, before.own.get(place) ?? [], 'the manifest asks for', true);
      if (doubt !== null) return doubt;
    }
    return null;
  }

  private findUnfitNeed(needs: readonly Need[], old: readonly Need[], who: string, stays: boolean): Doubt | null {
    const sign = ({ kind, name, range, to }: Need) => JSON.stringify([kind, name, range, to]);
    const known = new Set(stays ? old.map(sign) : []);
    for (const need of needs) {
      const got = this.after.entries.get(need.to ?? '');
      if (got === undefined || need.optional) continue;
      if (known.has(sign(need)) && this.#same.has(need.to ?? '')) continue;
      if (got.name !== need.name) return { entry: describe(got), why: `it stands in the place of ${need.name}` };
      if (need.range !== null && !this.format.allows(got.version, need.range))
        return { entry: describe(got), why: `${who} ${need.range}` };
    }
    return null;
  }
}

function describe({ name, version }: Entry): string {
  return `${name}@${version}`;
}

function isSame(old: Entry | undefined, now: Entry): boolean {
  return (
    old !== undefined &&
    old.name === now.name &&
    old.version === now.version &&
    old.pin === now.pin &&
    old.more === now.more &&
    old.script === now.script &&
    old.fault === now.fault &&
    printNeeds(old) === printNeeds(now) &&
    print(old.programs) === print(now.programs)
  );
}

/** What it asks for, without what it gets: that may change as long as it is what is asked for. */
function printNeeds({ needs }: Entry): string {
  return needs
    .map(({ name, kind, range, optional }) => JSON.stringify([name, kind, range, optional]))
    .toSorted()
    .join('\n');
}

/** Returns what is other in an entry of a version that was locked before; null if nothing is: it only stands elsewhere. */
function findOther(entry: Entry, same: readonly Entry[], { asksRegistry }: Format): string | null {
  const pinned = same.filter(({ pin }) => pin === entry.pin);
  if (pinned.length === 0) return 'its version stays, and its source or its checksum changes';
  const alike = pinned.filter(
    ({ more, fault, script }) => more === entry.more && fault === entry.fault && script === entry.script,
  );
  if (alike.length === 0) return 'its version stays, and what the file says of it changes';
  // Other features of a crate need other crates.
  if (asksRegistry) return null;
  const print = (one: Entry) => printNeeds({ ...one, needs: one.needs.filter(({ optional }) => !optional) });
  return alike.some((one) => print(one) === print(entry)) ? null : 'its version stays, and it needs other packages';
}

/** Returns that an entry goes back to an older version than one of the same name and major version; null if it does not. */
function findOlder({ version }: Entry, known: readonly Entry[]): string | null {
  if (known.length === 0) return null;
  const now = readNumbers(version);
  const old = known.map((one) => readNumbers(one.version));
  if (now === null || old.includes(null)) return 'the order of its versions is not read here';
  const earlier = old.filter((one) => one !== null);
  const isOlder =
    earlier.some((one) => one[0] === now[0] && compareNumbers(one, now) > 0) ||
    earlier.every((one) => compareNumbers(one, now) > 0);
  return isOlder ? 'it is older than what was locked before' : null;
}
