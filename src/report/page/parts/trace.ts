/** The chain of steps with its digests and hashes, and how anyone can check it. */
import { counted } from '../../../base/text.js';
import { isLoopback, parseUrl } from '../../../base/url.js';
import type { Trace } from '../../../contract/index.js';
import { explainVerdict } from '../../explain.js';
import type { Report } from '../../report.js';
import { formatLine, renderCode, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import type { Part } from './part.js';

const ABOUT: Readonly<Record<string, string>> = {
  policy: 'which policy holds',
  change: 'what each changed file is',
  syntax: 'what changed in the code',
  criteria: 'what the ticket asks for',
  people: 'who approved it',
  binding: 'which lines show it',
  accounting: 'why each line needs a person or none',
  planes: 'what is wrong with the change',
  tier: 'how risky the change is',
  signatures: 'what people answered for',
  since: 'what changed since a person looked',
  decision: 'what the policy says',
};

const MAX_STEPS = 50;
/** The sentence is bounded where it is made. */
const MAX_SENTENCE = 10_000;

const renderDigest = (name: string, value: string): Html =>
  html`<div><dt>${name}</dt><dd><code>${formatLine(value, 100)}</code></dd></div>`;

function renderStep(step: Trace['steps'][number]): Html {
  const about = Object.hasOwn(ABOUT, step.name) ? html` <span class="soft">${ABOUT[step.name] ?? ''}</span>` : null;
  return html`<li><p><strong>${formatLine(step.name, 60)}</strong>${about}</p>
<dl class="digests">${renderDigest('in', step.input_digest)}${renderDigest('out', step.output_digest)}${renderDigest('hash', step.hash)}</dl></li>
`;
}

/** Says where to get the trace. A loopback address is not available after the job. */
function renderLocation(report: Report): Piece {
  const url = report.review.trace_url ?? null;
  const host = url === null ? undefined : parseUrl(url)?.hostname;
  if (url === null || host === undefined || isLoopback(host)) {
    return html`<p>The trace is the file that <code>trace-file</code> (in a workflow) or <code>--trace</code> (of the command) names.</p>`;
  }
  return html`<p>The service gives the trace as JSON at ${renderCode(url, 500)}.</p>`;
}

/** Builds the part "Trace". */
export function renderTracePart(report: Report): Part {
  const { trace } = report;
  const part = { id: 'trace', title: 'Trace' };
  if (trace === null) {
    return {
      ...part,
      short: '',
      lead: '',
      body: html`<p>The trace could not be read: what this page says cannot be checked.</p>${renderLocation(report)}`,
    };
  }
  const signed =
    trace.signature === null
      ? 'The trace is not signed: the chain shows that nothing was changed in it, not who made it.'
      : `It is signed with the key ${trace.signature.signatures
          .map(({ keyid }) => formatLine(keyid, 100))
          .slice(0, 5)
          .join(', ')}; the service publishes its keys at /.well-known/jwks.json.`;
  const keys = trace.signature === null ? '' : ' --keys KEYS';
  const body = html`<p>${renderProse(explainVerdict(report), MAX_SENTENCE)}</p>
<dl class="digests whole">${renderDigest('trace', trace.digest)}${renderDigest('snapshot', trace.snapshot.digest)}<div><dt>engine</dt><dd>${renderCode(trace.engine.version, 60)}</dd></div></dl>
<details><summary>${counted(trace.steps.length, 'step')}, each hash made over the one before</summary>
<ol class="chain">
${trace.steps.slice(0, MAX_STEPS).map(renderStep)}</ol></details>
<h3>How to verify it</h3>
${renderLocation(report)}
<div class="code" role="group" tabindex="0" aria-label="Commands"><pre><code>review-gate verify trace.json${keys}
review-gate replay trace.json</code></pre></div>
<p><code>verify</code> makes each hash of the chain again. <code>replay</code> reviews the stored snapshot again, and the same bytes must come out. ${signed}</p>
`;
  return { ...part, short: '', lead: '', body };
}
