/** Branches and files of a repository over GitHub's API ("Branches", "Commits" and "Contents" in GitHub's REST documentation). */
import * as z from 'zod';
import { Sha } from '../contract/index.js';
import type { GitHubClient } from './connection/client.js';
import { parseAnswer, readStatus } from './connection/errors.js';
import { splitRepository } from './connection/repository.js';

const Commit = z.object({ sha: Sha });
const Branch = z.object({ protected: z.boolean() });
/** A file of up to 1 MB. A folder is a list, and a larger file has another encoding. */
const File = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/** A branch of a repository. */
interface BranchName {
  readonly repo: string;
  readonly branch: string;
}

/** Reads the newest commit of a branch; null if the branch does not exist. @throws what the client throws */
export async function readBranchTip(
  client: GitHubClient,
  { repo, branch }: BranchName,
  signal: AbortSignal,
): Promise<string | null> {
  const asked = { ...splitRepository(repo), ref: `heads/${branch}`, per_page: 1 };
  try {
    const { data } = await client.request('GET /repos/{owner}/{repo}/commits/{ref}', asked, { signal });
    return parseAnswer(Commit, data).sha;
  } catch (fault) {
    const status = readStatus(fault);
    if (!signal.aborted && (status === 404 || status === 409 || status === 422)) return null;
    throw fault;
  }
}

/** Returns whether GitHub protects a branch; null if the branch does not exist. @throws what the client throws */
export async function readProtection(
  client: GitHubClient,
  { repo, branch }: BranchName,
  signal: AbortSignal,
): Promise<boolean | null> {
  const asked = { ...splitRepository(repo), branch };
  try {
    const { data } = await client.request('GET /repos/{owner}/{repo}/branches/{branch}', asked, { signal });
    return parseAnswer(Branch, data).protected;
  } catch (fault) {
    if (!signal.aborted && readStatus(fault) === 404) return null;
    throw fault;
  }
}

/** The bytes of a file; `none`: there is no such path; `unreadable`: a folder, or a file over 1 MB. */
export type FileAtCommit = { readonly bytes: Buffer } | 'none' | 'unreadable';

/** Reads a file at a commit. @throws what the client throws */
export async function readFileAtCommit(
  client: GitHubClient,
  { repo, sha, path }: { readonly repo: string; readonly sha: string; readonly path: string },
  signal: AbortSignal,
): Promise<FileAtCommit> {
  try {
    const asked = { ...splitRepository(repo), path, ref: sha };
    const { data } = await client.request('GET /repos/{owner}/{repo}/contents/{path}', asked, { signal });
    const file = File.safeParse(data);
    return file.success ? { bytes: Buffer.from(file.data.content, 'base64') } : 'unreadable';
  } catch (fault) {
    if (!signal.aborted && readStatus(fault) === 404) return 'none';
    throw fault;
  }
}
