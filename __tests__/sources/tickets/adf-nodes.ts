/** Nodes of the Atlassian Document Format for tests. */
import { convertAdfToMarkdown } from '../../../src/sources/tickets/jira/adf.js';

export const text = (words: string, ...marks: readonly (string | object)[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});
export const node = (type: string, content: readonly unknown[], attrs: object = {}) => ({ type, attrs, content });
export const p = (...content: readonly unknown[]) => node('paragraph', content);
export const words = (line: string) => p(text(line));
export const li = (...content: readonly unknown[]) => node('listItem', content);
export const ul = (...items: readonly string[]) =>
  node(
    'bulletList',
    items.map((item) => li(words(item))),
  );
export const task = (state: string, line: string) => node('taskItem', [text(line)], { state });
export const row = (kinds: string, ...cells: readonly unknown[]) =>
  node(
    'tableRow',
    cells.map((cell, at) =>
      node(kinds[at] === 'h' ? 'tableHeader' : 'tableCell', Array.isArray(cell) ? cell : [words(String(cell))]),
    ),
  );
export const md = (...content: readonly unknown[]) => convertAdfToMarkdown({ type: 'doc', version: 1, content });
export const link = (href: string) => ({ type: 'link', attrs: { href } });
