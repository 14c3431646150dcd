/** Links to lines of the head commit. */

import { encodePath } from '../../../base/url.js';
import type { ObservedFinding } from '../../../contract/index.js';
import { formatReference, isAboutChange, WHOLE_CHANGE } from '../../findings.js';
import { createRemovalTeller } from '../../places.js';
import type { Report } from '../../report.js';
import { formatMarkdownCode, formatMarkdownLink } from '../text.js';

const MAX_LABEL_CHARACTERS = 160;
/** Longer URLs are not put into a table. */
const MAX_URL_CHARACTERS = 2000;

/** Shortens a reference at the start: the end of a path is more informative. */
function shortenReference(reference: string): string {
  if (reference.length <= MAX_LABEL_CHARACTERS) return reference;
  return `…${reference
    .slice(1 - MAX_LABEL_CHARACTERS)
    .toWellFormed()
    .replace(/^\ufffd/u, '')}`;
}

/**
 * Links `src/a.ts:1-4` to the head commit, if possible.
 * @param label the text to show; the whole reference if left out
 */
export function renderLineLink(report: Report, reference: string, label: string = reference): string {
  const shown = formatMarkdownCode(shortenReference(label));
  const match = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
  if (match === null || report.serverUrl === null || report.headSha === null) return shown;
  const [, file = '', first = '', last] = match;
  const anchor = last === undefined ? `L${first}` : `L${first}-L${last}`;
  const url = `${report.serverUrl}/${report.repo}/blob/${report.headSha}/${encodePath(file)}#${anchor}`;
  return url.length > MAX_URL_CHARACTERS ? shown : formatMarkdownLink(shown, url);
}

/**
 * Returns what links places of criteria. Where lines were only removed, it says which: the file as it is now does not have
 * them. It reads the trace once.
 */
export function createPlaceRenderer(report: Report): (reference: string) => string {
  const tell = createRemovalTeller(report);
  return (reference) => {
    const removed = tell(reference);
    return `${renderLineLink(report, reference)}${removed === '' ? '' : ` (${removed})`}`;
  };
}

/** Returns where a finding is, as a link. */
export function renderFindingLink(report: Report, finding: ObservedFinding): string {
  return isAboutChange(finding) ? `*${WHOLE_CHANGE}*` : renderLineLink(report, formatReference(finding));
}
