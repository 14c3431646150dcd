/** What is said of a line that does nothing. */

/** Why a line does nothing. `flag` is what it hangs on, where it would run if that were true. */
export interface Idle {
  readonly why: string;
  readonly flag: string | null;
  /** Only a criterion that says the whole name of the flag speaks of it: words of what it switches are no name. */
  readonly isSwitch?: boolean;
}
