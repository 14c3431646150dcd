/** The shapes of a snapshot and of what stands in it. */
import * as z from 'zod';
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
import { ChangedFile } from './changed-file.js';
import { Reported } from './reported.js';
import { SaidByPeople } from './said-by-people.js';

export * from './changed-file.js';
export * from './said-by-people.js';

/**
 * What the history changes together, of the files of this change, and what this change does not: of the newest `of`
 * changes to `changed`, `together` had the companion.
 */
export const Habit = z.strictObject({
  /** `file`: they change one file with another; `new-file`: they add a file below the companion, a folder. */
  kind: z.enum(['file', 'new-file']),
  /** A file, or for `new-file` a folder of the root, with a slash at its end. */
  changed: z.string(),
  companion: z.string(),
  together: z.int().min(1),
  of: z.int().min(1),
});
export type Habit = z.infer<typeof Habit>;

/**
 * What the newest changes around a changed file brought besides: of the newest `of` changes to the file, or to the nearest
 * folder above it that changed often enough, `tests` changed tests, and each document so often.
 */
export const Custom = z.strictObject({
  /** A file, or a folder with a slash at its end. */
  path: z.string(),
  of: z.int().min(1),
  tests: z.int().min(0),
  /**
   * The most frequent ones; a folder, with a slash at its end, where each change adds a file to it. `since`: so many of the
   * `of` changes are as new as the first that the history has with it; absent if it is older than all of them.
   */
  documents: z.array(z.strictObject({ path: z.string(), together: z.int().min(1), since: z.int().min(1).optional() })),
});
export type Custom = z.infer<typeof Custom>;

/**
 * Whether the history of the changed files was read: from the newest commits of the base, as many as `PAST_LIMITS` of
 * the sources says. `unknown`: the repository itself is a shallow clone and has no remote to ask. No part is counted then,
 * so that every machine gives the same.
 */
export const Past = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    /** Number of commits counted, with merges. */
    commits: z.int().min(0),
    /** Whether they go back to the first commit. */
    whole: z.boolean(),
    /** Absent if there are none, and in older snapshots. */
    habits: z.array(Habit).optional(),
    /** Absent if there are none, and in older snapshots. */
    customs: z.array(Custom).optional(),
  }),
  z.object({ state: z.literal('unknown'), reason: z.literal('shallow'), detail: z.string() }),
]);
export type Past = z.infer<typeof Past>;

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
  /** When its text was last changed, by the clock of its host (ISO 8601 UTC); null if never, absent if nobody said. */
  edited_at: z.string().nullable().optional(),
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
  /** What the log says of the rules of the results, in the tool's words; only of rules of which it says something. */
  rules: z.array(
    z.strictObject({
      id: z.string(),
      description: z.string(),
      /** The page about the rule, http or https; absent if there is none. */
      help: z.string().optional(),
      /** Numbers of weaknesses (CWE), ascending; absent if there are none. */
      weaknesses: z.array(z.int().min(1)).optional(),
      /** How grave the tool considers it, 0 to 10, as GitHub's code scanning reads it; absent if it does not say. */
      security_severity: z.number().optional(),
    }),
  ),
  results: z.array(ToolResult),
  /**
   * Results of the file that are not in `results`: no failures according to the tool, or without a location in the
   * repository.
   */
  left_out: z.strictObject({ not_failures: z.int().min(0), without_place: z.int().min(0) }),
});
export type ToolReport = z.infer<typeof ToolReport>;

const TextFile = z.strictObject({ path: z.string(), text: z.string() });

/**
 * The manifests of the base that the change leaves as they are, of the ecosystems of those that it changes: what the
 * repository asks for already. `whole`: all of them are here; false where there are more than the providers' bounds, or
 * where one could not be had.
 */
export const BaseManifests = z.strictObject({ files: z.array(TextFile), whole: z.boolean() });
export type BaseManifests = z.infer<typeof BaseManifests>;

/**
 * A file of the base in a folder above a changed source file that says of what that file is a part: a manifest of its
 * ecosystem, or a mark beside one; above a changed or new text, the manifests of
 * Rust and what says which programs for Python run its examples. `text` is null for marks, and for manifests that could not be had. A path with a slash
 * at its end is a folder for plugins of others.
 */
export const Part = z.strictObject({ path: z.string(), text: z.string().nullable() });
export type Part = z.infer<typeof Part>;

/** What the base has of the repository's own files that lines of the change load, and of the names that they take from them. */
export const Loaded = z.strictObject({
  /**
   * What there is by the path of a load without its ending: files, and folders with a slash at their end. `made`: there is nothing, and
   * `.gitignore` says that a build makes it. Sorted by `stem`.
   */
  places: z.array(z.strictObject({ stem: z.string(), there: z.array(z.string()), made: z.literal(true).optional() })),
  /** Which of the names that are taken from a file it has, and which not; of a folder, its files of Go that do not change. Sorted by path. */
  names: z.array(z.strictObject({ path: z.string(), has: z.array(z.string()), lacks: z.array(z.string()) })),
});
export type Loaded = z.infer<typeof Loaded>;

/** What the host of a pull request says about the repository's branches. */
export const Host = z.strictObject({
  default_branch: z.strictObject({ ref: z.string().min(1), sha: Sha }),
  /** Whether the host protects the base branch; null if it did not say, or if the base is the default branch. */
  base_protected: z.boolean().nullable(),
  /** `.review-gate.yml` of the default branch. Null if there is none, or if the base is the default branch. */
  policy: TextFile.nullable(),
});
export type Host = z.infer<typeof Host>;

/** The data that a review reads: the engine's only input besides the policy. Providers create it. */
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
  /** When title or body were last changed, by the clock of the host (ISO 8601 UTC); null if never, absent if nobody said. */
  edited_at: z.string().nullable().optional(),
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
  /** Absent if the change touches no manifest, and in older snapshots. */
  manifests: BaseManifests.optional(),
  /** Sorted by path. Absent if there are none or more than the providers' bounds, and in older snapshots. */
  parts: z.array(Part).optional(),
  /** Absent if no line loads any, if there are more than the providers' bounds, and in older snapshots. */
  loaded: Loaded.optional(),
  /**
   * Patterns that the change takes out of CODEOWNERS and that name nothing in the base. Absent if it takes out none, if not
   * all of the base could be listed, and in older snapshots.
   */
  idle_owners: z.array(z.string()).optional(),
  /** What people said on the pull request. Null or absent for two local refs, and in older snapshots. */
  people: SaidByPeople.nullable().optional(),
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
