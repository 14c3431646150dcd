/** Lists the exact anchors of a criterion: what stands in the change as it is written. */
import type { Criterion } from '../model.js';

/** Code spans, quoted text, names of code, routes and paths, flags, numbers with their units. */
const ANCHOR =
  /`[^`\n]{1,80}`|["“][^"”\n]{2,60}["”]|(?<![\w-])--[a-z][\w-]*|(?<![\w/.])\/[\w{}:.-]+(?:\/[\w{}:.-]+)*|\b[\w-]+(?:\/[\w.-]+)+|\b[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+\b|\b[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+\b|\b\d[\d.,]*(?:\s?(?:ms|s|min|h|kb|mb|gb|px|%))?(?![\w])/gu;

const MAX_ANCHORS = 40;

/** Returns the anchors as they are written, without their marks, each once. */
export function listAnchors({ text, parts }: Criterion): readonly string[] {
  const found = [text, ...parts].flatMap((line) => line.match(ANCHOR) ?? []);
  const plain = found.map((anchor) => anchor.replace(/^[`"“]|[`"”]$/gu, '').replace(/[.,]$/u, ''));
  return [...new Set(plain)].slice(0, MAX_ANCHORS);
}
