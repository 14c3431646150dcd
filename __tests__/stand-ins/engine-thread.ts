/** An engine thread whose behaviour is given by the title of the change, to simulate a pathological pull request. */
import type { ReviewInput } from '../../src/engine/snapshot.js';
import { answerReview as answer, type ThreadAnswer } from '../../src/service/threads/answer.js';
import { GRAMMARS } from './grammars.js';

/** Behaves like the real one, except for the titles `memory`, `loop` and `crash`. */
export async function answerReview(input: ReviewInput): Promise<ThreadAnswer> {
  switch (input.snapshot.title) {
    case 'memory':
      return fill();
    case 'loop':
      return loop();
    case 'crash':
      throw new TypeError('the engine has a fault');
    default:
      return answer(input, GRAMMARS);
  }
}

function fill(): never {
  const kept: object[] = [];
  for (;;) kept.push({ at: kept.length, inside: [kept.length] });
}

function loop(): never {
  for (let at = 0; ; at += 1) if (at < 0) throw new Error('never');
}
