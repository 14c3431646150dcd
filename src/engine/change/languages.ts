/** Finds the language of a file by its name, its longest known extension, or its shebang line. */
import type { Language } from './linguist/language.js';
import { LANGUAGES } from './linguist.js';

export interface LanguageLookup {
  /** Returns the language of a path; `firstLine` is used if the name is not enough. */
  of(path: string, firstLine: string): Language | null;
  /** Returns the language for a name in `.gitattributes`, ignoring case and hyphens. */
  named(name: string): Language | null;
}

/** Builds the lookups from linguist's data. They are built once per review, because the engine keeps no state. */
export function buildLanguageLookup(): LanguageLookup {
  const byFilename = new Map<string, Language>();
  const byExtension = new Map<string, Language>();
  const byInterpreter = new Map<string, Language>();
  const byName = new Map<string, Language>();
  for (const language of LANGUAGES) {
    claim(byName, [toNameKey(language.name)], language);
    claim(byFilename, language.filenames ?? [], language);
    claim(byExtension, language.extensions ?? [], language);
    claim(byInterpreter, language.interpreters ?? [], language);
  }
  return {
    of(path, firstLine) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return (
        byFilename.get(name) ??
        findByExtension(byExtension, name) ??
        byInterpreter.get(readInterpreter(firstLine)) ??
        null
      );
    },
    named: (name) => byName.get(toNameKey(name)) ?? null,
  };
}

function claim(map: Map<string, Language>, keys: readonly string[], language: Language): void {
  for (const key of keys) if (!map.has(key)) map.set(key, language);
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
  const program = (word: string) => word.slice(word.lastIndexOf('/') + 1);
  const first = program(words[0] ?? '');
  const name = first === 'env' ? program(words.slice(1).find((word) => !/^-|=/u.test(word)) ?? '') : first;
  return name.replace(/\.\d+$/u, '');
}
