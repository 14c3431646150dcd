/**
 * Counts how often a word that a commit's message says stands in the code that it adds, and writes that to
 * `src/engine/models/expected-words.json`:
 *
 *     npm run fit:expected -- MESSAGES.jsonl.gz --date YYYY-MM-DD
 *
 * `collect:messages` writes the messages. The share is of all repositories together; of each, so many commits with a word
 * count at most.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { addToCount } from '../../src/base/groups.js';
import { readFitRequest, rounded, writeModel } from '../model-file.js';

const MOST_OF_ONE = 40;
const LEAST_REPOSITORIES = 8;
const LEAST_COMMITS = 40;
const DIGITS = 2;
const Commit = z.object({ repo: z.string(), said: z.array(z.string()), written: z.array(z.string()) });

/** Of one word: the commits that say it and those of them that write it, by repository. */
interface Counts {
  readonly said: Map<string, number>;
  readonly written: Map<string, number>;
}

const request = readFitRequest('fit:expected', ['MESSAGES.jsonl.gz']);
const words = new Map<string, Counts>();
for await (const line of createInterface({ input: createReadStream(request.paths[0] ?? '').pipe(createGunzip()) })) {
  const { repo, said, written } = Commit.parse(JSON.parse(line));
  const there = new Set(written);
  for (const word of said) {
    const counts = words.get(word) ?? { said: new Map(), written: new Map() };
    words.set(word, counts);
    addToCount(counts.said, repo);
    if (there.has(word)) addToCount(counts.written, repo);
  }
}

const shares: [string, number][] = [];
for (const [word, { said, written }] of words) {
  if (said.size < LEAST_REPOSITORIES) continue;
  let [all, held] = [0, 0];
  for (const [repo, count] of said) {
    const counted = Math.min(1, MOST_OF_ONE / count);
    all += count * counted;
    held += (written.get(repo) ?? 0) * counted;
  }
  if (all >= LEAST_COMMITS) shares.push([word, rounded(held / all, DIGITS)]);
}
shares.sort(([a], [b]) => (a < b ? -1 : 1));
writeModel('expected-words', request, {}, { expected: Object.fromEntries(shares) });
