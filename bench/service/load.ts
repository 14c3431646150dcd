/** Puts load on one address over keep-alive connections, from the measuring process. */
import autocannon from 'autocannon';

const CONNECTIONS = 32;

/**
 * Returns the responses per second.
 * @throws Error if a response was not 2xx
 */
export async function answersPerSecond(url: string, token: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} errors`);
  return requests.average;
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
