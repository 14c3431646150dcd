interface Mutator {
  readonly name: string;
  /** Returns the turned text, or null where there is nothing to turn. */
  readonly mutate: (text: string) => string | null;
}

/** Pairs that say the contrary, in the forms that tickets use most. */
const CONTRARIES: readonly (readonly [string, string])[] = [
  ['enabled', 'disabled'],
  ['enable', 'disable'],
  ['enables', 'disables'],
  ['adds', 'removes'],
  ['added', 'removed'],
  ['shows', 'hides'],
  ['shown', 'hidden'],
  ['show', 'hide'],
  ['visible', 'hidden'],
  ['accepts', 'rejects'],
  ['accepted', 'rejected'],
  ['allowed', 'denied'],
  ['allows', 'denies'],
  ['included', 'excluded'],
  ['includes', 'excludes'],
  ['required', 'optional'],
  ['opens', 'closes'],
  ['open', 'close'],
  ['starts', 'stops'],
  ['started', 'stopped'],
  ['increases', 'decreases'],
  ['increased', 'decreased'],
  ['ascending', 'descending'],
  ['first', 'last'],
  ['at least', 'at most'],
  ['minimum', 'maximum'],
  ['more than', 'less than'],
  ['reads', 'writes'],
  ['read', 'write'],
  ['succeeds', 'fails'],
  ['success', 'failure'],
  ['valid', 'invalid'],
  ['public', 'private'],
  ['local', 'remote'],
  ['lowercase', 'uppercase'],
  ['warning', 'error'],
  ['input', 'output'],
  ['client', 'server'],
  ['oldest', 'newest'],
  ['parent', 'child'],
  ['horizontal', 'vertical'],
  ['left', 'right'],
  ['encodes', 'decodes'],
  ['synchronous', 'asynchronous'],
];
const BOTH_WAYS = new Map(
  CONTRARIES.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
);
const CONTRARY = new RegExp(`\\b(?:${[...BOTH_WAYS.keys()].join('|')})\\b`, 'iu');
const ORDER: ReadonlyMap<string, string> = new Map([
  ['before', 'after'],
  ['after', 'before'],
]);
const TRUTH: ReadonlyMap<string, string> = new Map([
  ['true', 'false'],
  ['false', 'true'],
]);

function replaceFirst(text: string, pattern: RegExp, put: (found: string) => string): string | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const turned = put(found[0]);
  return turned === found[0] ? null : text.slice(0, found.index) + turned + text.slice(found.index + found[0].length);
}

const swap = (words: ReadonlyMap<string, string>) => (found: string) => words.get(found.toLowerCase()) ?? found;

/** Turns one thing of a criterion, so that a change that meets it does not meet what comes out. */
export const MUTATORS: readonly Mutator[] = [
  {
    name: 'number',
    mutate: (text) =>
      replaceFirst(
        text,
        /(?<![\w#.`/-])(?!(?:20[12]\d)\b)[2-9]\d{0,5}(?![\w./-])|(?<![\w#.`/-])1\d{1,5}(?![\w./-])/u,
        (found) => String(Number(found) * 2 + 1),
      ),
  },
  { name: 'direction', mutate: (text) => replaceFirst(text, CONTRARY, swap(BOTH_WAYS)) },
  {
    name: 'negation',
    mutate: (text) =>
      replaceFirst(
        text,
        /\b(?:does not |do not |is not |are not |never |no longer )/iu,
        (found) =>
          ({
            'does not ': '',
            'do not ': '',
            'is not ': 'is ',
            'are not ': 'are ',
            'never ': 'always ',
            'no longer ': 'still ',
          })[found.toLowerCase()] ?? found,
      ) ?? replaceFirst(text, /\b(?:is|are|can|must|should|will) (?!not\b)/iu, (found) => `${found}not `),
  },
  { name: 'order', mutate: (text) => replaceFirst(text, /\b(?:before|after)\b/iu, swap(ORDER)) },
  {
    name: 'exchange',
    mutate: (text) => {
      const found = /^([^,;:.()]{8,80}?) (before|after) ([^,;:.()]{8,80})(?=[,;:.]|$)/u.exec(text);
      return found === null ? null : `${found[3]} ${found[2]} ${found[1]}${text.slice(found[0].length)}`;
    },
  },
  {
    name: 'condition',
    mutate: (text) => {
      const without = text.replace(
        /,? \b(?:if|when|unless|only if|only when|as long as|provided that) [^,;:.()]{6,90}(?=[,;:.]|$)/u,
        '',
      );
      return without === text || without.length < 20 ? null : without;
    },
  },
  { name: 'truth', mutate: (text) => replaceFirst(text, /\b(?:true|false)\b/u, swap(TRUTH)) },
  {
    name: 'name',
    mutate: (text) =>
      replaceFirst(
        text,
        /(?<=`-{0,2})[a-z]{2,}[\w-]{3,30}(?=`)/iu,
        (found) => `${found.slice(0, Math.ceil(found.length / 2))}Other`,
      ),
  },
];
