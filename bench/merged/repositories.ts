/** The repositories of `bench:merged` and `bench:look`: bare git directories `FOLDER/<owner>+<name>/repo`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stderr } from 'node:process';
import { z } from 'zod';

const Repositories = z.record(
  z.enum(['first', 'second']),
  z.array(z.strictObject({ repo: z.string(), commit: z.string() })),
);
const FILE = join(import.meta.dirname, '..', '..', '..', 'bench', 'merged', 'repositories.json');

/** A repository that is there, and the newest commit of it that counts. */
export interface Repository {
  readonly repo: string;
  readonly directory: string;
  readonly commit: string;
}

/** Lists the wanted repositories of some halves; says which are not in the folder. `wanted`: all if it is left out. */
export function listRepositories(
  from: string,
  halves: readonly ('first' | 'second')[],
  wanted?: readonly string[],
): readonly Repository[] {
  const all = Repositories.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return halves.flatMap((half) =>
    all[half].flatMap(({ repo, commit }) => {
      if (wanted?.includes(repo) === false) return [];
      const directory = join(from, repo.replace('/', '+'), 'repo');
      if (existsSync(directory)) return [{ repo, directory, commit }];
      stderr.write(`${directory} is not there; its changes are left out\n`);
      return [];
    }),
  );
}
