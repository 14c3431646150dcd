import { FILTER_STYLE } from './parts/finding-filters.js';
import { STEPS_STYLE } from './parts/steps.js';

/** Colours by name, light then dark. A test checks the contrast of text against its background (WCAG 2.2, 1.4.3). */
export const COLOURS = {
  ok: ['#116329', '#7ee2a0'],
  'ok-bg': ['#e3f6e8', '#12281b'],
  warn: ['#7a4100', '#f2c078'],
  'warn-bg': ['#fdf3d8', '#2c2312'],
  bad: ['#a1122a', '#ffa198'],
  'bad-bg': ['#fdeaec', '#331a1d'],
  info: ['#0a4da2', '#9ecbff'],
  'info-bg': ['#e6f1fd', '#14243a'],
  'none-bg': ['#eceff3', '#21262d'],
  code: ['#ffffff', '#0d1117'],
  add: ['#e4f7e9', '#122a1b'],
  del: ['#fdebed', '#331a1e'],
  gutter: ['#59636e', '#9aa4af'],
  found: ['#ffe58a', '#6b5200'],
  'found-ink': ['#1c2128', '#fff6d8'],
  k: ['#a3123f', '#ff9492'],
  s: ['#0b3d75', '#a5d6ff'],
  c: ['#545d68', '#9fa8b2'],
  n: ['#0550ae', '#8cc5ff'],
  t: ['#5b2fa8', '#d7b4ff'],
  a: ['#7a3b00', '#ffbd7a'],
  m: ['#11603a', '#8ae7a2'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

const declareColours = (scheme: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([name, colours]) => `--${name}: ${colours[scheme]};`)
    .join(' ');

const TONES = ['ok', 'warn', 'bad', 'info']
  .map((tone) => `.${tone} { --tone: var(--${tone}); --tone-bg: var(--${tone}-bg); }`)
  .join('\n');

/** The colours of the reasons in the bar of a change's parts. Its legend says the same in words. */
const PARTS = Object.entries({
  asked: 'ok',
  supporting: 'info',
  derived: 't',
  vouched: 's',
  inert: 'gutter',
  unaccounted: 'warn',
  opaque: 'bad',
})
  .map(([reason, colour]) => `rect.${reason} { fill: var(--${colour}); }`)
  .join('\n');

const KINDS = ['k', 's', 'c', 'n', 't', 'a', 'm'].map((kind) => `.code .${kind} { color: var(--${kind}); }`).join('\n');

/**
 * Styles of the report page, in addition to those of all pages: its colours for light and dark mode, its layout, and
 * its print version.
 */
export const REPORT_STYLE = `${FILTER_STYLE}
:root { ${declareColours(0)} --tone: var(--soft); --tone-bg: var(--none-bg); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
@media (prefers-color-scheme: dark) { :root { ${declareColours(1)} } }
${TONES}
.error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.none { --tone: var(--soft); --tone-bg: var(--none-bg); }
body { max-width: none; padding: 0; font-size: 15px; line-height: 1.5; }
code, pre, .n { font-family: var(--mono); }
code { font-size: 0.875em; }
.n { font-size: 0.9em; font-variant-numeric: tabular-nums; }
.soft, .lead { color: var(--soft); font-size: 0.93em; font-weight: 400; }
h1 { margin: 0.1rem 0 1rem; font-size: 1.6rem; letter-spacing: -0.01em; }
h1.long { font-size: 1.25rem; }
h2 { margin: 0; padding: 0; border: 0; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 0.4rem; font-size: 1rem; }
h4 { margin: 0; font-size: 0.95rem; color: var(--ink); }
p { margin: 0.35rem 0; }
.top { padding: 0.6rem 1rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 600; }
.page { max-width: 88rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
main { min-width: 0; }
main:focus { outline: none; }
section { margin-top: 2.75rem; scroll-margin-top: 1rem; }
#verdict { margin-top: 0; }
#verdict > .head { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; margin-bottom: 0.75rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); }
.about { color: var(--soft); font-size: 0.93em; }
nav ul { columns: auto; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; margin: 0 0 1rem; }
nav li { padding: 0.1rem 0; }
nav li span { color: var(--soft); font-size: 0.87em; }
footer { padding: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.87em; text-align: center; }
summary { cursor: pointer; }
summary:focus-visible, .code:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
summary h3 { display: inline; margin: 0; }

.verdict { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 8px; background: var(--tone-bg); }
.verdict p { margin: 0.2rem 0; }
.word { font-size: 1.35rem; font-weight: 650; color: var(--tone); }
.word .gate { display: block; font-size: 0.95rem; font-weight: 400; color: var(--ink); margin-top: 0.4rem; }
.sign { display: inline-block; width: 1.6rem; height: 1.6rem; margin-right: 0.2rem; border-radius: 50%; background: var(--tone); color: var(--paper); font-size: 1rem; line-height: 1.6rem; text-align: center; vertical-align: 0.1rem; }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; margin: 0.9rem 0 0; }
.figures dt { margin: 0; color: var(--soft); font-size: 0.8rem; }
.verdict .soft, .verdict dt { color: var(--ink); opacity: 0.85; }
.figures dd { margin: 0; font-weight: 600; }
.verdict ~ details { margin-top: 0.9rem; }
${STEPS_STYLE}
ul.bare { margin: 0.4rem 0; padding: 0; list-style: none; }
ul.bare li { margin: 0.3rem 0; }
.note { margin: 0.6rem 0; padding: 0.5rem 0.75rem; border-left: 3px solid var(--tone); background: var(--tone-bg); white-space: pre-line; }
.pill { display: inline-block; padding: 0 0.5em; border: 1px solid var(--tone); border-radius: 1em; background: var(--tone-bg); color: var(--tone); font-size: 0.78rem; font-weight: 600; line-height: 1.45; white-space: nowrap; }
.bar { display: inline-flex; align-items: center; gap: 0.45rem; font-weight: 400; white-space: nowrap; }
meter { width: 5rem; height: 0.6rem; border: 0; border-radius: 2px; background: var(--line); appearance: none; -webkit-appearance: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
meter::-webkit-meter-inner-element { display: grid; grid-template: 1fr / 100%; height: 100%; }
meter::-webkit-meter-bar { grid-area: 1 / 1; height: 100%; border: 0; background: none; }
meter::-webkit-meter-optimum-value { grid-area: 1 / 1; height: 100%; margin: 0; border-radius: 2px; background: var(--info); }
meter::-moz-meter-bar { border-radius: 2px; background: var(--info); }

.criterion { padding: 0.25rem 0 1rem; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.criterion:last-of-type { border-bottom: 0; }
.criterion h3 { margin: 1rem 0 0; font-weight: 600; line-height: 1.45; }
.criterion .pill { margin-right: 0.15rem; }
.id { color: var(--soft); }
.meta { margin: 0.1rem 0 0; }
.where { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1rem 0.75rem; margin: 0; }
.range { margin-top: 0.75rem; }
.range .where ~ .where { margin-top: 0.4rem; }
details.range > summary { display: list-item; }
details.range > summary .bar { margin-left: 0.5rem; }
details.range[open] > summary { margin-bottom: 0.4rem; }
.others { margin-top: 0.75rem; }
.others > summary { color: var(--link); }
.wants { margin: 0.5rem 0; padding: 0.3rem 0.75rem; border-left: 3px solid var(--warn); background: var(--warn-bg); font-size: 0.93em; }
.claims { font-size: 0.93em; }
.wants p, .wants ul, .claims p, .claims ul { margin: 0.1rem 0; }
.wants ul, .claims ul { padding-left: 1.1rem; }
.clash { display: grid; gap: 0.25rem 1.25rem; margin: 0.5rem 0; padding: 0.3rem 0.75rem; border-left: 3px solid var(--bad); background: var(--bad-bg); }
.clash > div { min-width: 0; }
.clash p { margin: 0.1rem 0; overflow-wrap: anywhere; }
.clash .soft, .wants .soft { color: var(--ink); opacity: 0.85; }
.words dl { margin: 0.3rem 0; font-size: 0.93em; }
.words div { display: flex; gap: 0.6rem; }
.words dt { flex: 0 0 6.5rem; margin: 0; font-weight: 600; }
.words dd { margin: 0; min-width: 0; }
.reasons { margin: 0.3rem 0 0; padding-left: 1.1rem; color: var(--soft); font-size: 0.9em; }
.reasons code { color: var(--ink); }
.beside { display: grid; gap: 0.4rem 1.25rem; }
.beside > * { min-width: 0; align-self: start; }
.place { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; margin-top: 1rem; }
.place > .reason > :not(.where) { margin: 0.1rem 0 0; }

.code { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--code); container-type: inline-size; }
.code pre { margin: 0; padding: 0; border: 0; border-radius: 0; background: none; overflow: visible; min-width: max-content; font-size: 0.8125rem; line-height: 1.5; tab-size: 4; }
.code pre code { display: block; font-size: inherit; }
.code pre code:not(:has(.l)) { padding: 0.6rem 0.8rem; }
.l { display: block; padding-right: 1rem; unicode-bidi: isolate; }
.l b { display: inline-block; width: 4.6em; margin-right: 0.6em; padding-right: 0.8em; border-left: 3px solid transparent; color: var(--gutter); font-weight: 400; text-align: right; user-select: none; }
.l i { color: var(--soft); }
.add { background: var(--add); }
.del { background: var(--del); }
.git { color: var(--soft); }
.hit b { border-left-color: var(--link); }
.hit.error b, .hit.warn b, .hit.info b { border-left-color: var(--tone); }
.code mark { padding: 0.05em 0; border-radius: 2px; background: var(--found); color: var(--found-ink); }
.gap { margin: 0; border-block: 1px solid var(--line); background: var(--panel); color: var(--soft); font-size: 0.8rem; }
.gap span { display: inline-block; position: sticky; left: 0; padding: 0.15rem 0.8rem; }
.gap:first-child { border-top: 0; }
.gap:last-child { border-bottom: 0; }
${KINDS}
.file { margin: 1rem 0 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary { padding: 0.35rem 0; }
.file > summary h3 { font-family: var(--mono); font-size: 0.93rem; word-break: break-all; }
.stretch { width: max-content; min-width: 100%; content-visibility: auto; contain-intrinsic-size: auto none auto 12rem; }
.found { border-block: 1px solid var(--line); background: var(--tone-bg); }
.found > div { position: sticky; left: 0; width: 100cqw; max-width: 62rem; padding: 0.55rem 1rem 0.6rem 0.8rem; border-left: 3px solid var(--tone); }
.found > div > p { white-space: pre-line; font-size: 0.93em; }
.found .soft { color: var(--ink); opacity: 0.85; }
.found summary h4 { display: inline; }
.found .at { margin-left: 0.5rem; }
.apart .found { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 7rem; overflow: hidden; }
.apart .found > div { width: auto; }
.list ul { columns: 22rem; padding-left: 1.1rem; }

.parts { display: block; max-width: 68rem; border-radius: 4px; }
.parts rect { stroke: var(--paper); stroke-width: 1px; }
${PARTS}
.legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1.5rem; margin: 0.5rem 0; padding: 0; list-style: none; }
.key { vertical-align: -0.05em; }
.hit.open b { border-left-color: var(--warn); }

.scroll { overflow-x: auto; margin: 0.6rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.93em; }
caption { padding: 0 0 0.3rem; color: var(--soft); text-align: left; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.87em; white-space: nowrap; }
tbody th { min-width: 11rem; }
td { min-width: 3rem; }
td code { overflow-wrap: break-word; }
.chart { max-width: 68rem; }
.chart td:nth-child(3) { text-align: right; white-space: nowrap; }
.chart td:last-child { width: 38%; min-width: 8rem; padding-right: 0; }
.bars { display: block; width: 100%; margin-top: 0.2rem; }
.bars .up { fill: var(--warn); }
.bars .down { fill: var(--ok); }
.bars line { stroke: var(--gutter); }

.rules { margin: 0; padding: 0; list-style: none; }
.rule { margin-left: 0.6rem; padding: 0 0 0.55rem 1.5rem; border-left: 2px solid var(--line); }
.rule:last-child { border-left-color: transparent; }
.rule p { margin: 0; }
.tick { float: left; width: 1.3rem; height: 1.3rem; margin-left: -2.25rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.8rem; line-height: 1.2rem; text-align: center; }
.held > .name > .tick { border-color: var(--info); background: var(--info); color: var(--paper); }
.state, .then { color: var(--soft); font-size: 0.9em; }
.held > .name > .state { color: var(--info); font-weight: 600; }
.by { padding: 0 0.5em; border-radius: 1em; background: var(--info-bg); color: var(--info); font-size: 0.78rem; }
.unasked > .name > strong { font-weight: 400; }
.facts { margin: 0.1rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.93em; }
.facts li::before { content: "└ "; color: var(--gutter); }
.facts .n { color: var(--ink); }

.digests { margin: 0.2rem 0 0; font-size: 0.93em; }
.digests div { display: flex; gap: 0.6rem; }
.digests dt { flex: 0 0 4.2rem; margin: 0; color: var(--soft); }
.digests dd { margin: 0; min-width: 0; }
.whole { margin-bottom: 0.75rem; }
.chain { margin: 0.6rem 0 0; padding: 0; list-style: none; counter-reset: step; }
.chain li { counter-increment: step; margin-left: 0.75rem; padding: 0 0 0.9rem 1.4rem; border-left: 2px solid var(--line); }
.chain li:last-child { border-left-color: transparent; padding-bottom: 0; }
.chain p { margin: 0; }
.chain dt { flex-basis: 2.6rem; }
.chain p::before { content: counter(step); float: left; width: 1.45rem; height: 1.45rem; margin-left: -2.2rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.75rem; line-height: 1.4rem; text-align: center; }

@media (max-width: 40rem) {
  .l b { width: 3.3em; padding-right: 0.5em; margin-right: 0.4em; }
  .file > summary h3 { word-break: break-all; }
  .word .gate { display: block; margin-left: 0; }
  .verdict { padding: 0.75rem 0.9rem; }
  .figures { gap: 0.5rem 1.5rem; }
  th, td { padding-right: 0.6rem; }
  tbody th { min-width: 5.5rem; }
  .by-rule tbody th { min-width: 9.5rem; }
  .by-rule td:last-child { min-width: 6.5rem; }
  .by-rule :is(th, td):nth-child(3) { display: none; }
  .chart th, .chart td { padding-right: 0.4rem; }
  .chart tbody th { min-width: 8.5rem; }
  .chart td { min-width: 2.5rem; }
  .chart td:last-child { min-width: 4rem; }
  .chart thead th { white-space: normal; }
}
@media (min-width: 60rem) {
  .page { padding-inline: 2rem; }
  .top { padding-inline: 2rem; }
  .beside { grid-template-columns: minmax(14rem, 21rem) minmax(0, 1fr); }
  .clash { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .rule { display: grid; grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); gap: 0 1.25rem; }
  .beside .reason .where { align-items: flex-start; flex-direction: column; }
  .beside > .reason { position: sticky; top: 0.75rem; }
}
@media (min-width: 80rem) {
  .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 2.5rem; }
  nav { position: sticky; top: 1.25rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; }
  nav li { padding: 0.3rem 0; }
  nav li span { display: block; }
}
@media print {
  :root { color-scheme: light; ${declareColours(0)} --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; height: auto; }
  .criterion, .file, .stretch, .apart .found { content-visibility: visible; }
  .beside { display: block; }
  .beside > .reason { position: static; }
  .code, .scroll { overflow: visible; container-type: normal; }
  .code pre { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 8pt; }
  .l { padding-left: 5.2em; text-indent: -5.2em; }
  .l b { text-indent: 0; }
  .beside > .code { margin-top: 0.4rem; }
  .stretch { width: auto; }
  .found > div { position: static; width: auto; }
  .found, .l, .rule, .chain li, tr { break-inside: avoid; }
  h2, h3, summary, .where { break-after: avoid; }
  .add, .del, .hit b, .verdict, .found, .wants, .clash, mark, .pill, .sign, .tick, .bars, .parts, .key { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
