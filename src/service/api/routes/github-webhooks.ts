/**
 * POST /webhooks/github: events of a GitHub App. They are only verified and queued: GitHub waits 10 s for the response,
 * and reviews take longer.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ProviderError } from '../../../base/errors.js';
import { ENDPOINTS, type InboundAnswer, LIMITS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { QueueWish } from '../../queue/queue.js';
import type { Transaction } from '../../store/store.js';
import { GITHUB_SECRET, openGithubSecret } from '../../tenants/github-credentials.js';
import { interpretEvent, readInstallationId, scanInstallationIds } from '../../webhooks/github/event.js';
import { countsForApp, type EventAction } from '../../webhooks/github/event-action.js';
import { type Asked, listJobs } from '../../webhooks/github/event-jobs.js';
import { isSignature, isSignedBy } from '../../webhooks/github/signature.js';
import { toServiceError } from '../http/errors.js';
import { readHeaders } from '../http/input.js';
import { ServiceError } from '../http/problem.js';
import { type Router, registerOpenRoute, send } from '../http/route.js';
import { openScope } from '../http/scope.js';

const JSON_TYPE = 'application/json';
const MEBIBYTE = 1024 * 1024;

/** An App as a tenant gave it. */
interface TenantApp {
  readonly tenantId: string;
  readonly appId: string;
  readonly secret: string;
}

/** Returns the same fault for every invalid signature, so that it does not reveal which installations are known. */
function createUnsignedError(): ServiceError {
  return new ServiceError(
    'E_AUTH_001',
    "The event's X-Hub-Signature-256 is missing or not made with the webhook secret. Give the App's webhook and the tenant's token for GitHub the same webhook_secret.",
    { headers: { 'WWW-Authenticate': 'X-Hub-Signature-256' } },
  );
}

/**
 * Replaces the framework's messages, which are about API calls; the reader here is the person who configured the App.
 */
function toGithubError(cause: unknown): unknown {
  const { status } = toServiceError(cause);
  if (status === 413) {
    return new ServiceError('E_REQ_003', `The event is over ${LIMITS.MAX_EVENT_BYTES / MEBIBYTE} MiB.`, { cause });
  }
  if (status === 415 && !(cause instanceof ServiceError)) {
    const detail = `Events are taken as ${JSON_TYPE} alone: choose that as the content type in the settings of the App's webhook.`;
    return new ServiceError('E_REQ_001', detail, { status, cause });
  }
  return cause;
}

function createMalformedError(detail: string): ServiceError {
  return new ServiceError('E_REQ_001', `The event is not what GitHub documents. ${detail}`, {
    errors: [{ pointer: '', detail }],
  });
}

function parsePayload(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw createMalformedError('The body is not valid JSON.');
  }
}

