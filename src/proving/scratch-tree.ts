import { lstat, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { borrowCheckout } from '../sources/git/open.js';
import { ScratchRepository } from '../sources/git/program/repository.js';
import { UnprovableError } from './error.js';
import type { FileRevert } from './revert/file.js';

/** What a tree is made of. */
export interface TreeOptions {
  /** A folder in the repository. */
  readonly repository: string;
  readonly head: string;
  /** The folder that copies are made in. */
  readonly folder: string;
  /** Paths in the repository's folder that every tree gets as links: installed dependencies. */
  readonly links: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const SECOND = 1_000;

/**
 * A copy of the head outside of the repository, to run commands in. It is a repository of its own that borrows the
 * objects of the other: nothing is written there, neither a commit nor an entry of `git worktree`.
 */
export class ScratchTree {
  #writtenAt = 0;

  private constructor(
    private readonly scratch: ScratchRepository,
    readonly directory: string,
    private readonly options: TreeOptions,
  ) {}

  /**
   * Checks the head out.
   * @throws UnprovableError if the repository, or a path to link, is not there
   */
  static async open(options: TreeOptions, signal: AbortSignal): Promise<ScratchTree> {
    const { environment, repository, head } = options;
    const scratch = await ScratchRepository.make(
      { parent: options.folder, label: 'review-gate-prove', environment },
      signal,
    );
    try {
      if ((await borrowCheckout(scratch, repository, false, signal)) === null)
        throw new UnprovableError(`${repository} is no git repository.`);
      const tree = new ScratchTree(scratch, join(scratch.directory, 'tree'), options);
      await mkdir(tree.directory);
      await writeFile(join(tree.directory, '.git'), `gitdir: ${scratch.gitDir}\n`);
      await scratch.output(['config', 'core.bare', 'false']);
      await tree.#git(['checkout', '--quiet', '--force', '--detach', head]);
      await tree.#link();
      return tree;
    } catch (fault) {
      await scratch.dispose();
      throw fault;
    }
  }

  /** Files that are there now and that git does not know are part of the tree from now on: what a set-up made. */
  async keepUntracked(): Promise<void> {
    const listed = await this.#git(['ls-files', '-z', '--others', '--exclude-standard', '--directory']);
    const paths = listed.split('\0').filter((path) => path !== '');
    await this.#exclude(paths);
  }

  /**
   * Makes the tree the head again, and then takes the lines of a criterion out. What git ignores stays: caches, builds.
   * No two states of a file are written in the same second, because caches tell them apart by that.
   */
  async reset(files: readonly FileRevert[]): Promise<void> {
    const { now, sleep } = this.options;
    const wait = Math.floor(this.#writtenAt / SECOND) * SECOND + SECOND - now();
    if (this.#writtenAt > 0 && wait > 0) await sleep(wait);
    await this.#git(['reset', '--quiet', '--hard']);
    await this.#git(['clean', '--quiet', '--force', '-d']);
    for (const { path, text } of files) await this.#write(path, text);
    this.#writtenAt = now();
  }

  /** Removes files of earlier runs by their paths in the tree. */
  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await rm(join(this.directory, path), { force: true });
  }

  read(path: string): Promise<string> {
    return readFile(join(this.directory, path), 'utf8');
  }

  /** Returns the paths of the files in a folder of the tree, links left out; none if it is not there. */
  async list(folder: string): Promise<readonly string[]> {
    const inside = await readdir(join(this.directory, folder), { withFileTypes: true }).catch(() => []);
    const found: string[] = [];
    for (const entry of inside) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) found.push(path);
      else if (entry.isDirectory() && entry.name !== '.git' && entry.name !== 'node_modules')
        found.push(...(await this.list(path)));
    }
    return found;
  }

  /** Removes the tree. */
  async dispose(): Promise<void> {
    await this.scratch.dispose();
  }

  async #write(path: string, text: string): Promise<void> {
    const target = join(this.directory, path);
    const about = await lstat(target);
    if (!about.isFile()) throw new UnprovableError(`${path} is no file in the head: its lines cannot be taken out.`);
    await writeFile(target, text);
    const seconds = this.options.now() / SECOND;
    await utimes(target, seconds, seconds);
  }

  async #link(): Promise<void> {
    const { links, repository } = this.options;
    for (const path of links) {
      const target = join(repository, path);
      const there = await lstat(target).catch(() => null);
      if (there === null) throw new UnprovableError(`${target} does not exist: nothing to link (--link ${path}).`);
      const place = join(this.directory, path);
      await mkdir(dirname(place), { recursive: true });
      await rm(place, { recursive: true, force: true });
      await symlink(target, place);
    }
    await this.#exclude(links);
  }

  async #exclude(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const folder = join(this.scratch.gitDir, 'info');
    await mkdir(folder, { recursive: true });
    const lines = paths.map((path) => `/${path.replace(/\/+$/u, '').replace(/[\\*?[\]!# ]/gu, '\\$&')}\n`);
    await writeFile(join(folder, 'exclude'), lines.join(''), { flag: 'a' });
  }

  async #git(args: readonly string[]): Promise<string> {
    return (await this.scratch.output(['--work-tree', this.directory, ...args], { cwd: this.directory })).toString(
      'utf8',
    );
  }
}
