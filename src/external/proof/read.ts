/** Proofs on disk: what `review-gate prove` wrote, read within limits and checked against their own digest. */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { types } from 'node:util';
import { digestJson } from '../../base/digest.js';
import { type GivenProof, ProofFile } from '../../contract/index.js';

/** Thrown for a proof, or a list of them, that cannot be used. Each fault names the file and the problem. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The most files that are read, and the most bytes of one. */
const MAX_FILES = 20;
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Reads proofs.
 * @param names paths, relative to `directory`
 * @throws ProofError that names every file that is missing, broken or over a limit
 */
export async function readProofs(names: readonly string[], directory: string): Promise<readonly GivenProof[]> {
  if (names.length > MAX_FILES)
    throw new ProofError([`${names.length} proofs are named; at most ${MAX_FILES} are read`]);
  const read = await Promise.all(names.map((name) => readProof(name, resolve(directory, name))));
  const faults = read.filter((one) => typeof one === 'string');
  if (faults.length > 0) throw new ProofError(faults);
  return read.filter((one) => typeof one !== 'string');
}

async function readProof(name: string, path: string): Promise<GivenProof | string> {
  let text: string;
  try {
    const about = await stat(path);
    if (!about.isFile()) return `${name} is no file`;
    if (about.size > MAX_BYTES) return `${name} is larger than ${MAX_BYTES} bytes`;
    text = await readFile(path, 'utf8');
  } catch (fault) {
    return `${name} cannot be read${types.isNativeError(fault) && 'code' in fault ? ` (${String(fault.code)})` : ''}`;
  }
  return parseProof(name, text);
}

/** Reads the text of a proof. Returns the fault, in words, if it cannot be used. */
export function parseProof(name: string, text: string): GivenProof | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${name} is not JSON`;
  }
  const parsed = ProofFile.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return `${name} is no proof: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`;
  }
  const { digest, statement } = parsed.data;
  return digestJson(statement) === digest ? { digest, statement } : `${name} was changed after it was made`;
}
