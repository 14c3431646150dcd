/** Each message of docs/troubleshooting.md is one that the program can say, so a search for its words finds the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ERRORS } from '../../src/contract/errors.js';
import { ROOT, readPage } from './pages.js';

const page = readPage('docs/troubleshooting.md');
const rows = page
  .split('\n')
  .map((line) => /^\| (?<first>.*?) \| /u.exec(line)?.groups?.['first'] ?? '')
  .filter((first) => first.startsWith('`'));

/** The sources, with texts that are put together over several lines in one piece. */
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(ROOT, 'src', path), 'utf8').replaceAll(/['`] \+\s*['`]/gu, ''))
  .join('\n');

const codes = Object.keys(ERRORS);
const messages = rows.map((row) => row.slice(1, -1)).filter((message) => !/^E_[A-Z]/u.test(message));

describe('troubleshooting', () => {
  it('has messages of the step, the command and the service', () => {
    expect(messages.length).toBeGreaterThan(15);
  });

  it.each(messages)('%s', (message) => {
    const pieces = message.split('…').map((piece) => piece.trim());
    expect(pieces.filter((piece) => !sources.includes(piece))).toEqual([]);
  });

  it('names the error codes that somebody who sets it up can meet, and no other', () => {
    const named = rows.flatMap((row) => row.match(/E_[A-Z]+_\d+/gu) ?? []);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => !named.includes(code))).toEqual(['E_REQ_001', 'E_REQ_003', 'E_NF_001']);
  });
});
