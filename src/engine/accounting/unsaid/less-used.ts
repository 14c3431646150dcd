/** Names that stay in a function and are used less. */
import { addToCount } from '../../../base/groups.js';
import type { FileSyntax } from '../../model.js';
import { findLastAround } from '../../text/line-spans.js';
import { cutLine } from './pieces.js';

/**
 * Returns, for some lines in ascending order, the parameters that the function around each line still has, and uses less
 * than before.
 */
export function findLessUsedParameters(
  lines: readonly number[],
  syntax: FileSyntax | null,
): ReadonlyMap<number, ReadonlySet<string>> {
  const functions = (syntax?.symbolChanges ?? []).flatMap(({ before, after, bodies }) => {
    if (before === null || after === null || bodies === null) return [];
    const old = new Set(before.parameters.map(({ name }) => name));
    const names = after.parameters.map(({ name }) => name).filter((name) => old.has(name));
    const [was, is] = [countNames(bodies.before), countNames(bodies.after)];
    const less = names.filter((name) => (is.get(name) ?? 0) < (was.get(name) ?? 0));
    return [{ first: after.first, last: after.last, names: new Set(less) }];
  });
  return new Map([...findLastAround(lines, functions)].map(([line, { names }]) => [line, names]));
}

/** The name under which a call hands on a value: no use of a parameter that has the same one. */
const KEYWORD = /(?<=[(,]\s{0,40})[\p{IDS}_][\p{IDC}]{0,80}\s{0,4}=(?![=>~])/gu;

function countNames(body: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, text, quoted } of body.split('\n').flatMap((line) => cutLine(line.replace(KEYWORD, ''))))
    if (kind === 'name' && !quoted) addToCount(counts, text);
  return counts;
}
