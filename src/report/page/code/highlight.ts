/** Syntax colours of code, as tokens per line and never as a string of HTML. */
import { createLowlight } from 'lowlight';
import { GRAMMARS, type Grammar } from './languages.js';

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type TreeNode = Tree['children'][number];

/** The kind of a token, which is a class of the page's style sheet. Null: plain. */
type TokenKind = 'k' | 's' | 'c' | 'n' | 't' | 'a' | 'm' | null;

/** A piece of a line in one colour. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/**
 * Lines longer than this, in characters, are shown plain: people do not read them, and regular expressions are slow on
 * them.
 */
const MAX_LINE = 250;
/**
 * Code is coloured in stretches of at most this many characters, so that an error of a grammar affects only one
 * stretch.
 */
const MAX_STRETCH = 4_000;
/** Maximum number of characters that are coloured on one page; the rest is shown plain. */
const MAX_PAGE = 500_000;

const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'k',
  literal: 'k',
  operator: 'k',
  doctag: 'k',
  'template-tag': 'k',
  string: 's',
  regexp: 's',
  char: 's',
  link: 's',
  code: 's',
  comment: 'c',
  quote: 'c',
  number: 'n',
  symbol: 'n',
  bullet: 'n',
  built_in: 'n',
  title: 't',
  section: 't',
  type: 't',
  class: 't',
  'selector-class': 't',
  'selector-id': 't',
  attr: 'a',
  attribute: 'a',
  property: 'a',
  variable: 'a',
  'template-variable': 'a',
  meta: 'm',
  tag: 'm',
  name: 'm',
  'selector-tag': 'm',
};

/** Colours lines of code and counts the remaining characters of the page. */
export type Highlighter = (lines: readonly string[], grammar: Grammar | null) => readonly (readonly Token[])[];

const plain = (text: string): readonly Token[] => [{ text, kind: null }];

/**
 * Creates a highlighter for one page. Its input is lines of one side, in order, as parts of a file. Of what
 * began above them only a comment with stars is recognized.
 */
export function createHighlighter(): Highlighter {
  const lowlight = createLowlight();
  let left = MAX_PAGE;
  const colourLines = (lines: readonly string[], grammar: Grammar): readonly (readonly Token[])[] => {
    if (!lowlight.registered(grammar)) lowlight.register(grammar, GRAMMARS[grammar]);
    const seen = lines.map((line) => (line.length > MAX_LINE ? '' : line));
    const open = beginsInComment(seen, grammar) ? '/*\n' : '';
    const text = `${open}${seen.join('\n')}`;
    if (text.length > left) return lines.map(plain);
    left -= text.length;
    const made = toTokenLines(lowlight.highlight(grammar, text).children).slice(open === '' ? 0 : 1);
    return lines.map((line, at) => (line.length > MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
  };
  return (lines, grammar) =>
    grammar === null ? lines.map(plain) : splitStretches(lines).flatMap((stretch) => colourLines(stretch, grammar));
}

/** Languages in which a star begins a line of a comment alone. */
const STARRED: ReadonlySet<Grammar> = new Set<Grammar>([
  'javascript',
  'typescript',
  'php',
  'java',
  'kotlin',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'scala',
  'swift',
  'dart',
]);

/** Returns whether lines begin inside a comment whose end they show: an apostrophe in it would colour all that follows. */
function beginsInComment(lines: readonly string[], grammar: Grammar): boolean {
  if (!STARRED.has(grammar)) return false;
  const first = lines.find((line) => line.trim() !== '') ?? '';
  if (!/^\s*\*(?:\s|$)/u.test(first)) return false;
  const end = lines.findIndex((line) => line.includes('*/'));
  const next = lines.findIndex((line) => line.includes('/*'));
  return end >= 0 && (next < 0 || end < next);
}

function splitStretches(lines: readonly string[]): string[][] {
  const made: string[][] = [];
  let open: string[] = [];
  let size = 0;
  for (const line of lines) {
    if (open.length === 0 || size + line.length > MAX_STRETCH) {
      open = [];
      made.push(open);
      size = 0;
    }
    open.push(line);
    size += Math.min(line.length, MAX_LINE) + 1;
  }
  return made;
}

/** Converts the tree to lines. A nested token has its own kind if it has one, otherwise the outer kind. */
function toTokenLines(nodes: readonly TreeNode[]): Token[][] {
  const lines: Token[][] = [[]];
  const walk = (node: TreeNode, kind: TokenKind): void => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, at) => {
        if (at > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ text, kind });
      });
    } else if (node.type === 'element') {
      const own = toTokenKind(node.properties['className']);
      for (const child of node.children) walk(child, own ?? kind);
    }
  };
  for (const node of nodes) walk(node, null);
  return lines;
}

function toTokenKind(classes: unknown): TokenKind {
  const first: unknown = Array.isArray(classes) ? classes[0] : undefined;
  const name = typeof first === 'string' ? first.replace(/^hljs-/u, '') : '';
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}
