/** Which units hang together: what two units have in common, from which is learnt how likely they serve one criterion. */

import { addToGroup } from '../../../base/groups.js';
import { ln } from '../../text/arithmetic.js';
import type { WordCutter } from '../../text/words.js';
import { collectSigns, type Signs } from '../units/signs.js';
import { computeCosine, type Place, readPathFeatures } from '../units/unit-places.js';
import type { Unit } from '../units/units.js';
import { measureRarity } from './rarity.js';

/** The features of two units, in the order of their row. */
export const LINK_FEATURES = [
  'bias',
  'criteria',
  'same file',
  'same file, units of the change',
  'same file, files of the change',
  'same file, criteria',
  'near',
  'same new file',
  'words of the path',
  'same folder',
  'file and its tests',
  'one names the file of the other',
  'same class',
  'one a test',
  'same kind of change',
  'larger size',
  'words in common',
  'rarest name in common',
  'one declares what the other uses',
  'same replacement',
] as const;

/**
 * Pairs of units. The pairs of a unit with earlier units are those from `start[unit]` up to, not including,
 * `start[unit + 1]`.
 */
export interface Links {
  readonly signs: readonly Signs[];
  readonly start: Int32Array;
  /** By pair: the earlier unit. */
  readonly other: Int32Array;
  /** One row of LINK_FEATURES per pair. */
  readonly rows: Float32Array;
  /** Names that the change introduces: the units that declare them, and all units that contain them. */
  readonly brought: ReadonlyMap<string, IntroducedName>;
  /** The units that make a replacement, by the replacement. */
  readonly replaced: ReadonlyMap<string, readonly number[]>;
}

/** A name that the change introduces. */
interface IntroducedName {
  readonly declaring: readonly number[];
  readonly holders: readonly number[];
}

/**
 * Maximum number of pairs. In larger changes, each unit is compared with the nearest units and those that share its
 * rarest names.
 */
const MAX_LINKS = 100_000;
/** A word, name or replacement that more units share is ignored as evidence for two of them. */
const MOST_HOLDERS = 40;
/** A name that more units declare is not treated as introduced by the change. */
const MOST_DECLARING = 3;
/** Distance in lines at which the nearness of two locations in a file is one half. */
const NEAR = 60;

/** Computes the links between the units of a change. Runs in time linear in their text and in the number of pairs. */
export function findLinks(units: readonly Unit[], criteria: number, cutter: WordCutter): Links {
  const signs = units.map((unit) => collectSigns(unit, cutter));
  const all = (units.length * (units.length - 1)) / 2;
  const most = all <= MAX_LINKS ? units.length : Math.max(2, Math.floor(MAX_LINKS / units.length));
  const bound = Math.min(all, most * units.length);
  const width = LINK_FEATURES.length;
  const reader = new LinkReader(units, signs, criteria);
  const start = new Int32Array(units.length + 1);
  const other = new Int32Array(bound);
  const rows = new Float32Array(bound * width);
  let pair = 0;
  for (let unit = 0; unit < units.length; unit++) {
    for (const before of reader.meet(unit, most)) {
      other[pair] = before;
      rows.set(reader.row(unit, before), pair * width);
      pair++;
    }
    start[unit + 1] = pair;
  }
  return {
    signs,
    start,
    other: other.subarray(0, pair),
    rows: rows.subarray(0, pair * width),
    brought: reader.brought,
    replaced: reader.replaced,
  };
}

/** What a unit has in common with an earlier one. */
class CommonSigns {
  words = 0;
  name = 0;
  declared = 0;
  replaced = 0;
}

const NOTHING = new CommonSigns();

/** Computes the rows of pairs, unit by unit. It finds common items through an index from items to units. */
class LinkReader {
  readonly brought: ReadonlyMap<string, IntroducedName>;
  readonly replaced: ReadonlyMap<string, readonly number[]>;
  readonly #units: readonly Unit[];
  readonly #signs: readonly Signs[];
  readonly #criteria: number;
  readonly #stems: ReadonlyMap<string, number[]>;
  readonly #names: ReadonlyMap<string, number[]>;
  readonly #norm: readonly number[];
  readonly #newFiles: ReadonlySet<number>;
  readonly #places: readonly Place[];
  readonly #alike = new Map<number, number>();
  readonly #most: number;
  readonly #lnUnits: number;
  readonly #lnFiles: number;
  readonly #sizes: readonly number[];
  #common = new Map<number, CommonSigns>();

