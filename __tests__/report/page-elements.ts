/** A page taken apart, as a browser would read it. */
import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Everything that it says, what is inside of it too. */
  readonly words: string;
}

export interface ParsedPage {
  readonly elements: readonly PageElement[];
  /** What is not valid, a line each. */
  readonly errors: readonly string[];
  readonly comments: number;
  /** What the body says. */
  readonly words: string;
}

function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
}

const asElement = (element: Element): PageElement => ({
  tag: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  words: wordsOf(element),
});

/** Reads a page. */
export function parsed(html: string): ParsedPage {
  const errors: string[] = [];
  const onParseError = (error: ParserError) => errors.push(`${error.code} at ${error.startLine}`);
  const elements: PageElement[] = [];
  let comments = 0;
  const walk = (node: Node) => {
    if ('tagName' in node) elements.push(asElement(node));
    if (node.nodeName === '#comment') comments += 1;
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { onParseError, sourceCodeLocationInfo: true }));
  const body = elements.find(({ tag }) => tag === 'body');
  return { elements, errors, comments, words: body?.words ?? '' };
}
