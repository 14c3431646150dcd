/** What an interface asks of those who implement it, by the rules of each language. */
import type { Definition } from '../../../model.js';
import type { SideLines } from '../side-texts.js';
import type { Index } from './type-index.js';

/** Returns true if an interface's member has no body and no default. `now`: the other definitions, where they matter. */
export function isRequired(
  member: Definition,
  texts: SideLines,
  language: string,
  side: 'before' | 'after',
  now: Index = new Map(),
): boolean {
  const text = texts.read(member, side);
  const { signature, kind } = member;
  switch (language) {
    case 'Rust':
      return kind === 'method' ? !text.includes('{') : (kind === 'constant' || kind === 'type') && !text.includes('=');
    case 'Java':
    case 'PHP':
      return kind === 'method' && !/\b(?:default|static|private)\b/u.test(signature) && !/\{|\bdefault\b/u.test(text);
    case 'C#':
      return kind === 'method' ? !/\{|=>/u.test(text) : kind === 'field' && !/=>|\bstatic\b/u.test(text);
    case 'Kotlin':
    case 'Scala':
      return (kind === 'method' || kind === 'field') && !/[{=]|\bget\(/u.test(text);
    case 'Swift':
      return !/\boptional\b/u.test(signature) && now.get(`${member.container}.${member.name}`) !== null;
    case 'Go':
      return kind === 'method';
    case 'TypeScript':
    case 'TSX':
      return !signature.startsWith('?');
    default:
      return false;
  }
}
