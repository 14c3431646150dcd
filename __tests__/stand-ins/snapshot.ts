/** Small valid snapshots for tests: omitted fields get defaults, and hunks are computed from the two texts. */
import type {
  BaseManifests,
  ChangedFile,
  Custom,
  Habit,
  Past,
  PolicySources,
  Snapshot,
  Ticket,
} from '../../src/engine/snapshot.js';
import { computeHunks } from './diff.js';
import { buildPeople, type PeopleSpec } from './people.js';

/** A file in a test: two texts (null or missing: the file does not exist on that side), or explicit fields in `raw`. */
export interface FileSpec {
  readonly old?: string | null;
  readonly new?: string | null;
  /** Makes it a rename from this path. */
  readonly oldPath?: string;
  readonly oldMode?: string;
  readonly newMode?: string;
  readonly history?: ChangedFile['history'];
  /** Overrides computed fields. */
  readonly raw?: Partial<ChangedFile>;
}

/** A ticket in a test: a plain text is the body of the requested ticket `#1`. */
export type TicketSpec = string | Partial<Ticket>;

export interface SnapshotSpec
  extends Partial<
    Omit<Snapshot, 'files' | 'tickets' | 'repository_policy' | 'gitattributes' | 'codeowners' | 'people'>
  > {
  readonly files?: Readonly<Record<string, FileSpec>>;
  readonly tickets?: readonly TicketSpec[];
  /** Texts; their paths have defaults. */
  readonly policy?: string;
  readonly gitattributes?: string;
  readonly codeowners?: string;
  /** What people said; without it no host tells. */
  readonly people?: PeopleSpec;
}

const toStatus = (
  oldText: string | null,
  newText: string | null,
  oldPath: string | undefined,
): ChangedFile['status'] => {
  if (oldPath !== undefined) return 'renamed';
  if (oldText === null) return 'added';
  return newText === null ? 'deleted' : 'modified';
};

/** Builds one changed file. */
export function changedFile(path: string, spec: FileSpec): ChangedFile {
  const oldText = spec.old ?? null;
  const newText = spec.new ?? null;
  return {
    path,
    old_path: spec.oldPath ?? null,
    status: toStatus(oldText, newText, spec.oldPath),
    old_mode: oldText === null ? null : (spec.oldMode ?? '100644'),
    new_mode: newText === null ? null : (spec.newMode ?? '100644'),
    binary: false,
    omitted: null,
    utf8: true,
    old_text: oldText,
    new_text: newText,
    hunks: computeHunks(oldText, newText),
    history: spec.history ?? null,
    ...spec.raw,
  };
}

/** Builds one ticket. */
export function buildTicket(spec: TicketSpec): Ticket {
  const given = typeof spec === 'string' ? { body: spec } : spec;
  return { id: '#1', provider: 'github', url: null, title: 'A ticket', body: '', relation: 'requested', ...given };
}

const file = (path: string, text: string | undefined) => (text === undefined ? null : { path, text });
const byPath = (a: ChangedFile, b: ChangedFile) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/**
 * Builds a snapshot. Without arguments: no files, no tickets, complete. A file with `omitted` in `raw` is not added to
 * the coverage automatically.
 */
export function buildSnapshot(spec: SnapshotSpec = {}): Snapshot {
  const { files: given = {}, tickets = [], policy, gitattributes, codeowners, people, ...rest } = spec;
  const files = Object.entries(given)
    .map(([path, one]) => changedFile(path, one))
    .sort(byPath);
  return {
    schema: 'review-gate.snapshot/1',
    repo: 'octo/shop',
    pr: 7,
    base: { ref: 'main', sha: 'b'.repeat(40), committed_at: '2025-06-01T12:00:00.000Z' },
    head: { ref: 'feature', sha: 'a'.repeat(40) },
    merge_base: 'c'.repeat(40),
    title: 'A change',
    body: '',
    author: 'octocat',
    labels: [],
    files,
    tickets: tickets.map(buildTicket),
    repository_policy: file('.review-gate.yml', policy),
    gitattributes: file('.gitattributes', gitattributes),
    codeowners: file('CODEOWNERS', codeowners),
    coverage: { complete: true, files: files.length, omitted: [] },
    ...rest,
    ...(people === undefined
      ? {}
      : { people: buildPeople(people, rest.head?.sha ?? 'a'.repeat(40), rest.author ?? 'octocat') }),
  };
}

/** Builds a history of the base with habits. */
export function buildPast(habits: readonly Habit[], customs: readonly Custom[] = []): Past {
  // Only a long history has counts of many places.
  return {
    state: 'read',
    commits: customs.length > 0 ? 500 : 100,
    whole: true,
    habits: [...habits],
    customs: [...customs],
  };
}

/** Builds all other manifests of the base, by path. */
export function buildManifests(texts: Readonly<Record<string, string>>): BaseManifests {
  return { files: Object.entries(texts).map(([path, text]) => ({ path, text })), whole: true };
}

/** Builds the sources of a tenant with a built-in policy, without a requested one. */
export function policySources(overrides: Partial<PolicySources> = {}): PolicySources {
  return { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten', ...overrides };
}
