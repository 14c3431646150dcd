/**
 * The styles of all pages: light or dark as the reader prefers, readable from 360 pixels width, without loading
 * anything.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; --mark: #8a4600; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --panel: #161b22; --line: #30363d; --link: #79b8ff; --mark: #f0b072; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
nav h2 { margin: 1rem 0 0.25rem; padding: 0; border: 0; font-size: 0.95rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: normal; }
nav ul { margin: 0.25rem 0; padding: 0; list-style: none; columns: 20rem; }
nav li { break-inside: avoid; padding: 0.15rem 0; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.4rem; }
dd { margin: 0 0 0 1rem; }
dl.fields { padding-left: 0.75rem; border-left: 2px solid var(--line); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 600; text-transform: uppercase; }
.type, .limits, .either, .soft { color: var(--soft); font-size: 0.92em; }
.need { color: var(--mark); font-size: 0.85em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; background: var(--paper); }
`;
