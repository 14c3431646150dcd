/** coverage.py's JSON report, with its contexts where they were recorded: which test executed which line. */
import * as z from 'zod';
import { parseJson } from '../json.js';
import type { MeasuredFile } from '../parsed.js';
import { ReportError } from '../report-error.js';
import { MeasuredFiles } from './measured-files.js';

const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      executed_lines: z.array(z.number()),
      missing_lines: z.array(z.number()),
      contexts: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
});

/** Parts of a test's run that pytest-cov tells apart: `tests/test_a.py::test_b|run`. */
const PHASE = /\|(?:run|setup|teardown)$/u;

/** @throws ReportError */
export async function readCoveragePy(name: string, text: string): Promise<readonly MeasuredFile[]> {
  const read = Report.safeParse(parseJson(name, text));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.slice(0, 1).map(String).join('/') ?? '';
    throw new ReportError([`${name} is no JSON report of coverage.py: at /${place}: ${issue?.message ?? 'bad shape'}`]);
  }
  const files = new MeasuredFiles(name);
  for (const [path, { executed_lines: executed, missing_lines: missed, contexts }] of Object.entries(read.data.files)) {
    const file = files.file(path);
    for (const line of executed) file.add(line, line, true);
    for (const line of missed) file.add(line, line, false);
    for (const [line, tests] of Object.entries(contexts ?? {})) {
      // A line outside of any test has the empty name.
      for (const test of tests) if (test !== '') file.addBy(test.replace(PHASE, ''), Number(line));
    }
  }
  return files.list();
}
