/** Languages and kinds of harm that several tables of injections have. */

export const SCRIPT: readonly string[] = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];
export const JVM: readonly string[] = ['Java', 'Kotlin', 'Scala', 'Groovy'];

export const CODE = { runs: 'runs a text as code', composed: 'warn', unknown: 'warn' } as const;
export const MARKUP = { runs: 'puts a text into a page as markup', composed: 'info', unknown: 'info' } as const;
