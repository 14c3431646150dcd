/** What a criterion is about without naming it: “the function” is the one that a criterion before it names. */
import type { Criterion } from '../../model.js';

/** What a program declares, or what is said of all of it. */
const KIND =
  '(?:functions?|methods?|class(?:es)?|helpers?|constructors?|structs?|interfaces?|traits?|components?|hooks?|decorators?|modules?|parsers?|handlers?|commands?|implementations?|utilit(?:y|ies))';
/** A kind, and no word behind it that says which one. */
const MEANT = new RegExp(
  `\\b(?:the|this|these|both) (?:(?:new|same|two|returned|updated) )?${KIND}\\b(?! (?:\`|of |for |in |from |that |which |called |named ))`,
  'iu',
);
/** A criterion that goes on from the one before. */
const GOES_ON = /^\W{0,3}(?:it|they)\b/iu;

const isMeantBefore = (text: string): boolean => MEANT.test(text) || GOES_ON.test(text);

/**
 * Returns for each criterion the names of what it is about: the first that it names as code itself, and, where it means one that was
 * named before, the one of the criterion before it in the same ticket. `names` are those of each, in their order.
 */
export function findSubjects(
  criteria: readonly Criterion[],
  names: readonly (string | undefined)[],
): readonly (readonly string[])[] {
  const before = new Map<string | null, string>();
  return criteria.map(({ asks, origin }, at) => {
    const name = names[at];
    const meant = isMeantBefore(asks) ? before.get(origin.ticket) : undefined;
    if (name !== undefined && meant === undefined) before.set(origin.ticket, name);
    return [name, meant].filter((one) => one !== undefined);
  });
}
