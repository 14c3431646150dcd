/** A repository of ours, made for one look at other people's objects. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../faults.js';
import { Git, type GitCall, type GitResult, requireGit } from './program.js';

/** How objects are named in a repository. */
export type ObjectFormat = 'sha1' | 'sha256';

/** What a scratch repository is made from. */
export interface ScratchOptions {
  /** Where its temporary folder goes; must exist. */
  readonly parent: string;
  /** What the folder's name begins with. */
  readonly label?: string | undefined;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * An empty bare repository in a temporary folder that borrows the objects of others. Git run in it sees their objects
 * and nothing else of them: no settings, hooks, attributes, filters, replaced objects or refs, and it writes nothing
 * there. So neither a checked-out pull request nor a setting of the machine can change what a diff says.
 */
export class Scratch {
  private constructor(
    readonly directory: string,
    readonly git: Git,
    private readonly signal: AbortSignal,
  ) {}

  static async make(options: ScratchOptions, signal: AbortSignal): Promise<Scratch> {
    const directory = await mkdtemp(join(options.parent, `${options.label ?? 'review-gate'}-`));
    try {
      // A workspace often belongs to another user than the one this runs as (containers); reading it is all we do.
      await writeFile(join(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
      const git = new Git(directory, options.environment);
      await requireGit(git, signal);
      return new Scratch(directory, git, signal);
    } catch (fault) {
      await rm(directory, { recursive: true, force: true });
      throw fault;
    }
  }

  get gitDir(): string {
    return join(this.directory, 'repository.git');
  }

  /** Lays the repository out, anew where it was before. `shallow`: the commits whose parents are known to be missing. */
  async layOut(format: ObjectFormat, objects: readonly string[], shallow: readonly string[]): Promise<void> {
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
      objects.map((one) => `${quoted(one)}\n`).join(''),
    );
    if (shallow.length > 0) await writeFile(join(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
  }

  /** The commits whose parents are missing; empty where history is whole. */
  async shallow(): Promise<string[]> {
    return readShallow(join(this.gitDir, 'shallow'));
  }

  /** Runs git in this repository. */
  run(args: readonly string[], more: Omit<GitCall, 'args' | 'gitDir'> = {}): Promise<GitResult> {
    return this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal);
  }

  /** Runs git in this repository and gives what it printed. @throws GitFailure */
  output(args: readonly string[], more: Omit<GitCall, 'args' | 'gitDir'> = {}): Promise<Buffer> {
    return this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal);
  }

  /** Removes the folder. */
  async dispose(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs `use` on a scratch repository and removes it afterwards, whatever comes of it. */
export async function withScratch<T>(
  options: ScratchOptions,
  signal: AbortSignal,
  use: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const scratch = await Scratch.make(options, signal);
  try {
    return await use(scratch);
  } finally {
    await scratch.dispose();
  }
}

/** The commits that a `shallow` file lists; none where there is no such file. */
export async function readShallow(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
  } catch (fault) {
    if (systemCode(fault) === 'ENOENT') return [];
    throw fault;
  }
}

/** A path as the alternates file wants it: as it is, or in C quotes where it could be misread. */
function quoted(path: string): string {
  return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
