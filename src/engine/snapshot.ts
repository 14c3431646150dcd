/** What a review looks at, gathered once: the engine's only input beside the policy. Providers make it; nothing here does I/O. */
import { z } from 'zod';
import { Coverage, PullNumber, Repo, RepositoryPolicy, Sha } from '../contract/index.js';

/** A run of changed lines. Line texts carry their mark first: ` ` kept, `+` added, `-` removed, `\` no newline at the end. */
export const Hunk = z.strictObject({
  old_start: z.int().min(0),
  old_lines: z.int().min(0),
  new_start: z.int().min(0),
  new_lines: z.int().min(0),
  /** What git prints after the second `@@`: the enclosing symbol, as a guess. */
  section: z.string(),
  lines: z.array(z.string()),
});
export type Hunk = z.infer<typeof Hunk>;

/** A file's past, of the ancestors of the base. */
export const FileHistory = z.strictObject({
  commits: z.int().min(0),
  authors: z.int().min(0),
  fixes: z.int().min(0),
  days_since_last_change: z.number().min(0),
});
export type FileHistory = z.infer<typeof FileHistory>;

/** A changed file. Texts are null where they could not be had or are not text: `omitted` says why. */
export const ChangedFile = z.strictObject({
  /** Repo-relative, forward slashes; of a deleted file its old path. */
  path: z.string().min(1),
  old_path: z.string().nullable(),
  status: z.enum(['added', 'modified', 'deleted', 'renamed', 'copied', 'type_changed']),
  /** Git's mode, `100644`, `100755`, `120000` (symlink), `160000` (submodule); null on the side where there is no file. */
  old_mode: z.string().nullable(),
  new_mode: z.string().nullable(),
  binary: z.boolean(),
  /** Why the texts or hunks are missing: `binary`, `too_large`, `not_fetched`, `unreadable`, `submodule`; null when they are here. */
  omitted: z.enum(['binary', 'too_large', 'not_fetched', 'unreadable', 'submodule']).nullable(),
  /** False where bytes were not UTF-8 and are shown as U+FFFD. */
  utf8: z.boolean(),
  old_text: z.string().nullable(),
  new_text: z.string().nullable(),
  hunks: z.array(Hunk),
  history: FileHistory.nullable(),
});
export type ChangedFile = z.infer<typeof ChangedFile>;

/** A ticket as it was read; the engine finds the criteria in it. */
export const Ticket = z.strictObject({
  /** As people name it: `#12`, `owner/repo#12`, `SHOP-12`, or a file's name. */
  id: z.string().min(1),
  provider: z.enum(['github', 'jira', 'linear', 'file']),
  url: z.string().nullable(),
  title: z.string(),
  body: z.string(),
  /** `requested`: named by the caller; `closing`: the pull request closes it. */
  relation: z.enum(['requested', 'closing']),
});
export type Ticket = z.infer<typeof Ticket>;

const TextFile = z.strictObject({ path: z.string(), text: z.string() });

export const Snapshot = z.strictObject({
  schema: z.literal('review-gate.snapshot/1'),
  repo: Repo,
  pr: PullNumber,
  base: z.strictObject({ ref: z.string(), sha: Sha }),
  /** `committed_at`: ISO 8601 UTC of the head commit; the only clock there is (suppressions expire against it). */
  head: z.strictObject({ ref: z.string(), sha: Sha, committed_at: z.string() }),
  merge_base: Sha,
  title: z.string(),
  body: z.string(),
  author: z.string(),
  labels: z.array(z.string()),
  /** Sorted by path (by code point). */
  files: z.array(ChangedFile),
  tickets: z.array(Ticket),
  /** `.review-gate.yml` at the base commit; null where there is none. */
  repository_policy: TextFile.nullable(),
  /** The root `.gitattributes` at the base commit. */
  gitattributes: TextFile.nullable(),
  /** CODEOWNERS at the base commit, from the first of GitHub's three places. */
  codeowners: TextFile.nullable(),
  coverage: Coverage,
});
export type Snapshot = z.infer<typeof Snapshot>;

/** A policy by name; `source` is null for the built-in ones. */
export const PolicyReference = z.strictObject({ name: z.string().min(1), source: z.string().nullable() });
export type PolicyReference = z.infer<typeof PolicyReference>;

/** Where the effective policy comes from, beside the snapshot's repository file. */
export const PolicySources = z.strictObject({
  /** The policy the request named; strongest. */
  requested: PolicyReference.nullable(),
  tenant: PolicyReference,
  repository_policy: RepositoryPolicy,
});
export type PolicySources = z.infer<typeof PolicySources>;

/** Everything a review depends on; what `replay` reads back. */
export const ReviewInput = z.strictObject({ snapshot: Snapshot, policy: PolicySources });
export type ReviewInput = z.infer<typeof ReviewInput>;
