/**
 * Collects what commits say and what they write, a commit a line, for `fit:expected`:
 *
 *     npm run collect:messages -- MESSAGES.jsonl.gz CLONE…
 *
 * A clone is a git directory or a work tree. Of each, the newest commits without merges are read, up to the first object that a
 * partial clone does not have. What a commit says are the
 * stems of the first lines of its message; what it writes are those of its added lines of code, without comments.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { argv, exit, stderr } from 'node:process';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { WordCutter } from '../../src/engine/text/words.js';

const MOST_COMMITS = 1500;
const MOST_SAID_LINES = 10;
/** Larger commits have every word somewhere. */
const MOST_FILES = 20;
const MOST_LINES = 400;
const LEAST_WORDS = 3;
const LONGEST_LINE = 250;
const NO_CODE =
  /(?:^|\/)(?:vendor|node_modules|third_party|dist|build)\/|\.(?:min\.js|lock|snap|svg|json|ya?ml|md|rst|txt|adoc|po|html|xml|csv|sum)$|package-lock|CHANGE|README/iu;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[|!|include|define|if|end|else)|--\s|;;|"""|<!--)/u;
const TRAILER = /^[A-Z][\w-]+(?:-by|-id): |^\(cherry|^Reviewed|^http|^Closes|^Fixes/iu;
const [MESSAGE, DIFF] = ['\u0001', '\u0002'];

/** One commit, as stems. */
interface Commit {
  readonly said: Set<string>;
  readonly written: Set<string>;
  saidLines: number;
  files: number;
  lines: number;
}

async function* readCommits(clone: string): AsyncGenerator<Commit> {
  const format = `--format=%x01%B%x02`;
  const options = [
    '-n',
    String(MOST_COMMITS),
    '--no-merges',
    '-p',
    '--unified=0',
    '--no-renames',
    '--no-color',
    format,
  ];
  const git = spawn('git', ['-C', clone, 'log', ...options, 'HEAD'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const cutter = new WordCutter();
  const listStems = (text: string) =>
    cutter.listTokens(text).flatMap(({ stem }) => (/^\D+$/u.test(stem) ? [stem] : []));
  let commit: Commit | null = null;
  let [isMessage, isCode] = [false, false];
  for await (const whole of createInterface({ input: git.stdout })) {
    let line = whole;
    if (line.startsWith(MESSAGE)) {
      if (commit !== null) yield commit;
      commit = { said: new Set(), written: new Set(), saidLines: 0, files: 0, lines: 0 };
      isMessage = true;
      line = line.slice(1);
    }
    if (commit === null) continue;
    if (isMessage) {
      const text = line.split(DIFF)[0] ?? '';
      isMessage = !line.includes(DIFF);
      if (commit.saidLines >= MOST_SAID_LINES || text.trim() === '' || TRAILER.test(text)) continue;
      commit.saidLines += 1;
      for (const stem of listStems(text)) commit.said.add(stem);
    } else if (line.startsWith('+++ ')) {
      isCode = !NO_CODE.test(line);
      commit.files += 1;
    } else if (isCode && line.startsWith('+') && line.length <= LONGEST_LINE && !COMMENT.test(line.slice(1))) {
      commit.lines += 1;
      for (const stem of listStems(line.slice(1))) commit.written.add(stem);
    }
  }
  if (commit !== null) yield commit;
  const [code] = git.exitCode === null ? await once(git, 'close') : [git.exitCode];
  if (code !== 0) stderr.write(`${clone}: git ended with ${code}, what it printed before is counted\n`);
}

const [out, ...clones] = argv.slice(2);
if (out === undefined || clones.length === 0) {
  stderr.write('usage: npm run collect:messages -- MESSAGES.jsonl.gz CLONE…\n');
  exit(2);
}
const rows: string[] = [];
for (const clone of clones) {
  const before = rows.length;
  for await (const { said, written, files, lines } of readCommits(clone)) {
    if (files > MOST_FILES || lines > MOST_LINES || written.size < LEAST_WORDS) continue;
    rows.push(`${JSON.stringify({ repo: clone, said: [...said], written: [...written] })}\n`);
  }
  stderr.write(`${clone}: ${rows.length - before} commits\n`);
}
writeFileSync(out, gzipSync(rows.join('')));
