/** Other words for the same criterion: whoever writes it so means what was meant before, so its status must stay. */
import { z } from 'zod';
import { readLines } from '../../read-lines.js';

/** A way to say the same. */
export interface Rewording {
  readonly name: string;
  /** Whether the way was looked at when the engine's reader was written. */
  readonly half: 'read' | 'unread';
  /** Takes the text of a criterion; returns the Markdown of its item, or null where it cannot be said so. */
  reword(text: string): string | null;
}

/** Words around a criterion, a line of `bench/data/frames.jsonl`. */
const Frame = z.object({
  half: z.enum(['read', 'unread']),
  /** Which texts it fits. */
  to: z.enum(['all', 'clause', 'imperative']),
  before: z.string(),
  after: z.string(),
  /** The first letter of the text becomes small. */
  lower: z.boolean(),
});
type Frame = z.infer<typeof Frame>;

/** A word at the beginning that is no name: small but for its first letter. */
const PLAIN_START = /^\p{Upper}\p{Lower}*(?=[\s,]|$)/u;
const IMPERATIVE =
  /^(?:add|adjust|allow|align|apply|avoid|build|bump|change|check|clean|complete|configure|confirm|convert|cover|create|define|delete|describe|disable|document|drop|enable|ensure|expand|expose|extend|extract|fix|handle|implement|improve|include|integrate|introduce|keep|limit|log|make|mark|merge|migrate|move|port|prevent|provide|publish|read|record|reduce|refactor|remove|rename|render|replace|report|return|rewrite|run|set|show|skip|split|store|support|switch|test|treat|update|use|validate|verify|wire|wrap|write)\b/iu;

function buildFrame({ half, to, before, after, lower }: Frame): Rewording {
  return {
    name: `${before}…${after}`.slice(0, 60),
    half,
    reword: (text) => {
      if (to !== 'all' && IMPERATIVE.test(text) !== (to === 'imperative')) return null;
      if (!lower) return `${before}${text}${after}`;
      if (!PLAIN_START.test(text)) return null;
      return `${before}${text.replace(PLAIN_START, (word) => word.toLowerCase())}${after}`;
    },
  };
}

const way = (name: string, reword: Rewording['reword']): Rewording => ({ name, half: 'read', reword });
/** Code spans are names: they stay as they are. */
const replace = (name: string, pattern: RegExp, by: string): Rewording =>
  way(name, (text) => {
    const reworded = text
      .split(/(`[^`]*`)/u)
      .map((part) => (part.startsWith('`') ? part : part.replace(pattern, by)))
      .join('');
    return reworded === text ? null : reworded;
  });

const OTHERWISE: readonly Rewording[] = [
  way('full stop', (text) => (/[.!?]$/u.test(text) ? text.replace(/[.!?]$/u, '') : `${text}.`)),
  way('bold', (text) => `**${text.replaceAll('*', '')}**`),
  way('over two lines', (text) => text.replace(/^(.{20,}?) (?=\S)/u, '$1\n  ')),
  way('no-break spaces', (text) => text.replaceAll(/ (?=\p{Alpha}{1,3} )/gu, '\u00A0')),
  replace('must', /\b(?:should|shall)\b/gu, 'must'),
  replace('has to', /\b(?:must|should|shall)\b/gu, 'has to'),
  replace('is expected to', /\b(?:must|should|shall)\b/gu, 'is expected to'),
  replace('contracted', /\b(do|does|is|are|was|has|have|did)(?: not)\b/gu, "$1n't"),
  replace('curly quotes', /(?<=\w)'(?=\w)/gu, '’'),
  replace('quoted otherwise', /"([^"]+)"/gu, '“$1”'),
  replace('long dash', / [—–-] /gu, ' -- '),
  replace('arrow', / (?:→|->|=>) /gu, ' ⇒ '),
];

/** Reads the frames of a file, and adds the other ways. */
export function readRewordings(path: string): readonly Rewording[] {
  const frames = readLines(path).map((line) => buildFrame(Frame.parse(JSON.parse(line))));
  return [...frames, ...OTHERWISE];
}
