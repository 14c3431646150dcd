/** Creates small real git repositories with the same bytes each time. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file's text; null deletes it. */
export type Files = Readonly<Record<string, string | null>>;

/** The commits of a pull request. */
interface PullCommits {
  /** The last commit of its branch. */
  readonly head: string;
  /** GitHub's test merge into the base. */
  readonly merge: string;
}

/** A bare repository as on GitHub. */
export interface BareRepository {
  readonly directory: string;
  /** The base commit of every pull request: `main`. */
  readonly base: string;
  readonly pulls: ReadonlyMap<number, PullCommits>;
}

const PERSON = 'Octo Cat <octocat@github.example>';
const START = 1_767_322_800;

/** Runs git without the machine's configuration and returns its output without the last newline. */
export function git(directory: string, parameters: readonly string[], input = ''): string {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: directory,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
  };
  const output = execFileSync('git', [...parameters], { cwd: directory, env, input, encoding: 'utf8', stdio: 'pipe' });
  return output.replace(/\n$/u, '');
}

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

function commit(ref: string, mark: number, parents: readonly string[], files: Files): string {
  const [from, merge] = parents;
  return [
    `commit ${ref}\nmark :${mark}\ncommitter ${PERSON} ${START + mark * 60} +0000\n${data(`Commit ${mark}`)}`,
    from === undefined ? '' : `from ${from}\n`,
    merge === undefined ? '' : `merge ${merge}\n`,
    ...Object.entries(files).map(([path, text]) =>
      text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${data(text)}`,
    ),
    '\n',
  ].join('');
}

/** Creates a bare repository under `root`: `main`, and `refs/pull/<n>/head` and `…/merge` for each pull request. */
export function createBareRepository(
  root: string,
  repo: string,
  files: { readonly base: Files; readonly pulls: Readonly<Record<number, Files>> },
): BareRepository {
  const directory = join(root, `${repo}.git`);
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--bare', '--initial-branch=main']);
  for (const setting of ['uploadpack.allowFilter', 'uploadpack.allowReachableSHA1InWant']) {
    git(directory, ['config', setting, 'true']);
  }
  const numbers = Object.keys(files.pulls).map(Number);
  const stream = numbers.flatMap((number, index) => {
    const changed = files.pulls[number] ?? {};
    const mark = 2 + index * 2;
    return [
      commit(`refs/pull/${number}/head`, mark, [':1'], changed),
      commit(`refs/pull/${number}/merge`, mark + 1, [':1', `:${mark}`], changed),
    ];
  });
  git(directory, ['fast-import', '--quiet'], commit('refs/heads/main', 1, [], files.base) + stream.join(''));
  const read = (ref: string): string => git(directory, ['rev-parse', ref]);
  const pulls = numbers.map((number) => {
    const commits = { head: read(`refs/pull/${number}/head`), merge: read(`refs/pull/${number}/merge`) };
    return [number, commits] as const;
  });
  return { directory, base: read('main'), pulls: new Map(pulls) };
}
