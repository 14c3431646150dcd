/** A temporary repository that reads the objects of another repository. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ProviderError } from '../../../base/errors.js';
import { describeFileFault } from '../../../base/file-fault.js';
import { readSystemCode } from '../../errors.js';
import { type ObjectAnswer, type ObjectQuestion, ObjectReader, parseAnswers } from './object-reader.js';
import { type GitCall, GitProgram, type GitResult, type GitVersion, requireGit } from './program.js';

/** The hash algorithm of object names in a repository. */
export type ObjectFormat = 'sha1' | 'sha256';

/** The options of a scratch repository. */
export interface ScratchOptions {
  /** The parent of its temporary folder; must exist. */
  readonly parent: string;
  /** The prefix of the folder's name. */
  readonly label?: string | undefined;
  readonly environment: NodeJS.ProcessEnv;
  /** Git's version, if it is known; else it is asked for. */
  readonly version?: GitVersion | undefined;
}

/** @throws ProviderError that names the parent if nothing can be made in it */
async function makeFolder({ parent, label = 'review-gate' }: ScratchOptions): Promise<string> {
  try {
    return await mkdtemp(join(parent, `${label}-`));
  } catch (fault) {
    throw new ProviderError(
      'E_UP_001',
      `No temporary folder can be made in ${parent}: ${describeFileFault(fault)}. Make it writable. If it is the system’s folder for such files, TMPDIR names another one.`,
      false,
      { cause: fault },
    );
  }
}

/**
 * An empty bare repository in a temporary folder that uses the objects of others. Git runs in it and sees only their
 * objects: no settings, hooks, attributes, filters, replaced objects or refs. It writes nothing to the others. So
 * neither a checked-out pull request nor a setting of the machine can change a diff.
 */
export class ScratchRepository {
  /** Calls of git that have not ended. */
  private readonly running = new Set<Promise<unknown>>();
  private readonly forks: ScratchRepository[] = [];
  /** Stays from the first question about objects on. */
  private reader: ObjectReader | null = null;

  private constructor(
    readonly directory: string,
    readonly git: GitProgram,
    readonly version: GitVersion,
    private readonly signal: AbortSignal,
  ) {}

  static async make(options: ScratchOptions, signal: AbortSignal): Promise<ScratchRepository> {
    const directory = await makeFolder(options);
    try {
      // A workspace often belongs to a different user than this process (containers). It is only read, so this is safe.
      await writeFile(join(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
      const git = new GitProgram(directory, options.environment);
      return new ScratchRepository(directory, git, options.version ?? (await requireGit(git, signal)), signal);
    } catch (fault) {
      await rm(directory, { recursive: true, force: true });
      throw fault;
    }
  }

  get gitDir(): string {
    return join(this.directory, 'repository.git');
  }

  /**
   * Creates the repository files, replacing earlier ones. `shallow`: the commits whose parents are known to be missing.
   */
  async layOut(format: ObjectFormat, objects: readonly string[], shallow: readonly string[]): Promise<void> {
    await this.endReader();
    await rm(this.gitDir, { recursive: true, force: true });
    await mkdir(join(this.gitDir, 'objects', 'info'), { recursive: true });
    await mkdir(join(this.gitDir, 'objects', 'pack'), { recursive: true });
    await mkdir(join(this.gitDir, 'refs'), { recursive: true });
    await writeFile(join(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    await writeFile(
      join(this.gitDir, 'config'),
      format === 'sha256'
        ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
        : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n',
    );
    await writeFile(
      join(this.gitDir, 'objects', 'info', 'alternates'),
      objects.map((one) => `${quotePath(one)}\n`).join(''),
    );
    if (shallow.length > 0) await this.cutAt(shallow);
  }

  /**
   * Creates a second repository that begins as this one: the same objects, refs and cuts. A history can be fetched into it
   * while this one is read: git does not safely read a repository whose cuts change. It is removed with this one.
   * @param signal ends the calls of git in it
   */
  async fork(format: ObjectFormat, signal: AbortSignal): Promise<ScratchRepository> {
    const directory = join(this.directory, `${basename(this.directory)}-fork`);
    const other = new ScratchRepository(directory, this.git, this.version, signal);
    this.forks.push(other);
    await other.layOut(format, [join(this.gitDir, 'objects')], await this.shallow());
    await cp(join(this.gitDir, 'refs'), join(other.gitDir, 'refs'), { recursive: true });
    return other;
  }

  /** States which commits have parents that are missing. */
  async cutAt(shallow: readonly string[]): Promise<void> {
    await writeFile(join(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
  }

  /** Returns the commits whose parents are missing; empty if the history is complete. */
  async shallow(): Promise<string[]> {
    return readShallow(join(this.gitDir, 'shallow'));
  }

  /** Runs git in this repository. */
  run(args: readonly string[], more: Omit<GitCall, 'args' | 'gitDir'> = {}): Promise<GitResult> {
    return this.track(this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal));
  }

  /**
   * Runs git in this repository and returns its output.
   * @throws GitError
   */
  output(args: readonly string[], more: Omit<GitCall, 'args' | 'gitDir'> = {}): Promise<Buffer> {
    return this.track(this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal));
  }

  /**
   * Asks about objects by their full names: one answer each, null for an object that is not here. All questions go to one
   * git that stays, unless it is too old for that.
   * @throws GitError
   */
  ask(question: ObjectQuestion, names: readonly string[]): Promise<readonly (ObjectAnswer | null)[]> {
    if (names.length === 0) return Promise.resolve([]);
    if (!this.version.takesCommands) return this.askOnce(question, names);
    this.reader ??= new ObjectReader(this.git, this.gitDir, this.signal);
    return this.track(this.reader.ask(question, names));
  }

  private async askOnce(question: ObjectQuestion, names: readonly string[]): Promise<readonly (ObjectAnswer | null)[]> {
    const mode = question === 'info' ? '--batch-check' : '--batch';
    const printed = await this.output(['cat-file', mode, '--buffer'], { input: `${names.join('\n')}\n` });
    return parseAnswers(printed, question).answers;
  }

  private async endReader(): Promise<void> {
    const { reader } = this;
    this.reader = null;
    await reader?.end();
  }

  private track<T>(call: Promise<T>): Promise<T> {
    this.running.add(call);
    const end = () => this.running.delete(call);
    call.then(end, end);
    return call;
  }

  /** Removes the folder once no git runs in it. */
  async dispose(): Promise<void> {
    await Promise.allSettled(this.running);
    await Promise.all([this, ...this.forks].map((one) => one.endReader()));
    await rm(this.directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs `use` on a scratch repository and removes it afterwards, even after an error. */
export async function withScratch<T>(
  options: ScratchOptions,
  signal: AbortSignal,
  use: (scratch: ScratchRepository) => Promise<T>,
): Promise<T> {
  const scratch = await ScratchRepository.make(options, signal);
  try {
    return await use(scratch);
  } finally {
    await scratch.dispose();
  }
}

/** Returns the commits that a `shallow` file lists; none if the file does not exist. */
export async function readShallow(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
  } catch (fault) {
    if (readSystemCode(fault) === 'ENOENT') return [];
    throw fault;
  }
}

/** Returns a path for the alternates file: unchanged, or in C quotes if it could be misread. */
function quotePath(path: string): string {
  return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
