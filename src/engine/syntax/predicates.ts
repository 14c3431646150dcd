/**
 * The conditions on texts in a query (`#eq?`, `#match?`, `#any-of?`, each with `not-`), read here: tree-sitter's own reading
 * takes the whole text of a node each time, which of a long chain of calls is the whole file for every call.
 */
import type { Query } from 'web-tree-sitter';

/** Renames the conditions, so that the query hands them over unread. */
export function withOwnPredicates(query: string): string {
  return query.replace(/\(#(not-)?(eq|match|any-of)\?/gu, '(#text-$1$2?');
}

/** What stands before the name of a capture that is a field's (see captures.ts). */
const OF_FIELD = /^(?:in|maybe)\.[a-z_]+\./u;

/** Whether a match holds, given the texts of a capture. */
export type Holds = (textsOf: (capture: string) => readonly string[]) => boolean;

/** The conditions of every pattern of a query that was made by `withOwnPredicates`; null where a pattern has none. */
export function predicatesOf(query: Query): readonly (Holds | null)[] {
  return Array.from({ length: query.patternCount() }, (_, pattern) => {
    const all = query.predicatesForPattern(pattern).map(({ operator, operands }) => {
      const [first, ...others] = operands;
      const values = others.map((one) => (one.type === 'string' ? one.value : one.name));
      return first?.type === 'capture' ? conditionOf(operator, first.name.replace(OF_FIELD, ''), values) : null;
    });
    const known = all.filter((one) => one !== null);
    return known.length === 0 ? null : (textsOf) => known.every((holds) => holds(textsOf));
  });
}

/** A capture that a match lacks holds nothing against it. */
function conditionOf(operator: string, capture: string, values: readonly string[]): Holds | null {
  const positive = !operator.startsWith('text-not-');
  const test = testOf(operator.replace(/^text-(?:not-)?/u, ''), values);
  if (test === null) return null;
  return (textsOf) => textsOf(capture).every((text) => test(text) === positive);
}

function testOf(kind: string, values: readonly string[]): ((text: string) => boolean) | null {
  const [value = ''] = values;
  switch (kind) {
    case 'eq?':
      return (text) => text === value;
    case 'any-of?': {
      const known = new Set(values);
      return (text) => known.has(text);
    }
    case 'match?': {
      const pattern = new RegExp(value);
      return (text) => pattern.test(text);
    }
    default:
      return null;
  }
}
