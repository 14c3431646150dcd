/** Clients and their secrets. Two secrets may be valid at once, so that one can be replaced without downtime. */
import type { Client } from '../../store/store.js';
import { verifySecret } from './secrets.js';

/**
 * Returns whether the secret is one of the client's secrets that are valid at `now`. For no client or a revoked one it
 * is false and takes the same time.
 */
export async function verifyClient(client: Client | null, secret: string, now: number): Promise<boolean> {
  const live = client === null || client.revokedAt !== null ? [] : client.secrets;
  const good = live.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  // Always two checks, so that the time does not show how many secrets there are.
  const [first, second = first] = good;
  const checks = await Promise.all([first, second].map((kept) => verifySecret(secret, kept?.hash ?? null)));
  return checks.includes(true);
}
