/** The values of Jira's fields as Markdown. */
import { foldSpace } from '../../../base/text.js';
import { escapeHtml } from '../markdown/inline.js';
import { MarkdownWriter } from '../markdown/writer.js';
import { convertAdfToMarkdown } from './adf.js';
import { isNode } from './adf-nodes.js';
import { convertWikiToMarkdown } from './wiki.js';

/** Maximum number of choices of one field that are read. */
const MAX_CHOICES = 1000;

/**
 * The format of a text in Jira: version 2 of the API returns wiki markup, version 3 plain text if it is not a document.
 */
export type TextForm = 'wiki' | 'plain';

/**
 * Converts a field's value: a document, a text, one choice or several. Numbers, dates and people are ignored, because
 * they cannot be criteria.
 * @param under the level of the heading above it; 0 for none
 */
export function renderField(value: unknown, form: TextForm, under: number): string {
  if (typeof value === 'string') return form === 'wiki' ? convertWikiToMarkdown(value, under) : renderPlainText(value);
  if (Array.isArray(value)) {
    const choices = value.slice(0, MAX_CHOICES).map(readChoice);
    return choices.map((choice) => (choice === '' ? '' : `- ${escapeHtml(choice)}\n`)).join('');
  }
  if (isNode(value) && value['type'] === 'doc') return convertAdfToMarkdown(value, under);
  const choice = readChoice(value);
  return choice === '' ? '' : `${escapeHtml(choice)}\n`;
}

/** Converts plain text, in which people also write lists. */
function renderPlainText(text: string): string {
  const writer = new MarkdownWriter();
  for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
    writer.paragraph(escapeHtml(paragraph.replace(/\r\n?/gu, '\n')));
  return writer.toString();
}

/** Returns the text of a choice: a string, or an object with one. Apps for checklists use different property names. */
function readChoice(choice: unknown): string {
  if (typeof choice === 'string') return foldSpace(choice);
  if (!isNode(choice)) return '';
  const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
  return typeof word === 'string' ? foldSpace(word) : '';
}
