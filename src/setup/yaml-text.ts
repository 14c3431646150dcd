/** Texts of files that are written for YAML. */

/** Quotes a text so that YAML reads it as text, whatever is in it. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
