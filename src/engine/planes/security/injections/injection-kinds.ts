/** Languages and kinds of harm that several tables of injections have. */

/** JavaScript, what compiles to it, and files that hold it (names in Linguist). */
export const SCRIPT: readonly string[] = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];

/** Languages of the JVM (names in Linguist). */
export const JVM: readonly string[] = ['Java', 'Kotlin', 'Scala', 'Groovy'];

/** A text that runs as code: a warning, whether it is put together or comes from elsewhere. */
export const CODE = { runs: 'runs a text as code', composed: 'warn', unknown: 'warn' } as const;

/** A text that comes into a page as markup: for information only. */
export const MARKUP = { runs: 'puts a text into a page as markup', composed: 'info', unknown: 'info' } as const;
