/** The files that the step is asked to write: the trace, the findings as SARIF, the report. */
import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { type Report, reportPage, sarifLog } from '../report/index.js';
import { messageOf } from './faults.js';
import type { FileInput, Inputs } from './inputs.js';
import type { Reviewed } from './review.js';
import type { Step } from './step.js';

/** What a file holds, or why there is nothing to write. */
type Content = { readonly text: string } | { readonly why: string };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What goes into each. A service's own page has the code; where there is none, the page is made here of what is at hand. */
function contentOf(name: FileInput, reviewed: Reviewed, report: Report): Content {
  switch (name) {
    case 'trace-file':
      return reviewed.trace === null
        ? { why: 'there is no trace that could be read' }
        : { text: json(reviewed.trace.document) };
    case 'sarif-file':
      // Code scanning closes every alert that a log no longer has.
      return reviewed.listingFault === null
        ? { text: json(sarifLog(report)) }
        : { why: 'the findings could not be read' };
    case 'report-file':
      return { text: reviewed.page ?? reportPage(report).html };
  }
}

/** Where the folder, or the nearest one above it that is there, really is. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (fault) {
    const above = dirname(folder);
    if (above === folder) throw fault;
    return realFolder(above);
  }
}

/**
 * The file's place. A relative path stays in the workspace, also where the pull request has put a link to a folder elsewhere;
 * an absolute one is the workflow's own word.
 */
async function placeOf(path: string, workspace: string): Promise<string> {
  const place = resolve(workspace, path);
  if (isAbsolute(path)) return place;
  const within = relative(await realpath(workspace), await realFolder(dirname(place)));
  if (/^\.\.(?:[\\/]|$)/u.test(within) || isAbsolute(within)) {
    throw new Error('a symbolic link leads out of the workspace');
  }
  return place;
}

async function write(path: string, workspace: string, text: string): Promise<void> {
  await mkdir(dirname(await placeOf(path, workspace)), { recursive: true });
  const place = await placeOf(path, workspace);
  // By a rename, so that a symbolic link which the pull request put there is replaced and not followed.
  const aside = `${place}.${randomUUID()}`;
  try {
    await writeFile(aside, text, { flag: 'wx' });
    await rename(aside, place);
  } catch (fault) {
    await rm(aside, { force: true });
    throw fault;
  }
}

const asked = ({ files }: Inputs) =>
  (['trace-file', 'sarif-file', 'report-file'] as const).flatMap((name) => {
    const path = files[name];
    return path === undefined ? [] : [{ name, path }];
  });

const workspaceOf = ({ environment }: Pick<Step, 'environment'>) => environment.workspace ?? '.';

/**
 * Removes what lies where the step is to write. The pull request may have put it there, and where no review can be had it
 * would be taken for this step's own.
 */
export async function clearFiles(step: Pick<Step, 'inputs' | 'environment' | 'log'>): Promise<void> {
  for (const { name, path } of asked(step.inputs)) {
    try {
      await rm(await placeOf(path, workspaceOf(step)), { force: true });
    } catch (fault) {
      step.log.debug(`What lies at ${name} ${path} stays: ${messageOf(fault)}`);
    }
  }
}

/** Writes what is asked for, whatever the gate says. What goes wrong is a warning, and ends nothing. */
export async function writeFiles(step: Step, reviewed: Reviewed, report: Report): Promise<void> {
  for (const { name, path } of asked(step.inputs)) {
    try {
      const content = contentOf(name, reviewed, report);
      if ('why' in content) step.log.warning(`The file ${path} is not written (${name}): ${content.why}.`);
      else {
        // A trace is signed as it is; it is JSON from the service, and holds nothing of this job's.
        const text = name === 'trace-file' ? content.text : step.log.redact(content.text);
        await write(path, workspaceOf(step), text);
      }
    } catch (fault) {
      step.log.warning(`The file ${path} could not be written (${name}): ${messageOf(fault)}.`);
    }
  }
}

/** Says that the files are not there, since there is nothing to write. */
export function sayNoFiles(step: Pick<Step, 'inputs' | 'log'>): void {
  const paths = asked(step.inputs).map(({ path }) => path);
  if (paths.length > 0) step.log.warning(`Not written, since there is no completed review: ${paths.join(', ')}.`);
}
