/** Reads a benchmark's tickets with the engine: `node build/bench/criteria.js CASES.jsonl > predictions.jsonl`. */
import { argv, exit } from 'node:process';
import { z } from 'zod';
import { readCriteria } from '../src/engine/criteria/index.js';
import { convertAdfToMarkdown } from '../src/sources/tickets/jira/adf.js';
import { readLines } from './read-lines.js';

const Case = z.object({ id: z.string(), body: z.unknown() });

const [file] = argv.slice(2);
if (file === undefined) {
  console.error('usage: node build/bench/criteria.js CASES.jsonl > predictions.jsonl');
  exit(2);
}
for (const row of readLines(file)) {
  const { id, body } = Case.parse(JSON.parse(row));
  const { items } = readCriteria(
    [
      {
        id: '#1',
        provider: 'github',
        url: null,
        title: '',
        body: typeof body === 'string' ? body : convertAdfToMarkdown(body),
        relation: 'requested',
      },
    ],
    '',
  );
  console.log(JSON.stringify({ id, criteria: items.map((item) => item.text) }));
}
