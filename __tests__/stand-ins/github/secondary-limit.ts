/**
 * GitHub's secondary rate limits of one installation, as "Rate limits for the REST API" states them: at most 100 requests
 * at a time, 900 points a minute for REST and 2,000 for GraphQL. A read costs one point, a write five.
 */
const MINUTE_MILLISECONDS = 60_000;
const MAX_AT_ONCE = 100;
const MAX_POINTS = { rest: 900, graphql: 2000 } as const;
const WRITE_POINTS = 5;

interface Spent {
  readonly at: number;
  readonly points: number;
}

export class SecondaryLimit {
  /** How often a request was refused. */
  refused = 0;
  /** The most points within a minute, and the most requests at a time, so far. */
  readonly most = { rest: 0, graphql: 0, atOnce: 0 };
  private readonly spent: { rest: Spent[]; graphql: Spent[] } = { rest: [], graphql: [] };
  private running = 0;

  /** @param minute how long a minute of this GitHub is, in milliseconds */
  constructor(
    private readonly clock: () => number,
    private readonly minute = MINUTE_MILLISECONDS,
  ) {}

  /** Seconds to wait, as `Retry-After` says it; null if the request may be answered. Then `done` ends it. */
  begin(method: string, isGraphql: boolean): number | null {
    const kind = isGraphql ? 'graphql' : 'rest';
    const now = this.clock();
    const list = this.spent[kind];
    while ((list[0]?.at ?? now) < now - this.minute) list.shift();
    const points = isGraphql || method === 'GET' ? 1 : WRITE_POINTS;
    const sum = list.reduce((total, one) => total + one.points, 0) + points;
    if (sum > MAX_POINTS[kind] || this.running >= MAX_AT_ONCE) {
      this.refused += 1;
      return Math.ceil(this.minute / 1000);
    }
    list.push({ at: now, points });
    this.running += 1;
    this.most[kind] = Math.max(this.most[kind], sum);
    this.most.atOnce = Math.max(this.most.atOnce, this.running);
    return null;
  }

  done(): void {
    this.running -= 1;
  }
}
