import type { Definition, SideSyntax } from '../../../model.js';

/** How a constructor is called, where not as its class. */
const NAMES: ReadonlySet<string> = new Set(['constructor', '__construct', '__init__']);

/** A class without any constructor has one without parameters in these languages, or that of its base. */
const IMPLYING: ReadonlySet<string> = new Set([
  'Java',
  'C#',
  'C++',
  'PHP',
  'Python',
  'TypeScript',
  'TSX',
  'JavaScript',
]);

/**
 * Returns true for a constructor without parameters whose class keeps no other: whoever calls it still can.
 * @param after the side that it is gone from
 */
export function isImpliedConstructor(gone: Definition, after: SideSyntax | null, language: string | null): boolean {
  const { container, parameters } = gone;
  if (container === null || parameters.length > 0 || !IMPLYING.has(language ?? '') || after?.whole !== true)
    return false;
  const isConstructor = ({ name }: Definition) => name === container.split('.').at(-1) || NAMES.has(name);
  return isConstructor(gone) && !after.definitions.some((one) => one.container === container && isConstructor(one));
}
