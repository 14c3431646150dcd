/**
 * Finds the lines of a Markdown file that a tool may act on: front matter, HTML that browsers run, comments (many tools
 * read settings there), templates and MDX, since some site builders read every `.md` file as MDX.
 */

const FENCE = /^[ ]{0,3}(`{3,}|~{3,})([^`]*)$/u;
const FRONT_MATTER = /^(?:---|\+\+\+|;;;)\s*$/u;

/** Markup that runs, loads or submits something. Template marks and MDX expressions are braces. */
const ACTIVE =
  /[{}]|<%|<\?|<!|<\/?(?:script|style|iframe|frame|object|embed|applet|link|meta|base|form|input|button|template|svg|math)\b|\bon[a-z]{3,20}\s{0,9}=|(?:javascript|vbscript|data):|^(?:import|export)\s/iu;
/** Marks of template languages, which site builders read in code blocks too. */
const TEMPLATE = /\{[{%#]/u;
const CODE_SPAN = /`[^`]*`/gu;

/** Returns the numbers, from 1, of the lines that a tool may act on. Linear in the text. */
export function findActiveLines(lines: readonly string[]): ReadonlySet<number> {
  const active = new Set<number>();
  let at = addFrontMatter(lines, active);
  let fence: { readonly mark: string; readonly runs: boolean } | null = null;
  let hidden = false;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/\r$/u, '');
    const found = FENCE.exec(line);
    const mark = found?.[1] ?? '';
    const info = (found?.[2] ?? '').trim();
    if (fence !== null) {
      if (fence.runs || TEMPLATE.test(line)) active.add(at + 1);
      if (info === '' && mark[0] === fence.mark[0] && mark.length >= fence.mark.length) fence = null;
      continue;
    }
    if (hidden) {
      active.add(at + 1);
      hidden = !line.includes('-->');
      continue;
    }
    if (mark !== '') {
      // `{code-cell}` and `{python}` are run when the document is built.
      fence = { mark, runs: info.startsWith('{') };
      if (fence.runs) active.add(at + 1);
      continue;
    }
    const text = line.replace(CODE_SPAN, '');
    if (ACTIVE.test(text)) active.add(at + 1);
    hidden = text.lastIndexOf('<!--') > text.lastIndexOf('-->');
  }
  return active;
}

/** Adds the lines of front matter; returns the index of the line after it. */
function addFrontMatter(lines: readonly string[], active: Set<number>): number {
  const open = (lines[0] ?? '').replace(/^\uFEFF/u, '');
  if (!FRONT_MATTER.test(open)) return 0;
  let at = 0;
  do {
    active.add(at + 1);
    at += 1;
  } while (at < lines.length && (lines[at] ?? '').trim() !== open.trim());
  active.add(at + 1);
  return at + 1;
}
