/** What is marked as private to its file or its type. */

/** Languages that have such a mark. A field of Go is read by all files of its package. */
const LANGUAGES: ReadonlySet<string> = new Set(['C#', 'Java', 'Kotlin', 'PHP', 'Scala', 'Swift', 'TSX', 'TypeScript']);
const PRIVATE = /\b(?:private|fileprivate)\b/u;

/** Returns true if a signature, or the head of one, says so. */
export const isMarkedPrivate = (signature: string, language: string): boolean =>
  LANGUAGES.has(language) && PRIVATE.test(signature);
