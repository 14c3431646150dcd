/** docs/people.md: the lines that it shows are read as it says. */
import { describe, expect, it } from '@jest/globals';
import { readCommandLine } from '../../src/engine/people/command-grammar.js';
import { readPage } from './pages.js';

const LINES = readPage('docs/people.md')
  .split('\n')
  .filter((line) => line.startsWith('/review-gate '));

describe('the page about people', () => {
  it('shows every command', () => {
    const verbs = LINES.map((line) => readCommandLine(line).verb);
    expect(verbs).toEqual(['sign', 'vouch', 'accept', 'explain', 'status']);
  });

  it.each(LINES)('shows a line that is whole: %s', (line) => {
    const read = readCommandLine(line);
    expect(read).toMatchObject('because' in read ? { fault: null } : {});
  });
});
