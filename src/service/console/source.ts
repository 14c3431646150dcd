/** A policy's text by lines, what is wrong with it beside the line. */
import type { PolicyFault } from '../../engine/index.js';
import { type Html, html } from '../../report/index.js';
import { toldAtLength } from './parts.js';

/** The text with numbered lines; a line that can be linked to is `line-N`. */
export function sourceLines(source: string, faults: readonly PolicyFault[] = []): Html {
  const lines = source.replace(/\n$/u, '').split('\n');
  const items = lines.map((line, at) => {
    const here = faults.filter((fault) => fault.line === at + 1);
    const wrong = here.map(
      ({ column, message }) => html`<span class="wrong">column ${column}: ${toldAtLength(message)}</span>`,
    );
    return html`<li id="line-${at + 1}"${here.length === 0 ? null : html` class="fault"`}><code>${toldAtLength(line)}</code>${wrong}</li>\n`;
  });
  return html`<ol class="source" tabindex="0" aria-label="The policy by lines">${items}</ol>\n`;
}
