/** The cases of the attacks: repositories, and changes of them with their tickets. */
import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from '../read-lines.js';

const FILE = join(import.meta.dirname, '..', '..', '..', 'bench', 'attacks', 'cases.jsonl.gz');

/** Files with what they become; null for those that go. */
const Files = z.record(z.string(), z.strictObject({ mode: z.string(), text: z.string() }).nullable());
/** Files by their paths. */
export type Files = z.output<typeof Files>;
/** What the changes are: with something beside the asked, or without it. */
export const SetName = z.enum(['riders', 'unmet']);
/** Who has read them: everybody, everybody since they were measured, nobody. */
export const Part = z.enum(['first', 'second', 'third']);
const Repository = z.strictObject({ repository: z.string(), files: Files });
/** A repository that changes are made in. */
export type Repository = z.output<typeof Repository>;
const Case = z.strictObject({
  /** Where the change is made. */
  repository: z.string(),
  set: SetName,
  half: Part,
  name: z.string(),
  want: z.enum(['open', 'block']),
  ticket: z.string(),
  /** What its base has beside the files of the repository. */
  before: Files.optional(),
  change: Files,
});
/** A change with its ticket, and what the gate should do. */
export type Case = z.output<typeof Case>;

/** Reads all of them. */
export function readCases(): { readonly repositories: readonly Repository[]; readonly cases: readonly Case[] } {
  const lines = readLines(FILE).map((line) => z.union([Repository, Case]).parse(JSON.parse(line)));
  return {
    repositories: lines.flatMap((one) => ('files' in one ? [one] : [])),
    cases: lines.flatMap((one) => ('files' in one ? [] : [one])),
  };
}
