/**
 * For how many merged changes of documents alone, or of comments alone, does the gate open without a ticket? A README fix must
 * not need a person.
 *
 *     node build/bench/projects/documents.js --from FOLDER [--of documents|comments] [--half read|unread] [--repo NAME …]
 *         [--count 30] [--json FILE]
 *
 * Takes the newest such changes of each project of `repositories.json`. The halves are those of `bench:projects`. A project of
 * which the repository does not have everything is named and left out.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { review } from '../../src/engine/index.js';
import { readAccountingEvidence } from '../../src/report/evidence.js';
import { GRAMMARS } from '../grammars.js';
import { readMerged } from '../merged/reviewing.js';
import { type HarmlessChange, listCommentChanges, listDocumentChanges } from './harmless-changes.js';
import { chooseHalf, listProjects } from './project.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    of: { type: 'string', default: 'documents' },
    half: { type: 'string' },
    repo: { type: 'string', multiple: true },
    count: { type: 'string', default: '30' },
    json: { type: 'string' },
  },
});
const { from } = values;
if (from === undefined) {
  stderr.write(
    'usage: node build/bench/projects/documents.js --from FOLDER [--of documents|comments] [--half read|unread]\n',
  );
  exit(2);
}

const list = values.of === 'comments' ? listCommentChanges : listDocumentChanges;
const say = (what: string, error: unknown) =>
  stderr.write(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);

function listOf(repository: string, repo: string, commit: string): readonly HarmlessChange[] {
  try {
    return list(repository, commit, Number(values.count));
  } catch (error) {
    say(`${repo} is left out`, error);
    return [];
  }
}

const sums = new Map<string, { changes: number; opened: number }>();
for (const { repo, commit } of listProjects()) {
  const half = chooseHalf(repo);
  if ((values.half !== undefined && half !== values.half) || values.repo?.includes(repo) === false) continue;
  const repository = join(from, repo.replace('/', '+'), 'repo');
  const sum = sums.get(half) ?? { changes: 0, opened: 0 };
  for (const change of listOf(repository, repo, commit)) {
    try {
      const snapshot = await readMerged(repository, repo, change);
      const { verdict, trace } = await review({ ...snapshot, tickets: [] }, policySources(), GRAMMARS);
      sum.changes += 1;
      if (verdict === 'auto-approve') sum.opened += 1;
      if (values.json === undefined) continue;
      const spans = readAccountingEvidence({ trace: { ...trace, review_id: '', signature: null } })?.spans ?? [];
      const closed = spans.filter(({ reason }) => reason !== 'inert').map(({ location, why }) => [location.file, why]);
      const { head, paths } = change;
      appendFileSync(values.json, `${JSON.stringify({ repo, half, head, paths, verdict, closed })}\n`);
    } catch (error) {
      say(`${repo} ${change.head}`, error);
    }
  }
  sums.set(half, sum);
}
for (const [half, { changes, opened }] of [...sums].toSorted())
  stdout.write(`${half}: ${changes} changes of ${values.of} alone, the gate opens for ${opened}\n`);
