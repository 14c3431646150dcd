/** The parts of a review's way, for whoever measures them. */

/** The parts of a review: the commits are chosen, their snapshot is gathered, the engine runs. */
export type ReviewStage = 'pin' | 'snapshot' | 'engine';

/** Runs one part and gives what it gives. */
export type RunStage = <T>(stage: ReviewStage, work: () => Promise<T>) => Promise<T>;

/** For a review that nobody measures. */
export const runUnmeasured: RunStage = (_stage, work) => work();
