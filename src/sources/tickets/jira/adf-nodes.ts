/**
 * Reading nodes of the Atlassian Document Format. Nothing is taken for granted: Jira's own editor, its apps and anyone with a
 * token write these documents, and kinds of nodes are added over the years.
 */

/** A node; what it holds is looked at when it is asked for. */
export type AdfNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is AdfNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The node's kind; empty where it says none. */
export function kindOf(node: AdfNode): string {
  return typeof node['type'] === 'string' ? node['type'] : '';
}

/** The nodes in it; whatever is none is left out. */
export function contentOf(node: AdfNode): readonly AdfNode[] {
  const content: unknown = node['content'];
  return Array.isArray(content) ? content.filter(isNode) : [];
}

/** An attribute; undefined where it is missing. */
export function attributeOf(node: AdfNode, name: string): unknown {
  const attributes = node['attrs'];
  return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** An attribute that is text; empty where it is not. */
export function textAttribute(node: AdfNode, name: string): string {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : '';
}

/** An attribute that is a whole number from `least` to `most`; `otherwise` where it is not. */
export function numberAttribute(node: AdfNode, name: string, least: number, most: number, otherwise: number): number {
  const value = attributeOf(node, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}

/** The words of an inline node that are not in its content. A placeholder is a template's blank: it says nothing. */
export function ownText(node: AdfNode): string {
  switch (kindOf(node)) {
    case 'text':
      return typeof node['text'] === 'string' ? node['text'] : '';
    case 'hardBreak':
      return '\n';
    case 'emoji':
      return textAttribute(node, 'text') || textAttribute(node, 'shortName');
    case 'inlineCard':
    case 'blockCard':
    case 'embedCard':
      return textAttribute(node, 'url');
    case 'date':
      return dateText(attributeOf(node, 'timestamp'));
    case 'placeholder':
      return '';
    default:
      return typeof node['text'] === 'string' ? node['text'] : textAttribute(node, 'text');
  }
}

/** Milliseconds since the epoch, as ADF writes them in text, as a day. */
function dateText(value: unknown): string {
  const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
  if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return '';
  return new Date(time).toISOString().slice(0, 10);
}

/** All words in nodes, however deep they lie, in their order. Takes no stack of its own. */
export function wordsIn(nodes: readonly AdfNode[]): string {
  const words: string[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    words.push(ownText(node));
    for (const inner of contentOf(node).toReversed()) open.push(inner);
  }
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(' ');
}
