/**
 * Finds the lines of a Markdown file that a tool may act on: front matter, HTML that browsers run, comments (many tools
 * read settings there), templates and MDX, since some site builders read every `.md` file as MDX. Readers of Markdown
 * differ, so where it is not sure that a line is shown as code, it counts as text.
 */
import { FenceReader } from './fences.js';
import { isPasted } from './pasted.js';
import type { Reading } from './reading.js';

const FRONT_MATTER = /^(?:---|\+\+\+|;;;)\s*$/u;

/** Markup that runs, loads, submits or hides something, or runs when something happens. Browsers read over tabs in an address. */
const MARKUP =
  /<\?|<%|<\/?(?:script|style|iframe|frame|object|embed|applet|link|meta|base|form|input|button|template|svg|math)\b|<\/?[a-z][a-z0-9]*-[\w.-]|\bstyle\s{0,9}=[^>]{0,200}(?:position|url\s{0,9}\(|display\s{0,9}:\s{0,9}none|visibility|opacity|font-size\s{0,9}:\s{0,9}0)|<[a-z][^<>]{0,200}\shidden\b|\bon[a-z]{3,20}\s{0,9}=|(?:j\t?a\t?v\t?a|v\t?b)\t?s\t?c\t?r\t?i\t?p\t?t\t?:|data:[\w/;,]|&(?:#|colon;|tab;|newline;)/iu;
/** The name of what happens, at the end of a line of which the markup goes on. */
const HAPPENING =
  /\bon(?:error|load|click|dblclick|focus|blur|toggle|begin|input|change|submit|wheel|copy|cut|paste|(?:mouse|key|pointer|touch|drag|scroll|animation|transition)[a-z]*)\s*$/iu;
/** A component of a page's framework. */
const COMPONENT = /<\/?[A-Z][\w.]*[\s/>]/u;
/** Marks of template languages, which site builders read in code blocks too. */
const TEMPLATE = /\{[{%#]/u;
/** Expressions and statements of MDX, and HTML comments. */
const EXPRESSION = /[{}]|<!|^(?:import|export)\s/u;
const STATEMENT = /^(?:import|export)\s/u;
/** Examples that test runners of Python and Elixir run, in blocks too. */
const EXAMPLE = /^\s*(?:>>>|(?:iex|\.\.\.)(?:\(\d+\))?>)\s/u;
/** Site builders put another file here, in blocks too, and it need not be one of the repository. */
const INCLUDE =
  /^\s*(?:<<<\s|;?-{1,2}8<-{1,2}|!{1,3}\s?include\b|@import\s|<<\[|(?:\/\/|#|<!--|\/\*)?\s*embedme\s|@\[code|@include\b|\\\w*include\b|:::\s?include\b)|\[!(?:include|code-)|':include|!\[\[|^\s*\[\[[\w-]+:(?!\/\/)/iu;
/** A container of a block, by its name. Those that are no note put something else here. */
const CONTAINER = /^\s*:{3,}\s*\{?([^\s{}]*)/u;
const NOTE =
  /^(?:note|tip|info|caution|danger|warning|important|details|hint|question|success|abstract|example|aside|code-group|tabs?|tab-item|v-pre|raw)?$/iu;
/** Text that is run, and its output written below: https://zimbatm.github.io/mdsh, https://cog.readthedocs.io */
const RUN_TEXT = /^\s*(?:`[$>!]\s|\[[$>!]\s)|\[\[\[cog\b/u;
/** A node of a diagram that runs or opens something. */
const DIAGRAM = /^\s*(?:click|callback|link)\s+[\w-]+\s+(?:call\b|href\b|@|")/u;
/** A line between two parts of a page or of slides, and the settings of the next part under it. */
const BREAK = /^-{3,}\s*$/u;
const SETTING = /^[a-z][\w-]*:(?:\s|$)/u;
/** Attributes whose values are code of a page's framework. */
const BOUND =
  /[\s"'](?:(?:v|x|hx|ng|data-ng)-[\w.:-]+|[@:#*][\w.:[\]-]+|\[[\w.()-]+\]|\([\w.-]+\))\s{0,9}=\s{0,9}["']/u;
const INDENTED = /^(?: {4}|\t)\s*\S/u;
/** A definition that nothing refers to serves as a comment. */
const REFERENCE_COMMENT = /^\s{0,3}\[[^\]]{0,80}\]:\s{0,9}(?:#|<>)(?:\s|$)/u;
/** Some readers end a line here. */
const HIDDEN_BREAK = /[\r\v\f\u0085\u2028\u2029]./u;

/** A code span of single backquotes. Of other backquotes it is not sure what they enclose. */
const CODE_SPAN = /`[^`]+`/gu;
const UNSURE_SPAN = /\\`|``|<[^`<>]*`/u;

/**
 * Returns the numbers, from 1, of the lines that a tool may act on, or who pastes them. Linear in the text.
 */
export function findActiveLines(lines: readonly string[], { runs, isNew }: Reading): ReadonlySet<number> {
  const active = new Set<number>();
  const fences = new FenceReader(runs);
  let told = false;
  let depth = 0;
  let statement = false;
  let comment = false;
  for (let at = addFrontMatter(lines, active); at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/\r$/u, '');
    const add = () => active.add(at + 1);
    if ([TEMPLATE, EXAMPLE, INCLUDE, RUN_TEXT, DIAGRAM, HIDDEN_BREAK].some((pattern) => pattern.test(line))) add();
    const isTold = told;
    told = comment || line.includes('<!--') || REFERENCE_COMMENT.test(line) || (told && line.trim() === '');
    if (comment) {
      add();
      // Whoever does not see a comment here sees a block.
      fences.distrustMark(line);
      comment = !line.includes('-->');
      continue;
    }
    const { language } = fences;
    const block = fences.read(line, isTold);
    // The marks of a block are no lines of it.
    if (block === 'run' || (fences.language !== '' && isPasted(language, line) && isNew(line))) add();
    if (block !== 'text') continue;
    const text = UNSURE_SPAN.test(line) ? line : line.replace(CODE_SPAN, '');
    statement = line.trim() !== '' && (statement || STATEMENT.test(line));
    // Code that only its indentation marks.
    if (runs.unnamed && INDENTED.test(line)) add();
    if (statement || depth > 0 || isActiveText(text) || MARKUP.test(line) || HAPPENING.test(line)) add();
    if (SETTING.test(line) && BREAK.test(lines[at - 1] ?? '')) add();
    depth = Math.max(0, depth + count(text, '{') - count(text, '}'));
    comment = text.lastIndexOf('<!--') > text.lastIndexOf('-->');
    if (line.includes('<!--') && text !== line) fences.distrust();
  }
  return active;
}

/** Returns whether a line of text, without its code spans, is more than text. */
function isActiveText(text: string): boolean {
  const [, container = ''] = CONTAINER.exec(text) ?? [];
  return (
    EXPRESSION.test(text) ||
    BOUND.test(text) ||
    COMPONENT.test(text) ||
    REFERENCE_COMMENT.test(text) ||
    !NOTE.test(container)
  );
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
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
