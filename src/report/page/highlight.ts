/** Syntax colours of pieces of code, as tokens a line: never a string of HTML. */
import { createLowlight } from 'lowlight';
import { GRAMMARS, type Grammar } from './languages.js';

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type TreeNode = Tree['children'][number];

/** What a token is; each is a class of the page's sheet. Null: plain. */
export type TokenKind = 'k' | 's' | 'c' | 'n' | 't' | 'a' | 'm' | null;

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/** Lines that are longer are shown plain, in characters: people do not read them, and regular expressions suffer on them. */
const MAX_LINE = 250;
/** Code is coloured in stretches of at most so many characters: what a grammar does badly, it does to one of them. */
const MAX_STRETCH = 4_000;
/** Characters that one page colours; the rest is shown plain. */
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

/** Colours lines of code; holds how much of the page's share is left. */
export type Highlighter = (lines: readonly string[], grammar: Grammar | null) => readonly (readonly Token[])[];

const plain = (text: string): readonly Token[] => [{ text, kind: null }];

/**
 * A highlighter for one page. Lines are those of one side, in order, as pieces of a file: a comment or a string that began
 * above them is not known to be one.
 */
export function createHighlighter(): Highlighter {
  const lowlight = createLowlight();
  let left = MAX_PAGE;
  const coloured = (lines: readonly string[], grammar: Grammar): readonly (readonly Token[])[] => {
    if (!lowlight.registered(grammar)) lowlight.register(grammar, GRAMMARS[grammar]);
    const seen = lines.map((line) => (line.length > MAX_LINE ? '' : line));
    const text = seen.join('\n');
    if (text.length > left) return lines.map(plain);
    left -= text.length;
    const made = tokensOf(lowlight.highlight(grammar, text).children);
    return lines.map((line, at) => (line.length > MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
  };
  return (lines, grammar) =>
    grammar === null ? lines.map(plain) : stretches(lines).flatMap((stretch) => coloured(stretch, grammar));
}

function stretches(lines: readonly string[]): string[][] {
  const made: string[][] = [];
  let size = MAX_STRETCH;
  for (const line of lines) {
    if (size + line.length > MAX_STRETCH) {
      made.push([]);
      size = 0;
    }
    made.at(-1)?.push(line);
    size += Math.min(line.length, MAX_LINE) + 1;
  }
  return made;
}

/** The tree as lines. A token inside another keeps the inner kind, where it has one. */
function tokensOf(nodes: readonly TreeNode[]): Token[][] {
  const lines: Token[][] = [[]];
  const walk = (node: TreeNode, kind: TokenKind): void => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, at) => {
        if (at > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ text, kind });
      });
    } else if (node.type === 'element') {
      const own = kindOf(node.properties['className']);
      for (const child of node.children) walk(child, own ?? kind);
    }
  };
  for (const node of nodes) walk(node, null);
  return lines;
}

function kindOf(classes: unknown): TokenKind {
  const first: unknown = Array.isArray(classes) ? classes[0] : undefined;
  const name = typeof first === 'string' ? first.replace(/^hljs-/u, '') : '';
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}
