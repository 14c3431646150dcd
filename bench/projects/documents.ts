/**
 * For how many merged changes of documents alone does the gate open without a ticket? A README fix must not need a person.
 *
 *     node build/bench/projects/documents.js --from FOLDER [--half read|unread] [--repo NAME …] [--count 30] [--json FILE]
 *
 * Takes the newest changes of each project of `repositories.json` of which every file is a text, a licence or a picture by
 * its name, wherever it lies. The halves are those of `bench:projects`.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { review } from '../../src/engine/index.js';
import { readAccountingEvidence } from '../../src/report/evidence.js';
import { GRAMMARS } from '../grammars.js';
import { readGit } from '../merged/changes.js';
import { readMerged } from '../merged/reviewing.js';
import { chooseHalf, listProjects } from './project.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    half: { type: 'string' },
    repo: { type: 'string', multiple: true },
    count: { type: 'string', default: '30' },
    json: { type: 'string' },
  },
});
const { from } = values;
if (from === undefined) {
  stderr.write('usage: node build/bench/projects/documents.js --from FOLDER [--half read|unread] [--count 30]\n');
  exit(2);
}

const DOCUMENT =
  /\.(?:md|markdown|mdx|rst|adoc|asciidoc|png|jpe?g|gif|webp|ico)$|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CHANGELOG|CHANGES|HISTORY|NEWS)(?:[-.][\w.-]*)?$/iu;
/** The log is read so far back, in commits. */
const MOST_COMMITS = 6000;

interface DocumentChange {
  readonly head: string;
  readonly base: string;
  readonly paths: readonly string[];
}

function listDocumentChanges(repository: string, tip: string, count: number): readonly DocumentChange[] {
  const log = ['log', '--first-parent', '-m', '-z', `-n${MOST_COMMITS}`, '--name-only', '--format=%x01%H %P', tip];
  return readGit(repository, log)
    .split('\x01')
    .flatMap((entry) => {
      const [ids = '', ...names] = entry.split(/[\0\n]+/u);
      const [head = '', base = ''] = ids.trim().split(' ');
      const paths = names.filter((name) => name !== '');
      const fits = base !== '' && paths.length > 0 && paths.every((path) => DOCUMENT.test(path));
      return fits ? [{ head, base, paths }] : [];
    })
    .slice(0, count);
}

const sums = new Map<string, { changes: number; opened: number }>();
for (const { repo, commit } of listProjects()) {
  const half = chooseHalf(repo);
  if ((values.half !== undefined && half !== values.half) || values.repo?.includes(repo) === false) continue;
  const repository = join(from, repo.replace('/', '+'), 'repo');
  const sum = sums.get(half) ?? { changes: 0, opened: 0 };
  for (const change of listDocumentChanges(repository, commit, Number(values.count))) {
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
      stderr.write(
        `${repo} ${change.head}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`,
      );
    }
  }
  sums.set(half, sum);
}
for (const [half, { changes, opened }] of [...sums].toSorted())
  stdout.write(`${half}: ${changes} changes of documents alone, the gate opens for ${opened}\n`);
