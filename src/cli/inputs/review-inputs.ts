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
/** `12`, `#12`, `owner/name#12`, an address. */
const LOOKS_LIKE_ISSUE = /^(?:#?\d+|[^\s/#]+\/[^\s/#]+#\d+|https?:\/\/\S+)$/iu;
/** `SHOP-12`. */
const LOOKS_LIKE_KEY = /^[A-Z][A-Z0-9_]*-\d+$/u;

/** Says what to do where no file has the name of a ticket, and no issue can be read. */
function explainNoTicket(named: string): string {
  if (LOOKS_LIKE_KEY.test(named))
    return `There is no file ${named}. The command reads issues of GitHub, and those of Jira and Linear only a service reads: write the ticket into a Markdown file, and name that.`;
  if (LOOKS_LIKE_ISSUE.test(named))
    return `There is no file ${named}, and an issue cannot be read without a token: set GITHUB_TOKEN, or name a Markdown file.`;
  return `There is no ticket file ${named}. Name a Markdown file, or a ticket's id such as 12.`;
}

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
  if (named.trim() === '') throw new UsageError('--ticket names nothing. Name a Markdown file, or the id of an issue.');
  if (!mayAsk || LOOKS_LIKE_FILE.test(named)) throw new UsageError(explainNoTicket(named));
  return { id: named, file: null, text: '' };
}

/** Says which policies there are where none has the name. */
export function explainNoPolicy(named: string): string {
  const known = Object.keys(BUILT_IN_POLICIES).join(', ');
  return `There is no policy file ${named === '' ? '""' : named}, and no built-in policy of that name. There are: ${known}.`;
}

/**
 * Returns the named policy. If a file of that name exists, the policy has the file's base name; `-file` is appended if
 * a built-in policy has that name.
 */
export async function readPolicyInput(named: string | null): Promise<PolicyInput | null> {
  if (named === null) return null;
  if (!hasFile(named)) {
    // What looks like a path may be one of the repository at the base.
    if (!Object.hasOwn(BUILT_IN_POLICIES, named) && !/[/.]/u.test(named)) throw new UsageError(explainNoPolicy(named));
    return { name: named, source: null };
  }
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
