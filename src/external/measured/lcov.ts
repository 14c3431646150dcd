/** LCOV tracefiles (geninfo(1)): `SF:` names a file, `DA:<line>,<count>` a line. */
import type { MeasuredFile } from '../parsed.js';
import { ReportError } from '../report-error.js';
import { readTextLines } from './lines.js';
import { MeasuredFiles } from './measured-files.js';

const LINE = /^DA:(\d{1,10}),(-?\d{1,20})(?:,|$)/u;

/** @throws ReportError for a text that names no file, or a line outside of one */
export async function readLcov(name: string, text: string): Promise<readonly MeasuredFile[]> {
  const files = new MeasuredFiles(name);
  let file: ReturnType<MeasuredFiles['file']> | null = null;
  let found = false;
  await readTextLines(text, (line, number) => {
    if (line.startsWith('SF:')) {
      found = true;
      file = files.file(line.slice('SF:'.length).trim());
    } else if (line === 'end_of_record') file = null;
    else if (line.startsWith('DA:')) {
      const [, at, count] = LINE.exec(line) ?? [];
      if (file === null || at === undefined)
        throw new ReportError([`${name} is no LCOV: line ${number} cannot be read`]);
      file.add(Number(at), Number(at), Number(count) > 0);
    }
  });
  if (!found) throw new ReportError([`${name} is no LCOV: it names no file (SF:)`]);
  return files.list();
}
