/** Names that seem to go from a file and do not: they moved, have another form, or are passed on. */

import type { Definition, FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readStretches } from '../stretches.js';
import { readReexports } from './reexports.js';

/** Decides which removed names still exist by another definition, an alias or a list. */
export class SurvivingNames {
  readonly #come = new Map<string, Set<string>>();
  readonly #aliases = new Set<string>();
  readonly #passedOn = new Set<string>();
  /** Exported names of the new side, by path without its extensions: `a.d.ts` becomes `a.ts`. */
  readonly #byStem = new Map<string, Set<string>>();
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
      const exported = (syntax.after?.definitions ?? []).filter((one) => one.exported).map(({ name }) => name);
      this.#byStem.set(toStem(path), new Set([...(this.#byStem.get(toStem(path)) ?? []), ...exported]));
      const words = new Set<string>();
      for (const { code } of syntax.added) {
        this.#readAlias(code.slice(0, REACH.statement));
        for (const word of code.slice(0, REACH.line).match(/[\p{IDS}_$][\p{IDC}$]*/gu) ?? []) words.add(word);
      }
      this.#written.set(path, words);
      for (const stretch of change.file.status === 'deleted' ? [] : readStretches(change)) {
        const before = readReexports(change.language, path, stretch.before);
        for (const name of readReexports(change.language, path, stretch.after).keys())
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
   * Returns true if something with this name replaces it, in this file or another. If only the export was removed, the
   * name is still in the file and does not count.
   */
  standsIn({ name, container }: Definition, { file }: FileChange, words: string): boolean {
    if (this.#aliases.has(name) || this.#passedOn.has(name)) return true;
    if (file.status === 'deleted' && this.#byStem.get(toStem(file.path))?.has(name) === true) return true;
    if (words !== 'hidden' && this.#written.get(file.path)?.has(name) === true) return true;
    const come = this.#come.get(name);
    return come !== undefined && [...come].slice(0, 2).some((path) => path !== file.path || container !== null);
  }

  passedOn(name: string): boolean {
    return this.#passedOn.has(name) || this.#aliases.has(name);
  }
}

function toStem(path: string): string {
  return path.replace(/(?:\.d)?\.[^./]{1,8}$/u, '');
}
