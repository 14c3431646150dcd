/** Outcomes of earlier runs, kept in a file so that a stopped proof goes on where it was. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { types } from 'node:util';
import * as z from 'zod';
import { CriterionProof, Digest } from '../contract/index.js';
import { UnprovableError } from './error.js';
import type { FoundProof, ProofMemory } from './prove.js';

const Kept = z.strictObject({
  schema: z.literal('review-gate.prove-state/1'),
  /** By the digest of all that an outcome depends on. */
  found: z.record(Digest, z.strictObject({ proof: CriterionProof, seconds: z.number().min(0) })),
});

/** A memory of this run alone. */
export const FORGETFUL: ProofMemory = { find: () => null, keep: async () => undefined };

/**
 * Opens the memory in a file, which is made with the first outcome.
 * @throws UnprovableError if the file is there and is something else
 */
export async function openProofMemory(path: string): Promise<ProofMemory> {
  const found = new Map<string, FoundProof>(Object.entries(await readKept(path)));
  let writing = Promise.resolve();
  return {
    find: (key) => found.get(key) ?? null,
    keep: (key, one) => {
      found.set(key, one);
      const kept = { schema: 'review-gate.prove-state/1', found: Object.fromEntries(found) };
      // One after the other, and whole: a stop must not leave half of a file.
      writing = writing.then(async () => {
        await writeFile(`${path}.part`, `${JSON.stringify(kept, null, 1)}\n`);
        await rename(`${path}.part`, path);
      });
      return writing;
    },
  };
}

async function readKept(path: string): Promise<z.infer<typeof Kept>['found']> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (fault) {
    if (types.isNativeError(fault) && 'code' in fault && fault.code === 'ENOENT') return {};
    throw new UnprovableError(`The state of an earlier run cannot be read: ${path}.`, { cause: fault });
  }
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Said below, like any other text that is no state.
  }
  const parsed = Kept.safeParse(value);
  if (!parsed.success)
    throw new UnprovableError(`${path} is no state of an earlier run. Name another file, or remove it.`);
  return parsed.data.found;
}
