/** A policy's text by lines, with the faults next to their lines. */
import type { PolicyProblem } from '../../../engine/index.js';
import { type Html, html } from '../../../report/index.js';
import { escapeText } from './parts.js';

/** Renders the text with numbered lines. `line-N` is the anchor of a line. */
export function renderSourceLines(source: string, faults: readonly PolicyProblem[] = []): Html {
  const lines = source.replace(/\n$/u, '').split('\n');
  const items = lines.map((line, at) => {
    const here = faults.filter((fault) => fault.line === at + 1);
    const wrong = here.map(
      ({ column, message }) => html`<span class="wrong">column ${String(column)}: ${escapeText(message)}</span>`,
    );
    return html`<li id="line-${String(at + 1)}"${here.length === 0 ? null : html` class="fault"`}><code>${escapeText(line)}</code>${wrong}</li>\n`;
  });
  return html`<ol class="source" tabindex="0" aria-label="The policy by lines">${items}</ol>\n`;
}
