/**
 * Extracts the imports of a source text. It works on text: comments are removed, then import, export-from and import()
 * are matched.
 */

/** One import: its specifier, its line, whether it imports only types, and whether it is a call. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

/** Blanks out comments, and optionally the contents of strings; every newline is kept. */
export function withoutComments(text: string, stringsToo = false): string {
  // A template's ${…} parts are blanked with the template. No check sees the code in them, so keep such code simple.
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/gu;
  return text.replace(token, (match) => {
    const comment = match.startsWith('//') || match.startsWith('/*');
    return comment || stringsToo ? match.replace(/[^\n]/gu, ' ') : match;
  });
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?((?:[\w$*{}\s,]|\bas\b)*?\bfrom\s*)?(['"])([^'"\n]+)\3/gmu;
const CALL = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/gu;

/** Returns imports in the order of the text. */
export function parseImports(text: string): readonly Import[] {
  const source = withoutComments(text);
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const found: Import[] = [];
  for (const match of source.matchAll(STATIC)) {
    const names = match[2] ?? '';
    // `import { type A, type B } from` imports only types.
    const inner = /\{([\s\S]*)\}/u.exec(names)?.[1];
    const onlyTypes =
      inner !== undefined &&
      !/^\s*\w/u.test(names.slice(0, names.indexOf('{'))) &&
      inner.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
    const lead = match[0].length - match[0].trimStart().length;
    found.push({
      specifier: match[4] ?? '',
      line: lineAt(match.index + lead),
      typeOnly: match[1] !== undefined || onlyTypes,
      dynamic: false,
    });
  }
  for (const match of source.matchAll(CALL)) {
    found.push({ specifier: match[2] ?? '', line: lineAt(match.index), typeOnly: false, dynamic: true });
  }
  return found.toSorted((a, b) => a.line - b.line);
}
