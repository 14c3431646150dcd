/** `POST /v1/evidence`: a report is handed over, compressed. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod';
import type { EvidenceKind } from '../../contract/index.js';
import type { ServiceAddress } from '../connection/address.js';
import { readAnswer } from '../connection/answer.js';
import type { Api } from '../connection/api.js';

/** A report as it is sent. */
export interface UploadedReport {
  readonly kind: EvidenceKind;
  readonly text: string;
  /** Absolute paths of the repository, as the tool may have seen it; the first one is sent. */
  readonly roots: readonly string[];
}

const compress = promisify(gzip);
const Receipt = z.looseObject({ id: z.string().min(1) });

/** Sends one report on a head. Gives its id. */
export async function uploadReport(
  api: Api,
  address: ServiceAddress,
  { kind, text, roots }: UploadedReport,
  about: { readonly repo: string; readonly head_sha: string },
): Promise<string> {
  const [root] = roots;
  const answer = await api.call({
    method: 'POST',
    url: address.of('/v1/evidence', { ...about, kind, ...(root === undefined ? {} : { root }) }),
    scope: 'reviews:write',
    headers: { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
    body: await compress(text),
  });
  return readAnswer(answer, Receipt, 'the id of a report', api.runtime.parts.secrets).id;
}
