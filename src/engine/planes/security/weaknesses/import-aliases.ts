/** Names that Python's imports give to what they import. */
import type { FileChange } from '../../../model.js';

const ALIAS = /\bimport\s{1,4}(?:[\w.]{1,80}\.)?(?<name>\w{1,40})\s{1,4}as\s{1,4}(?<alias>\w{1,40})/gu;

/** Returns a function that writes imported names instead of their aliases: `c.new` is `ARC4.new` after `import ARC4 as c`. */
export function resolveAliases(change: FileChange): (text: string) => string {
  const aliases = new Map<string, string>();
  if (change.language === 'Python') {
    const texts = change.file.new_text === null ? change.added.map(({ text }) => text) : [change.file.new_text];
    for (const text of texts) {
      for (const { groups } of text.matchAll(ALIAS)) aliases.set(groups?.['alias'] ?? '', groups?.['name'] ?? '');
    }
  }
  if (aliases.size === 0) return (text) => text;
  return (text) => text.replace(/\b[A-Za-z_]\w{0,40}(?=\.)/gu, (word) => aliases.get(word) ?? word);
}
