/**
 * Real git repositories for tests, created by `git fast-import`: any bytes in names and contents, in a single process.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSystemCode } from '../../src/sources/errors.js';

/**
 * A file: text or bytes, or with an explicit mode; null removes it. A submodule's content is the commit that it points
 * to.
 */
type FileSpec = string | Buffer | { readonly mode: string; readonly content: string | Buffer } | null;

/** Files by path. A path that is not UTF-8 is given in latin1 with the prefix `latin1:`. */
export type Files = Readonly<Record<string, FileSpec>>;

export interface CommitSpec {
  readonly files?: Files;
  readonly message?: string;
  readonly branch?: string;
  /** Parents by id; by default the branch's tip. `[]` creates a root commit. */
  readonly parents?: readonly string[];
  /** Seconds since the epoch; by default one more than the previous commit. */
  readonly time?: number;
  /** `Name <mail>`; Ada by default. */
  readonly author?: string;
}

const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  LC_ALL: 'C',
};

/** Creates a temporary folder, and a function that removes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'providers-test-'));
  return { path, remove: () => removeFolder(path) };
}

/**
 * Removes a folder. A service that was closed may still look through its cache, which nobody waits for, and write there what
 * it reads the time from: the folder is not empty then, and is removed once more.
 */
function removeFolder(path: string, attempts = 3): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (fault) {
    if (attempts === 1 || readSystemCode(fault) !== 'ENOTEMPTY') throw fault;
    removeFolder(path, attempts - 1);
  }
}

/** Runs git. */
export function git(
  cwd: string,
  args: readonly string[],
  input?: string | Buffer,
  more: Record<string, string> = {},
): string {
  return gitBytes(cwd, args, input, more).toString('utf8').trim();
}

function gitBytes(
  cwd: string,
  args: readonly string[],
  input?: string | Buffer,
  more: Record<string, string> = {},
): Buffer {
  return execFileSync('git', [...args], {
    cwd,
    env: { ...ENVIRONMENT, ...more },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
  });
}

/** A repository to which commits can be added. */
export class TestRepository {
  private clock = 1_700_000_000;
  private readonly tips = new Map<string, string>();

  private constructor(readonly directory: string) {}

  static make(directory: string, options: { bare?: boolean; format?: 'sha1' | 'sha256' } = {}): TestRepository {
    mkdirSync(directory, { recursive: true });
    const args = ['init', '--quiet', '--initial-branch=main', `--object-format=${options.format ?? 'sha1'}`];
    git(directory, options.bare === true ? [...args, '--bare'] : args);
    return new TestRepository(directory);
  }

  git(...args: string[]): string {
    return git(this.directory, args);
  }

  /** Adds a commit and returns its id. */
  commit(spec: CommitSpec): string {
    const branch = spec.branch ?? 'main';
    const time = spec.time ?? ++this.clock;
    const message = Buffer.from(spec.message ?? `Change ${time}`);
    const tip = this.tips.get(branch);
    const parents = spec.parents ?? (tip === undefined ? [] : [tip]);
    const out: Buffer[] = [];
    const line = (text: string) => out.push(Buffer.from(`${text}\n`, 'latin1'));
    const data = (bytes: Buffer) => {
      line(`data ${bytes.length}`);
      out.push(bytes, Buffer.from('\n'));
    };
    // Without a parent, the branch gets a new root commit.
    if (parents.length === 0) line(`reset refs/heads/${branch}`);
    line(`commit refs/heads/${branch}`);
    line('mark :1');
    out.push(Buffer.from(`author ${spec.author ?? 'Ada Lovelace <ada@example.com>'} ${time} +0200\n`));
    line(`committer Ada Lovelace <ada@example.com> ${time} +0200`);
    data(message);
    for (const [index, parent] of parents.entries()) line(`${index === 0 ? 'from' : 'merge'} ${parent}`);
    for (const [path, file] of Object.entries(spec.files ?? {})) {
      const name = quoted(path);
      if (file === null) {
        line(`D ${name}`);
        continue;
      }
      const plain = typeof file === 'string' || Buffer.isBuffer(file);
      const mode = plain ? '100644' : file.mode;
      const content = Buffer.from(plain ? file : file.content);
      if (mode === '160000') line(`M 160000 ${content.toString('latin1')} ${name}`);
      else {
        line(`M ${mode} inline ${name}`);
        data(content);
      }
    }
    line('get-mark :1');
    const sha = git(this.directory, ['fast-import', '--quiet', '--force'], Buffer.concat(out));
    this.tips.set(branch, sha);
    return sha;
  }

  /** Creates a branch at a commit. */
  branch(name: string, at: string): void {
    this.git('update-ref', `refs/heads/${name}`, at);
    this.tips.set(name, at);
  }
}

function quoted(path: string): string {
  const bytes = path.startsWith('latin1:') ? Buffer.from(path.slice(7), 'latin1') : Buffer.from(path);
  const escaped = [...bytes].map((byte) =>
    byte < 0x20 || byte >= 0x7f || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  );
  return `"${escaped.join('')}"`;
}
