/**
 * `review` as one script of the bundle. The runtime of the grammars is a part of it: its compiled code is kept too, and a script
 * cannot import.
 */
import * as runtime from 'web-tree-sitter';
import * as review from './review.js';

const importRuntime = () => Promise.resolve(runtime);

/** As `runReview` of `review.ts`, which says what it takes, gives and throws. */
export const runReview: typeof review.runReview = (options, environment) =>
  review.runReview(options, { ...environment, importRuntime });