function readMeaning(event: string, payload: unknown): EventAction {
  try {
    return interpretEvent(event, payload);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    throw createMalformedError(cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
}

/** Returns why an event of a merge queue starts no review; null if it does. */
function explainWish(wish: QueueWish): string | null {
  switch (wish.what) {
    case 'review':
      return null;
    case 'refusal':
      return wish.fault;
    case 'end':
      return 'The commit is no longer in the merge queue. What waits for it ends.';
  }
}

const buildIgnoredAnswer = (detail: string): InboundAnswer => ({ status: 'ignored', detail });

/**
 * Registers the call in a scope of its own: only this call needs the exact bytes of its body and accepts larger ones.
 */
export function registerGithubWebhookRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const { store, queue, vault, log } = context;
  // Used for unknown installations, so that refusing them takes the same time.
  const nobodys = randomBytes(32).toString('hex');

  /** Returns the App and its webhook secret that the tenant has for that installation; null if it has none. */
  const readApp = async (tenantId: string, installation: string): Promise<TenantApp | null> => {
    const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
    if (row === null) return null;
    try {
      const given = openGithubSecret(vault, tenantId, row);
      if ('token' in given || given.installation_id !== installation) return null;
      return given.webhook_secret === undefined
        ? null
        : { tenantId, appId: given.app_id, secret: given.webhook_secret };
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      log(`an event for the tenant ${tenantId} cannot be checked: ${cause.message}`);
      return null;
    }
  };

  /** Returns the tenants of an installation whose secret signed the body. */
  const listSigners = async (installation: string, body: Buffer, signature: string): Promise<TenantApp[]> => {
    const known = await store.directory.tenantsOfInstallation(installation);
    const apps = await Promise.all(known.map((tenantId) => readApp(tenantId, installation)));
    // Every secret is tried, so that refusing takes the same time.
    return apps.flatMap((app) => (isSignedBy(app?.secret ?? nobodys, body, signature) && app !== null ? [app] : []));
  };

  /**
   * Returns the payload and the tenants whose secret signed it. Nothing is parsed before the signature is verified.
   * @throws E_AUTH_001 if there are no such tenants
   */
  const verifyEvent = async (body: Buffer, signature: string): Promise<{ payload: unknown; tenants: TenantApp[] }> => {
    const signers = new Map<string, TenantApp[]>();
    for (const installation of scanInstallationIds(body)) {
      const found = await listSigners(installation, body, signature);
      if (found.length > 0) signers.set(installation, found);
    }
    if (signers.size === 0) {
      isSignedBy(nobodys, body, signature);
      throw createUnsignedError();
    }
    const payload = parsePayload(body);
    const tenants = signers.get(readInstallationId(payload) ?? '');
    if (tenants === undefined) throw createUnsignedError();
    return { payload, tenants };
  };

  /** Queues the reviews for the tenants that enabled them. Returns the number of reviews, or why there are none. */
  const enqueue = async (tenants: readonly TenantApp[], delivery: string, asked: Asked): Promise<number | string> => {
    const app = 'app' in asked ? asked.app : null;
    const concerned = tenants.filter(({ appId }) => countsForApp(app, appId));
    if (concerned.length === 0) return app?.otherwise ?? '';
    let wanted = 0;
    let enabled = false;
    for (const { tenantId } of concerned) {
      await store.tenant(tenantId).transaction(async (tx) => {
        if ((await tx.tenant()).on_pull_request === 'ignore') return;
        enabled = true;
        for (const job of await listJobs(tx, delivery, asked)) {
          await queue.enqueue(tx, job);
          wanted += 1;
        }
      });
    }
    if (wanted > 0) return wanted;
    return enabled
      ? 'No pull request with this head was reviewed before.'
      : 'The tenant ignores pull requests: PATCH /v1/tenant with on_pull_request to have them reviewed.';
  };

  const receive = async (request: FastifyRequest): Promise<InboundAnswer> => {
    const headers = readHeaders(ENDPOINTS.receiveGithub.headers, request);
    const { 'X-GitHub-Event': event, 'X-GitHub-Delivery': delivery, 'X-Hub-Signature-256': signature } = headers;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignature(signature)) throw createUnsignedError();
    if (event === 'ping' && scanInstallationIds(body).length === 0) {
      // GitHub sends a ping when the webhook is set up. It names no installation whose secret could verify it, and has
      // no effect.
      return buildIgnoredAnswer('The service is here. Whether the webhook secret is right shows with the first event.');
    }
    const { payload, tenants } = await verifyEvent(body, signature);
    const asked = readMeaning(event, payload);
    if (asked.kind === 'ignored') return buildIgnoredAnswer(asked.why);
    if (asked.kind === 'closed') {
      for (const { tenantId } of tenants) {
        await store.tenant(tenantId).transaction(async (tx) => {
          for (const { repo, pr } of asked.pulls) await tx.reviews.closePulls(repo, pr);
        });
      }
      return buildIgnoredAnswer(asked.why);
    }
    const done = await enqueue(tenants, delivery, asked);
    if (typeof done === 'string') return buildIgnoredAnswer(done);
    const why = asked.kind === 'queue' ? explainWish(asked.wish) : null;
    if (why !== null) return buildIgnoredAnswer(why);
    return { status: 'accepted', detail: `${done === 1 ? 'The pull request' : 'The pull requests'} will be reviewed.` };
  };

  openScope(router.app, 'github webhooks', (app) => {
    app.removeAllContentTypeParsers();
    const limits = { parseAs: 'buffer', bodyLimit: LIMITS.MAX_EVENT_BYTES } as const;
    app.addContentTypeParser(JSON_TYPE, limits, (_request, body, done) => done(null, body));
    app.setErrorHandler((cause) => {
      // The parent's error handler answers it.
      throw toGithubError(cause);
    });
    registerOpenRoute({ app, served: router.served }, ENDPOINTS.receiveGithub, async (request, reply) =>
      send(reply, ENDPOINTS.receiveGithub, await receive(request)),
    );
  });
}
