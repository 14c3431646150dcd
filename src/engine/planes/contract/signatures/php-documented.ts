import type { Definition } from '../../../model.js';

/** `@param \Redis|null $redis` (https://docs.phpdoc.org/guide/references/phpdoc/tags/param.html). */
const PARAMETER = /@param\s{1,20}([\w\\|?[\]<>,]{1,200})\s{1,20}(?:\.\.\.)?(\$\w{1,100})/gu;

/**
 * Returns the old definition with the types that its comment already gave where the new one has the same: who reads the
 * comment passes nothing else.
 * @param comment what stands above the old definition
 */
export function addDocumentedTypes(before: Definition, after: Definition, comment: string): Definition {
  if (!comment.includes('@param')) return before;
  const documented = new Map([...comment.matchAll(PARAMETER)].map(([, type = '', name = '']) => [name, type]));
  const words = before.signature.split(' ');
  const signature = words.flatMap((word, at) => {
    const type = documented.get(word);
    // A type that is there, and what a reference or many values are, stay as they are.
    if (type === undefined || !/^[(,]$/u.test(words[at - 1] ?? '')) return [word];
    const now = readType(after.signature, word);
    return now !== '' && spell(now) === spell(type) ? [now, word] : [word];
  });
  return { ...before, signature: signature.join(' ') };
}

/** The type before a parameter in a signature, its words joined. */
function readType(signature: string, name: string): string {
  const words = signature.split(' ');
  const at = words.indexOf(name);
  const start = words.slice(0, Math.max(0, at)).findLastIndex((word) => /^[(,]$/u.test(word));
  return words
    .slice(start + 1, Math.max(0, at))
    .filter((word) => !/^(?:public|protected|private|readonly|final)$/u.test(word))
    .join('');
}

/** Parts of a union in order, without name spaces: `?A` is `A|null`, a list of anything is an array. */
function spell(type: string): string {
  const parts = type.replace(/^\?(.*)$/u, '$1|null').split('|');
  const names = parts.map((part) =>
    /\[\]$|^(?:array|list)</u.test(part) ? 'array' : part.slice(part.lastIndexOf('\\') + 1).toLowerCase(),
  );
  return [...new Set(names.map((name) => SYNONYMS.get(name) ?? name))].toSorted().join('|');
}

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['boolean', 'bool'],
  ['integer', 'int'],
  ['double', 'float'],
]);
