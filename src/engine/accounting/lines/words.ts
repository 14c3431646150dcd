/** The words of code, as tools compare names: runs of letters, digits, `_` and `$`. */

const WORD = /[\p{IDS}_$][\p{IDC}$]*/gu;

/** Returns the distinct words of a text, strings included. */
export function listWords(text: string): ReadonlySet<string> {
  return new Set(text.match(WORD) ?? []);
}

/** Returns the first name of a callee: `expect` of `expect(x).toBe`, `m` of `m.load`. */
export function readRoot(callee: string): string {
  return /[\p{IDS}_$][\p{IDC}$]*/u.exec(callee.replace(/^(?:await|new|this\.|self\.)\s*/u, ''))?.[0] ?? '';
}
