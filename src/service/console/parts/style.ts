import { CHART_STYLE, STEPS_STYLE } from '../../../report/index.js';

/** Styles of the console, in addition to those of all pages: dense lists that become cards on a narrow screen. */
export const STYLE = `${CHART_STYLE}
:root { --gate-open: var(--good); --gate-person: var(--wait); --gate-closed: var(--bad); }
:root { --good: #116329; --good-paper: #e3f6e8; --bad: #a1122a; --bad-paper: #fdeaec; --wait: #7a4100; --wait-paper: #fdf3d8; --field: #fff; --edge: #858f99; }
@media (prefers-color-scheme: dark) {
  :root { --good: #7ee2a0; --good-paper: #12281b; --bad: #ffa198; --bad-paper: #331a1d; --wait: #f2c078; --wait-paper: #2c2312; --field: #0d1117; --edge: #6e7985; }
}
body { max-width: 76rem; padding: 0 1rem 3rem; font-size: 15px; }
h1 { font-size: 1.5rem; }
${STEPS_STYLE}
fieldset { margin: 0; padding: 0; border: 0; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; margin: 0 0 0.75rem; }
.head h1, .head .lead { margin: 0; }
.head .about { flex: 1 1 20rem; min-width: 0; max-width: 48rem; }
.head:has(.lead) { align-items: flex-start; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.15rem; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin: 0 0 1.25rem; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
.top .brand { font-weight: 700; }
.top ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; columns: auto; }
.top li a { display: block; padding: 0.3rem 0.6rem; border-radius: 6px; color: var(--ink); text-decoration: none; }
.top li a:hover { background: var(--panel); text-decoration: underline; }
.top li a[aria-current] { background: var(--panel); font-weight: 600; box-shadow: inset 0 -2px var(--link); }
.top form { display: flex; align-items: center; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin-left: auto; }
.trail { margin: 0 0 0.25rem; font-size: 0.92em; }
main > p, .panel p { max-width: 48rem; }
form.filter { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0.5rem 0.75rem; align-items: start; margin: 0 0 1rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
form.filter .actions { padding-top: 1.5rem; }
details.filters > summary { margin: 0 0 0.5rem; }
@media (min-width: 46.01rem) {
  @supports selector(::details-content) {
    details.filters > summary { display: none; }
    details.filters::details-content { content-visibility: visible; block-size: auto; }
  }
}
form.stack { display: grid; gap: 0.9rem; max-width: 34rem; margin: 1rem 0; }
form.wide { max-width: none; }
form.inline { display: inline; }
.fields-2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0.75rem; align-items: start; }
.field { display: grid; gap: 0.15rem; min-width: 0; }
.field > label, legend { padding: 0; font-weight: 600; font-size: 0.92em; }
.check { display: flex; gap: 0.5rem; align-items: baseline; }
input, select, textarea { width: 100%; min-height: 2.25rem; padding: 0.3rem 0.5rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--field); color: var(--ink); font: inherit; }
.check input { width: auto; min-height: 0; }
textarea { min-height: 16rem; font: 0.9em/1.5 ui-monospace, monospace; resize: vertical; }
input[aria-invalid], textarea[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.hint { color: var(--soft); font-size: 0.88em; }
.wrong { color: var(--bad); font-size: 0.92em; font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
button, .button { display: inline-block; min-height: 2.25rem; padding: 0.3rem 0.85rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--panel); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--ink); }
button.main, .button.main { border-color: var(--link); background: var(--link); color: var(--paper); }
button.grave { color: var(--bad); border-color: var(--bad); background: var(--paper); }
.top button { min-height: 0; padding: 0.2rem 0.6rem; font-weight: 400; }
:is(button, .button, input, select, textarea, summary, [tabindex]):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.badge { display: inline-block; padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 999px; background: var(--panel); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
.badge.good { border-color: transparent; background: var(--good-paper); color: var(--good); }
.badge.bad { border-color: transparent; background: var(--bad-paper); color: var(--bad); }
.badge.wait { border-color: transparent; background: var(--wait-paper); color: var(--wait); }
.note { margin: 0 0 1rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-left: 4px solid var(--edge); border-radius: 6px; background: var(--panel); }
.note.bad { border-left-color: var(--bad); }
.note.good { border-left-color: var(--good); }
.note ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-size: 0.95em; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.45rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; }
tbody tr:hover { background: var(--panel); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
time, .whole, .below, .usual { white-space: nowrap; }
.path { display: inline-block; min-width: 14rem; }
.within { display: inline-block; min-width: 9rem; max-width: 20rem; }
.words { display: inline-block; max-width: 34rem; }
.name { display: inline-block; min-width: 4.5rem; }
.lead { font-size: 1.05em; }
h2 .count { color: var(--soft); font-size: 0.85em; font-weight: 400; }
.orders [aria-current] { font-weight: 600; }
p + .note { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); gap: 0.1rem 2rem; margin: 0 0 1rem; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.5rem; padding: 0.3rem 0; border-bottom: 1px solid var(--line); }
.facts > .long { grid-column: 1 / -1; }
p + .facts { margin-top: 0.75rem; }
.facts dt { margin: 0; color: var(--soft); }
.facts dd { margin: 0; }
.address { display: inline-block; min-width: 12rem; }
.finding { margin: 0 0 0.6rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-radius: 6px; }
.findings { margin: 0; padding: 0; list-style: none; }
.finding h3 { margin: 0.15rem 0; font-size: 1em; }
.finding p { white-space: pre-line; }
meter { width: 6rem; height: 0.8rem; vertical-align: middle; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-optimum-value { background: var(--link); border-radius: 999px; }
meter::-moz-meter-bar { background: var(--link); border-radius: 999px; }
ol.source { margin: 0 0 1rem; padding: 0.5rem 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); font: 0.88em/1.55 ui-monospace, monospace; counter-reset: line; list-style: none; }
ol.source li { counter-increment: line; display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); padding-right: 0.75rem; }
ol.source li::before { content: counter(line); padding-right: 0.75rem; color: var(--soft); text-align: right; }
ol.source code { font: inherit; white-space: pre-wrap; }
ol.source .fault { background: var(--bad-paper); }
ol.source .fault .wrong { grid-column: 2; font-family: system-ui, sans-serif; }
.orders { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; margin: 0 0 0.75rem; }
.orders ul { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0; padding: 0; list-style: none; }
.pages { display: flex; flex-wrap: wrap; gap: 0.5rem; }
@media (max-width: 46rem) {
  table, tbody, tr, td, tbody th { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.35rem 0; border-bottom: 1px solid var(--line); line-height: 1.3; }
  tbody tr:hover { background: none; }
  time, .whole { white-space: normal; }
  .path, .address, .within { min-width: 0; }
  .facts dd code { font-size: 0.8em; }
  td, tbody th, td.number { min-width: 0; max-width: 100%; padding: 0.06rem 0; border: 0; text-align: left; white-space: normal; }
  tbody th { flex: 1 1 100%; }
  td::before { content: attr(data-label) " "; color: var(--soft); font-size: 0.88em; }
  :is(td.narrow-bare, td.narrow-corner)::before { content: none; }
  tr:has(.narrow-corner) { position: relative; }
  tr:has(.narrow-corner) th a { display: block; padding-right: 6rem; }
  td.narrow-corner { position: absolute; top: 0.35rem; right: 0; color: var(--soft); font-variant-numeric: tabular-nums; }
  td.narrow-none, td.absent, td:has(.usual), td .clock, .below { display: none; }
  td .exact .clock { display: inline; }
  br:has(+ .below) { display: none; }
  .title { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  br:has(+ .title) { display: none; }
  .top form { flex-wrap: nowrap; width: 100%; margin-left: 0; }
  .top form .soft { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top form button { white-space: nowrap; }
  .top ul { gap: 0; }
  .top li a { padding: 0.3rem 0.5rem; }
  .head .about { flex-basis: auto; }
  .head .actions :is(button, .button) { padding: 0.3rem 0.6rem; font-size: 0.9em; }
}
@media print {
  .top nav, .top form, form, .pages, .actions { display: none; }
  .finding, tr { break-inside: avoid; }
}
`;
