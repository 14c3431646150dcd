/**
 * Reviews real merged changes of repositories that no rule was written on, and counts what is said of them.
 *
 *     npm run bench:merged -- --from FOLDER [--half first|second] [--count N] [--mended] [--json FILE] [--record]
 *
 * `FOLDER/<owner>+<name>/repo` is a bare git directory of each repository in `repositories.json`; the commit there is the
 * newest that counts. Rules may be mended by what the first half shows; the second one is for measuring. It is chosen before
 * anybody looks, and what was read of it goes to the first half. `--count` changes of each repository are drawn by the hash of their commit. Prints
 * findings by rule, and those of severity warn or error for each change (aim 0.05 at most). `--json` writes a line for
 * each change with its findings, to be read.
 *
 * `--mended` reviews instead the changes that were reverted or mended within half a year, each beside an ordinary one of
 * the same size, folder and time, and beside any one of the same weeks, and prints how much more often something holds of
 * them: a warning, a high tier, a gate that stays closed. The tier is made of size and place, so only the second comparison
 * can show what it is worth. No change has a ticket here, and without one `balanced` opens for next to nothing, mended or
 * not. So these are reviewed under `legacy-open`: the rules of `balanced` that are left once every line was asked for.
 */
import { writeFileSync } from 'node:fs';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { recordFigures } from '../figures.js';
import { drawOrdinary, listMergedChanges, type MeasuredChange, YEARS } from './changes.js';
import { type MatchedChange, matchMended } from './mended.js';
import { listRepositories } from './repositories.js';
import { type Reviewed, reviewMerged } from './reviewing.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    half: { type: 'string', default: 'first' },
    count: { type: 'string', default: '40' },
    skip: { type: 'string', default: '0' },
    repo: { type: 'string', multiple: true },
    mended: { type: 'boolean', default: false },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const { from, half } = values;
if (from === undefined || (half !== 'first' && half !== 'second')) {
  stderr.write(
    'usage: npm run bench:merged -- --from FOLDER [--half first|second] [--count N] [--mended] [--json FILE]\n',
  );
  exit(2);
}

const isLoud = ({ severity }: { readonly severity: string }) => severity === 'warn' || severity === 'error';
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

