/**
 * Tasks of SWE-bench Pro (Scale AI, MIT licence; https://github.com/scaleapi/SWE-bench_Pro-os): a commit of a public project,
 * what it was to change, as people described it for coding agents, and its tests. The requirements are a list, so they
 * are read as acceptance criteria.
 */
import { z } from 'zod';
import { readLines } from '../read-lines.js';
import { findHalf, type Half } from '../tickets/halves.js';

const Instance = z.object({
  instance_id: z.string(),
  repo: z.string(),
  base_commit: z.string().regex(/^[0-9a-f]{40}$/u),
  problem_statement: z.string(),
  requirements: z.string(),
  patch: z.string(),
  test_patch: z.string(),
});

/** One task, with the fields of the public dataset. */
export type Instance = z.infer<typeof Instance>;

/** Reads the tasks of a half, by the hash of the repository, from a file of JSON lines. Throws where a line has another shape. */
export function readInstances(path: string, half: Half): Instance[] {
  return readLines(path)
    .map((line) => Instance.parse(JSON.parse(line)))
    .filter(({ repo }) => findHalf(repo) === half);
}

/** The task as an issue would say it: what is wrong, then the list. */
export function writeTicket({ problem_statement, requirements }: Instance): string {
  return `${problem_statement.trim()}\n\n## Acceptance criteria\n\n${requirements.trim()}\n`;
}

/** Number of items of the list. */
export function countItems({ requirements }: Instance): number {
  return requirements.split('\n').filter((line) => /^[-*] /u.test(line)).length;
}
