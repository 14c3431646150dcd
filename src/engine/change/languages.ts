/** Finds the language of a file by its name, its longest known extension, or its shebang line. */
import { getFileName } from '../../base/paths.js';
import type { Language } from './linguist/language.js';
import { LANGUAGES } from './linguist.js';

/** Lookups in linguist's table of languages. Each index is made if it is asked for. */
export interface LanguageLookup {
  /** Returns the language of a path; `firstLine` is used if the name is not enough. */
  of(path: string, firstLine: string): Language | null;
  /** Returns the language for a name in `.gitattributes`, ignoring case and hyphens. */
  named(name: string): Language | null;
}

/**
 * Makes the lookups of linguist's data. They are built once per review, because the engine keeps no state, and each only when a
 * file needs it.
 */
export function buildLanguageLookup(): LanguageLookup {
  const byFilename = indexLater(({ filenames }) => filenames);
  const byExtension = indexLater(({ extensions }) => extensions);
  const byInterpreter = indexLater(({ interpreters }) => interpreters);
  const byName = indexLater(({ name }) => [toNameKey(name)]);
  return {
    of(path, firstLine) {
      const name = getFileName(path);
      const found = byFilename().get(name) ?? findByExtension(byExtension(), name);
      if (found !== null) return found;
      const interpreter = readInterpreter(firstLine);
      return interpreter === '' ? null : (byInterpreter().get(interpreter) ?? null);
    },
    named: (name) => byName().get(toNameKey(name)) ?? null,
  };
}

/** Returns the languages by each of their keys; the first language that has a key keeps it. */
function indexLater(
  listKeys: (language: Language) => readonly string[] | undefined,
): () => ReadonlyMap<string, Language> {
  let index: Map<string, Language> | null = null;
  return () => {
    if (index !== null) return index;
    index = new Map();
    for (const language of LANGUAGES) {
      for (const key of listKeys(language) ?? []) if (!index.has(key)) index.set(key, language);
    }
    return index;
  };
}

function toNameKey(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}

/** Returns the language of the longest extension that linguist knows: `.html.erb` before `.erb`. */
function findByExtension(byExtension: ReadonlyMap<string, Language>, name: string): Language | null {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const extension = name.slice(dot);
    const language = byExtension.get(extension) ?? byExtension.get(extension.toLowerCase());
    if (language !== undefined) return language;
  }
  return null;
}

/** Returns the interpreter of a shebang line: `#!/usr/bin/env -S python3.12 -u` → `python3`; empty if there is none. */
function readInterpreter(line: string): string {
  if (!line.startsWith('#!')) return '';
  const words = line.slice(2, 200).trim().split(/\s+/u);
  const first = getFileName(words[0] ?? '');
  const name = first === 'env' ? getFileName(words.slice(1).find((word) => !/^-|=/u.test(word)) ?? '') : first;
  return name.replace(/\.\d+$/u, '');
}
