/** First reviews of pull requests, by the week in which they were asked for. */
import type { TrendWeek } from '../../contract/index.js';
import type { FirstReview } from '../store/store.js';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const WEEK = 7 * DAY;
/** The epoch was a Thursday: its week began three days before it. */
const FIRST_MONDAY = -3 * DAY;

/** Returns when the first of the last weeks begins, on a Monday in UTC; the last one holds `now`. */
export function findFirstWeek(now: number, weeks: number): number {
  return Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY - (weeks - 1) * WEEK;
}

function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Tallies each of the weeks from `from` on, those without a review too. */
export function tallyWeeks(reviews: readonly FirstReview[], from: number, weeks: number): TrendWeek[] {
  return Array.from({ length: weeks }, (_, at) => {
    const begin = from + at * WEEK;
    const own = reviews.filter(({ createdAt }) => createdAt >= begin && createdAt < begin + WEEK);
    const waits = own.flatMap(({ createdAt, greenAt }) => (greenAt === null ? [] : [greenAt - createdAt]));
    const median = computeMedian(waits);
    return {
      from: new Date(begin).toISOString().slice(0, 10),
      pulls: own.length,
      opened: waits.length,
      median_seconds_to_green: median === null ? null : Math.max(0, Math.round(median / SECOND)),
      criteria: sum(own.map(({ criteria }) => criteria)),
      met: sum(own.map(({ met }) => met)),
    };
  });
}
