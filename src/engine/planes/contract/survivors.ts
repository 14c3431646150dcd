/** Finds names that look removed from a file but still exist: moved, rewritten or re-exported. */
import type { Definition, FileChange, RuleContext } from '../../model.js';
import { reexportsOf } from './reexports.js';
import { stretchesOf } from './sides.js';

/** Finds which removed names still exist as another definition, an alias or a list entry. */
export class Survivors {
  readonly #come = new Map<string, Set<string>>();
  readonly #aliases = new Set<string>();
  readonly #passedOn = new Set<string>();
  /** Words in each file's added code. */
  readonly #written = new Map<string, ReadonlySet<string>>();

  constructor(context: RuleContext) {
    for (const change of context.change.files) {
      const { path } = change.file;
      const syntax = context.syntax.get(path);
      if (syntax === undefined || change.class === 'test' || change.class === 'docs') continue;
      for (const { before, after } of syntax.symbolChanges) {
        if (after === null || (before !== null && before.name === after.name && before.exported)) continue;
        this.#come.set(after.name, (this.#come.get(after.name) ?? new Set()).add(path));
      }
      const words = new Set<string>();
      for (const { code } of syntax.added) {
        this.#readAlias(code.slice(0, 500));
        for (const [word] of code.slice(0, 1_000).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) words.add(word);
      }
      this.#written.set(path, words);
      for (const stretch of change.file.status === 'deleted' ? [] : stretchesOf(change)) {
        const before = reexportsOf(change.language, path, stretch.before);
        for (const name of reexportsOf(change.language, path, stretch.after).keys())
          if (!before.has(name)) this.#passedOn.add(name);
      }
    }
  }

  /**
   * Reads `type Old = New`, `var Old = pkg.New`, `using Old = New`, `#define old new`, `alias old new`, `old = new`,
   * `export { x as old }`.
   */
  #readAlias(code: string): void {
    const alias =
      /^\s*(?:export\s+)?(?:pub\s+)?(?:public\s+)?(?:static\s+)?(?:final\s+)?(?:type|typealias|using|const|let|var|val|def|alias|alias_method|#define|typedef)\s+:?(\w+)[^=]{0,60}(?:=|\s:?\w+\s*$)/u.exec(
        code,
      ) ?? /^\s*(?:self\.|exports\.|module\.exports\.)?(\w+)\s*=\s*[\w.]+\s*;?\s*$/u.exec(code);
    if (alias?.[1] !== undefined) this.#aliases.add(alias[1]);
  }

  /**
   * Returns whether something with the same name replaces a definition, in the file or outside. If only the export was
   * removed, the name is still written in the file and does not count.
   */
  standsIn({ name, container }: Definition, { file }: FileChange, words: string): boolean {
    if (this.#aliases.has(name) || this.#passedOn.has(name)) return true;
    if (words !== 'hidden' && this.#written.get(file.path)?.has(name) === true) return true;
    const come = this.#come.get(name);
    return come !== undefined && [...come].slice(0, 2).some((path) => path !== file.path || container !== null);
  }

  passedOn(name: string): boolean {
    return this.#passedOn.has(name) || this.#aliases.has(name);
  }
}
