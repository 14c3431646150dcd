/**
 * The report formats of `review`. They are in a file of their own so that parsing the arguments does not load the rest
 * of `review`.
 */
export const FORMATS = ['text', 'json', 'sarif', 'markdown', 'html'] as const;

/** A value of `--format`. */
export type Format = (typeof FORMATS)[number];
