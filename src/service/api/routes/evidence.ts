/** POST /v1/evidence: a report is read, and kept for the reviews that will name it. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { ENDPOINTS, LIMITS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { keepReport } from '../../reviews/evidence.js';
import type { Transaction } from '../../store/store.js';
import { toServiceError } from '../http/errors.js';
import { createMalformedError, readQuery } from '../http/input.js';
import { createNotUtf8Error, isGzip, readUtf8 } from '../http/media.js';
import { ServiceError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';
import { openScope } from '../http/scope.js';
import { createTenantLimiter } from '../http/tenant-limiter.js';

const expand = promisify(gunzip);
const MEBIBYTE = 1024 * 1024;
/** Reports that are read at a time in this process: each holds its text and what was read of it. */
const AT_ONCE = 4;

function createTooLargeError(cause: unknown): ServiceError {
  const detail = `The report is over ${LIMITS.MAX_EVIDENCE_BYTES / MEBIBYTE} MiB. Give one for each part of the tests.`;
  return new ServiceError('E_REQ_003', detail, { cause });
}

/** The framework's message is about bodies of JSON. */
const toReportError = (cause: unknown): unknown =>
  toServiceError(cause).status === 413 ? createTooLargeError(cause) : cause;

/** Returns the bytes as they were before gzip; never more than the limit. */
async function expandBody(body: Buffer): Promise<Buffer> {
  try {
    return await expand(body, { maxOutputLength: LIMITS.MAX_EVIDENCE_BYTES });
  } catch (cause) {
    if (cause instanceof RangeError) throw createTooLargeError(cause);
    const detail = 'the body is not gzip, as its Content-Encoding says';
    throw new ServiceError('E_REQ_001', `The report cannot be used: ${detail}.`, {
      errors: [{ pointer: '', detail }],
      cause,
    });
  }
}

async function readText({ body, headers }: FastifyRequest): Promise<string> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const text = readUtf8(isGzip(headers['content-encoding']) ? await expandBody(bytes) : bytes);
  if (text === null) throw createNotUtf8Error();
  if (text === '') throw createMalformedError([{ pointer: '', detail: 'must be a report, and it is empty' }]);
  return text;
}

/** Registers the call in a scope of its own: only this call takes larger bodies, of any type, and gzip. */
export function registerEvidenceRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const inSlot = createTenantLimiter({
    count: AT_ONCE,
    detail: 'Too many reports are being read. Send it again.',
    ownDetail: 'Another report of this tenant is being read. Send them one after the other.',
    retryAfterSeconds: 1,
  });
  openScope(router.app, ENDPOINTS.giveEvidence.id, (app) => {
    app.removeAllContentTypeParsers();
    const limits = { parseAs: 'buffer', bodyLimit: LIMITS.MAX_EVIDENCE_BYTES } as const;
    app.addContentTypeParser('*', limits, (_request, body, done) => done(null, body));
    app.setErrorHandler((cause) => {
      // The parent's error handler answers it.
      throw toReportError(cause);
    });
    registerGuardedRoute(
      { app, served: router.served },
      context,
      ENDPOINTS.giveEvidence,
      async ({ request, reply, principal: { tenantId } }) => {
        const query = readQuery(ENDPOINTS.giveEvidence.query, request);
        const receipt = await inSlot(tenantId, async () =>
          keepReport(context, tenantId, query, await readText(request)),
        );
        return send(reply, ENDPOINTS.giveEvidence, receipt);
      },
      { gzip: true },
    );
  });
}
