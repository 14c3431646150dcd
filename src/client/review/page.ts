/** The page of a review that a person reads, where the service gives one. */

import { ReviewError } from '../../base/review-error.js';
import type { ServiceAddress } from '../connection/address.js';
import type { Api } from '../connection/api.js';
import type { Answer } from '../connection/exchange.js';
import { resolveTraceAddress, type TracedReview } from './trace.js';

/** There is another way to make a page: no long trying. */
const PAGE_LIMIT_MS = 20_000;
/** 5,000 findings with their code fit. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;

/** HTML in UTF-8, which is what the text was read as. */
function isHtml({ headers, text }: Answer): boolean {
  const type = String(headers['content-type'] ?? '');
  return /^\s*text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/iu.test(type) && text.trim() !== '';
}

/**
 * Asks the trace's address for HTML. A redirect is not followed: where one leads, a page to sign in would be taken for the
 * review's.
 * @returns null where there is none, it is forbidden, kept elsewhere, larger than 32 MiB, or no HTML
 * @throws ReviewError `cancelled`
 */
export async function readPage(api: Api, address: ServiceAddress, review: TracedReview): Promise<string | null> {
  const { log } = api.runtime.parts;
  const url = resolveTraceAddress(review, address);
  if (url === null) return null;
  try {
    const answer = await api.call({
      method: 'GET',
      url,
      scope: 'findings:read',
      headers: { accept: 'text/html' },
      withinMs: PAGE_LIMIT_MS,
      maxBytes: MAX_PAGE_BYTES,
      follow: false,
    });
    if (isHtml(answer)) return answer.text;
    log.debug(`${answer.from} gave no HTML page.`);
  } catch (fault) {
    if (!(fault instanceof ReviewError) || fault.kind === 'cancelled') throw fault;
    log.debug(`No page: ${fault.message}`);
  }
  return null;
}
