/** Cobertura XML (coverage-04.dtd), as coverage.py, Istanbul, PHPUnit, gcovr and coverlet write it too. */
import type { MeasuredFile } from '../parsed.js';
import { ReportError } from '../report-error.js';
import { readXml } from '../xml.js';
import { MeasuredFiles } from './measured-files.js';

/** Folders of sources that are tried for each file. */
const MAX_SOURCES = 20;

/** @throws ReportError */
export async function readCobertura(name: string, text: string): Promise<readonly MeasuredFile[]> {
  const files = new MeasuredFiles(name);
  const sources: string[] = [];
  let source: string | null = null;
  let root: string | null = null;
  let file: ReturnType<MeasuredFiles['file']> | null = null;
  await readXml(name, text, {
    open(element, attributes) {
      root ??= element;
      if (element === 'source') source = '';
      if (element === 'class') {
        const path = attributes.get('filename') ?? '';
        file = path === '' ? null : files.file(path, ...sources.map((folder) => `${folder}/${path}`));
      }
      if (element === 'line') file?.add(...readLine(attributes));
    },
    close(element) {
      if (element === 'source' && source !== null) {
        if (source.trim() !== '' && sources.length < MAX_SOURCES) sources.push(source.trim());
        source = null;
      }
      if (element === 'class') file = null;
    },
    text(piece) {
      if (source !== null) source += piece;
    },
  });
  if (root !== 'coverage') throw new ReportError([`${name} is no Cobertura XML: its first element is not coverage`]);
  return files.list();
}

function readLine(attributes: ReadonlyMap<string, string>): [number, number, boolean] {
  const number = Number(attributes.get('number') ?? Number.NaN);
  return [number, number, Number(attributes.get('hits') ?? 0) > 0];
}
