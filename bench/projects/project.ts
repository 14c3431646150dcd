/** A checked-out project: its files, its own commands, and commits that edit it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { z } from 'zod';
import type { Edited } from './edits.js';

const Projects = z.array(
  z.strictObject({
    repo: z.string(),
    commit: z.string(),
    language: z.string(),
    /** Commands of the shell: what installs, and what tests and builds. */
    prepare: z.string(),
    check: z.string(),
  }),
);
const FILE = join(import.meta.dirname, '..', '..', '..', 'bench', 'projects', 'repositories.json');

/** A project of `repositories.json`. */
export type Project = z.infer<typeof Projects>[number];

/** Which half a project belongs to, by the hash of its name: `read` may be looked at, `unread` is for measuring. */
export function chooseHalf(repo: string): 'read' | 'unread' {
  const digest = createHash('sha256').update(`prose:${repo}`).digest();
  return (digest.at(-1) ?? 0) % 2 === 0 ? 'read' : 'unread';
}

/** Lists the projects. */
export const listProjects = (): readonly Project[] => Projects.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Minutes after which a project's own commands are stopped. */
const MINUTES = { prepare: 5, check: 2 };
const MAX_OUTPUT = 1 << 29;
/** Projects that take their version from tags get one. */
const ENVIRONMENT = {
  ...env,
  CI: '1',
  HUSKY: '0',
  SETUPTOOLS_SCM_PRETEND_VERSION: '1.2.3',
  GIT_AUTHOR_NAME: 'Bench',
  GIT_AUTHOR_EMAIL: 'bench@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Bench',
  GIT_COMMITTER_EMAIL: 'bench@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** A file of the commit, as git lists it. */
export interface TreeFile {
  readonly path: string;
  readonly mode: string;
  readonly object: string;
}

/** The work tree of a project. */
export class Checkout {
  private constructor(
    readonly directory: string,
    private readonly project: Project,
  ) {}

  /** Makes the work tree below `scratch` from the bare repository, if it is not there, and installs what it needs. */
  static open(scratch: string, bare: string, project: Project): Checkout {
    const directory = join(scratch, project.repo.replace('/', '+'));
    const checkout = new Checkout(directory, project);
    const done = `${directory}.prepared`;
    if (existsSync(done)) return checkout;
    mkdirSync(scratch, { recursive: true });
    if (!existsSync(directory)) {
      execFileSync('git', ['clone', '-q', '--no-checkout', bare, directory]);
      // The largest blobs may be missing; their files are then left out.
      spawnSync('git', ['-C', directory, 'checkout', '-q', '-f', project.commit], { stdio: 'ignore' });
    }
    if (!checkout.run(project.prepare, MINUTES.prepare)) throw new Error('it could not be prepared');
    writeFileSync(done, '');
    return checkout;
  }

  /** Runs git; returns what it prints. */
  git(args: readonly string[], more: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {}): string {
    return this.readBytes(args, more).toString('utf8');
  }

  /** As `git`, as bytes. */
  readBytes(args: readonly string[], more: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {}): Buffer {
    return execFileSync('git', ['-C', this.directory, ...args], {
      maxBuffer: MAX_OUTPUT,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...more,
      env: { ...ENVIRONMENT, ...more.env },
    });
  }

  /** Lists the files of the commit. */
  listFiles(): readonly TreeFile[] {
    return this.git(['ls-tree', '-r', '-z', this.project.commit])
      .split('\0')
      .flatMap((line) => {
        const [, mode = '', object = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/su.exec(line) ?? [];
        return path === '' ? [] : [{ path, mode, object }];
      });
  }

  /** Commits edits of files on top of the project's commit, beside its work tree; returns the new commit. */
  commit(edits: ReadonlyMap<string, Edited>): string {
    const index = { GIT_INDEX_FILE: join(this.directory, '.git', 'bench-index') };
    this.git(['read-tree', this.project.commit], { env: index });
    const lines = [...edits].flatMap(([path, { bytes, to }]) => {
      const gone = `0 ${'0'.repeat(40)}\t${path}\0`;
      if (bytes === null) return [gone];
      const scratch = join(this.directory, '.git', 'bench-blob');
      writeFileSync(scratch, bytes);
      const object = this.git(['hash-object', '-w', '--no-filters', scratch]).trim();
      return to === null ? [`100644 ${object}\t${path}\0`] : [gone, `100644 ${object}\t${to}\0`];
    });
    this.git(['update-index', '-z', '--index-info'], { env: index, input: lines.join('') });
    const tree = this.git(['write-tree'], { env: index }).trim();
    return this.git(['commit-tree', tree, '-p', this.project.commit, '-m', 'Documents']).trim();
  }

  /** Runs the project's own tests and build with edits of files; returns whether they pass. */
  check(edits: ReadonlyMap<string, Edited>): boolean {
    const undo = [...edits].map(([path, edited]) => this.apply(path, edited));
    try {
      return this.run(this.project.check, MINUTES.check);
    } finally {
      for (const one of undo) one();
    }
  }

  private apply(path: string, { bytes, to }: Edited): () => void {
    const from = join(this.directory, path);
    const before = readFileSync(from);
    if (bytes !== null && to === null) writeFileSync(from, bytes);
    else rmSync(from);
    if (bytes !== null && to !== null) writeFileSync(join(this.directory, to), bytes);
    return () => {
      if (to !== null) rmSync(join(this.directory, to), { force: true });
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, before);
    };
  }

  private run(command: string, minutes: number): boolean {
    const { status, stdout, stderr } = spawnSync(
      'timeout',
      ['-k', '5', String(minutes * 60), 'nice', '-n', '5', 'bash', '-c', command],
      { cwd: this.directory, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: MAX_OUTPUT },
    );
    writeFileSync(`${this.directory}.log`, Buffer.concat([stdout, stderr]));
    return status === 0;
  }
}
