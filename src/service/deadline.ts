/** What waits no longer than it may. The real one is `AbortSignal.timeout`. */
export type Deadline = (milliseconds: number) => AbortSignal;
