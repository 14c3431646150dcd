import { describe, expect, it } from '@jest/globals';
import { isBytes } from '../../../src/engine/planes/byte-files.js';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { buildContext, runPlanesOn } from '../run-planes.js';

const BAD = '\uFFFD\uFFFD\uFFFD\uFFFD';
/** A document with a carriage return within a line, and a soft hyphen that chance made of two bytes. */
const PDF = `%PDF-1.7\n%${BAD}\n1 0 obj\r<</Length 9>>stream\n\uFFFD9x(\u00AD\uFFFD\nendstream\n`;
const withBytes = (text: string): FileSpec => ({ old: null, new: text, raw: { utf8: false } });

async function listHidden(path: string, spec: FileSpec): Promise<readonly string[]> {
  const { findings } = await runPlanesOn({ [path]: spec });
  return findings
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('security/'))
    .toSorted();
}

describe('files of bytes that git takes for text', () => {
  it.each([
    ['docs/form.pdf', PDF],
    ['docs/logo.AI', PDF],
    ['docs/a.png', `\uFFFDPNG\r\n\u001A\n${BAD}\r(a)\u00AD`],
    ['docs/a.xlsx', `PK\u0003\u0004${BAD}\r(a)\u00AD`],
  ])('%s has no lines to hide anything in', async (path, text) => {
    expect(await listHidden(path, withBytes(text))).toEqual([]);
  });

  it.each([
    ['a program by its name', 'src/a.js', withBytes(PDF)],
    ['a script without an ending', 'tools/run', withBytes(PDF)],
    ['a document that does not begin as one', 'docs/form.pdf', withBytes(PDF.replace('%PDF', '# PDF'))],
    ['a document with one bad byte', 'docs/form.pdf', withBytes('%PDF-1.7\na(\uFFFD)\rb()\nc(\u00AD)\n')],
    ['a document that is UTF-8', 'docs/form.pdf', { old: null, new: PDF }],
  ])('%s is read as text', async (_, path, spec) => {
    expect(await listHidden(path, spec)).toEqual(['security/hidden-line-break', 'security/invisible-characters']);
  });

  it('a secret in such a file is still told', async () => {
    const text = `${PDF}(postgres://shop:q7Zx2LmP9tRw@db.shop.io:5432/shop)\n`;
    expect(await listHidden('docs/form.pdf', withBytes(text))).toEqual(['security/secret']);
  });

  it('the lines that rules do not read stay in the change, so the gate counts them', async () => {
    const { change } = await buildContext({ files: { 'docs/form.pdf': withBytes(PDF) } });
    expect(change.files.map(isBytes)).toEqual([true]);
    expect(change.files[0]?.added.length).toBeGreaterThan(0);
  });
});
