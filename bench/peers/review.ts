/**
 * Reviews one change in a separate process with the bundled engine, settled for a short run as the command is:
 * `node build/bench/peers/review.js INPUT.json`. Prints the number of findings.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareShortRun } from '../../src/base/short-run.js';

type EngineFile = typeof import('../../src/cli/engine-process.js');

prepareShortRun();
const bundle = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'engine-process', 'index.js');
const { answerReview }: EngineFile = await import(pathToFileURL(bundle).href);
const answer = await answerReview(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
if (answer.kind !== 'result') throw new Error(`no review: ${answer.kind}`);
console.log(answer.result.findings.length);
