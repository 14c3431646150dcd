/** Fetching from a remote repository by smart HTTP: two commits, the history up to what they share, and only the files that are needed. */

import { ProviderError } from '../../base/errors.js';
import { type GitHubToken, tokenInstead, tokenNow } from '../../github/token.js';
import { withinBytes } from './fetch-limit.js';
import { findMergeBase } from './merge-base.js';
import { isBranchName } from './names.js';
import { GitFailure } from './program.js';
import { explainRemote, remoteFault } from './remote-faults.js';
import type { Scratch } from './repository.js';

/** A remote repository. */
export interface Remote {
  /** `https://github.com/owner/name.git`; http and https alone. */
  readonly url: string;
  /** Sent as GitHub wants it, Basic with the user `x-access-token`; empty: none is sent. A source is asked at each fetch. */
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

/** How much history is fetched, commit by commit from the tips: more and more until the merge base is certain; the last is all there is. */
const DEPTHS = [32, 256, 2048, 2_147_483_647] as const;

/** A fetch that failed in passing is tried again after so long, in milliseconds. */
const PAUSES = [1000, 3000] as const;

/** A connection that brings nothing for so long is given up, in seconds. */
const STALLED_SECONDS = 30;

/** Our names for what was fetched. */
const REF = 'refs/review-gate';

/** Fetches into a scratch repository. */
export class Fetcher {
  private depth: number = DEPTHS[0];
  private byName = false;

  constructor(
    private readonly repository: Scratch,
    private readonly remote: Remote,
    private readonly change: RemoteChange,
    private readonly sleep: Sleep,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Fetches both commits and enough history to be certain of their merge base, without the content of files.
   * Asks for the commits by id, and where the server does not give those out, by the names they had.
   * @returns the merge base.
   */
  async history(): Promise<string> {
    const { base, head } = this.change;
    let why = '';
    for (const depth of DEPTHS) {
      this.depth = depth;
      await this.fetchCommits();
      const found = await findMergeBase(this.repository, base.sha, head.sha);
      if (found.kind === 'found') return found.sha;
      if (found.kind === 'unrelated') throw unrelated(base.sha, head.sha);
      why = found.why;
      if ((await this.repository.shallow()).length === 0) break;
    }
    throw new ProviderError(
      'E_UP_001',
      `${this.remote.url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`,
    );
  }

  /** Fetches blobs, all at once; none where they are more than `most` bytes. */
  async blobs(names: readonly string[], most: number): Promise<void> {
    if (names.length === 0) return;
    const outcome = await this.fetch(
      ['--filter=blob:none', '--stdin', 'origin'],
      { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' },
      { input: `${names.join('\n')}\n`, most },
    );
    // An old server, that gives out only what has a name: everything again, with the content.
    if (outcome === 'refused') await this.fetchNamed(['--refetch'], {}, { most });
  }

  /**
   * Fetches a commit and so many before it, as far as they are not here. Trees come with them, the content of files does
   * not. Tried once, for so long and so much.
   * @returns whether they are here now.
   */
  async past(
    commit: string,
    depth: number,
    most: { readonly bytes: number; readonly milliseconds: number },
  ): Promise<boolean> {
    const limits = { most: most.bytes, late: AbortSignal.timeout(most.milliseconds) };
    const asked = await this.fetch([`--depth=${depth}`, 'origin', `+${commit}:${REF}/past`], PARTIAL, limits);
    if (asked !== 'refused') return asked === 'fetched';
    const { ref } = this.change.base;
    if (!isBranchName(ref)) return false;
    return (
      (await this.fetch([`--depth=${depth}`, 'origin', `+refs/heads/${ref}:${REF}/past`], PARTIAL, limits)) ===
      'fetched'
    );
  }

  private async fetchCommits(): Promise<void> {
    const { base, head } = this.change;
    if (!this.byName) {
      const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
      this.byName = (await this.fetch([`--depth=${this.depth}`, 'origin', ...wanted], PARTIAL)) === 'refused';
    }
    if (this.byName) await this.fetchNamed([], PARTIAL);
  }

  /** Each by itself: the base branch may be gone. */
  private async fetchNamed(
    options: readonly string[],
    settings: Readonly<Record<string, string>>,
    more: { readonly most?: number } = {},
  ): Promise<void> {
    const { pr, base } = this.change;
    const named = [`+refs/pull/${pr}/head:${REF}/pull`];
    if (isBranchName(base.ref)) named.push(`+refs/heads/${base.ref}:${REF}/branch`);
    for (const one of named) await this.fetch([...options, `--depth=${this.depth}`, 'origin', one], settings, more);
  }

  /**
   * Where `late` is given it is tried once, and not longer than until that is aborted.
   * @returns `refused`: the server does not give out what was asked for; `too_much`: it is more than `most` bytes, or took too long, and none of it is here.
   * @throws ProviderError on every other fault.
   */
  private async fetch(
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
    { input, most, late }: { readonly input?: string; readonly most?: number; readonly late?: AbortSignal } = {},
  ): Promise<'fetched' | 'refused' | 'too_much'> {
    let token = await tokenNow(this.remote.token, this.signal);
    let renewed = false;
    for (let attempt = 0; ; attempt++) {
      const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
      const result = await withinBytes(this.repository, most ?? Infinity, (enough) =>
        this.repository.run(
          ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args],
          { input, ...surroundings, enough: late === undefined ? enough : AbortSignal.any([enough, late]) },
        ),
      );
      if (result === null || (result.code !== 0 && late?.aborted === true)) return 'too_much';
      if (result.code === 0) return 'fetched';
      const failure = new GitFailure('fetch', result.code, result.stderr);
      const fault = remoteFault(failure);
      if (fault === 'refused') return 'refused';
      if (fault === 'unauthorized' && !renewed) {
        renewed = true;
        const other = await tokenInstead(this.remote.token, token, this.signal);
        if (other !== null) {
          token = other;
          continue;
        }
      }
      const pause = PAUSES[attempt];
      if (fault !== 'passing' || pause === undefined || late !== undefined) {
        throw explainRemote(failure, this.remote.url, [token, basic(token)]);
      }
      await this.sleep(pause, this.signal);
    }
  }

  private settings(token: string): Readonly<Record<string, string>> {
    const { url } = this.remote;
    return {
      'remote.origin.url': url,
      'protocol.version': '2',
      // Else the token would follow to wherever the server points.
      'http.followRedirects': 'false',
      'http.lowSpeedLimit': '1',
      'http.lowSpeedTime': String(STALLED_SECONDS),
      // Keeps what was fetched as packs, which the cache can take over.
      'fetch.unpackLimit': '1',
      ...(token === '' ? {} : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${basic(token)}` }),
    };
  }
}

/** Makes git leave out the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' } as const;

const basic = (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64');

/** The two sides share no commit. */
export function unrelated(base: string, head: string): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`,
  );
}
