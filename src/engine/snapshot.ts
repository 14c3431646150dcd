/**
 * The data that a review reads: the engine's only input besides the policy. Providers create it; this module does no
 * I/O.
 */
import { z } from 'zod';
import {
  Coverage,
  GivenProof,
  ProviderName,
  PullNumber,
  Repo,
  RepositoryPolicy,
  Severity,
  Sha,
} from '../contract/index.js';
import { Reported } from './reported.js';

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

/**
 * Whether the history of the changed files was read: from the newest commits of the base, as many as `MAX_COMMITS` of
 * the providers. `unknown`: the repository itself is a shallow clone and has no remote to ask. No part is counted then,
 * so that every machine gives the same.
 */
export const Past = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    /** Number of commits counted, with merges. */
    commits: z.int().min(0),
    /** Whether they go back to the first commit. */
    whole: z.boolean(),
  }),
  z.object({ state: z.literal('unknown'), reason: z.literal('shallow'), detail: z.string() }),
]);
export type Past = z.infer<typeof Past>;

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
  hunks: z.array(Hunk),
  history: FileHistory.nullable(),
});
export type ChangedFile = z.infer<typeof ChangedFile>;

/** A ticket as it was read; the engine extracts its criteria. */
export const Ticket = z.strictObject({
  /** The usual name: `#12`, `owner/repo#12`, `SHOP-12`, or a file's name. */
  id: z.string().min(1),
  provider: z.enum([...ProviderName.options, 'file']),
  url: z.string().nullable(),
  title: z.string(),
  body: z.string(),
  /** `requested`: named by the caller; `closing`: the pull request closes it. */
  relation: z.enum(['requested', 'closing']),
});
export type Ticket = z.infer<typeof Ticket>;

/** A result in another tool's report: what failed, where, and how severe the tool considers it. */
export const ToolResult = z.strictObject({
  /** The tool's own id of the rule. */
  rule: z.string().min(1),
  severity: Severity,
  /** Relative to the repository, with forward slashes. */
  file: z.string().min(1),
  /** Null for the file as a whole. */
  lines: z.strictObject({ first: z.int().min(1), last: z.int().min(1) }).nullable(),
  message: z.string(),
  /** The values by which the tool recognises the result in later runs, `name=value`, sorted. */
  fingerprints: z.array(z.string()),
  /** Set if the tool's report says that the result is suppressed. */
  suppressed: z.strictObject({ kind: z.string(), reason: z.string() }).nullable(),
});
export type ToolResult = z.infer<typeof ToolResult>;

/** One run of another tool on the head, as read from its SARIF file. */
export const ToolReport = z.strictObject({
  tool: z.string().min(1),
  version: z.string().nullable(),
  /** Descriptions of the rules of the results, in the tool's words; only of rules that have one. */
  rules: z.array(z.strictObject({ id: z.string(), description: z.string() })),
  results: z.array(ToolResult),
  /**
   * Results of the file that are not in `results`: no failures according to the tool, or without a location in the
   * repository.
   */
  left_out: z.strictObject({ not_failures: z.int().min(0), without_place: z.int().min(0) }),
});
export type ToolReport = z.infer<typeof ToolReport>;

const TextFile = z.strictObject({ path: z.string(), text: z.string() });

/** What the host of a pull request says about the repository's branches. */
export const Host = z.strictObject({
  default_branch: z.strictObject({ ref: z.string().min(1), sha: Sha }),
  /** Whether the host protects the base branch; null if it did not say, or if the base is the default branch. */
  base_protected: z.boolean().nullable(),
  /** `.review-gate.yml` of the default branch. Null if there is none, or if the base is the default branch. */
  policy: TextFile.nullable(),
});
export type Host = z.infer<typeof Host>;

export const Snapshot = z.strictObject({
  schema: z.literal('review-gate.snapshot/1'),
  repo: Repo,
  pr: PullNumber,
  /**
   * `committed_at`: the base commit's time, ISO 8601 UTC; the only clock of the engine (suppressions expire by it). The
   * time of the head is not used, because its author chooses it.
   */
  base: z.strictObject({ ref: z.string(), sha: Sha, committed_at: z.string() }),
  /** Null or absent for two local refs, where the caller names the base himself, and in older snapshots. */
  host: Host.nullable().optional(),
  head: z.strictObject({ ref: z.string(), sha: Sha }),
  merge_base: Sha,
  title: z.string(),
  body: z.string(),
  author: z.string(),
  labels: z.array(z.string()),
  /** Sorted by path (by code point). */
  files: z.array(ChangedFile),
  tickets: z.array(Ticket),
  /** `.review-gate.yml` at the base commit; null if there is none. */
  repository_policy: TextFile.nullable(),
  /** The root `.gitattributes` at the base commit. */
  gitattributes: TextFile.nullable(),
  /** CODEOWNERS at the base commit, from the first of GitHub's three locations that has one. */
  codeowners: TextFile.nullable(),
  coverage: Coverage,
  /** Reports of other tools on the head; absent if none were given. */
  reports: z.array(ToolReport).optional(),
  /** What `prove` found of the head; absent if nothing was given. */
  proofs: z.array(GivenProof).optional(),
  /** What the change's own job reported of its tests; absent if nothing was given. */
  reported: z.array(Reported).optional(),
  /** Absent if the history was not read, as in older snapshots. */
  past: Past.optional(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** A policy by name; `source` is null for the built-in ones. */
export const PolicyReference = z.strictObject({ name: z.string().min(1), source: z.string().nullable() });
export type PolicyReference = z.infer<typeof PolicyReference>;

/** The sources of the effective policy, besides the repository file in the snapshot. */
export const PolicySources = z.strictObject({
  /** The policy that the request named; it has the highest priority. */
  requested: PolicyReference.nullable(),
  tenant: PolicyReference,
  repository_policy: RepositoryPolicy,
});
export type PolicySources = z.infer<typeof PolicySources>;

/** All inputs of a review, as `replay` reads them back. */
export const ReviewInput = z.strictObject({ snapshot: Snapshot, policy: PolicySources });
export type ReviewInput = z.infer<typeof ReviewInput>;
