/** Parses a page as a browser does. */
import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text of the element, including nested elements. */
  readonly words: string;
}

export interface ParsedPage {
  readonly elements: readonly PageElement[];
  /** Parse errors, one per line. */
  readonly errors: readonly string[];
  readonly comments: number;
  /** The text of the body. */
  readonly words: string;
}

function collectWords(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(collectWords).join('') : '';
}

const asElement = (element: Element): PageElement => ({
  tag: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  words: collectWords(element),
});

/** Parses a page. */
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
