/** Programs that packages bring. Scripts of a manager look for programs in the packages first. */
import type { Entry } from './model.js';

/** Returns the name of the program that a package may have by its own name. */
export function getOwnProgram(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Returns that an entry brings a program that nothing shows to be its own; null if it does not. Managers make the programs
 * that the lock file names, whatever the package says: one called `tsc`, or another file behind `eslint`, would run in place
 * of what is known by that name. `known`: of the same name at the base. `there`: what was at the same place, where the place
 * decides who finds the program; null where it does not.
 */
export function findStrangeProgram(
  { name, programs }: Entry,
  known: readonly Entry[],
  there: Entry | null | undefined,
): string | null {
  for (const [program, path] of programs) {
    const isOwn = program === getOwnProgram(name);
    const isKnown = known.some((one) => one.programs.get(program) === path);
    const isPlaced = there === null || there?.programs.get(program) === path;
    if (isOwn ? !isKnown && known.length > 0 : !isKnown || !isPlaced)
      return `it brings the program ${program}, or another file for it`;
  }
  return null;
}
