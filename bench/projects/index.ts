/**
 * Is what the gate calls inert, a file at a time, really unable to matter? The judge is the project's own tests and build.
 * Each file of a public project that could be inert gets a random edit. Where the gate opens without a ticket, the edit is
 * made, and the project's own commands are run. All edits of a project are made at once, and parted where something fails.
 *
 *     npm run bench:projects -- --from FOLDER --scratch FOLDER [--half read|unread] [--repo NAME …] [--round text|gone …]
 *         [--seed 1] [--ask] [--json FILE]
 *
 * `--from` has bare git directories `<owner>+<name>/repo` of the projects in `repositories.json`; the work trees are made below
 * `--scratch`. The halves are by the hash of the name: mend by what `read` shows, `unread` is for measuring. Projects that do not
 * pass without any edit are named and left out. `--ask` only asks the gate. Commands of the projects are run as they are: run this where that is safe. They need the
 * tools of their language, and `uv` for Python.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { isProsePath } from '../../src/engine/accounting/prose.js';
import { review } from '../../src/engine/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { GRAMMARS } from '../grammars.js';
import { Draw } from '../inert/edits.js';
import { readMerged } from '../merged/reviewing.js';
import { type Edited, editPicture, editProse, ROUNDS, type Round } from './edits.js';
import { Checkout, chooseHalf, listProjects, type Project } from './project.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    scratch: { type: 'string' },
    half: { type: 'string' },
    repo: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    round: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    ask: { type: 'boolean', default: false },
  },
});
const { from, scratch } = values;
if (from === undefined || scratch === undefined) {
  stderr.write('usage: npm run bench:projects -- --from FOLDER --scratch FOLDER [--half read|unread] [--json FILE]\n');
  exit(2);
}

const PICTURE = /\.(?:png|gif|jpe?g|webp|ico|bmp)$/iu;
const PLAIN = '100644';
/** So many files of a project are tried, drawn by the seed; and so many runs look for those that fail. */
const MOST_FILES = 150;
const MOST_RUNS = 24;

function editFiles(checkout: Checkout, project: Project, round: Round): ReadonlyMap<string, Edited> {
  const draw = new Draw(`projects:${values.seed}:${project.repo}:${round}`);
  const files = checkout.listFiles().filter(({ mode }) => mode === PLAIN);
  const read = ({ object }: { readonly object: string }) => checkout.readBytes(['cat-file', 'blob', object]);
  const fit = files.filter(({ path }) => isProsePath(path) || PICTURE.test(path));
  while (fit.length > MOST_FILES) fit.splice(draw.below(fit.length), 1);
  const pictures = new Map(fit.filter(({ path }) => PICTURE.test(path)).map((file) => [file.path, read(file)]));
  const ending = (path: string) => path.slice(path.lastIndexOf('.')).toLowerCase();
  return new Map(
    fit.map((file) => {
      const { path } = file;
      const picture = pictures.get(path);
      if (picture === undefined) return [path, editProse(round, path, read(file), draw)];
      const others = [...pictures].flatMap(([other, bytes]) => (ending(other) === ending(path) ? [bytes] : []));
      return [path, editPicture(round, path, picture, draw, others)];
    }),
  );
}

/** Returns the files for whose edit alone the gate opens. */
async function askGate(checkout: Checkout, { repo, commit }: Project, edits: ReadonlyMap<string, Edited>) {
  const opened = new Set<string>();
  if (edits.size === 0) return opened;
  const snapshot = await readMerged(checkout.directory, repo, { base: commit, head: checkout.commit(edits) });
  for (const file of snapshot.files) {
    // Equal files may be taken for renames of each other; each edit is of one file.
    const path = file.old_path ?? file.path;
    const omitted = snapshot.coverage.omitted.filter((one) => one.path === file.path);
    const coverage = { complete: omitted.every(({ blocking }) => !blocking), files: 1, omitted };
    const alone: Snapshot = { ...snapshot, title: 'A change', files: [file], coverage };
    const { verdict } = await review(alone, policySources(), GRAMMARS);
    if (verdict === 'auto-approve') opened.add(path);
  }
  return opened;
}

/** The files that fail, and how many more are in groups that fail together. */
interface Failing {
  readonly files: readonly string[];
  readonly unparted: number;
}

/**
 * Finds the files whose edit makes the project's commands fail, by parting them. Together they fail.
 * @throws Error if the project fails without any edit
 */
function findFailing(checkout: Checkout, edits: ReadonlyMap<string, Edited>): Failing {
  if (!checkout.check(new Map())) throw new Error('it does not pass without any edit');
  let runs = MOST_RUNS;
  let unparted = 0;
  const find = (part: readonly (readonly [string, Edited])[], fails: boolean): readonly string[] => {
    if (part.length === 0) return [];
    if (!fails) {
      runs -= 1;
      if (checkout.check(new Map(part))) return [];
    }
    if (part.length === 1) return part.map(([path]) => path);
    if (runs <= 0) {
      unparted += part.length;
      return [];
    }
    const half = Math.ceil(part.length / 2);
    const first = find(part.slice(0, half), false);
    return [...first, ...find(part.slice(half), first.length === 0)];
  };
  return { files: find([...edits], true), unparted };
}

const sums = new Map<string, { projects: number; files: number; opened: number; failing: number }>();

async function tryProject(project: Project): Promise<void> {
  const { repo, language } = project;
  const half = chooseHalf(repo);
  const checkout = Checkout.open(scratch ?? '', join(from ?? '', repo.replace('/', '+'), 'repo'), project);
  for (const round of ROUNDS) {
    if (values.round?.includes(round) === false) continue;
    const edits = editFiles(checkout, project, round);
    const opened = await askGate(checkout, project, edits);
    const made = new Map([...edits].filter(([path]) => opened.has(path)));
    const { files: failing, unparted } =
      values.ask || checkout.check(made) ? { files: [], unparted: 0 } : findFailing(checkout, made);
    const row = { repo, language, half, round, files: edits.size, opened: [...opened], failing, unparted };
    if (values.json !== undefined) appendFileSync(values.json, `${JSON.stringify(row)}\n`);
    stdout.write(
      `${repo} ${round}: ${edits.size} files, the gate opens for ${opened.size}, ${failing.length} fail, ${unparted} more in groups that fail\n`,
    );
    // What fails in the half that nobody reads is counted, and not named.
    if (half === 'read') for (const path of failing) stdout.write(`  ${path}\n`);
    const key = `${half} ${round}`;
    const sum = sums.get(key) ?? { projects: 0, files: 0, opened: 0, failing: 0 };
    sums.set(key, {
      projects: sum.projects + 1,
      files: sum.files + edits.size,
      opened: sum.opened + opened.size,
      failing: sum.failing + failing.length + unparted,
    });
  }
}

for (const project of listProjects()) {
  if (values.half !== undefined && chooseHalf(project.repo) !== values.half) continue;
  if (values.repo?.includes(project.repo) === false || values.language?.includes(project.language) === false) continue;
  try {
    await tryProject(project);
  } catch (error) {
    stderr.write(
      `${project.repo} is left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`,
    );
  }
}
for (const [key, { projects, files, opened, failing }] of [...sums].toSorted()) {
  stdout.write(
    `${key}: ${projects} projects, ${files} files, the gate opens for ${opened}, of these at most ${failing} fail\n`,
  );
}
