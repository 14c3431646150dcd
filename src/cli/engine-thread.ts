/**
 * The file that an engine thread runs. It is bundled separately, next to the command. Each thread loads its own
 * grammars.
 */
import type { ReviewInput } from '../engine/snapshot.js';
import { findGrammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { answerReview as answer, type ThreadAnswer } from '../service/threads/answer.js';

const grammars = openGrammars(findGrammarFolder(import.meta.dirname));

export function answerReview(input: ReviewInput): Promise<ThreadAnswer> {
  return answer(input, grammars);
}
