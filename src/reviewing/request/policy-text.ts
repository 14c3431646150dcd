/** Policies as texts: which names may be paths, and what is wrong with a text. */
import type { FieldFault } from '../../contract/index.js';
import { formatProblem, type PolicyProblem, parsePolicy } from '../../engine/index.js';
import type { PolicyReference } from '../../engine/snapshot.js';
import { RequestError } from './request-error.js';

const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;
/** YAML allows none of these, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
/** More faults than these are not listed. */
const MAX_FAULTS = 50;

/** Whether a policy's name reads as a path. */
export function looksLikePath(name: string): boolean {
  return LOOKS_LIKE_A_PATH.test(name);
}

/** Whether a path leads out of the repository. */
export function leavesRepository(path: string): boolean {
  return LEAVES_THE_REPOSITORY.test(path);
}

/** Whether a name may be that of a file in the repository. */
export function isRepositoryPath(name: string): boolean {
  return looksLikePath(name) && !leavesRepository(name) && !UNPRINTABLE.test(name);
}

/** What is wrong with a policy's text; empty where it is good. */
export async function readPolicyFaults(source: string): Promise<readonly PolicyProblem[]> {
  const at = UNPRINTABLE.exec(source)?.index;
  if (at !== undefined) {
    const before = source.slice(0, at).split(/\r\n|\n|\r/u);
    const column = (before.at(-1) ?? '').length + 1;
    return [{ line: before.length, column, message: 'a control character, or half of a character' }];
  }
  const parsed = await parsePolicy(source);
  return parsed.ok ? [] : parsed.faults;
}

/** E_POL_001. */
export function refusePolicy(detail: string, fields: readonly FieldFault[]): RequestError {
  return new RequestError('E_POL_001', detail, fields);
}

/**
 * Gives the policy back where its text parses; a built-in one has no text.
 * @param pointer the field of the request that the faults are told of
 * @throws RequestError E_POL_001 with the line of each fault
 */
export async function requireParsed(reference: PolicyReference, pointer = '/policy'): Promise<PolicyReference> {
  if (reference.source === null) return reference;
  const faults = await readPolicyFaults(reference.source);
  if (faults.length === 0) return reference;
  const fields = faults.slice(0, MAX_FAULTS).map((fault) => ({ pointer, detail: formatProblem(fault) }));
  const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more` : '';
  const named = fields.map(({ detail }) => detail).join('; ');
  throw refusePolicy(`The policy ${reference.name} does not parse. ${named}${more}`, fields);
}
