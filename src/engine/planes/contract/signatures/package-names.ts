/** The names that a Go file gives to packages: `corev1 "k8s.io/api/core/v1"`. A type by another name of its package is the same type. */
import type { Definition, FileSyntax, SideSyntax } from '../../../model.js';
import type { SideLines } from '../side-texts.js';

/** Returns a definition of one side with each package by the name that the new side gives it first. */
export type PackageSpeller = (definition: Definition, side: 'before' | 'after') => Definition;

/** https://go.dev/ref/spec#Import_declarations: a name of one's own, if there is one, and the path. */
const IMPORT = /^\s*(?:import\s+)?(?:(?<name>[A-Za-z_]\w{0,60})\s+)?"(?<path>[^"\s]{1,200})"/u;
/** Signatures are written with a space around the dot. */
const QUALIFIER = /(?<![\w.])(?<!\. )[A-Za-z_]\w{0,60}(?= ?\.)/gu;

/** Reads the imports of both sides of a Go file; definitions of other languages stay as they are. */
export function createPackageSpeller(language: string | null, syntax: FileSyntax, lines: SideLines): PackageSpeller {
  const { before, after } = syntax;
  if (language !== 'Go' || before === null || after === null) return (definition) => definition;
  const [old, now] = [readNames(before, lines, 'before'), readNames(after, lines, 'after')];
  const first = new Map([...now].toReversed().map(([name, path]) => [path, name]));
  const spell = (name: string, names: ReadonlyMap<string, string>) => first.get(names.get(name) ?? '') ?? name;
  return (definition, side) => ({
    ...definition,
    signature: definition.signature.replace(QUALIFIER, (name) => spell(name, side === 'before' ? old : now)),
  });
}

/** Returns the path of each package by its name in the file. */
function readNames(syntax: SideSyntax, lines: SideLines, side: 'before' | 'after'): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { first } of syntax.imports) {
    const { name, path } = IMPORT.exec(lines.readLine(first, side))?.groups ?? {};
    if (path !== undefined) found.set(name ?? readLastPart(path), path);
  }
  return found;
}

/** The name that a package mostly has: the last part of its path that is no version. */
function readLastPart(path: string): string {
  const parts = path.split('/').filter((part) => !/^v\d{1,3}$/u.test(part));
  return parts.at(-1) ?? path;
}
