/** Converts the changes of the tier benchmark to the engine's input. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readChange } from '../src/engine/change/index.js';
import type { Change } from '../src/engine/model.js';
import type { FileHistory, Past } from '../src/engine/snapshot.js';
import { snapshotOfDiff } from './diff-snapshot.js';
import { type Lessons, lessonsFor, NO_LESSONS } from './tier-lessons.js';

export interface TierRecord {
  readonly id: string;
  readonly repo: string;
  readonly parent: string;
  readonly author_time: string;
  readonly message: string;
  readonly diff: string;
  readonly label?: number;
  readonly history: Readonly<Record<PastField, number | null>>;
  readonly files: readonly {
    readonly path: string;
    readonly prior_commits: number;
    readonly prior_authors: number;
    readonly prior_fixes: number;
    readonly prior_reverts: number;
    readonly prior_commits_90d: number;
    readonly prior_commits_by_author: number;
    readonly days_since_last_change: number | null;
  }[];
}
type PastField =
  | 'file_authors'
  | 'unique_changes'
  | 'author_commits'
  | 'author_commits_90d'
  | 'author_subsystem_commits'
  | 'author_reverted_commits'
  | 'author_days_since_first'
  | 'repo_commits';

export interface TierCase {
  readonly id: string;
  readonly repo: string;
  readonly change: Change;
  /** Only for fitting and scoring: no prediction uses it. */
  readonly label: number;
}

/**
 * Reads a benchmark file, plain or gzipped. `lessons`: adds what was learned from earlier cases (see tier-lessons.ts).
 */
export function readTierCases(path: string, lessons = false): TierCase[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TierRecord => JSON.parse(line));
  return records.map((record) => ({
    id: record.id,
    repo: record.repo,
    change: buildChange(record, lessons ? lessonsFor(record, records) : NO_LESSONS),
    label: record.label ?? 0,
  }));
}

function buildChange(record: TierRecord, lessons: Lessons): Change {
  const history = new Map(
    record.files
      .filter((file) => file.prior_commits > 0)
      .map((file): [string, FileHistory] => [
        file.path,
        {
          commits: file.prior_commits,
          authors: file.prior_authors,
          fixes: file.prior_fixes,
          reverts: file.prior_reverts,
          commits_90d: file.prior_commits_90d,
          commits_by_author: file.prior_commits_by_author,
          days_since_last_change: file.days_since_last_change ?? 0,
        },
      ]),
  );
  const [title = '', ...body] = record.message.split('\n');
  return readChange(
    snapshotOfDiff({
      repo: record.repo,
      base: record.parent,
      head: record.parent,
      title,
      body: body.join('\n').trim(),
      diff: record.diff,
      committedAt: new Date(record.author_time).toISOString(),
      history,
      past: buildPast(record, lessons),
    }),
    [],
  );
}

function buildPast({ history }: TierRecord, lessons: Lessons): Past {
  return {
    state: 'read',
    commits: history.repo_commits ?? 0,
    whole: true,
    author: {
      commits: history.author_commits ?? 0,
      commits_90d: history.author_commits_90d ?? 0,
      commits_here: history.author_subsystem_commits ?? 0,
      reverted: history.author_reverted_commits ?? 0,
      days_since_first: history.author_days_since_first ?? 0,
    },
    files: { people: history.file_authors ?? 0, commits: history.unique_changes ?? 0 },
    lessons,
  };
}
