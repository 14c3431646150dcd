/**
 * Fetches from a remote repository by smart HTTP: two commits, the history up to their merge base, and only the files
 * that are needed.
 */

import { ProviderError } from '../../../base/errors.js';
import { type GitHubToken, readToken, replaceToken } from '../../../github/token.js';
import { isBranchName } from '../program/names.js';
import { GitError } from '../program/program.js';
import type { ScratchRepository } from '../program/repository.js';
import { limitFetchBytes } from './fetch-limit.js';
import { type FetchSpan, FIRST_DEPTH, toFetchArgument } from './fetch-span.js';
import { classifyRemoteError, explainRemote } from './remote-errors.js';

/** A remote repository. */
export interface Remote {
  /** `https://github.com/owner/name.git`; only http and https. */
  readonly url: string;
  /**
   * Sent in the form that GitHub requires: Basic with the user `x-access-token`. If empty, no token is sent. A token
   * source is called for each fetch.
   */
  readonly token: GitHubToken;
}

/** The commits of a pull request. */
export interface RemoteChange {
  readonly pr: number;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly sha: string };
}

/** Waits; rejects with the signal's reason when it is aborted. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The depth of a fetch of an earlier head, in commits. */
const EARLIER_DEPTH = 128;
/** The depth of a fetch of missing parents: a branch that was merged often is not longer. */
const PARENTS_DEPTH = 16;
/** Delays before a fetch with a temporary error is retried, in milliseconds. */
const PAUSES = [1000, 3000] as const;

/** A connection that transfers nothing for this time is closed, in seconds. */
const STALLED_SECONDS = 30;

/** The prefix of refs for fetched commits. */
const REF = 'refs/review-gate';

/** What a fetch of the history asked for. `refused`: the server does not fetch by time. */
export type HistoryOutcome = 'by_id' | 'by_name' | 'refused';

/** Fetches into a scratch repository. */
export class Fetcher {
  /** The span of the last fetch of the history. */
  private span: FetchSpan = { kind: 'depth', commits: FIRST_DEPTH };
  private byName = false;

  constructor(
    private readonly repository: ScratchRepository,
    private readonly remote: Remote,
    private readonly change: RemoteChange,
    private readonly sleep: Sleep,
    private readonly signal: AbortSignal,
  ) {}

  /** Returns a fetcher for other commits, or into another repository that has all that was fetched here. */
  with(other: { change?: RemoteChange; repository?: ScratchRepository; signal?: AbortSignal }): Fetcher {
    const { repository = this.repository, change = this.change, signal = this.signal } = other;
    const fetcher = new Fetcher(repository, this.remote, change, this.sleep, signal);
    fetcher.span = this.span;
    fetcher.byName = this.byName;
    return fetcher;
  }

  /** The address of the repository. */
  get url(): string {
    return this.remote.url;
  }

  /**
   * Fetches both commits and a span of the history before them, without the content of files. Requests the commits by id
   * and, if the server refuses that, by their names.
   */
  async history(span: FetchSpan): Promise<HistoryOutcome> {
    const { base, head } = this.change;
    this.span = span;
    if (!this.byName) {
      const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
      const outcome = await this.fetch([toFetchArgument(span), 'origin', ...wanted], PARTIAL);
      if (outcome === 'fetched') return 'by_id';
      if (span.kind === 'since') return 'refused';
      this.byName = true;
    }
    await this.fetchNamed([], PARTIAL);
    return 'by_name';
  }

  /**
   * Fetches the newest commit of the base branch and the head, with a small depth and without the content of files.
   * Returns the former; null if the server refuses.
   * @param begin called when the fetch is under way
   */
  async tips(begin: () => void): Promise<string | null> {
    const { base, head } = this.change;
    if (!isBranchName(base.ref)) return null;
    const wanted = [`+refs/heads/${base.ref}:${REF}/base`, `+${head.sha}:${REF}/head`];
    const fetched = await this.fetch([toFetchArgument(this.span), 'origin', ...wanted], PARTIAL, { begin });
    if (fetched !== 'fetched') return null;
    return (await this.repository.output(['rev-parse', '--verify', `${REF}/base`])).toString('latin1').trim();
  }

