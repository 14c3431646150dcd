/** JaCoCo XML (report.dtd 1.1): a file is a package and a name, its folder of sources is not said. */
import type { MeasuredFile } from '../parsed.js';
import { ReportError } from '../report-error.js';
import { readXml } from '../xml.js';
import { MeasuredFiles } from './measured-files.js';

/** @throws ReportError */
export async function readJacoco(name: string, text: string): Promise<readonly MeasuredFile[]> {
  const files = new MeasuredFiles(name);
  let root: string | null = null;
  let folder = '';
  let file: ReturnType<MeasuredFiles['file']> | null = null;
  await readXml(name, text, {
    open(element, attributes) {
      root ??= element;
      if (element === 'package') folder = attributes.get('name') ?? '';
      if (element === 'sourcefile') file = files.file(`${folder}/${attributes.get('name') ?? ''}`);
      if (element === 'line' && file !== null) {
        const number = Number(attributes.get('nr') ?? Number.NaN);
        file.add(number, number, Number(attributes.get('ci') ?? 0) > 0);
      }
    },
    close(element) {
      if (element === 'sourcefile') file = null;
    },
  });
  if (root !== 'report') throw new ReportError([`${name} is no JaCoCo XML: its first element is not report`]);
  return files.list();
}
