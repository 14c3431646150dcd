/** The bracket that closes each one. */
export const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
