/** Whether an approval was for what the head is now: for the head itself, the same files, or all but what cannot matter. */
import { abbreviateSha, counted } from '../../base/text.js';
import type { Span } from '../../contract/index.js';
import { accountForChange } from '../accounting/index.js';
import { classifyFiles, joinChange } from '../change/classified.js';
import type { EffectivePolicy } from '../model.js';
import type { GivenReview, SaidByPeople, SeenHead } from '../said-by-people.js';
import type { Snapshot } from '../snapshot.js';
import type { Grammars } from '../syntax/grammars.js';
import { indexSyntax, readSyntax } from '../syntax/index.js';

/** What a commit that a person approved is to the head. */
export interface Fit {
  readonly fits: boolean;
  readonly why: string;
}

/** How the difference to an earlier head is read. */
export interface StaleMeans {
  readonly snapshot: Snapshot;
  readonly said: SaidByPeople;
  readonly paths: EffectivePolicy['paths'];
  readonly grammars: Grammars;
}

/** Spans that are named in words. */
const SHOWN = 3;

const refuse = (why: string): Fit => ({ fits: false, why: `${why}. Approve this head` });

/** Compares the commits that people approved with the head. Each commit is read at most once. */
export class HeadComparison {
  readonly #judged = new Map<string, Promise<Fit>>();

  constructor(private readonly means: StaleMeans) {}

  /** Says whether an approval is for this head. */
  async judge({ commit, submitted_at }: GivenReview): Promise<Fit> {
    const { snapshot, said } = this.means;
    const { retargeted_at: retargeted = null } = said;
    if (retargeted !== null && submitted_at <= retargeted) {
      return refuse('it was given before the pull request went into another base branch');
    }
    if (commit === null) return refuse('GitHub no longer knows the commit that it was given for');
    if (commit === snapshot.head.sha) return { fits: true, why: 'it was given for this head' };
    const known = this.#judged.get(commit);
    if (known !== undefined) return known;
    const judging = this.#judgeEarlier(commit);
    this.#judged.set(commit, judging);
    return judging;
  }

  async #judgeEarlier(commit: string): Promise<Fit> {
    const { said } = this.means;
    const at = `it was given for ${abbreviateSha(commit)}`;
    const seen = said.seen.find(({ sha }) => sha === commit);
    if (seen === undefined || seen.tree === null) return refuse(`${at}, which could not be compared with this head`);
    if (seen.rebased.length > 0) {
      return refuse(`${at}; since then the change stands on another state of ${list(seen.rebased)}`);
    }
    if (seen.tree === said.head_tree) return { fits: true, why: `${at}, which has the same files as this head` };
    if (seen.since.length === 0) {
      return { fits: true, why: `${at}; no file of the change differs since, only the base moved on` };
    }
    const spans = await this.#accountSince(seen);
    const open = spans.filter(({ reason }) => reason !== 'inert');
    // A changed file without a span would be a change that nobody accounted for.
    const silent = seen.since.filter(({ path }) => !spans.some(({ location }) => location.file === path));
    if (open.length > 0) return refuse(`${at}; since then ${describe(open)} changed`);
    if (silent.length > 0) return refuse(`${at}; since then ${list(silent.map(({ path }) => path))} changed`);
    return { fits: true, why: `${at}; since then only what cannot matter changed: ${describe(spans)}` };
  }

  /** Accounts for what came since, as for a change that no ticket asks for. */
  async #accountSince({ since }: SeenHead): Promise<readonly Span[]> {
    const snapshot: Snapshot = { ...this.means.snapshot, files: since, tickets: [], body: '' };
    const change = joinChange(snapshot, classifyFiles(snapshot, this.means.paths));
    const syntax = indexSyntax([...(await readSyntax(change, this.means.grammars)).values()]);
    const criteria = { source: 'none', items: [] } as const;
    return accountForChange({ change, syntax, criteria, binding: [], derived: [] }).spans;
  }
}

function describe(spans: readonly Span[]): string {
  return list(
    spans.map(({ location: { file, lineRange }, reason, why }) => {
      const [first, last] = lineRange;
      const place = first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
      return reason === 'inert' ? `${place} (${why})` : place;
    }),
  );
}

/** Names places, each once: a changed line is there on both sides. */
function list(places: readonly string[]): string {
  const different = [...new Set(places)];
  const more = different.length - SHOWN;
  const named = different.slice(0, SHOWN).join(', ');
  return more > 0 ? `${named} and ${counted(more, 'more place')}` : named;
}