  /** Fetches commits with a few before them and without the content of files. Returns false if the server refuses. */
  async parents(names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return true;
    const wanted = names.map((name) => `+${name}:${REF}/past-${name}`);
    return (await this.fetch([`--depth=${PARENTS_DEPTH}`, 'origin', ...wanted], PARTIAL)) === 'fetched';
  }

  /** Fetches blobs in one request; fetches none if they are more than `most` bytes. */
  async blobs(names: readonly string[], most: number): Promise<void> {
    if (names.length === 0) return;
    const outcome = await this.fetch(
      ['--filter=blob:none', '--stdin', 'origin'],
      { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' },
      { input: `${names.join('\n')}\n`, most },
    );
    // An old server that only provides objects with a name: everything is fetched again, with the content.
    if (outcome === 'refused') await this.fetchNamed(['--refetch'], {}, { most });
  }

  /** Fetches commits with a part of their history, without the content of files. Those that the server refuses stay missing. */
  async commits(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.fetch([`--depth=${EARLIER_DEPTH}`, 'origin', `+${name}:${REF}/earlier-${name}`], PARTIAL);
    }
  }

  /** Each ref is fetched separately, because the base branch may have been deleted. */
  private async fetchNamed(
    options: readonly string[],
    settings: Readonly<Record<string, string>>,
    more: { readonly most?: number } = {},
  ): Promise<void> {
    const { pr, base } = this.change;
    const named = [`+refs/pull/${pr}/head:${REF}/pull`];
    if (isBranchName(base.ref)) named.push(`+refs/heads/${base.ref}:${REF}/branch`);
    for (const one of named) await this.fetch([...options, toFetchArgument(this.span), 'origin', one], settings, more);
  }

  /**
   * Runs a fetch.
   * @returns `refused`: the server does not provide the object under this name; `too_much`: it is more than `most`
   * bytes, and nothing of it is kept.
   * @throws ProviderError on every other error.
   */
  private async fetch(
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
    { input, most, begin }: { readonly input?: string; readonly most?: number; readonly begin?: () => void } = {},
  ): Promise<'fetched' | 'refused' | 'too_much'> {
    let token = await readToken(this.remote.token, this.signal);
    let renewed = false;
    for (let attempt = 0; ; attempt++) {
      const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
      const result = await limitFetchBytes(this.repository, most ?? Infinity, (enough) =>
        this.repository.run(
          ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args],
          { input, ...surroundings, enough, begin },
        ),
      );
      if (result === null) return 'too_much';
      if (result.code === 0) return 'fetched';
      const failure = new GitError('fetch', result.code, result.stderr);
      const fault = classifyRemoteError(failure);
      if (fault === 'refused') return 'refused';
      if (fault === 'unauthorized' && !renewed) {
        renewed = true;
        const other = await replaceToken(this.remote.token, { token, why: 'ended' }, this.signal);
        if (other !== null) {
          token = other;
          continue;
        }
      }
      const pause = PAUSES[attempt];
      if (fault !== 'passing' || pause === undefined) {
        throw explainRemote(failure, this.remote.url, [token, encodeBasicToken(token)]);
      }
      await this.sleep(pause, this.signal);
    }
  }

  private settings(token: string): Readonly<Record<string, string>> {
    const { url } = this.remote;
    return {
      'remote.origin.url': url,
      'protocol.version': '2',
      // Otherwise the token would be sent to any server to which this one redirects.
      'http.followRedirects': 'false',
      'http.lowSpeedLimit': '1',
      'http.lowSpeedTime': String(STALLED_SECONDS),
      // Keeps the fetched objects as packs, which the cache can copy.
      'fetch.unpackLimit': '1',
      ...(token === ''
        ? {}
        : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${encodeBasicToken(token)}` }),
    };
  }
}

/** Makes git omit the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' } as const;

const encodeBasicToken = (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64');

/** Returns the error for two sides without a common commit. */
export function createUnrelatedError(base: string, head: string): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`,
  );
}
