/**
 * Decides whether others can use an exported name. It uses only paths and the change itself, because no other file is
 * available.
 */
import type { FileChange, RuleContext } from '../../model.js';
import { isOurs } from './subjects.js';

/** Folders and files whose names are private to the package, by a language rule or by convention. */
const INTERNAL =
  /(?:^|\/)(?:internal|_internal|_private|private|__tests__|__mocks__|e2e|spec|specs|tests?|testing|stories)\/|(?:^|\/)_(?!_init__)[^/]*\.py$|\.(?:stories|config|test|spec|bench)\.[cm]?[jt]sx?$|(?:^|\/)(?:conftest|setup)\.py$|(?:^|\/)(?:build|main)\.rs$/u;

/** Returns whether a file is a source file whose exports others may use. */
export function exposes(change: FileChange): boolean {
  const { path } = change.file;
  return change.class === 'source' && isOurs(change) && !INTERNAL.test(change.file.old_path ?? path);
}

/** Files through which a package is used: its entry point, its public headers, its API files. */
const ENTRY = [
  /^(?:(?:packages|libs|modules|crates)\/(?:@[\w.-]+\/)?[\w.-]+\/)?(?:(?:src|lib)\/)?(?:index|mod)\.[cm]?[jt]sx?$/u,
  /(?:^|\/)public[-_]api\.[cm]?[jt]sx?$/u,
  /^(?:(?:crates|libs|packages)\/)?(?:[\w.-]+\/)?src\/lib\.rs$/u,
  /^(?:(?:src|lib|python)\/)?[a-z][\w]*\/__init__\.py$/u,
  /^(?:[\w.-]+\/)?include\/[\w./-]+\.(?:h|hh|hpp|hxx)$/u,
];

/** Returns whether the file is the entry point of a package. */
export function isEntry(path: string): boolean {
  return (
    !/(?:^|\/)(?:apps?|server|client|web|backend|frontend|service|services|tools?|scripts?)\//u.test(path) &&
    ENTRY.some((pattern) => pattern.test(path))
  );
}

/**
 * Records which files of the change remove a name from their code. Tests are ignored, because they follow every change.
 */
export class Mentions {
  readonly #removed = new Map<string, Set<string>>();

  constructor({ change, syntax }: Pick<RuleContext, 'change' | 'syntax'>) {
    for (const { file, class: kind } of change.files) {
      if (kind !== 'source' && kind !== 'generated') continue;
      for (const line of syntax.get(file.path)?.removed ?? []) note(this.#removed, line.code, file.path);
    }
  }

  /** Returns whether other files of the change stop using the name, so that its callers are updated too. */
  callersGo(name: string, path: string): boolean {
    return others(this.#removed.get(name), path) > 0;
  }
}

const MAX_LINE = 1_000;

function note(into: Map<string, Set<string>>, code: string, path: string): void {
  for (const [word] of code.slice(0, MAX_LINE).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) {
    const paths = into.get(word);
    if (paths === undefined) into.set(word, new Set([path]));
    else paths.add(path);
  }
}

function others(paths: ReadonlySet<string> | undefined, path: string): number {
  return paths === undefined ? 0 : paths.size - (paths.has(path) ? 1 : 0);
}
