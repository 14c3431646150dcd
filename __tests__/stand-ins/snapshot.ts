/** Small valid snapshots for tests: what is not said is filled in, hunks are computed from the two texts. */
import type { ChangedFile, PolicySources, Snapshot, Ticket } from '../../src/engine/snapshot.js';
import { hunksOf } from './diff.js';

/** A file as a test names it: two texts (null or missing: no file on that side), or any fields of its own in `raw`. */
export interface FileSpec {
  readonly old?: string | null;
  readonly new?: string | null;
  /** Makes it a rename from this path. */
  readonly oldPath?: string;
  readonly oldMode?: string;
  readonly newMode?: string;
  readonly history?: ChangedFile['history'];
  /** Laid over what was computed. */
  readonly raw?: Partial<ChangedFile>;
}

/** A ticket as a test names it: a bare text is the body of the requested ticket `#1`. */
export type TicketSpec = string | Partial<Ticket>;

export interface SnapshotSpec
  extends Partial<Omit<Snapshot, 'files' | 'tickets' | 'repository_policy' | 'gitattributes' | 'codeowners'>> {
  readonly files?: Readonly<Record<string, FileSpec>>;
  readonly tickets?: readonly TicketSpec[];
  /** Texts; the paths are filled in. */
  readonly policy?: string;
  readonly gitattributes?: string;
  readonly codeowners?: string;
}

const statusOf = (
  oldText: string | null,
  newText: string | null,
  oldPath: string | undefined,
): ChangedFile['status'] => {
  if (oldPath !== undefined) return 'renamed';
  if (oldText === null) return 'added';
  return newText === null ? 'deleted' : 'modified';
};

/** One changed file. */
export function changedFile(path: string, spec: FileSpec): ChangedFile {
  const oldText = spec.old ?? null;
  const newText = spec.new ?? null;
  return {
    path,
    old_path: spec.oldPath ?? null,
    status: statusOf(oldText, newText, spec.oldPath),
    old_mode: oldText === null ? null : (spec.oldMode ?? '100644'),
    new_mode: newText === null ? null : (spec.newMode ?? '100644'),
    binary: false,
    omitted: null,
    utf8: true,
    old_text: oldText,
    new_text: newText,
    hunks: hunksOf(oldText, newText),
    history: spec.history ?? null,
    ...spec.raw,
  };
}

/** One ticket. */
export function ticketOf(spec: TicketSpec): Ticket {
  const given = typeof spec === 'string' ? { body: spec } : spec;
  return { id: '#1', provider: 'github', url: null, title: 'A ticket', body: '', relation: 'requested', ...given };
}

const file = (path: string, text: string | undefined) => (text === undefined ? null : { path, text });
const byPath = (a: ChangedFile, b: ChangedFile) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** A snapshot. With no arguments: no files, no tickets, complete. A file with `omitted` in `raw` is not added to the coverage by itself. */
export function snapshotOf(spec: SnapshotSpec = {}): Snapshot {
  const { files: given = {}, tickets = [], policy, gitattributes, codeowners, ...rest } = spec;
  const files = Object.entries(given)
    .map(([path, one]) => changedFile(path, one))
    .sort(byPath);
  return {
    schema: 'review-gate.snapshot/1',
    repo: 'octo/shop',
    pr: 7,
    base: { ref: 'main', sha: 'b'.repeat(40) },
    head: { ref: 'feature', sha: 'a'.repeat(40), committed_at: '2025-06-01T12:00:00.000Z' },
    merge_base: 'c'.repeat(40),
    title: 'A change',
    body: '',
    author: 'octocat',
    labels: [],
    files,
    tickets: tickets.map(ticketOf),
    repository_policy: file('.review-gate.yml', policy),
    gitattributes: file('.gitattributes', gitattributes),
    codeowners: file('CODEOWNERS', codeowners),
    coverage: { complete: true, files: files.length, omitted: [] },
    ...rest,
  };
}

/** A tenant with a built-in policy, nothing requested. */
export function policySources(overrides: Partial<PolicySources> = {}): PolicySources {
  return { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten', ...overrides };
}
