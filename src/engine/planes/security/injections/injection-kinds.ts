/** Languages and kinds of harm that several tables of injections have. */

/** JavaScript, what compiles to it, and files that hold it (names in Linguist). */
export const SCRIPT: readonly string[] = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];

/** Languages of the JVM (names in Linguist). */
export const JVM: readonly string[] = ['Java', 'Kotlin', 'Scala', 'Groovy'];

/** Fields of a call or a line that runs a text as code. */
export const CODE = { runs: 'runs a text as code', composed: 'warn', unknown: 'warn' } as const;

/** Fields of a call or a line that puts a text into a page. */
export const MARKUP = { runs: 'puts a text into a page as markup', composed: 'info', unknown: 'info' } as const;
