/** The values of Jira's fields as Markdown. */
import { foldSpace } from '../../../base/text.js';
import { plainText } from '../markdown/inline.js';
import { MarkdownWriter } from '../markdown/writer.js';
import { adfToMarkdown } from './adf.js';
import { isNode } from './adf-nodes.js';
import { wikiToMarkdown } from './wiki.js';

/** Choices of one field that are looked at. */
const MAX_CHOICES = 1000;

/** How a text of Jira's reads: version 2 of the API gives wiki markup, version 3 plain text where it is no document. */
export type TextForm = 'wiki' | 'plain';

/**
 * A field's value: a document, a text, one choice or many. Numbers, dates and people say nothing that a criterion could be.
 * @param under the level of the heading that it will stand under; 0 for none
 */
export function fieldMarkdown(value: unknown, form: TextForm, under: number): string {
  if (typeof value === 'string') return form === 'wiki' ? wikiToMarkdown(value, under) : plainMarkdown(value);
  if (Array.isArray(value)) {
    const choices = value.slice(0, MAX_CHOICES).map(choiceText);
    return choices.map((choice) => (choice === '' ? '' : `- ${choice}\n`)).join('');
  }
  if (isNode(value) && value['type'] === 'doc') return adfToMarkdown(value, under);
  const choice = choiceText(value);
  return choice === '' ? '' : `${choice}\n`;
}

/** Plain text, in which people write lists all the same. */
function plainMarkdown(text: string): string {
  const writer = new MarkdownWriter();
  for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
    writer.paragraph(plainText(paragraph.replace(/\r\n?/gu, '\n')));
  return writer.toString();
}

/** A choice is a word, or an object with it; check lists of apps name it in ways of their own. */
function choiceText(choice: unknown): string {
  if (typeof choice === 'string') return foldSpace(choice);
  if (!isNode(choice)) return '';
  const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
  return typeof word === 'string' ? foldSpace(word) : '';
}
