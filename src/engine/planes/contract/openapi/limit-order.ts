/** Which of two values of a keyword allows less (JSON Schema 2020-12). */
import type { Tree } from '../../document.js';

/** Limits that are stricter when they are lower. */
export const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'maxContains'];
/** Limits that are stricter when they are higher. */
export const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains'];
/** Formats of numbers, each with the one that holds more. */
export const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Returns whether a keyword allows less than the same keyword of another schema. False where neither is in the other. */
export function isStricter(key: string, { value }: Tree, { value: other }: Tree): boolean {
  if (key === 'format') return WIDER[String(value)] === other;
  if (typeof value !== 'number' || typeof other !== 'number') return false;
  return (UPPER.includes(key) && value < other) || (LOWER.includes(key) && value > other);
}
