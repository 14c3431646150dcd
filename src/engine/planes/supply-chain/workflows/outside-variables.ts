import type { OutlineLine } from '../../outline.js';
import { findExpressions, listFlowingPaths, parseExpression } from './expression.js';
import { type ContextAuthor, findContextAuthor } from './untrusted-contexts.js';

/** Returns the variables that a workflow sets (`env:`) from texts of others, by name as written, each with its author. */
export function collectOutsideVariables(lines: readonly OutlineLine[]): ReadonlyMap<string, ContextAuthor> {
  const found = new Map<string, ContextAuthor>();
  for (const { key, text, parents, block } of lines) {
    if (block || key === null || parents.at(-1) !== 'env') continue;
    const authors = findExpressions(text).flatMap(({ inner }) => {
      const node = parseExpression(inner);
      return node === null ? [] : listFlowingPaths(node).map(findContextAuthor);
    });
    const author = authors.includes('stranger') ? 'stranger' : authors.includes('caller') ? 'caller' : null;
    if (author !== null) found.set(key, author);
  }
  return found;
}
