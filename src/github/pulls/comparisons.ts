/** What two commits differ in, over GitHub's API ("Compare two commits" in GitHub's REST documentation). */
import * as z from 'zod';
import type { GitHubClient } from '../connection/client.js';
import { parseAnswer } from '../connection/errors.js';
import { splitRepository } from '../connection/repository.js';

/** The most files that GitHub lists; where there are as many, some may be missing. */
const MAX_FILES = 300;

const File = z.object({
  filename: z.string(),
  previous_filename: z.string().nullish(),
  status: z.string(),
  /** The content on the head side; null for a file that is gone. */
  sha: z.string().nullable(),
  /** Missing for binary files and large differences. */
  patch: z.string().nullish(),
});
const Comparison = z.object({ files: z.array(File).nullish() });

/** A file that differs. */
export type ComparedFile = z.infer<typeof File>;

/**
 * Lists the files in which `to` differs from the commit where it left `from`; null if there are more than GitHub lists.
 * @throws what the client throws
 */
export async function compareCommits(
  client: GitHubClient,
  { repo, from, to }: { readonly repo: string; readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<readonly ComparedFile[] | null> {
  const asked = { ...splitRepository(repo), basehead: `${from}...${to}` };
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { data } = await client.request(route, asked, { signal, answer: 'list' });
  const files = parseAnswer(Comparison, data).files ?? null;
  return files === null || files.length >= MAX_FILES ? null : files;
}
