/**
 * Pairs of a fault and its safe twin: the same place and nearly the same words, done as it should be. A rule of the
 * fault's kind speaks of the first and is silent about the second.
 */

/** A hunk that is the whole file: ` ` unchanged, `-` removed, `+` added. */
export type Row = readonly [name: string, path: string, bad: string, good: string];

/** A pair. `bad` and `good` are hunks for the file at `path`. */
export interface Form {
  readonly kind: string;
  readonly name: string;
  readonly path: string;
  readonly bad: string;
  readonly good: string;
  /** At least one of these rules reports the fault, and none of them its twin. */
  readonly rules: readonly RegExp[];
}

/** The forms of one kind of fault. */
export const forms = (kind: string, rules: readonly RegExp[], rows: readonly Row[]): readonly Form[] =>
  rows.map(([name, path, bad, good]) => ({ kind, name, path, bad, good, rules }));

/** Puts unchanged lines around a hunk. */
export const within =
  (before: string, after: string, indent = '') =>
  (hunk: string): string =>
    [
      ...before.split('\n').map((line) => ` ${line}`),
      ...hunk.split('\n').map((line) => `${line.charAt(0) || ' '}${line.length > 1 ? indent : ''}${line.slice(1)}`),
      ...(after === '' ? [] : after.split('\n').map((line) => ` ${line}`)),
    ].join('\n');
