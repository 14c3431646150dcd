/** Parses Markdown as GitHub does: its text, and everything else in it. */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

/** Tags that a report may contain. */
const OWN_HTML = /^(?:<!-- -->|<br>|<\/?(?:details|summary|b|sub)>)$/u;

/** Mentions, references to issues, and emoji by name, which GitHub finds in plain text after parsing the Markdown. */
const CALLS = /@\w|#\d|\bGH-\d|:[\w+-]+:/iu;

/** Parses the text. Links that GitHub creates from plain URLs are found too. */
function parseTree(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function* walkNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkNodes(child);
}

/** Returns the text that a reader sees, without tags. */
export function readVisibleText(markdown: string): string {
  return textOf(parseTree(markdown), { includeHtml: false });
}

/** Returns the URLs of all links. */
export function listLinks(markdown: string): string[] {
  return [...walkNodes(parseTree(markdown))].flatMap((node) => (node.type === 'link' ? [node.url] : []));
}

/**
 * Returns everything that is neither text nor the structure of a report: foreign tags, images, definitions, mentions,
 * references, control characters; and links that a given `isOwn` does not accept.
 */
export function listForeignParts(markdown: string, isOwn: (url: string) => boolean = () => true): string[] {
  const found = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/u.test(markdown) ? ['control characters'] : [];
  for (const node of walkNodes(parseTree(markdown))) {
    if (node.type === 'html') {
      const tags = node.value.match(/<!--[\s\S]*?-->|<[^>]*>/gu) ?? [node.value];
      found.push(...tags.filter((tag) => !OWN_HTML.test(tag)));
    }
    if (node.type === 'image' || node.type === 'imageReference' || node.type === 'definition') found.push(node.type);
    if (node.type === 'text' && CALLS.test(node.value)) found.push(node.value.slice(0, 200));
    if (node.type === 'link' && !isOwn(node.url)) found.push(node.url);
  }
  return found;
}
