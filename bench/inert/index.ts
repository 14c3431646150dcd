/**
 * Is what the gate calls inert the same program for its language? Small files of real repositories get random edits of white
 * space, comments and names. Without a ticket the gate opens only for what cannot matter; where it does, the language's own
 * compiler or interpreter is asked whether both files are the same program.
 *
 *     npm run bench:inert -- --from FOLDER [--language NAME …] [--tries 500] [--seed 1] [--show]
 *
 * `FOLDER` is as for `npm run bench:merged`: bare git directories `<owner>+<name>/repo`. Prints how many edits there were, for how
 * many the gate opened, and how many of these are another program or none. The aim is 0. Languages whose program is not on this machine are left out, and named.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { buildSnapshot, policySources } from '../../__tests__/stand-ins/snapshot.js';
import { review } from '../../src/engine/index.js';
import { readAccountingEvidence } from '../../src/report/evidence.js';
import { GRAMMARS } from '../grammars.js';
import { Draw, edit, rename } from './edits.js';
import { LANGUAGES, type Language, type Reader } from './languages.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    language: { type: 'string', multiple: true },
    tries: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});
const { from, seed } = values;
if (from === undefined) {
  stderr.write('usage: npm run bench:inert -- --from FOLDER [--language NAME …] [--tries 500] [--seed 1] [--show]\n');
  exit(2);
}

/** Files of one repository that are tried, and their size in bytes. */
const FILES = 25;
const [LEAST, MOST] = [300, 2500];
/** Every eighth edit only renames: few random edits hit a name that may change. */
const RENAMED = 8;

interface Source {
  readonly path: string;
  readonly text: string;
}

function listSources(folder: string, { ending }: Language, draw: Draw): readonly Source[] {
  return readdirSync(folder)
    .filter((name) => name.includes('+'))
    .sort()
    .flatMap((name) => {
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-C', join(folder, name, 'repo'), ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 });
      const files = git('ls-tree', '-r', '-l', '-z', 'HEAD')
        .split('\0')
        .flatMap((line) => {
          const [, object = '', size = '0', path = ''] =
            /^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.*)$/su.exec(line) ?? [];
          return path.endsWith(`.${ending}`) && Number(size) >= LEAST && Number(size) <= MOST ? [{ object, path }] : [];
        });
      const taken = Array.from({ length: Math.min(FILES, files.length) }, () => draw.one(files));
      return taken.map(({ object, path }) => ({ path, text: git('cat-file', 'blob', object) }));
    });
}

function showDifference(old: string, now: string): string {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const start = before.findIndex((line, at) => line !== after[at]);
  const shown = (mark: string, lines: readonly string[]) =>
    lines.slice(start, start + 4).map((line) => `  ${mark} ${JSON.stringify(line)}`);
  return [...shown('-', before), ...shown('+', after)].join('\n');
}

async function tryLanguage(name: string, language: Language, reader: Reader): Promise<void> {
  const draw = new Draw(`inert:${seed}:${name}`);
  const sources = listSources(from ?? '', language, draw);
  const counts = { tried: 0, opened: 0, another: 0, none: 0 };
  for (let at = 0; sources.length > 0 && at < Number(values.tries); at += 1) {
    const { path, text } = draw.one(sources);
    const edited = at % RENAMED === 0 ? rename(text, draw, language) : edit(text, draw, language);
    if (edited === text) continue;
    counts.tried += 1;
    const files = { [`src/${basename(path)}`]: { old: text, new: edited } };
    const { verdict, trace } = await review(buildSnapshot({ title: 'A change', files }), policySources(), GRAMMARS);
    if (verdict !== 'auto-approve') continue;
    const why = readAccountingEvidence({ trace: { ...trace, review_id: '', signature: null } })?.spans[0]?.why ?? '';
    const renamed = why.includes('names of local variables');
    if (renamed && language.renames !== true) continue;
    counts.opened += 1;
    const [before, after] = [await reader.read({ text, renamed }), await reader.read({ text: edited, renamed })];
    if (before === null || before === after) continue;
    counts[after === null ? 'none' : 'another'] += 1;
    if (values.show) stdout.write(`${name} ${path}: ${why}\n${showDifference(text, edited)}\n`);
  }
  stdout.write(
    `${name}: ${sources.length} files, ${counts.tried} edits; the gate opened for ${counts.opened}; of these ${counts.another} are another program, ${counts.none} none\n`,
  );
}

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-inert-'));
try {
  for (const [name, language] of Object.entries(LANGUAGES)) {
    if (values.language?.includes(name) === false) continue;
    let reader: Reader;
    try {
      reader = language.open(scratch);
    } catch (error) {
      stderr.write(`${name} is left out: ${error instanceof Error ? error.message : String(error)}\n`);
      continue;
    }
    await tryLanguage(name, language, reader);
    reader.close();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
