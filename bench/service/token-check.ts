/**
 * The baseline of the read benchmark: the same Fastify with only the check of the bearer token, and a response of the
 * same size. It runs in its own process.
 */
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { createMemoryKeyring } from '../../__tests__/stand-ins/store/memory-keyring.js';
import { AccessTokens } from '../../src/service/api/auth/access-tokens.js';
import { authorize } from '../../src/service/api/auth/bearer.js';
import { ClientStatus } from '../../src/service/api/auth/client-status.js';
import type { Client } from '../../src/service/store/store.js';

/** About the size of a completed review with two criteria. */
const ANSWER = JSON.stringify({ data: randomBytes(400).toString('hex') });

const CLIENT: Client = {
  id: 'cli_bench',
  tenantId: 'ten_bench',
  scopes: [],
  secrets: [],
  createdAt: 0,
  revokedAt: null,
};

const tokens = new AccessTokens({
  keyring: await createMemoryKeyring(Date.now),
  clients: new ClientStatus({ directory: { client: async () => CLIENT }, clock: Date.now }),
  issuer: () => 'http://127.0.0.1',
  clock: Date.now,
});
const app = Fastify({ logger: false });
app.get('/v1/reviews/:id', {
  onRequest: async (request) => {
    await authorize(request.headers.authorization, 'reviews:read', tokens);
  },
  handler: async (_request, reply) => reply.type('application/json; charset=utf-8').send(ANSWER),
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const token = await tokens.mint(CLIENT, ['reviews:read']);
process.send?.({ url, token });
