/** Asks the built command whether the gate opens for a change, in git repositories that are made for it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execPath, stderr } from 'node:process';
import { z } from 'zod';
import type { Case, Files, Repository } from './cases.js';

const COMMAND = join(resolve(import.meta.dirname, '..', '..', '..'), 'dist', 'cli', 'index.js');
const DATE = '2026-01-05T10:00:00Z';
/** Reviews at a time. */
const JOBS = 2;
const Verdict = z.looseObject({ verdict: z.string() });

interface Prepared extends Case {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
}

/** Returns those of some changes for which the gate opens. Shows on standard error how many were asked for. */
export async function findOpened(
  repositories: readonly Repository[],
  cases: readonly Case[],
): Promise<ReadonlySet<Case>> {
  const scratch = mkdtempSync(join(tmpdir(), 'review-gate-attacks-'));
  try {
    return await new Gate(scratch).ask(repositories, cases);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

class Gate {
  readonly #env: NodeJS.ProcessEnv;

  constructor(private readonly scratch: string) {
    this.#env = {
      PATH: process.env['PATH'],
      HOME: scratch,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: DATE,
      GIT_COMMITTER_DATE: DATE,
    };
  }

  async ask(repositories: readonly Repository[], cases: readonly Case[]): Promise<ReadonlySet<Case>> {
    const roots = new Map(
      repositories.map(({ repository, files }) => {
        const directory = join(this.scratch, repository);
        mkdirSync(directory);
        this.#git(directory, 'init', '--quiet', '--initial-branch', 'main');
        return [repository, { directory, root: this.#commit(directory, files, 'Begin') }] as const;
      }),
    );
    const prepared = cases.flatMap((one) => {
      const place = roots.get(one.repository);
      return place === undefined ? [] : [{ one, made: this.#prepare(one, place.directory, place.root) }];
    });
    const opened = new Set<Case>();
    const waiting = prepared.entries();
    let done = 0;
    await Promise.all(
      Array.from({ length: JOBS }, async () => {
        for (const [at, { one, made }] of waiting) {
          if (await this.#isOpened(made, at)) opened.add(one);
          done += 1;
          stderr.write(`\r${done} of ${prepared.length}`);
        }
      }),
    );
    stderr.write('\n');
    return opened;
  }

  #git(directory: string, ...rest: readonly string[]): string {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'gc.auto=0'];
    return execFileSync('git', [...identity, ...rest], { cwd: directory, encoding: 'utf8', env: this.#env }).trim();
  }

  /** Puts files into a work tree and commits them. */
  #commit(directory: string, files: Files, message: string): string {
    for (const [path, file] of Object.entries(files)) {
      const place = join(directory, path);
      if (file === null) {
        rmSync(place);
        continue;
      }
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, file.text, { mode: file.mode === '100755' ? 0o755 : 0o644 });
    }
    this.#git(directory, 'add', '--all', '--force');
    this.#git(directory, 'commit', '--quiet', '--message', message);
    return this.#git(directory, 'rev-parse', 'HEAD');
  }

  /** Makes the commits of a case in its repository. */
  #prepare(one: Case, directory: string, root: string): Prepared {
    this.#git(directory, 'checkout', '--quiet', '--force', '--detach', root);
    const base = one.before === undefined ? root : this.#commit(directory, one.before, 'Base');
    return { ...one, directory, base, head: this.#commit(directory, one.change, 'Do it') };
  }

  /** Returns whether the gate opens for a case. */
  async #isOpened({ directory, base, head, ticket, name }: Prepared, at: number): Promise<boolean> {
    const file = join(this.scratch, `${at}.md`);
    writeFileSync(file, ticket);
    const options = ['--repo', directory, '--base', base, '--head', head, '--ticket', file, '--policy', 'balanced'];
    const child = spawn(execPath, [COMMAND, 'review', ...options, '--format', 'json'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const text: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => text.push(part));
    const [code]: (number | null)[] = await once(child, 'close');
    if (code !== 0 && code !== 1) throw new Error(`the review of ${name} ended with ${String(code)}`);
    return Verdict.parse(JSON.parse(text.join(''))).verdict === 'auto-approve';
  }
}
