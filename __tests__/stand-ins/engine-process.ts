/** An engine process whose behaviour is given by the title of the change, to simulate a pathological pull request. */
import { writeFileSync } from 'node:fs';
import type { ReviewInput } from '../../src/engine/snapshot.js';
import { answerReview, type EngineAnswer } from '../../src/service/processes/answer.js';
import { serveReviews } from '../../src/service/processes/serve-reviews.js';
import { GRAMMARS } from './grammars.js';

/**
 * Behaves like the real one, except for the titles `memory`, `memory at once`, `loop`, `crash` and `exit`. `loop:FILE`
 * writes its number to the file first.
 */
async function behave(input: ReviewInput): Promise<EngineAnswer> {
  const [title, file] = input.snapshot.title.split(':');
  if (file !== undefined) writeFileSync(file, String(process.pid));
  switch (title) {
    case 'memory':
      return fill();
    case 'memory at once':
      throw new Error(`never: ${'a,'.repeat(60_000_000).split(',').length}`);
    case 'loop':
      return loop();
    case 'crash':
      return { kind: 'fault', fault: new TypeError('the engine has a fault') };
    case 'exit':
      process.stderr.write('the last words\n');
      return process.exit(7);
    default:
      return answerReview(input, GRAMMARS);
  }
}

function fill(): never {
  const kept: object[] = [];
  for (;;) kept.push({ at: kept.length, inside: [kept.length] });
}

function loop(): never {
  for (let at = 0; ; at += 1) if (at < 0) throw new Error('never');
}

serveReviews(behave);
