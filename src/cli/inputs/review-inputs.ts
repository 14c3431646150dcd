/** The inputs of a review besides the commits: the ticket, the policy and the reports of other tools. */
import { statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { LIMITS } from '../../contract/index.js';
import { BUILT_IN_POLICIES } from '../../engine/index.js';
import { type GatheredReports, gatherReports, type NamedReports, ReportError } from '../../external/index.js';
import { UsageError } from '../exit.js';
import { hasFile, readText } from './files.js';

/** A ticket by file, by its text, or by id only. */
export interface TicketInput {
  readonly id: string;
  readonly file: string | null;
  readonly text: string;
  /** True if `text` is all that there is: no file and no ticket system has it. */
  readonly given?: true;
}

/** A policy by name. `source` is null if the service already has the policy. */
export interface PolicyInput {
  readonly name: string;
  readonly source: string | null;
}

const LOOKS_LIKE_FILE = /\.(?:md|markdown|txt)$/iu;

/**
 * Returns the named ticket: a file if one of that name exists, otherwise an id.
 * @param mayAsk whether there is a token for requests to a provider
 */
export async function readTicketInput(named: string, mayAsk: boolean): Promise<TicketInput> {
  if (hasFile(named)) {
    const id =
      named.length <= LIMITS.MAX_TICKET_CHARACTERS ? named : basename(named).slice(-LIMITS.MAX_TICKET_CHARACTERS);
    const text = await readText(named, 'ticket');
    // A pipe has nothing more to give whoever reads it again.
    return statSync(named).isFile() ? { id, file: resolve(named), text } : { id, file: null, text, given: true };
  }
  if (LOOKS_LIKE_FILE.test(named)) {
    throw new UsageError(`There is no ticket file ${named}. Name a Markdown file, or a ticket's id such as 12.`);
  }
  if (!mayAsk) {
    throw new UsageError(`There is no file ${named}, and an issue cannot be read without a token: set GITHUB_TOKEN.`);
  }
  return { id: named, file: null, text: '' };
}

/**
 * Returns the named policy. If a file of that name exists, the policy has the file's base name; `-file` is appended if
 * a built-in policy has that name.
 */
export async function readPolicyInput(named: string | null): Promise<PolicyInput | null> {
  if (named === null) return null;
  if (!hasFile(named)) return { name: named, source: null };
  const name = basename(named, extname(named)).slice(0, 100) || 'policy';
  const source = await readText(named, 'policy');
  return { name: Object.hasOwn(BUILT_IN_POLICIES, name) ? `${name}-file` : name, source };
}

/**
 * Reads the reports named by `--sarif`, `--junit` and `--coverage`.
 * @throws UsageError that names every file that is not a valid report
 */
export async function readReportInputs(named: NamedReports, roots: readonly string[]): Promise<GatheredReports> {
  try {
    return await gatherReports(named, { directory: process.cwd(), roots, globs: false, follow: true });
  } catch (fault) {
    if (fault instanceof ReportError) {
      throw new UsageError(`A report cannot be used: ${fault.faults.join('; ')}.`, { cause: fault });
    }
    throw fault;
  }
}