  constructor(units: readonly Unit[], signs: readonly Signs[], criteria: number) {
    this.#units = units;
    this.#signs = signs;
    this.#criteria = ln(Math.max(1, criteria));
    this.#stems = buildInvertedIndex(signs.map((one) => one.stems));
    this.#names = buildInvertedIndex(signs.map((one) => one.names));
    this.brought = findIntroducedNames(signs, this.#names);
    this.replaced = buildInvertedIndex(signs.map((one) => one.replaced));
    this.#norm = signs.map((one) => {
      let sum = 0;
      for (const stem of one.stems) sum += this.#weight(stem) ** 2;
      return Math.sqrt(sum);
    });
    this.#most = units.reduce((most, unit) => Math.max(most, unit.file + 1), 1);
    this.#lnUnits = ln(Math.max(1, units.length));
    this.#lnFiles = ln(Math.max(1, new Set(units.map((unit) => unit.file)).size));
    this.#sizes = units.map((unit) => ln(1 + unit.added.length));
    const old = units.filter((unit) => unit.removed.length > 0 || unit.context.length > 0 || unit.section !== '');
    const oldFiles = new Set(old.map((unit) => unit.file));
    this.#newFiles = new Set(units.map((unit) => unit.file).filter((file) => !oldFiles.has(file)));
    this.#places = units.map((unit, at) => readPathFeatures(unit, signs[at]));
  }

  /** Returns, in order, the earlier units to compare with a unit, and computes what they have in common. */
  meet(unit: number, most: number): number[] {
    this.#common = this.#commonOf(unit);
    if (most >= unit) return Array.from({ length: unit }, (_, before) => before);
    const near = Math.ceil(most / 2);
    const akin = [...this.#common]
      .filter(([before]) => before < unit - near)
      .map(([before, common]) => ({ before, strength: common.name + common.declared + common.replaced }))
      .sort((a, b) => b.strength - a.strength || b.before - a.before)
      .slice(0, most - near)
      .map(({ before }) => before)
      .sort((a, b) => a - b);
    return [...akin, ...Array.from({ length: near }, (_, at) => unit - near + at)];
  }

  /** Returns the row of a unit and an earlier unit. Call `meet` for the unit first. */
  row(unit: number, before: number): number[] {
    const [a, b] = [this.#units[before], this.#units[unit]];
    const [here, there] = [this.#places[unit], this.#places[before]];
    if (a === undefined || b === undefined || here === undefined || there === undefined)
      return LINK_FEATURES.map(() => 0);
    const same = a.file === b.file ? 1 : 0;
    const common = this.#common.get(before) ?? NOTHING;
    const gap = Math.max(0, b.first - a.last);
    const norm = (this.#norm[unit] ?? 0) * (this.#norm[before] ?? 0);
    const kind = (one: Unit) => (one.removed.length === 0 ? 0 : one.added.length === 0 ? 2 : 1);
    return [
      1,
      this.#criteria,
      same,
      same * this.#lnUnits,
      same * this.#lnFiles,
      same * this.#criteria,
      same / (1 + gap / NEAR),
      same === 1 && this.#newFiles.has(a.file) ? 1 : 0,
      same === 1 ? 0 : this.#pathsAlike(a.file, here, b.file, there),
      same === 0 && here.folder === there.folder ? 1 : 0,
      same === 0 && here.bare === there.bare ? 1 : 0,
      same === 0 && (here.mentions.has(there.stem) || there.mentions.has(here.stem)) ? 1 : 0,
      a.class === b.class ? 1 : 0,
      (a.class === 'test') === (b.class === 'test') ? 0 : 1,
      kind(a) === kind(b) ? 1 : 0,
      Math.max(this.#sizes[unit] ?? 0, this.#sizes[before] ?? 0),
      norm > 0 ? common.words / norm : 0,
      common.name,
      common.declared,
      common.replaced,
    ];
  }

  /** Returns the similarity of the words in two paths; cached per pair of files. */
  #pathsAlike(file: number, here: Place, other: number, there: Place): number {
    const key = file * this.#most + other;
    const known = this.#alike.get(key);
    if (known !== undefined) return known;
    const alike = computeCosine(here.words, there.words);
    this.#alike.set(key, alike);
    return alike;
  }

  #weight(stem: string): number {
    const holders = this.#stems.get(stem)?.length ?? 1;
    return ln((this.#units.length + 1) / holders);
  }

  #commonOf(unit: number): Map<number, CommonSigns> {
    const found = new Map<number, CommonSigns>();
    const signs = this.#signs[unit];
    const each = (holders: readonly number[] | undefined, note: (common: CommonSigns, rarity: number) => void) => {
      if (holders === undefined || holders.length < 2 || holders.length > MOST_HOLDERS) return;
      const rarity = measureRarity(this.#units.length, holders.length);
      for (const before of holders) {
        if (before >= unit) break;
        const common = found.get(before) ?? new CommonSigns();
        found.set(before, common);
        note(common, rarity);
      }
    };
    for (const stem of signs?.stems ?? []) {
      const weight = this.#weight(stem) ** 2;
      each(this.#stems.get(stem), (common) => {
        common.words += weight;
      });
    }
    for (const name of signs?.names ?? []) {
      each(this.#names.get(name), (common, rarity) => {
        common.name = Math.max(common.name, rarity);
      });
      this.#noteDeclared(unit, name, found);
    }
    for (const edit of signs?.replaced ?? []) {
      each(this.replaced.get(edit), (common, rarity) => {
        common.replaced = Math.max(common.replaced, rarity);
      });
    }
    return found;
  }

  /** Records a name that the change introduces, declared in one unit and used in the other. */
  #noteDeclared(unit: number, name: string, found: ReadonlyMap<number, CommonSigns>): void {
    const brought = this.brought.get(name);
    if (brought === undefined) return;
    const { declaring, holders } = brought;
    const mine = declaring.includes(unit);
    const rarity = measureRarity(this.#units.length, holders.length);
    for (const before of mine ? holders : declaring) {
      const common = found.get(before);
      if (before < unit && common !== undefined) common.declared = Math.max(common.declared, rarity);
    }
  }
}

/** Returns names that no old line contains and that few units declare. */
function findIntroducedNames(
  signs: readonly Signs[],
  names: ReadonlyMap<string, number[]>,
): Map<string, IntroducedName> {
  const known = new Set(signs.flatMap((one) => [...one.known]));
  const brought = new Map<string, IntroducedName>();
  for (const [name, declaring] of buildInvertedIndex(signs.map((one) => one.declared))) {
    const holders = names.get(name) ?? [];
    if (!known.has(name) && declaring.length <= MOST_DECLARING && holders.length > 1)
      brought.set(name, { declaring, holders });
  }
  return brought;
}

/** Returns the units that hold each item, in order. */
function buildInvertedIndex(held: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  held.forEach((things, unit) => {
    for (const thing of things) {
      addToGroup(holders, thing, unit);
    }
  });
  return holders;
}
