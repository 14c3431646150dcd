/** Simulates a reader with a fresh clone and a terminal, who types the commands of a page. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { listFences } from '../docs/pages.js';

const ROOT = process.cwd();

const gitLines = (...args: string[]): string[] =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', stdio: 'pipe' })
    .split('\0')
    .filter((line) => line !== '');

/**
 * Clones the checkout, including uncommitted changes. If the sources come from an archive, they are copied. Installed
 * packages are linked, in place of `npm ci`.
 */
export function cloneTo(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(join(ROOT, '.git'))) {
    execFileSync('git', ['clone', '--quiet', '--shared', ROOT, folder], { stdio: 'pipe' });
    for (const path of gitLines('diff', '-z', '--name-only', '--no-renames', 'HEAD')) {
      rmSync(join(folder, path), { force: true });
      if (existsSync(join(ROOT, path))) copy(path, folder);
    }
    for (const path of gitLines('ls-files', '-z', '--others', '--exclude-standard')) copy(path, folder);
  } else {
    const left = new Set(['.git', 'node_modules', 'build', '.review-gate'].map((name) => join(ROOT, name)));
    cpSync(ROOT, folder, { recursive: true, dereference: true, filter: (path) => !left.has(path) });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

function copy(path: string, folder: string): void {
  // Packages may be linked into a checkout; such links are not copied.
  if (lstatSync(join(ROOT, path)).isSymbolicLink()) return;
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

/** The result of a script. */
export interface Typed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A terminal in a folder, with a home folder and the reader's variables. */
export class Reader {
  readonly #running = new Set<ChildProcess>();

  constructor(
    private readonly home: string,
    private readonly folder: string,
    private readonly settings: Readonly<Record<string, string>> = {},
  ) {}

  #spawn(script: string): ChildProcess {
    const { PATH, TMPDIR, HTTP_PROXY, HTTPS_PROXY } = process.env;
    const child = spawn('bash', ['-c', script], {
      cwd: this.folder,
      env: {
        PATH,
        TMPDIR,
        HTTP_PROXY,
        HTTPS_PROXY,
        HOME: this.home,
        NO_COLOR: '1',
        NO_PROXY: '127.0.0.1',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    child.once('close', () => this.#running.delete(child));
    return child;
  }

  /** Runs a script and waits for its end. */
  async types(script: string): Promise<Typed> {
    const child = this.#spawn(script);
    const said = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said.stderr += text;
    });
    const [code]: (number | null)[] = await once(child, 'close');
    return { code: code ?? null, ...said };
  }

  /**
   * Starts a command that runs until it is stopped, and returns its first line. Rejects with its output if it ends
   * before.
   */
  async starts(command: string): Promise<{ readonly line: string; stop(): Promise<number | null> }> {
    const child = this.#spawn(`exec ${command}`);
    let log = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    if (child.stdout === null) throw new Error('it has no output');
    const closed = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
    const line = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line').then(([first]) => String(first)),
      closed.then((code) => Promise.reject(new Error(`${command} ended with ${code}: ${log}`))),
    ]);
    return {
      line,
      stop: () => {
        child.kill('SIGTERM');
        return closed;
      },
    };
  }

  /** Ends all running commands. */
  close(): void {
    for (const child of this.#running) child.kill('SIGKILL');
  }
}

/** Returns which of these programs are not on this machine. */
export function missingPrograms(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.filter((name) => !folders.some((folder) => folder !== '' && existsSync(join(folder, name))));
}

/** Returns the first fenced block below a heading of a page whose text contains all of these. */
export function findBlock(markdown: string, heading: string, ...holds: readonly string[]): string {
  const [, below] = `\n${markdown}`.split(`\n${heading}\n`);
  const found = listFences(below ?? '').find(({ text }) => holds.every((word) => text.includes(word)));
  if (found === undefined) throw new Error(`no block with ${holds.join(', ')} below ${heading}`);
  return found.text;
}

/** Returns the lines of a block without comments and empty lines. */
export function listLines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#(?=\s).*$/u, '').trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
