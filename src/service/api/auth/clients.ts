/** Clients and their secrets: two may be good at once, so that one can be replaced without a gap. */
import type { Client } from '../../store/store.js';
import { verifySecret } from './secrets.js';

/** Whether the secret is one of the client's that are good at `now`. Of no client, or a revoked one, it is false and takes as long. */
export async function verifyClient(client: Client | null, secret: string, now: number): Promise<boolean> {
  const live = client === null || client.revokedAt !== null ? [] : client.secrets;
  const good = live.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  // Always two: how long it takes says nothing of how many there are.
  const checks = await Promise.all([0, 1].map((at) => verifySecret(secret, good[at]?.hash ?? null)));
  return checks.includes(true);
}
