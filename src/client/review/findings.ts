/** All findings of a review, page by page. */

import * as z from 'zod';
import { hashSha256 } from '../../base/hash.js';
import { LIMITS, ObservedFinding, type ReadFindings } from '../../contract/index.js';
import { createMalformedError, readAnswer } from '../connection/answer.js';
import type { Api } from '../connection/api.js';
import { readNextPage } from './paging.js';

/** Hex digits of the hash that a finding without an id is named by. */
const ID_DIGITS = 16;

/** A page whose rows are looked at one by one: one that is odd must not lose the others. */
const Page = z.looseObject({ data: z.array(z.unknown()), next_page: z.unknown().optional() });
const Fields = z.record(z.string(), z.unknown());
const EXPECTED = 'a page of findings';
/** A page that holds nothing new is let pass, but not for ever. */
const MAX_PAGES = LIMITS.MAX_FINDINGS + 1;

const toText = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function readId(fields: Readonly<Record<string, unknown>>): string {
  const { id } = fields;
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number') return String(id);
  return `unnamed-${hashSha256(JSON.stringify(fields)).slice(0, ID_DIGITS)}`;
}

/** What is there of a location: an unusable file is empty, unusable lines are none. */
function readLocation(value: unknown): ObservedFinding['location'] {
  const location = Fields.safeParse(value);
  if (!location.success) return { file: '', lineRange: [] };
  const { file, lineRange } = location.data;
  const lines = Array.isArray(lineRange) ? lineRange.map(Number).filter(Number.isFinite) : [];
  return { ...location.data, file: toText(file, ''), lineRange: lines };
}

/**
 * A row as a finding. A field that is missing or of another kind gets a stand-in (severity `warn`, plane `unknown`, no
 * location); everything else passes on as it is.
 * @returns null for what is no object at all
 */
export function readFinding(row: unknown): { readonly finding: ObservedFinding; readonly mended: boolean } | null {
  const whole = ObservedFinding.safeParse(row);
  if (whole.success) return { finding: whole.data, mended: false };
  const fields = Fields.safeParse(row);
  if (!fields.success || Array.isArray(row)) return null;
  const { plane, severity, location, title, rationale, fingerprint, rule, ...others } = fields.data;
  const finding = {
    ...others,
    id: readId(fields.data),
    plane: toText(plane, 'unknown'),
    severity: toText(severity, 'warn'),
    location: readLocation(location),
    title: toText(title, '(no title)'),
    rationale: toText(rationale, ''),
    ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
    ...(typeof rule === 'string' ? { rule } : {}),
  };
  return { finding, mended: true };
}

/** Findings as they come in. */
class FindingCollector {
  readonly byId = new Map<string, ObservedFinding>();
  mended = 0;
  dropped = 0;

  /** @returns false when there is one more than are kept */
  add(rows: readonly unknown[]): boolean {
    for (const row of rows) {
      const read = readFinding(row);
      if (read === null) {
        this.dropped += 1;
        continue;
      }
      if (this.byId.has(read.finding.id)) continue;
      if (this.byId.size === LIMITS.MAX_FINDINGS) return false;
      this.byId.set(read.finding.id, read.finding);
      if (read.mended) this.mended += 1;
    }
    return true;
  }
}

/**
 * Reads all pages, at most 5,000 findings.
 * @param list the address of the list, without a `page`
 * @throws ReviewError `malformed` for a page that is none, and for a `next_page` that repeats or leads away
 */
export async function readFindings(api: Api, list: URL): Promise<ReadFindings> {
  const { secrets, log } = api.runtime.parts;
  const collection = new FindingCollector();
  const seen = new Set<string>();
  let truncated = false;
  for (let url = list; ; ) {
    seen.add(url.href);
    const answer = await api.call({ method: 'GET', url, scope: 'findings:read' });
    const page = readAnswer(answer, Page, EXPECTED, secrets);
    truncated = !collection.add(page.data);
    if (truncated) break;
    const next = readNextPage(list, page.next_page);
    if (next.kind === 'end') break;
    if (next.kind === 'fault') throw createMalformedError(answer, EXPECTED, `next_page: ${next.why}`, secrets);
    if (seen.has(next.url.href))
      throw createMalformedError(answer, EXPECTED, 'next_page repeats: the list has no end', secrets);
    if (seen.size === MAX_PAGES) throw createMalformedError(answer, EXPECTED, `more than ${MAX_PAGES} pages`, secrets);
    url = next.url;
  }
  const { mended, dropped, byId } = collection;
  if (mended > 0) log.warning(`Findings that lack a usable field, shown with what they hold: ${mended}.`);
  if (dropped > 0) log.warning(`Rows in the list of findings that are none, left out: ${dropped}.`);
  return { findings: [...byId.values()], truncated };
}
