import { describe, expect, it } from '@jest/globals';
import { type Files, listAdded, listReasons } from './account.js';

const TICKET = 'An upload times out after 30 seconds';
const SETTINGS = 'default:\n  signup: closed\n  upload_timeout_ms: 5000\n  page_size: 20\n';
const change = (line: string, path = 'config/settings.yaml', old = SETTINGS): Files => ({
  [path]: { old, new: old.replace('  upload_timeout_ms: 5000', line) },
});

describe('a setting that says what a criterion says', () => {
  it.each<[string, Files, string]>([
    ['in a smaller unit', change('  upload_timeout_ms: 30000'), TICKET],
    ['with its unit', change('  upload_timeout: 30s'), TICKET],
    ['as a constant', { 'src/limits.ts': { new: 'export const UPLOAD_TIMEOUT_MS = 30_000;\n' } }, TICKET],
    [
      'as a product',
      { 'src/limits.py': { new: 'MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024\n' } },
      'An attachment has at most 10 MB',
    ],
  ])('needs no person: %s', async (_, files, text) => {
    const [path = ''] = Object.keys(files);
    const lines = (files[path]?.new ?? '').split('\n');
    const at = lines.findIndex((line) => /upload_timeout|attachment/iu.test(line)) + 1;
    expect(await listReasons(files, { text, lines: [`${path}:${at}`] })).toEqual(['asked']);
  });

  it.each<[string, string]>([
    ['another value', '  upload_timeout_ms: 3000'],
    ['the number in another unit', '  upload_timeout_ms: 30'],
    ['another subject', '  download_timeout_ms: 30000'],
    ['more of a name than the criterion', '  upload_proxy_timeout_ms: 30000'],
    ['only what is measured', '  timeout_ms: 30000'],
    ['more than a value', '  upload_timeout_ms: 30000 # noqa'],
    ['a call', '  upload_timeout_ms: !run 30000'],
    ['the other bound', '  min_upload_timeout_ms: 30000'],
  ])('is not one with %s', async (_, line) => {
    const text = line.includes('min_') ? 'An upload times out after 30 seconds at most' : TICKET;
    const left = await listAdded(change(line), ['unaccounted'], { text, lines: ['config/settings.yaml:3'] });
    expect(left).toEqual([line]);
  });

  it('is not one of several of that name: which of them counts, only a person sees', async () => {
    const old = `${SETTINGS}staging:\n  upload_timeout_ms: 7000\n`;
    const files = change('  upload_timeout_ms: 30000', 'config/settings.yaml', old);
    expect(await listReasons(files, { text: TICKET, lines: ['config/settings.yaml:3'] })).toEqual(['unaccounted']);
  });

  it('asks for no line beside it', async () => {
    const line = '  upload_timeout_ms: 30000\n  debug: true';
    const left = await listAdded(change(line), ['unaccounted'], { text: TICKET, lines: ['config/settings.yaml:3-4'] });
    expect(left).toEqual(['  debug: true']);
  });

  it('is none that the criterion is not bound to', async () => {
    const files = change('  upload_timeout_ms: 30000');
    expect(await listReasons(files, { text: TICKET, lines: ['config/settings.yaml:9'] })).toEqual(['unaccounted']);
  });
});
