/** Converts the changes of the tier benchmark to the engine's input. */
import { accountForChange } from '../../src/engine/accounting/index.js';
import { readChange } from '../../src/engine/change/index.js';
import type { Accounting, Change } from '../../src/engine/model.js';
import type { FileHistory } from '../../src/engine/snapshot.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { buildDiffSnapshot } from '../diff-snapshot.js';
import { GRAMMARS } from '../grammars.js';
import { readLines } from '../read-lines.js';

/**
 * A line of the tier benchmark, as it is written. `label` is 1 for a change that was reverted; not every file has it.
 */
interface TierRecord {
  readonly id: string;
  readonly repo: string;
  readonly parent: string;
  readonly author_time: string;
  readonly message: string;
  readonly diff: string;
  readonly label?: number;
  readonly history: { readonly repo_commits: number | null };
  readonly files: readonly {
    readonly path: string;
    readonly prior_commits: number;
    readonly prior_authors: number;
    readonly prior_fixes: number;
    readonly prior_reverts: number;
  }[];
}

/** A change of the benchmark, read. */
export interface TierCase {
  readonly id: string;
  readonly repo: string;
  readonly change: Change;
  /** Only for fitting and scoring: no prediction uses it. */
  readonly label: number;
}

/** Reads a benchmark file, plain or gzipped. */
export function readTierCases(path: string): TierCase[] {
  const records = readLines(path).map((line): TierRecord => JSON.parse(line));
  return records.map((record) => ({
    id: record.id,
    repo: record.repo,
    change: buildChange(record),
    label: record.label ?? 0,
  }));
}

function buildChange(record: TierRecord): Change {
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
        },
      ]),
  );
  const [title = '', ...body] = record.message.split('\n');
  return readChange(
    buildDiffSnapshot({
      repo: record.repo,
      base: record.parent,
      head: record.parent,
      title,
      body: body.join('\n').trim(),
      diff: record.diff,
      committedAt: new Date(record.author_time).toISOString(),
      history,
      past: { state: 'read', commits: record.history.repo_commits ?? 0, whole: true },
    }),
    [],
  );
}

/** The spans of a change without criteria: what of it is inert. */
export async function findSpans(change: Change): Promise<Accounting['spans']> {
  const syntax = await readSyntax(change, GRAMMARS);
  return accountForChange({ change, syntax, criteria: { source: 'none', items: [] }, binding: [], derived: [] }).spans;
}
