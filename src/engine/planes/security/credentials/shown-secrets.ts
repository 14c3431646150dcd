/** How much a secret counts by the file that it is in: tests and documents are full of made-up ones. */
import type { FileChange } from '../../../model.js';

/** Folders and names of files whose values are there to be looked at, or for the machine of a developer alone. */
const FOR_SHOW =
  /(?:^|\/)(?:examples?|samples?|demos?|my[-_]?app|(?:test|dummy)[-_]?(?:app|site|project)|fixtures?|__fixtures__|testdata|test[-_]?data|mocks?|__mocks__|stubs?|tests?|specs?|t|e2e|bench(?:marks?)?|tutorials?|playgrounds?|cassettes|snapshots|__snapshots__)\/|(?:example|sample|template|fixture|mock|dummy|\.dist$|\.tpl$|[._-](?:test|tests|spec)\.|\.snap$)/u;

/** Folders of the site of a project: the keys in it are those that its readers' browsers use. */
const SITE = /(?:^|\/)(?:docs?|website)\//u;

/** Nobody writes longer lines: they are packed programs, or data. */
const LONGEST_WRITTEN = 1_000;

/** Returns true for a line that a program wrote: what reads as a secret there is most often a piece of something else. */
export const isPacked = (line: string): boolean => line.length > LONGEST_WRITTEN;

/** Returns true for files in which secrets are most often made up. */
export function isForShow(change: FileChange): boolean {
  if (change.class === 'test') return true;
  // A file of unknown language in a folder of documents (`docs/server.key`) is not an example in a text.
  if (change.class === 'docs') return change.language !== null;
  const path = change.file.path.toLowerCase();
  return FOR_SHOW.test(path) || (change.language !== null && SITE.test(path));
}
