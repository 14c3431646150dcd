/**
 * Reads nodes of the Atlassian Document Format. All values are checked: Jira's own editor, its apps and anyone with a
 * token write these documents, and new kinds of nodes are added over time.
 */

/** A node; its values are checked when they are read. */
export type AdfNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is AdfNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the node's kind; empty if it has none. */
export function kindOf(node: AdfNode): string {
  return typeof node['type'] === 'string' ? node['type'] : '';
}

/** Returns the child nodes; values that are not nodes are left out. */
export function contentOf(node: AdfNode): readonly AdfNode[] {
  const content: unknown = node['content'];
  return Array.isArray(content) ? content.filter(isNode) : [];
}

/** Returns an attribute; undefined if it is missing. */
export function attributeOf(node: AdfNode, name: string): unknown {
  const attributes = node['attrs'];
  return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Returns a text attribute; empty if it is not text. */
export function textAttribute(node: AdfNode, name: string): string {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : '';
}

/** Returns an attribute that is a whole number from `least` to `most`; otherwise returns `otherwise`. */
export function numberAttribute(node: AdfNode, name: string, least: number, most: number, otherwise: number): number {
  const value = attributeOf(node, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}

/**
 * Returns the text of an inline node that is not in its content. A placeholder has none, because it is an unfilled
 * template.
 */
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

/** Converts milliseconds since the epoch, which ADF writes as text, to a date. */
function dateText(value: unknown): string {
  const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
  if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return '';
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns all words in nodes at any depth, in their order. Not recursive. */
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
