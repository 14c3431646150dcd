/** Code that is read while GitHub is still asked what the pull request is. */
import { onAbort, rejectOnAbort } from '../../base/abort.js';
import { type ChangedCode, readCode } from '../git/code.js';
import type { RemoteChange } from '../git/fetch/remote.js';
import type { GitLimits } from '../git/limits.js';
import { type OpenedChange, type RemoteOptions, withRemoteTip } from '../git/open.js';
import type { ExpectedChange, PinnedChange } from '../provider.js';

/** An opened change, and its code. */
export interface CodeAhead {
  readonly opened: OpenedChange;
  readonly code: ChangedCode;
}

/** Creates a promise, and the function that resolves it. */
function createDeferred<T>(): [Promise<T>, (value: T) => void] {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return [promise, settle];
}

/** What code is read ahead with. */
export interface AheadMeans {
  readonly remote: RemoteOptions;
  readonly limits: GitLimits;
  /** Whether the code is on this machine already; then nothing is read. */
  readonly isHere: () => Promise<boolean>;
}

/** What was read, at which base; null if nothing could be. */
type Read = { readonly base: string; readonly ahead: CodeAhead } | null;

/**
 * Reads the code of an expected change and keeps it open for the review. It is a try: what fails is fetched again when the
 * review asks for it, and only then reported.
 */
export class ReadingAhead {
  private readonly closed = new AbortController();
  private readonly read: Promise<Read>;
  private readonly ended: Promise<void>;
  /** Resolves when git fetches, or does not. */
  readonly begun: Promise<void>;

  /** @param signal ends it */
  constructor(
    private readonly expected: ExpectedChange,
    { remote, limits, isHere }: AheadMeans,
    signal: AbortSignal,
  ) {
    const [read, give] = createDeferred<Read>();
    const [begun, begin] = createDeferred<void>();
    const end = () => {
      give(null);
      begin();
    };
    // Nothing is waited for: a fetch that needs patience is made later.
    const impatient = { ...remote, sleep: () => Promise.reject(new Error('The code is not read ahead.')) };
    const until = AbortSignal.any([signal, this.closed.signal]);
    const keep = async (opened: OpenedChange, { base, head }: RemoteChange) => {
      const code = await readCode(opened, { base: base.sha, head: head.sha }, limits);
      give({ base: base.sha, ahead: { opened, code } });
      await new Promise<void>((resolve) => onAbort(until, resolve));
    };
    this.read = read;
    this.begun = begun;
    this.ended = isHere()
      .then((here) => (here ? null : withRemoteTip(impatient, expected, until, { begin, use: keep })))
      .then(end, end);
  }

  /** Returns the code if it is that of this change, else null. */
  async find(change: PinnedChange, signal: AbortSignal): Promise<CodeAhead | null> {
    const { repo, pr, head } = this.expected;
    if (change.repo !== repo || change.pr !== pr || change.head.sha !== head.sha) return null;
    const read = await rejectOnAbort(this.read, signal);
    return read?.base === change.base.sha ? read.ahead : null;
  }

  /** Closes it. */
  async close(): Promise<void> {
    this.closed.abort();
    await this.ended;
  }
}
