/** Reads traces that reviews wrote, of this version or another. */
import * as z from 'zod';
import { Trace } from '../../contract/index.js';
import { ENGINE_VERSION, verifyTrace } from '../../engine/index.js';
import { UsageError } from '../exit.js';
import { checkShape, readJson, TRACE_FILE } from './files.js';

/** What says of itself that it is a trace, in whatever form. What is wrong with one is said in detail, and of another file nothing. */
const NamesTrace = z.looseObject({ schema: z.string().startsWith('review-gate.trace/') });

/** What is read of a trace in another form. */
const NamesVersion = z.object({ engine: z.object({ version: z.string() }) });

/** A trace that was read and checked. */
export interface TraceFile {
  /** What speaks against it: its chain of hashes, its digest or its form; empty if nothing does. */
  readonly faults: readonly string[];
  /**
   * Returns its content.
   * @throws UsageError if it has not the form of a trace
   */
  readonly read: () => Trace;
}

/** Says that a file is in a form that this version cannot read, and which version can. @param command that takes the file */
export function describeOtherForm(path: string, version: string, fault: string, command: string): string {
  const what = `${path} has not the form that this version (${ENGINE_VERSION}) reads: ${fault}. Version ${version} wrote it.`;
  const again = version === ENGINE_VERSION ? 'the build that wrote it' : `that version (npx review-gate@${version} …)`;
  return `${what} This does not mean that it was changed. Use "review-gate ${command}" of ${again}.`;
}

/**
 * Reads and checks a trace.
 * @param command the command that reads it, for the message that names another version
 * @throws UsageError if the file is no trace, or one of another version in a form that this one does not know
 */
export async function readTraceFile(path: string, command: string): Promise<TraceFile> {
  const given = await readJson(path, TRACE_FILE, z.json());
  if (!NamesTrace.safeParse(given).success) throw new UsageError(`${path} is not a trace. ${TRACE_FILE.advice}`);
  const { faults, otherForm } = verifyTrace(given);
  const wrote = NamesVersion.safeParse(given).data?.engine.version;
  if (otherForm && wrote !== undefined) {
    throw new UsageError(describeOtherForm(path, wrote, faults[0] ?? '', command));
  }
  return { faults, read: () => checkShape(path, TRACE_FILE, Trace, given) };
}
