/** The merge group of GitHub's event `merge_group`: the commit of a merge queue, and the pull request that it is for. */
import * as z from 'zod';
import { Sha } from '../../contract/index.js';

/** What is read of a merge group. */
export const MergeGroup = z.looseObject({
  head_sha: Sha,
  head_ref: z.string(),
  base_ref: z.string().nullish(),
  base_sha: Sha.nullish(),
});
export type MergeGroup = z.infer<typeof MergeGroup>;

const HEADS = /^refs\/heads\//u;
/** GitHub takes no branch names of more than 255 characters. */
const QUEUE_REF = /^(?:refs\/heads\/)?gh-readonly-queue\/(.{1,255})\/pr-([1-9]\d{0,9})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/** What a ref of a queue must look like. */
export const QUEUE_REF_FORM = 'It must read …/gh-readonly-queue/<base>/pr-<number>-<sha>.';

/**
 * Reads the pull request and the base branch of a merge group from its ref, the only place that names the pull request.
 * `fault` says why it cannot be read.
 */
export function readQueueRef({
  head_ref: ref,
  base_ref: baseRef,
}: Pick<MergeGroup, 'head_ref' | 'base_ref'>):
  | { readonly pr: number; readonly baseRef: string }
  | { readonly fault: string } {
  const [, base, number] = QUEUE_REF.exec(ref) ?? [];
  const named = baseRef?.replace(HEADS, '') ?? base;
  if (base !== undefined && number !== undefined && named === base) return { pr: Number(number), baseRef: base };
  const beside = base === undefined ? '' : ` on ${JSON.stringify(named)}`;
  return { fault: `The merge group's ref does not name its pull request: ${JSON.stringify(ref)}${beside}.` };
}
