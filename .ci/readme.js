/** Writes the README's tables of inputs and outputs from action.yml, and its figures; with --check only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { fillFigures, readSources } from '../build/bench/figures.js';

const root = resolve(import.meta.dirname, '..');
const action = parse(readFileSync(resolve(root, 'action.yml'), 'utf8'));
const cell = (text) => String(text).trim().replace(/\s+/g, ' ').replace(/\|/g, '\\|');
const code = (text) => (text === '' || text === undefined ? '' : `\`${text}\``);

const tables = {
  inputs: [
    '| input | default | meaning |',
    '|---|---|---|',
    ...Object.entries(action.inputs).map(
      ([name, input]) => `| \`${name}\` | ${code(cell(input.default ?? ''))} | ${cell(input.description)} |`,
    ),
  ],
  outputs: [
    '| output | meaning |',
    '|---|---|',
    ...Object.entries(action.outputs).map(([name, output]) => `| \`${name}\` | ${cell(output.description)} |`),
  ],
};

const path = resolve(root, 'README.md');
const before = readFileSync(path, 'utf8');
let after = before;
for (const [name, rows] of Object.entries(tables)) {
  const place = new RegExp(`(<!-- ${name}: from action.yml -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!place.test(after)) throw new Error(`README.md has no place for the table of ${name}`);
  after = after.replace(place, (_, start, end) => `${start}${rows.join('\n')}\n${end}`);
}
after = fillFigures(after, readSources());
if (process.argv.includes('--check')) {
  if (after !== before) {
    process.stderr.write('README.md differs from action.yml or the measured figures: run `npm run docs` and commit.\n');
    process.exit(1);
  }
} else writeFileSync(path, after);
