/** The files that the step is asked to write: the trace, the findings as SARIF, the report. */
import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { makeFolder } from '../../base/make-folder.js';
import type { Report } from '../../report/index.js';
import { readErrorMessage } from '../errors.js';
import type { FileInput, Inputs } from '../inputs.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';

/** The text of a file, or why there is nothing to write. */
type Content = { readonly text: string } | { readonly why: string };

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What goes into each. A service's own page has the code; where there is none, the page is made here of what is at hand. */
async function buildContent(name: FileInput, reviewed: ObtainedReview, report: Report): Promise<Content> {
  switch (name) {
    case 'trace-file':
      return reviewed.trace === null
        ? { why: 'there is no trace that could be read' }
        : { text: formatJson(reviewed.trace.document) };
    case 'sarif-file': {
      // Code scanning closes every alert that a log no longer has.
      if (reviewed.listingFault !== null) return { why: 'the findings could not be read' };
      const { buildSarifLog } = await import(/* webpackChunkName: "sarif" */ '../../report/sarif/sarif.js');
      return { text: formatJson(buildSarifLog(report)) };
    }
    case 'report-file': {
      if (reviewed.page !== null) return { text: reviewed.page };
      const { renderReportPage } = await import(
        /* webpackChunkName: "report-page" */ '../../report/page/report-page.js'
      );
      return { text: renderReportPage(report).html };
    }
  }
}

/** Resolves the real path of the folder, or of its nearest parent that exists. */
async function resolveRealFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (fault) {
    const above = dirname(folder);
    if (above === folder) throw fault;
    return resolveRealFolder(above);
  }
}

/**
 * Resolves the path of the file. A relative path must stay in the workspace, even if the pull request has added a link
 * to a folder outside of it. An absolute path is accepted as the workflow gives it.
 */
async function resolveOutputPath(path: string, workspace: string): Promise<string> {
  const place = resolve(workspace, path);
  if (isAbsolute(path)) return place;
  const within = relative(await realpath(workspace), await resolveRealFolder(dirname(place)));
  if (/^\.\.(?:[\\/]|$)/u.test(within) || isAbsolute(within)) {
    throw new Error('a symbolic link leads out of the workspace');
  }
  return place;
}

async function write(path: string, workspace: string, text: string): Promise<void> {
  makeFolder(dirname(await resolveOutputPath(path, workspace)));
  const place = await resolveOutputPath(path, workspace);
  // Renaming replaces a symbolic link that the pull request put there; writing would follow it.
  const aside = `${place}.${randomUUID()}`;
  try {
    await writeFile(aside, text, { flag: 'wx' });
    await rename(aside, place);
  } catch (fault) {
    await rm(aside, { force: true });
    throw fault;
  }
}

const listRequestedFiles = ({ files }: Inputs) =>
  (['trace-file', 'sarif-file', 'report-file'] as const).flatMap((name) => {
    const path = files[name];
    return path === undefined ? [] : [{ name, path }];
  });

const resolveWorkspace = ({ environment }: Pick<Step, 'environment'>) => environment.workspace ?? '.';

/**
 * Removes existing files at the paths that the step will write. The pull request may have added them, and without a
 * review they would look like the step's own output.
 */
export async function clearFiles(step: Pick<Step, 'inputs' | 'environment' | 'log'>): Promise<void> {
  for (const { name, path } of listRequestedFiles(step.inputs)) {
    try {
      await rm(await resolveOutputPath(path, resolveWorkspace(step)), { force: true });
    } catch (fault) {
      step.log.debug(`The file at ${name} ${path} was not removed: ${readErrorMessage(fault)}`);
    }
  }
}

/** Writes the requested files, whatever the gate decides. An error is a warning and does not end the step. */
export async function writeFiles(step: Step, reviewed: ObtainedReview, report: Report): Promise<void> {
  for (const { name, path } of listRequestedFiles(step.inputs)) {
    try {
      const content = await buildContent(name, reviewed, report);
      if ('why' in content) step.log.warning(`The file ${path} is not written (${name}): ${content.why}.`);
      else {
        // A trace is not redacted, because that would break its signature. It is JSON from the service and contains no
        // secret of this job.
        const text = name === 'trace-file' ? content.text : step.log.redact(content.text);
        await write(path, resolveWorkspace(step), text);
      }
    } catch (fault) {
      step.log.warning(`The file ${path} could not be written (${name}): ${readErrorMessage(fault)}.`);
    }
  }
}

/** Logs that the files are not written, since there is nothing to write. */
export function reportNoFiles(step: Pick<Step, 'inputs' | 'log'>): void {
  const paths = listRequestedFiles(step.inputs).map(({ path }) => path);
  if (paths.length > 0) step.log.warning(`Not written, because there is no completed review: ${paths.join(', ')}.`);
}
