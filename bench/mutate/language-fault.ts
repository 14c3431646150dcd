/** A kind of fault with a hunk for each language that can have it. */
export interface LanguageFault {
  readonly kind: string;
  /** At least one of these rules must report it. */
  readonly rules: readonly RegExp[];
  readonly inTest: boolean;
  /** The rule needs the text of the file, and the hunk is all of it. */
  readonly whole?: true;
  /** The rule looks at the whole change, so nothing else is in it. */
  readonly alone?: true;
  /** By linguist name; `$a`, `$b` and their forms with a capital letter are names that are filled in. */
  readonly hunks: Readonly<Record<string, string>>;
}
