/** The changes of the tier benchmark as the engine sees them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readChange } from '../src/engine/change/index.js';
import type { Change } from '../src/engine/model.js';
import { snapshotOfDiff } from './diff-snapshot.js';

interface TierRecord {
  readonly id: string;
  readonly repo: string;
  readonly parent: string;
  readonly author_time: string;
  readonly message: string;
  readonly diff: string;
  readonly label?: number;
  readonly files: readonly {
    readonly path: string;
    readonly prior_commits: number;
    readonly prior_authors: number;
    readonly prior_fixes: number;
    readonly days_since_last_change: number | null;
  }[];
}

export interface TierCase {
  readonly id: string;
  readonly repo: string;
  readonly change: Change;
  /** For fitting and scoring alone: no answer is made of it. */
  readonly label: number;
}

/** Reads a benchmark file, plain or gzipped. */
export function readTierCases(path: string): TierCase[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TierRecord => JSON.parse(line))
    .map((record) => ({
      id: record.id,
      repo: record.repo,
      change: changeOf(record),
      label: record.label ?? 0,
    }));
}

function changeOf(record: TierRecord): Change {
  const history = new Map(
    record.files
      .filter((file) => file.prior_commits > 0)
      .map((file) => [
        file.path,
        {
          commits: file.prior_commits,
          authors: file.prior_authors,
          fixes: file.prior_fixes,
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
    }),
    [],
  );
}
