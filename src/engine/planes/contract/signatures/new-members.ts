/** Members that are new in a type which others extend, implement, match or build. */
import type { Definition } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import type { SideLines } from '../side-texts.js';
import { isRequired } from './required-members.js';
import { type Index, isOpen } from './type-index.js';

/** What an interface with a new member asks of others. */
export const MUST_HAVE = 'what implements it must have it';

/** Says what a member that is new asks of others; empty if nothing. `old` and `now` are the definitions of both sides. */
export function describeNewMember(
  member: Definition,
  old: Index,
  now: Index,
  texts: SideLines,
  language: string,
): readonly string[] {
  const type = member.container === null ? undefined : old.get(member.container);
  if (type === undefined || type === null || !isOpen(type, old) || member.name.startsWith('_')) return [];
  // A sealed trait is implemented by its own package alone.
  if (/\b[Ss]ealed\b/u.test(type.signature) || (language === 'Rust' && needsHidden(type, old, texts))) return [];
  if (type.kind === 'class' && isAbstract(member) && !/\bfinal\b/u.test(type.signature))
    return ['is new: what extends it must have it'];
  if (type.kind === 'interface') {
    // A method that only its own package can have; an embedded interface that may have had the new one.
    const isClosed = [...old.values()].some((one) => one?.container === member.container && isGoPrivate(one, language));
    const mayHave = language === 'Go' && /^\s*[\w.]{1,100}\s*$/mu.test(texts.read(type, 'before'));
    return !isClosed && !mayHave && isRequired(member, texts, language, 'after', now) ? [`is new: ${MUST_HAVE}`] : [];
  }
  if (language !== 'Rust' || texts.readHead(type, 'before').includes('non_exhaustive')) return [];
  if (type.kind === 'enum' && member.kind === 'constant')
    return ['is new: matches that list the others no longer build'];
  if (type.kind !== 'class' || member.kind !== 'field') return [];
  const fields = [...old.values()].filter((one) => one?.container === member.container && one?.kind === 'field');
  return fields.length > 0 && fields.every((one) => one?.exported) ? ['is new: what builds it must give it'] : [];
}

/** Returns true for a trait that asks for one of a module which others cannot name. */
function needsHidden(type: Definition, index: Index, texts: SideLines): boolean {
  if (type.kind !== 'interface') return false;
  const head = texts
    .read(type, 'before')
    .slice(0, REACH.statement)
    .replace(/\{[\s\S]*$/u, '');
  return [...head.matchAll(/(?<!::)\b([a-z_]\w{0,60})::\w/gu)].some(([, name = '']) => {
    const module = index.get(name);
    return module?.kind === 'module' && !module.exported;
  });
}

function isAbstract({ kind, signature }: Definition): boolean {
  return kind === 'method' && /(?:^| )(?:abstract|@ (?:abc \. )?abstractmethod)(?: |$)/u.test(signature);
}

function isGoPrivate({ name }: Definition, language: string): boolean {
  return language === 'Go' && /^\p{Lower}/u.test(name);
}
