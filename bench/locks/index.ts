/**
 * Does what the gate takes for derived belong to its manifest? Small projects that ask for what public repositories ask for
 * are edited by the package managers themselves, and their lock files then by hand, in each way that brings in something
 * else. The manager is asked of each lock file that the gate takes for derived.
 *
 *     npm run bench:locks -- --cases FILE [--from FOLDER --tools FOLDER] [--manager NAME …] [--half first] [--rounds 3] [--seed 1] [--show]
 *
 * `--from` makes the cases (minutes; the registries must be reachable) of a folder as for `npm run bench:merged`: bare git
 * directories `<owner>+<name>/repo`. `--tools` is where the managers are installed. Prints for each manager how many honest
 * edits are derived, how many hostile ones are, and of these how many the manager takes too, with content that the honest
 * edit does not have. The aim is 0. Read the first half of the repositories only; the second is for measuring.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { buildSnapshot } from '../../__tests__/stand-ins/snapshot.js';
import { judgeLocks } from '../../src/engine/accounting/locks/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { Draw } from '../inert/edits.js';
import { type Case, findHalf, makeCases, readCases } from './cases.js';
import { HOSTILE, type Sides } from './hostile.js';
import { installTools, type Manager, openManagers } from './tools.js';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    from: { type: 'string' },
    tools: { type: 'string' },
    manager: { type: 'string', multiple: true },
    half: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});
const { cases: path, from, tools, seed, show } = values;
if (path === undefined || (from !== undefined && tools === undefined)) {
  stderr.write(
    'usage: npm run bench:locks -- --cases FILE [--from FOLDER --tools FOLDER] [--manager NAME …] [--half first]\n',
  );
  exit(2);
}
if (tools !== undefined) installTools(tools);
const managers = tools === undefined ? {} : openManagers(tools);
const isWanted = (name: string) => values.manager === undefined || values.manager.includes(name);

if (from !== undefined)
  for (const [name, tool] of Object.entries(managers)) {
    if (!isWanted(name)) continue;
    const failed = makeCases(path, name, tool, from, seed);
    stdout.write(`${name}: ${failed} edits that the manager did not do\n`);
  }

/** The names of manifest and lock file, which a run without the managers knows too. */
const FILES: Readonly<Record<string, readonly [manifest: string, lock: string]>> = {
  npm: ['package.json', 'package-lock.json'],
  pnpm: ['package.json', 'pnpm-lock.yaml'],
  yarn1: ['package.json', 'yarn.lock'],
  yarn4: ['package.json', 'yarn.lock'],
  cargo: ['Cargo.toml', 'Cargo.lock'],
  uv: ['pyproject.toml', 'uv.lock'],
  poetry: ['pyproject.toml', 'poetry.lock'],
  go: ['go.mod', 'go.sum'],
};

/** A change without lines: the check reads whole texts, and differences of long ones take long to find. */
const EMPTY = readChange(buildSnapshot({ files: { a: { old: 'a\n', new: 'b\n' } } }), []);

/** Returns null if the gate takes the lock file for derived, else what it says of it. */
async function findDoubt(manager: string, before: Sides, after: Sides): Promise<string | null> {
  const [manifest = '', lock = ''] = FILES[manager] ?? [];
  const files = EMPTY.files.flatMap((one) => [
    { ...one, file: { ...one.file, path: manifest, old_text: before.manifest, new_text: after.manifest } },
    { ...one, file: { ...one.file, path: lock, old_text: before.lock, new_text: after.lock } },
  ]);
  const judged = (await judgeLocks({ ...EMPTY, files })).get(lock);
  return judged?.reason === 'derived' ? null : (judged?.why ?? 'not looked at');
}