async function reviewAll(
  repository: string,
  repo: string,
  changes: readonly MeasuredChange[],
): Promise<readonly Reviewed[]> {
  const reviewed: Reviewed[] = [];
  for (const change of changes) {
    try {
      reviewed.push(await reviewMerged(repository, repo, change, values.mended ? 'legacy-open' : 'balanced'));
    } catch (error) {
      // One change that cannot be read, such as one whose blobs the copy lacks, does not end the run; it is named.
      stderr.write(`${repo} ${change.sha}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    stderr.write(`\r${repo}: ${reviewed.length} of ${changes.length}`);
  }
  stderr.write('\n');
  return reviewed;
}

function printRules(reviewed: readonly Reviewed[]): void {
  const rows = new Map<string, { loud: number; info: number; changes: number }>();
  for (const { findings } of reviewed) {
    for (const rule of new Set(findings.map((finding) => finding.rule))) {
      const of = findings.filter((finding) => finding.rule === rule);
      const row = rows.get(rule) ?? { loud: 0, info: 0, changes: 0 };
      const loud = of.filter(isLoud).length;
      rows.set(rule, { loud: row.loud + loud, info: row.info + of.length - loud, changes: row.changes + 1 });
    }
  }
  stdout.write('loud  info  changes  rule\n');
  for (const [rule, { loud, info, changes }] of [...rows].toSorted(
    ([, a], [, b]) => b.loud - a.loud || b.info - a.info,
  )) {
    stdout.write(`${String(loud).padStart(4)}  ${String(info).padStart(4)}  ${String(changes).padStart(7)}  ${rule}\n`);
  }
  const all = reviewed.flatMap(({ findings }) => findings);
  const loud = all.filter(isLoud).length;
  stdout.write(
    `${reviewed.length} changes: ${loud} loud (${(loud / Math.max(1, reviewed.length)).toFixed(3)} a change), ${all.length - loud} of information (${((all.length - loud) / Math.max(1, reviewed.length)).toFixed(2)} a change)\n`,
  );
}

/** How much more often something holds of mended changes than of the ordinary ones beside them. */
function printLift(
  name: string,
  later: readonly Reviewed[],
  controls: readonly Reviewed[],
  holds: (one: Reviewed) => boolean,
): number {
  const of = later.filter(holds).length;
  const beside = controls.filter(holds).length;
  const lift = of / later.length / Math.max(beside / controls.length, 1 / (2 * controls.length));
  stdout.write(
    `${name}: ${of} of ${later.length} mended (${percent(of, later.length)}), ${beside} of ${controls.length} ordinary (${percent(beside, controls.length)}), lift ${lift.toFixed(2)}\n`,
  );
  return lift;
}

const ordinary: Reviewed[] = [];
const mended: Reviewed[] = [];
const drawnBeside: Reviewed[] = [];
for (const { repo, directory: repository, commit } of listRepositories(from, [half], values.repo)) {
  const commits = listMergedChanges(repository, commit, values.mended ? YEARS.mended : YEARS.ordinary);
  if (values.mended) {
    const matched = matchMended(repository, commit, commits, Number(values.count));
    const reviewEach = (choose: (one: MatchedChange) => MeasuredChange) =>
      reviewAll(repository, repo, matched.map(choose));
    mended.push(...(await reviewEach(({ later }) => later)));
    ordinary.push(...(await reviewEach(({ alike }) => alike)));
    drawnBeside.push(...(await reviewEach(({ drawn }) => drawn)));
  } else {
    const drawn = drawOrdinary(repository, commits, { skip: Number(values.skip), count: Number(values.count) });
    ordinary.push(...(await reviewAll(repository, repo, drawn)));
  }
}

printRules([...ordinary, ...mended, ...drawnBeside]);
const figures: Record<string, { value: number; unit: string }> = {};
if (values.mended) {
  const isClosed = ({ verdict }: Reviewed) => verdict !== 'auto-approve';
  const isHigh = ({ tier }: Reviewed) => tier >= 'T3';
  const hasLoud = ({ findings }: Reviewed) => findings.some(isLoud);
  stdout.write('beside ordinary ones of the same size and folder:\n');
  const any = printLift('any loud finding', mended, ordinary, hasLoud);
  printLift('any finding', mended, ordinary, ({ findings }) => findings.length > 0);
  printLift('tier T3 or T4', mended, ordinary, isHigh);
  printLift('not opened though all was asked for', mended, ordinary, isClosed);
  for (const rule of new Set([...mended, ...ordinary].flatMap(({ findings }) => findings.map((one) => one.rule)))) {
    printLift(`  ${rule}`, mended, ordinary, ({ findings }) => findings.some((one) => one.rule === rule));
  }
  stdout.write('beside any ordinary ones of the same weeks:\n');
  printLift('any loud finding', mended, drawnBeside, hasLoud);
  printLift('tier T3 or T4', mended, drawnBeside, isHigh);
  const closed = printLift('not opened though all was asked for', mended, drawnBeside, isClosed);
  figures[`merged.${half}.mended`] = { value: mended.length, unit: 'changes' };
  figures[`merged.${half}.lift-loud`] = { value: any, unit: 'times' };
  figures[`merged.${half}.lift-closed`] = { value: closed, unit: 'times' };
} else {
  const loud = ordinary.flatMap(({ findings }) => findings).filter(isLoud).length;
  figures[`merged.${half}.changes`] = { value: ordinary.length, unit: 'changes' };
  figures[`merged.${half}.loud-per-change`] = { value: loud / Math.max(1, ordinary.length), unit: 'findings' };
}
if (values.json !== undefined) {
  writeFileSync(
    values.json,
    [...mended, ...ordinary, ...drawnBeside].map((one) => `${JSON.stringify(one)}\n`).join(''),
  );
}
if (values.record) recordFigures('npm run bench:merged', figures);
