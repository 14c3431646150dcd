/**
 * Reads nodes of the Atlassian Document Format. All values are checked: Jira's own editor, its apps and anyone with a
 * token write these documents, and new kinds of nodes are added over time.
 */

/** A node; its values are checked when they are read. */
export type AdfNode = Readonly<Record<string, unknown>>;

/** Returns whether a value can be read as a node: an object that is no list. */
export function isNode(value: unknown): value is AdfNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the node's kind; empty if it has none. */
export function readKind(node: AdfNode): string {
  return typeof node['type'] === 'string' ? node['type'] : '';
}

/** Returns the child nodes; values that are not nodes are left out. */
export function listChildren(node: AdfNode): readonly AdfNode[] {
  const content: unknown = node['content'];
  return Array.isArray(content) ? content.filter(isNode) : [];
}

/** Returns an attribute; undefined if it is missing. */
function readAttribute(node: AdfNode, name: string): unknown {
  const attributes = node['attrs'];
  return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Returns a text attribute; empty if it is not text. */
export function readTextAttribute(node: AdfNode, name: string): string {
  const value = readAttribute(node, name);
  return typeof value === 'string' ? value : '';
}

/** Returns an attribute that is a whole number from `least` to `most`; otherwise returns `otherwise`. */
export function readNumberAttribute(
  node: AdfNode,
  name: string,
  least: number,
  most: number,
  otherwise: number,
): number {
  const value = readAttribute(node, name);
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}

/**
 * Returns the text of an inline node that is not in its content. A placeholder has none, because it is an unfilled
 * template.
 */
export function readOwnText(node: AdfNode): string {
  switch (readKind(node)) {
    case 'text':
      return typeof node['text'] === 'string' ? node['text'] : '';
    case 'hardBreak':
      return '\n';
    case 'emoji':
      return readTextAttribute(node, 'text') || readTextAttribute(node, 'shortName');
    case 'inlineCard':
    case 'blockCard':
    case 'embedCard':
      return readTextAttribute(node, 'url');
    case 'date':
      return formatDate(readAttribute(node, 'timestamp'));
    case 'placeholder':
      return '';
    default:
      return typeof node['text'] === 'string' ? node['text'] : readTextAttribute(node, 'text');
  }
}

/** Converts milliseconds since the epoch, which ADF writes as text, to a date. */
function formatDate(value: unknown): string {
  const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
  if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return '';
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns all words in nodes at any depth, in their order. Not recursive. */
export function collectWords(nodes: readonly AdfNode[]): string {
  const words: string[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    words.push(readOwnText(node));
    for (const inner of listChildren(node).toReversed()) open.push(inner);
  }
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(' ');
}

/**
 * Returns the words in nodes at any depth, a text for each block that has words of its own. Not recursive.
 */
export function collectLines(nodes: readonly AdfNode[]): string[] {
  const lines: string[][] = [[]];
  const open: (AdfNode | 'end')[] = nodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'end') {
      lines.push([]);
      continue;
    }
    lines.at(-1)?.push(readOwnText(node).trim());
    const children = listChildren(node);
    if (children.length === 0) continue;
    lines.push([]);
    open.push('end', ...children.toReversed());
  }
  return lines.map((words) => words.filter((word) => word !== '').join(' ')).filter((line) => line !== '');
}
