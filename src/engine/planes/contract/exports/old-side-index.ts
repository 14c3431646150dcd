import type { Definition, FileChange, FileSyntax } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** What is asked of a file's old side for each name that goes: looked up, not searched, however many go. */
export class OldSideIndex {
  readonly #removed = new Map<number, string>();
  readonly #sections = new Map<number, string>();
  readonly #visible = new Map<string, boolean>();
  readonly #final = new Set<string>();
  readonly #stay: ReadonlySet<string>;
  readonly #listed: string;
  readonly #whole: boolean;
  /** A C or C++ file that is not a header. */
  readonly #isBody: boolean;

  constructor({ regions, language, file }: FileChange, { before, after }: FileSyntax) {
    for (const { removed, section } of regions) {
      for (const { number, text } of removed) {
        this.#removed.set(number, text.slice(0, REACH.entry));
        this.#sections.set(number, section.slice(0, REACH.word));
      }
    }
    for (const { name, kind, exported, signature } of before?.definitions ?? []) {
      if (kind === 'method' || kind === 'field') continue;
      if (/\bfinal\b/u.test(signature)) this.#final.add(name);
      this.#visible.set(name, exported || this.#visible.get(name) === true);
    }
    this.#stay = new Set((after?.definitions ?? []).filter(({ exported }) => exported).map(toDefinitionKey));
    this.#whole = before?.whole !== false;
    this.#isBody = /\.(?:c|cc|cpp|cxx|m|mm)$/u.test(file.path);
    const list = language === 'Python' ? /^__all__[^[(]{0,80}[[(]([^\])]{0,20000})/mu.exec(file.old_text ?? '') : null;
    this.#listed = list?.[1] ?? '';
  }

  /** Returns true if another overload, or the same name under a condition, remains. */
  stays(definition: Definition): boolean {
    return this.#stay.has(toDefinitionKey(definition));
  }

  /** Returns true if nothing can extend the type that contains a member. */
  isFinal(container: string | null): boolean {
    return container !== null && this.#final.has(container.slice(container.lastIndexOf('.') + 1));
  }

  /** Returns true if the type that contains a member is visible from outside, or unknown. */
  isVisible(container: string): boolean {
    return this.#visible.get(container.slice(container.lastIndexOf('.') + 1)) ?? true;
  }

  /** Returns true if a line directly before the definition, or among its first lines, says deprecated. */
  wasDeprecated({ first, last }: Definition): boolean {
    for (let line = Math.max(1, first - 6); line <= Math.min(last, first + 12); line += 1) {
      if (DEPRECATED.test(this.#removed.get(line) ?? '')) return true;
    }
    return false;
  }

  /** Returns true if Python's `__all__` of the file contains the name. */
  wasListed(name: string): boolean {
    return this.#listed.includes(`'${name}'`) || this.#listed.includes(`"${name}"`);
  }

  /** Returns true for a forward declaration: `class Order;` in C++ means that the definition is elsewhere. */
  isDeclaredAhead({ first, last, kind }: Definition): boolean {
    if (first !== last || (kind !== 'class' && kind !== 'enum')) return false;
    return /^\s*(?:class|struct|union|enum)\s[^{}()]{1,200};/u.test(this.#removed.get(first) ?? '');
  }

  /**
   * Returns true if a definition may be local to a function. In a part of a file, an indented value may be local (in
   * C++ also what looks like a declaration).
   */
  mayBeLocal({ container, kind, first }: Definition): boolean {
    if (this.#whole || container !== null) return false;
    const text = this.#removed.get(first) ?? '';
    if (!/^\s/u.test(text) || /^\s+(?:export|pub|public|open|static|protected)\b/u.test(text)) return false;
    if (kind === 'variable' || kind === 'constant' || kind === 'field') return true;
    return this.#isBody && (kind === 'function' || kind === 'method');
  }

  /**
   * Returns true for a member of a type whose name begins with `_`. In a part of a file, the hunk's heading names the
   * type.
   */
  isInHidden({ container, first }: Definition): boolean {
    if (container !== null) return container.split('.').some((part) => part.startsWith('_'));
    return /\b(?:class|extension|mixin|struct|object)\s+_/u.test(this.#sections.get(first) ?? '');
  }
}

function toDefinitionKey({ container, name }: Definition): string {
  return `${container ?? ''}\0${name}`;
}
/**
 * `@deprecated`, `#[deprecated]`, `@Deprecated`, `[Obsolete]`, `Deprecated:` (Go), `.. deprecated::` (Sphinx), calls that
 * warn. That a text speaks of it is no mark.
 */
const DEPRECATED =
  /[@[]\s?\\?(?:\w{1,20}[.\\(]){0,3}(?:deprecated?|obsolete)\b|\bdeprecat\w{1,6}\s?:|\b(?:DeprecationWarning|deprecate\w{0,20}\s?[(:\s]|odeprecated|E_USER_DEPRECATED|trigger_deprecation)/iu;
