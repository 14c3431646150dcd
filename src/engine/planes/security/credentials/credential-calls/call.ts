/** How a call is written down that takes a password or a key. */

/** A call by its name. */
export interface CredentialCall {
  /** Words of which a text must have one. */
  readonly word: RegExp;
  /** Source of a pattern for the callee, from its last word back: `(` follows it. */
  readonly callee: string;
  /** Place of the argument, from 0; negative: from the end. */
  readonly at: number;
  /** How many arguments the call has at least, if that distinguishes it. */
  readonly least?: number;
  /** The documentation of the call. */
  readonly source: string;
}
