/** Go cover profiles (golang.org/x/tools/cover): `<file>:<line>.<column>,<line>.<column> <statements> <count>`. */
import type { MeasuredFile } from '../parsed.js';
import { ReportError } from '../report-error.js';
import { readTextLines } from './lines.js';
import { MeasuredFiles } from './measured-files.js';

const MODE = /^mode: (?:set|count|atomic)$/u;
const BLOCK = /^:(\d{1,10})\.\d{1,10},(\d{1,10})\.\d{1,10} \d{1,10} (\d{1,20})$/u;

/** @throws ReportError for a text without `mode:`, or with a line that is no block */
export async function readGoCover(name: string, text: string): Promise<readonly MeasuredFile[]> {
  const files = new MeasuredFiles(name);
  await readTextLines(text, (line, number) => {
    // Profiles of several runs are joined by putting them one after the other.
    if (line === '' || MODE.test(line)) return;
    const colon = number === 1 ? -1 : line.lastIndexOf(':');
    const [, first, last, count] = (colon > 0 && BLOCK.exec(line.slice(colon))) || [];
    if (first === undefined) throw new ReportError([`${name} is no Go cover profile: line ${number} cannot be read`]);
    files.file(line.slice(0, colon)).add(Number(first), Number(last), Number(count) > 0);
  });
  return files.list();
}