/** Asks the manager, in a scratch project. */
function isTaken(tool: Manager, sides: Sides): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'review-gate-locks-'));
  try {
    writeFileSync(join(folder, tool.manifest), sides.manifest);
    writeFileSync(join(folder, tool.lock), sides.lock);
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'lib.rs'), '');
    if (tool.lock === 'go.sum') {
      const direct = [...sides.manifest.matchAll(/^(?:require|\t)\s*(\S+) v\S+$/gmu)].map(
        ([, name = '']) => `\t_ "${name}"\n`,
      );
      writeFileSync(join(folder, 'shop.go'), `package shop\n\nimport (\n${direct.join('')})\n`);
    }
    return tool.accepts(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All that names content: checksums, and packages with their versions. */
function listContent({ lock }: Sides): ReadonlySet<string> {
  return new Set(lock.match(/sha512-[\w+/=]+|\b[0-9a-f]{64,128}\b|h1:[\w+/=]+|https?:\/\/[^\s"#]+|git\+\S+/gu));
}

function hasOtherContent(one: Case, edited: Sides): boolean {
  const known = new Set([...listContent(one.before), ...listContent(one.after)]);
  return [...listContent(edited)].some((content) => !known.has(content));
}

async function measure(manager: string, all: readonly Case[]): Promise<void> {
  const tool = managers[manager];
  const honest = { all: 0, derived: 0, refused: 0 };
  const reasons = new Map<string, number>();
  const hostile = { all: 0, derived: 0, refused: 0, same: 0, other: 0 };
  for (const one of all) {
    honest.all += 1;
    const doubt = await findDoubt(manager, one.before, one.after);
    const title = `${manager} ${one.repository} ${one.edit} ${one.name}`;
    if (doubt === null) {
      honest.derived += 1;
      if (tool !== undefined && !isTaken(tool, one.after)) {
        honest.refused += 1;
        if (show) stdout.write(`${title}: derived, and the manager refuses it\n`);
      }
    } else {
      const kind = doubt
        .replace(/^`[^`]*`/u, 'it')
        .replace(/asks? for .*|needs .*|changes? with it|changes more.*/u, (found) => found.split(' ', 2).join(' '));
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
      if (show) stdout.write(`${title}: ${doubt}\n`);
    }
    for (const [name, edit] of Object.entries(HOSTILE))
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const draw = new Draw(`locks:${seed}:${title}:${name}:${round}`);
        const edited = edit(one.after, draw, one.name);
        if (edited === null) continue;
        hostile.all += 1;
        if ((await findDoubt(manager, one.before, edited)) !== null) continue;
        hostile.derived += 1;
        const isOther = hasOtherContent(one, edited);
        const kind = tool === undefined || isTaken(tool, edited) ? (isOther ? 'other' : 'same') : 'refused';
        hostile[kind] += 1;
        if (show) stdout.write(`${title}: ${name} is derived (${kind})\n${showFirst(one.after, edited)}\n`);
      }
  }
  stdout.write(
    `${manager}: ${honest.derived} of ${honest.all} honest edits are derived (${honest.refused} of them refused by the manager); ` +
      `${hostile.derived} of ${hostile.all} hostile ones: ${hostile.refused} refused by the manager, ${hostile.same} the same packages, ${hostile.other} others\n`,
  );
  for (const [why, count] of [...reasons].toSorted(([, a], [, b]) => b - a)) stdout.write(`  ${count} × ${why}\n`);
}

function showFirst(honest: Sides, edited: Sides): string {
  const [before, after] = [honest.lock.split('\n'), edited.lock.split('\n')];
  const start = before.findIndex((line, at) => line !== after[at]);
  return [before[start], after[start]]
    .map((line, at) => `    ${at === 0 ? '-' : '+'} ${line?.slice(0, 160)}`)
    .join('\n');
}

const cases = readCases(path).filter(
  ({ repository }) => values.half === undefined || findHalf(repository) === values.half,
);
for (const manager of Object.keys(FILES)) {
  const own = cases.filter((one) => one.manager === manager);
  if (isWanted(manager) && own.length > 0) await measure(manager, own);
}
