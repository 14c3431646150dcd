/** The languages of `bench:inert`: how their comments are written, and who says what a program is. */
import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { transform } from 'esbuild';
import { z } from 'zod';

/** A text to read. `renamed`: the names of local variables do not matter. */
interface Asked {
  readonly text: string;
  readonly renamed: boolean;
}

/** Says what a program is, without its white space and comments; null if it is none. */
export interface Reader {
  read(asked: Asked): Promise<string | null>;
  close(): void;
}

/** How comments of a language are written, and its own reader. */
export interface Language {
  readonly ending: string;
  readonly line: readonly string[];
  readonly block: readonly (readonly [start: string, end: string])[];
  /** Whether the reader can leave out the names of local variables. */
  readonly renames?: boolean;
  /** Opens the reader; files that it must build go into the folder. @throws if its program is not there */
  open(scratch: string): Reader;
}

const READERS = join(import.meta.dirname, '..', '..', '..', 'bench', 'inert', 'readers');
const Digest = z.string().nullable();
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A process that answers each line by one line, in order. */
class AskedProcess implements Reader {
  readonly #waiting: ((said: string | null) => void)[] = [];
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;

  constructor(
    command: string,
    args: readonly string[],
    private readonly write: (asked: Asked) => string = JSON.stringify,
  ) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: this.#child.stdout }).on('line', (line) =>
      this.#waiting.shift()?.(Digest.parse(JSON.parse(line))),
    );
  }

  read(asked: Asked): Promise<string | null> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${this.write(asked)}\n`);
    });
  }

  close(): void {
    this.#child.kill();
  }
}

/** What esbuild prints of a program has neither its comments nor its white space; with short names, no local ones either. */
function openEsbuild(loader: 'js' | 'ts' | 'tsx'): Reader {
  return {
    read: async ({ text, renamed }) => {
      try {
        const options = { loader, minifyWhitespace: true, minifyIdentifiers: renamed, legalComments: 'none' } as const;
        const { code } = await transform(text, { ...options, logLevel: 'silent' });
        return digest(code.replaceAll(';}', '}'));
      } catch {
        return null;
      }
    },
    close: () => undefined,
  };
}

/** Bash prints a function as it understood it. */
function readShell({ text }: Asked): Promise<string | null> {
  const script = `program() {\n:\n${text}\n:\n}\ndeclare -f program`;
  const { status, stdout } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  const interpreter = text.startsWith('#!') ? text.split('\n', 1).join('') : '';
  return Promise.resolve(status === 0 ? digest(interpreter + stdout) : null);
}

const C_LIKE = { line: ['//'], block: [['/*', '*/']] } as const;

/** By name. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  bash: { ending: 'sh', line: ['#'], block: [], open: () => ({ read: readShell, close: () => undefined }) },
  go: {
    ...C_LIKE,
    ending: 'go',
    open: (scratch) => {
      const program = join(scratch, 'read-go');
      execFileSync('go', ['build', '-o', program, join(READERS, 'main.go')]);
      return new AskedProcess(program, []);
    },
  },
  java: {
    ...C_LIKE,
    ending: 'java',
    open: () =>
      new AskedProcess('java', [join(READERS, 'Java.java')], ({ text }) => Buffer.from(text).toString('base64')),
  },
  javascript: { ...C_LIKE, ending: 'js', renames: true, open: () => openEsbuild('js') },
  php: {
    line: ['//', '#'],
    block: C_LIKE.block,
    ending: 'php',
    open: () => new AskedProcess('php', [join(READERS, 'php.php')]),
  },
  python: {
    line: ['#'],
    block: [],
    ending: 'py',
    renames: true,
    open: () => new AskedProcess('python3', [join(READERS, 'python.py')]),
  },
  ruby: {
    line: ['#'],
    block: [['=begin\n', '\n=end']],
    ending: 'rb',
    open: () => new AskedProcess('ruby', [join(READERS, 'ruby.rb')]),
  },
  tsx: { ...C_LIKE, ending: 'tsx', renames: true, open: () => openEsbuild('tsx') },
  typescript: { ...C_LIKE, ending: 'ts', renames: true, open: () => openEsbuild('ts') },
};
