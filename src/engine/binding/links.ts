/** Which units hang together: by file, by a test's name, by names they alone share. */
import type { Unit } from './units.js';
import { MAX_LINE } from './words.js';

/** Units in groups; a unit is in one group of each kind but may share many names. */
export interface Links {
  readonly file: readonly number[];
  /** Files of the same name but for the marks of a test: `retry.ts`, `retry.test.ts`, `test_retry.py`. */
  readonly twin: readonly number[];
  /** For every name that 2 to 8 units share: those units. */
  readonly shared: readonly (readonly number[])[];
  /** Lines between a unit and the next one of its file; Infinity where there is none. */
  readonly gap: readonly number[];
}

const NAME = /[A-Za-z_$][\w$]{3,60}/gu;
const MOST_SHARING = 8;

/** Reads the links between units. Linear in their text. */
export function linksOf(units: readonly Unit[]): Links {
  const twins = new Map<string, number>();
  const twin = units.map((unit) => {
    const key = bareName(unit.path);
    const group = twins.get(key) ?? twins.size;
    twins.set(key, group);
    return group;
  });
  const gap = units.map((unit, index) => {
    const next = units[index + 1];
    return next === undefined || next.file !== unit.file ? Infinity : Math.max(0, next.first - unit.last);
  });
  return { file: units.map((unit) => unit.file), twin, shared: sharedNames(units), gap };
}

function sharedNames(units: readonly Unit[]): number[][] {
  const holders = new Map<string, number[]>();
  units.forEach((unit, index) => {
    for (const line of [...unit.added, ...unit.removed]) {
      for (const [name] of line.slice(0, MAX_LINE).matchAll(NAME)) {
        const held = holders.get(name);
        if (held === undefined) holders.set(name, [index]);
        else if (held.at(-1) !== index && held.length <= MOST_SHARING) held.push(index);
      }
    }
  });
  return [...holders.values()].filter((held) => held.length > 1 && held.length <= MOST_SHARING);
}

function bareName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const stem = file
    .replace(/\.[^.]*$/u, '')
    .replace(/\.(?:test|spec)$/u, '')
    .replace(/^test_|_test$|_spec$|tests?$|spec$/u, '');
  return stem.replace(/[^\p{L}\p{N}]+/gu, '');
}
