/** JSON of a report. */
import { ReportError } from './report-error.js';

/**
 * Parses a report that is JSON, with or without a byte order mark.
 * @throws ReportError that names the place but quotes nothing: the file may be a wrong one with private contents
 */
export function parseJson(name: string, text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return JSON.parse(json);
  } catch (fault) {
    const position = /at position (\d+)/u.exec(fault instanceof Error ? fault.message : '')?.[1];
    const before = position === undefined ? null : json.slice(0, Number(position)).split('\n');
    const where = before === null ? '' : ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
    const empty = json.trim() === '' ? ': it is empty' : '';
    throw new ReportError([`${name} is not JSON${where}${empty}`]);
  }
}
