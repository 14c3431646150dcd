/**
 * Evaluates the conditions on texts in a query (`#eq?`, `#match?`, `#any-of?`, each with `not-`). The evaluation of
 * tree-sitter copies the whole text of a node each time, which in a long call chain is the whole file for every call.
 */
import type { Query } from 'web-tree-sitter';

/** Renames the conditions, so that tree-sitter returns them without evaluating them. */
export function renamePredicates(query: string): string {
  return query.replace(/\(#(not-)?(eq|match|any-of)\?/gu, '(#text-$1$2?');
}

/** The prefix of a capture that reads a node field (see captures.ts). */
const OF_FIELD = /^(?:in|maybe)\.[a-z_]+\./u;

/** Returns whether a match satisfies the conditions, given the texts of its captures. */
export type MatchPredicate = (textsOf: (capture: string) => readonly string[]) => boolean;

/**
 * Returns the conditions of every pattern of a query made by `renamePredicates`; null for a pattern without
 * conditions.
 */
export function compilePredicates(query: Query): readonly (MatchPredicate | null)[] {
  return Array.from({ length: query.patternCount() }, (_, pattern) => {
    const all = query.predicatesForPattern(pattern).map(({ operator, operands }) => {
      const [first, ...others] = operands;
      const values = others.map((one) => (one.type === 'string' ? one.value : one.name));
      return first?.type === 'capture' ? compilePredicate(operator, first.name.replace(OF_FIELD, ''), values) : null;
    });
    const known = all.filter((one) => one !== null);
    return known.length === 0 ? null : (textsOf) => known.every((holds) => holds(textsOf));
  });
}

/** Builds a condition. It is satisfied if the match does not have the capture. */
function compilePredicate(operator: string, capture: string, values: readonly string[]): MatchPredicate | null {
  const positive = !operator.startsWith('text-not-');
  const test = createTextTest(operator.replace(/^text-(?:not-)?/u, ''), values);
  if (test === null) return null;
  return (textsOf) => textsOf(capture).every((text) => test(text) === positive);
}

function createTextTest(kind: string, values: readonly string[]): ((text: string) => boolean) | null {
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
