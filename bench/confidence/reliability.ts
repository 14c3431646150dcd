/** Measures how well predicted probabilities agree with the outcomes. */

/** A predicted probability, whether it came true, and its weight. */
export interface Said {
  readonly said: number;
  readonly held: boolean;
  readonly weight: number;
}

/**
 * The measures of a set of probabilities. `said`, `held`: the weighted means of what was predicted and of what was the
 * case, also of each bin.
 */
export interface Reliability {
  /** Weighted mean distance of predicted and observed probability over the bins. */
  readonly ece: number;
  readonly brier: number;
  /** Weighted share of pairs in which the true case had the higher predicted probability; ties count half. */
  readonly auc: number;
  readonly said: number;
  readonly held: number;
  readonly bins: readonly {
    readonly from: number;
    readonly said: number;
    readonly held: number;
    readonly count: number;
  }[];
}

const weighted = (of: readonly Said[], value: (one: Said) => number) => {
  const weight = of.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? 0 : of.reduce((sum, one) => sum + one.weight * value(one), 0) / weight;
};

const toHeldNumber = (one: Said) => (one.held ? 1 : 0);

/** Returns the measures of a set of probabilities, in bins of equal width. Empty bins are left out. */
export function measureReliability(all: readonly Said[], binCount = 10): Reliability {
  const total = all.reduce((sum, one) => sum + one.weight, 0);
  const bins = Array.from({ length: binCount }, (_, index) => {
    const inside = all.filter((one) => Math.min(binCount - 1, Math.floor(one.said * binCount)) === index);
    const share = inside.reduce((sum, one) => sum + one.weight, 0) / total;
    const [said, held] = [weighted(inside, (one) => one.said), weighted(inside, toHeldNumber)];
    return { from: index / binCount, said, held, count: inside.length, share };
  }).filter(({ count }) => count > 0);
  return {
    ece: bins.reduce((sum, { said, held, share }) => sum + share * Math.abs(said - held), 0),
    brier: weighted(all, (one) => (one.said - toHeldNumber(one)) ** 2),
    auc: computeAuc(all),
    said: weighted(all, (one) => one.said),
    held: weighted(all, toHeldNumber),
    bins: bins.map(({ share: _, ...bin }) => bin),
  };
}

function computeAuc(all: readonly Said[]): number {
  const sorted = all.toSorted((a, b) => a.said - b.said);
  let [below, won, pairs] = [0, 0, 0];
  const wrong = all.filter((one) => !one.held).reduce((sum, one) => sum + one.weight, 0);
  for (let at = 0; at < sorted.length; ) {
    const said = sorted[at]?.said;
    let [right, level] = [0, 0];
    for (; at < sorted.length && sorted[at]?.said === said; at += 1) {
      const { held = false, weight = 0 } = sorted[at] ?? {};
      if (held) right += weight;
      else level += weight;
    }
    won += right * (below + level / 2);
    pairs += right * wrong;
    below += level;
  }
  return pairs === 0 ? 0.5 : won / pairs;
}

/** Returns the measures as lines of a Markdown table with a title. */
export function formatReliability(title: string, all: readonly Said[], binCount = 10): string {
  const { ece, brier, auc, said, held, bins } = measureReliability(all, binCount);
  const digits = binCount > 10 ? 2 : 1;
  const figure = (value: number) => value.toFixed(3);
  return [
    `${title}: ${all.length} reviews, said ${figure(said)}, held ${figure(held)}, ECE ${figure(ece)}, Brier ${figure(brier)}, AUC ${figure(auc)}`,
    '',
    '| said | mean said | held | reviews |',
    '|---|---|---|---|',
    ...bins.map(
      (bin) =>
        `| ${bin.from.toFixed(digits)} to ${(bin.from + 1 / binCount).toFixed(digits)} | ${figure(bin.said)} | ${figure(bin.held)} | ${bin.count} |`,
    ),
    '',
  ].join('\n');
}
