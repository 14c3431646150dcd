/** The file that an engine thread runs: bundled on its own, beside the command. */
export { answerReview } from '../service/threads/answer.js';
