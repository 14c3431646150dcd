/**
 * Converts the Atlassian Document Format to Markdown:
 * https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/. Accepts any value, never throws, and
 * runs in time linear in its size. Of unknown kinds it keeps the words.
 */
import { escapeHtml, formatImage } from '../markdown/inline.js';
import { type Cell, writeTable } from '../markdown/table.js';
import { MarkdownWriter } from '../markdown/writer.js';
import { isInline, renderInline, renderInlineLine } from './adf-inline.js';
import {
  type AdfNode,
  collectLines,
  collectWords,
  isNode,
  listChildren,
  readKind,
  readNumberAttribute,
  readOwnText,
  readTextAttribute,
} from './adf-nodes.js';

/** Maximum depth; of deeper nodes each line of text is an item of one list. Handwritten documents are not so deep. */
const MAX_DEPTH = 32;

/**
 * Converts a document.
 * @param under the level of the heading above it; 0 for none
 */
export function convertAdfToMarkdown(document: unknown, under = 0): string {
  if (!isNode(document)) return '';
  const writer = new MarkdownWriter();
  new AdfConverter(writer, under).blocks(readKind(document) === 'doc' ? listChildren(document) : [document], 0);
  return writer.toString();
}

class AdfConverter {
  /** Number of enclosing list items. */
  private items = 0;

  constructor(
    private readonly writer: MarkdownWriter,
    private readonly under: number,
  ) {}

  /** Writes nodes; inline nodes among blocks become a paragraph. */
  blocks(nodes: readonly AdfNode[], depth: number): void {
    if (depth > MAX_DEPTH) {
      for (const text of collectLines(nodes)) this.listed(text);
      return;
    }
    let loose: AdfNode[] = [];
    for (const node of nodes) {
      if (isInline(node)) {
        loose.push(node);
        continue;
      }
      this.writer.paragraph(renderInline(loose));
      loose = [];
      this.block(node, depth);
    }
    this.writer.paragraph(renderInline(loose));
  }

  /** Writes a text as an item, so that it is a criterion where its neighbours are. */
  private listed(text: string): void {
    this.writer.within('- ', '  ', () => this.writer.paragraph(renderInline([{ type: 'text', text }])));
    this.writer.tighten();
  }

  private block(node: AdfNode, depth: number): void {
    const { writer } = this;
    const content = listChildren(node);
    switch (readKind(node)) {
      case 'paragraph':
      case 'caption':
        writer.paragraph(renderInline(content));
        break;
      case 'heading': {
        const text = renderInlineLine(content);
        const level = Math.min(6, readNumberAttribute(node, 'level', 1, 6, 1) + this.under);
        if (text !== '') writer.block([`${'#'.repeat(level)} ${text}`]);
        break;
      }
      case 'bulletList':
      case 'decisionList':
      case 'taskList':
      case 'orderedList':
        // A list in an item follows its text without a blank line.
        if (this.items > 0) writer.tighten();
        this.list(node, depth);
        break;
      case 'codeBlock':
        writer.fence(content.map(readOwnText).join(''), readTextAttribute(node, 'language'));
        break;
      case 'blockquote':
        writer.within('> ', '> ', () => this.blocks(content, depth + 1));
        break;
      case 'rule':
        writer.block(['---']);
        break;
      case 'table':
        writeTable(
          writer,
          content.map((row) => listChildren(row).map((cell) => this.cell(cell, depth + 1))),
        );
        break;
      case 'expand':
      case 'nestedExpand':
        writer.fold(escapeHtml(readTextAttribute(node, 'title')), () => this.blocks(content, depth + 1));
        break;
      case 'media':
        writer.block([formatImage(readTextAttribute(node, 'alt') || 'file')]);
        break;
      default:
        // Panels, layouts, cards, extensions and unknown kinds: their words, then their content.
        writer.paragraph(renderInline([{ type: 'text', text: readOwnText(node) }]));
        this.blocks(content, depth + 1);
    }
  }

  private list(node: AdfNode, depth: number): void {
    let number = readNumberAttribute(node, 'order', 0, 999_999, 1);
    for (const item of listChildren(node)) {
      const kind = readKind(item);
      if (kind.endsWith('List')) {
        // A list directly in a list belongs to the item before it.
        this.writer.within('  ', '  ', () => this.inItem([item], depth + 1));
        continue;
      }
      const mark = readKind(node) === 'orderedList' ? `${number++}. ` : '- ';
      const task = kind === 'taskItem' || kind === 'blockTaskItem';
      const box = task ? (readTextAttribute(item, 'state') === 'DONE' ? '[x] ' : '[ ] ') : '';
      this.writer.within(mark + box, ' '.repeat(mark.length), () => this.inItem(listChildren(item), depth + 1));
      this.writer.tighten();
    }
    this.writer.separate();
  }

  private inItem(content: readonly AdfNode[], depth: number): void {
    this.items++;
    this.blocks(content, depth);
    this.items--;
  }

  private cell(node: AdfNode, depth: number): Cell {
    const content = listChildren(node);
    const simple = (one: AdfNode) => isInline(one) || readKind(one) === 'paragraph' || readKind(one) === 'heading';
    return {
      header: readKind(node) === 'tableHeader',
      blocks: !content.every(simple),
      line: () =>
        content
          .map((one) =>
            isInline(one)
              ? renderInlineLine([one])
              : renderInlineLine(simple(one) ? listChildren(one) : toTextNode(one)),
          )
          .filter((line) => line !== '')
          .join(' '),
      write: () => this.blocks(content, depth),
    };
  }
}

function toTextNode(node: AdfNode): AdfNode[] {
  return [{ type: 'text', text: collectWords([node]) }];
}
