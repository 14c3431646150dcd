/** The schema of a changed file in a snapshot: its texts, its hunks and its history. */
import * as z from 'zod';

/**
 * A run of changed lines. Each line begins with its mark: ` ` kept, `+` added, `-` removed, `\` no newline at the end.
 */
export const Hunk = z.strictObject({
  old_start: z.int().min(0),
  old_lines: z.int().min(0),
  new_start: z.int().min(0),
  new_lines: z.int().min(0),
  /** The text that git prints after the second `@@`: the enclosing symbol, as a guess. */
  section: z.string(),
  lines: z.array(z.string()),
});
export type Hunk = z.infer<typeof Hunk>;

/**
 * A file's history: how many commits of those that `Past` counted changed a file of this path. It says nothing about
 * the author of the change and contains no time: an author chooses the names and times of the own commits.
 */
export const FileHistory = z.object({
  commits: z.int().min(0),
  /** Number of people, by the commits' author lines. */
  authors: z.int().min(0),
  /** Number of commits that say they fix something, and of commits that revert another one. */
  fixes: z.int().min(0),
  reverts: z.int().min(0),
});
export type FileHistory = z.infer<typeof FileHistory>;

/** What the bytes of a file without a text are, decided by the bytes alone and never by the file's name. */
export const FileContent = z.strictObject({
  /** The format, such as `png` or `elf`; `unknown` if the bytes have no known signature. */
  format: z.string().min(1),
  /** `unknown`: no known format, or not a complete and plain file of that format (`format` still names it). */
  kind: z.enum(['picture', 'font', 'media', 'archive', 'program', 'document', 'unknown']),
  bytes: z.int().min(0),
  /** `sha256:` and the hash of the content in hex; absent if the content was too large to be read completely. */
  digest: z.string().optional(),
});
export type FileContent = z.infer<typeof FileContent>;

/** A changed file. Texts are null if they could not be read or are not text: `omitted` says why. */
export const ChangedFile = z.strictObject({
  /** Relative to the repository, with forward slashes; for a deleted file its old path. */
  path: z.string().min(1),
  old_path: z.string().nullable(),
  status: z.enum(['added', 'modified', 'deleted', 'renamed', 'copied', 'type_changed']),
  /** Git's mode: `100644`, `100755`, `120000` (symlink), `160000` (submodule); null on a side without the file. */
  old_mode: z.string().nullable(),
  new_mode: z.string().nullable(),
  binary: z.boolean(),
  /**
   * Why the texts or hunks are missing: `binary`, `too_large`, `not_fetched`, `unreadable`, `submodule`; null if they
   * are present.
   */
  omitted: z.enum(['binary', 'too_large', 'not_fetched', 'unreadable', 'submodule']).nullable(),
  /** False if bytes were not UTF-8 and are shown as U+FFFD. */
  utf8: z.boolean(),
  old_text: z.string().nullable(),
  new_text: z.string().nullable(),
  /** What the bytes of a side are that is binary; null or absent for every other side. */
  old_content: FileContent.nullable().optional(),
  new_content: FileContent.nullable().optional(),
  /** Unchanged files and folders of the base whose path differs from this new path only by case or by the form of its letters. */
  twins: z.array(z.string()).optional(),
  /** The base has the file like this too, since another way brought it there: a merge changes nothing of it. */
  on_base: z.literal(true).optional(),
  hunks: z.array(Hunk),
  history: FileHistory.nullable(),
});
export type ChangedFile = z.infer<typeof ChangedFile>;
