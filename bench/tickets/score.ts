/** The figures of the ticket benchmark, from what was said of each criterion: the same for the fit and for the engine. */
import type { CriterionStatus } from '../../src/contract/index.js';
import { rounded } from '../model-file.js';
import type { Label, TicketRun, Truth } from './runs.js';

/** What was said of a criterion of a run. */
export interface Said {
  readonly case: string;
  readonly repo: string;
  readonly id: string;
  readonly test: TicketRun['test'];
  readonly truth: Truth;
  /** What a reader found; null where nobody read. */
  readonly label: Label['status'] | null;
  readonly status: CriterionStatus;
  readonly confidence: number;
}

const isMet = ({ status }: Said) => status === 'met';
const isCounted = ({ status }: Said) => status !== 'not_code_verifiable';

/** The share of those of one status. Those that no line can show are left out. */
function measureShare(said: readonly Said[], wanted: CriterionStatus): number {
  const counted = said.filter(isCounted);
  return rounded(counted.filter(({ status }) => status === wanted).length / (counted.length || 1), 3);
}

const measureMet = (said: readonly Said[]) => measureShare(said, 'met');
/** What is unmet, or contradicted, is sent back to its author. */
const measureUnmet = (said: readonly Said[]) => measureShare(said, 'unmet');

/** How often a good one has the higher confidence than a bad one; a tie is a half. */
function measureArea(good: readonly Said[], bad: readonly Said[]): number {
  const all = [
    ...good.filter(isCounted).map((one) => ({ one, good: true })),
    ...bad.filter(isCounted).map((one) => ({ one, good: false })),
  ];
  all.sort((a, b) => a.one.confidence - b.one.confidence);
  let [wins, below, goods, bads] = [0, 0, 0, 0];
  for (let at = 0; at < all.length; ) {
    const value = all[at]?.one.confidence;
    const tied = { good: 0, bad: 0 };
    for (; all[at]?.one.confidence === value && at < all.length; at += 1)
      tied[all[at]?.good === true ? 'good' : 'bad'] += 1;
    wins += tied.good * (below + tied.bad / 2);
    below += tied.bad;
    goods += tied.good;
    bads += tied.bad;
  }
  return rounded(wins / (goods * bads || 1), 3);
}

const BINS = 10;

/** The calibration error of the confidence, in ten bins. */
function measureError(pairs: readonly { readonly said: number; readonly was: boolean }[]): number {
  const bins = Array.from({ length: BINS }, () => 0);
  for (const { said, was } of pairs) {
    const bin = Math.min(BINS - 1, Math.floor(said * BINS));
    bins[bin] = (bins[bin] ?? 0) + said - (was ? 1 : 0);
  }
  return rounded(bins.reduce((sum, gap) => sum + Math.abs(gap), 0) / (pairs.length || 1), 3);
}

/** All figures. `said` holds all runs; a forgotten criterion is compared with itself in the run with all its lines. */
export function measureTickets(said: readonly Said[]): object {
  const pick = (test: Said['test'], truth: Truth) => said.filter((one) => one.test === test && one.truth === truth);
  const own = pick('own', 'ticked');
  const [next, foreign, open] = [pick('half', 'next'), pick('foreign', 'foreign'), pick('own', 'open')];
  const halfOwn = pick('half', 'ticked');
  const whole = new Map(own.map((one) => [`${one.case} ${one.id}`, one]));
  const describeForgotten = (test: Said['test']) => {
    const gone = pick(test, 'forgotten');
    const there = gone.flatMap(({ case: key, id }) => whole.get(`${key} ${id}`) ?? []);
    return {
      n: gone.length,
      while_there: measureMet(there),
      said_met: measureMet(gone),
      said_unmet: measureUnmet(gone),
      area: measureArea(there, gone),
    };
  };
  const labelled = said.filter(({ test, label }) => test === 'own' && label !== null);
  const truly = (...labels: readonly (Label['status'] | null)[]) =>
    labelled.filter(({ label }) => labels.includes(label));
  const sure = labelled.filter(isMet);
  return {
    ticked: { n: own.length, said_met: measureMet(own), said_unmet: measureUnmet(own) },
    half_done: {
      ...(halfOwn.length === 0 ? {} : { own_said_met: measureMet(halfOwn) }),
      n: next.length,
      said_met: measureMet(next),
      said_unmet: measureUnmet(next),
      area: measureArea(halfOwn.length === 0 ? own : halfOwn, next),
    },
    left_open: {
      n: open.length,
      said_met: measureMet(open),
      said_unmet: measureUnmet(open),
      area: measureArea(own, open),
    },
    forgotten_named: describeForgotten('named'),
    forgotten_read: describeForgotten('read'),
    foreign: {
      n: foreign.length,
      said_met: measureMet(foreign),
      said_unmet: measureUnmet(foreign),
      area: measureArea(own, foreign),
    },
    labelled: {
      n: labelled.length,
      truly_met_said_met: measureMet(truly('met')),
      truly_not_said_met: measureMet(truly('not')),
      none_said_met: measureMet(truly('none')),
      said_met_truly_met: rounded(sure.filter(({ label }) => label === 'met').length / (sure.length || 1), 3),
      area: measureArea(truly('met'), truly('not', 'none')),
      calibration_error: measureError(
        labelled.filter(isCounted).map(({ confidence, label }) => ({ said: confidence, was: label === 'met' })),
      ),
    },
  };
}
