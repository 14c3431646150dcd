/**
 * The file that an engine process runs. It is bundled separately, next to the command. Each process loads its own
 * grammars.
 */
import type { ReviewInput } from '../engine/snapshot.js';
import { findGrammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { answerReview as answer, type EngineAnswer } from '../service/processes/answer.js';
import { serveReviews } from '../service/processes/serve-reviews.js';

const grammars = openGrammars(findGrammarFolder(import.meta.dirname));

/** Reviews an input with the grammars of this process. Never rejects: an error of the engine is the answer `fault`. */
export function answerReview(input: ReviewInput): Promise<EngineAnswer> {
  return answer(input, grammars);
}

serveReviews(answerReview);
