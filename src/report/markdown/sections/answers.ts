/** The answers to `/review-gate` lines. Who wrote one is named as code, so that nobody is called again. */
import { cutCharacters, formatCount } from '../../../base/text.js';
import { type Answer, listAnswers } from '../../answers.js';
import type { Report } from '../../report.js';
import { formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from '../text.js';
import type { Section } from './fit.js';

const MAX_WORDS_CHARACTERS = 900;
/** People who are named for one answer. */
const MAX_NAMED = 3;

/** Links to the host of the pull request alone. */
function renderLine({ serverUrl }: Report, { line, url }: Answer): string {
  const label = formatMarkdownCode(line === '' ? '/review-gate' : line);
  return serverUrl !== null && url.startsWith(`${serverUrl}/`) ? formatMarkdownLink(label, url) : label;
}

function renderAnswer(report: Report, answer: Answer): string {
  const { holds, by, words } = answer;
  const mark = holds === null ? '💬' : holds ? '✅' : '❌';
  const names = by.slice(0, MAX_NAMED).map(formatMarkdownCode).join(', ');
  const more = by.length > MAX_NAMED ? ` and ${formatCount(by.length - MAX_NAMED)} more` : '';
  const who = names === '' ? '' : ` by ${names}${more}`;
  return `- ${mark} ${renderLine(report, answer)}${who}: ${formatMarkdownWords(cutCharacters(words, MAX_WORDS_CHARACTERS))}`;
}

/**
 * Builds the section; none if nobody wrote a line.
 * @param most the number of answers shown; the others are counted
 */
export function buildAnswerSections(report: Report, most: number): Section[] {
  const answers = listAnswers(report);
  if (answers.length === 0) return [];
  const left = answers.length - Math.min(most, answers.length);
  const more = (count: number) => `- and ${formatCount(count)} more: the trace has them`;
  return [
    {
      head: '### Answers\n',
      rows: [
        ...answers.slice(0, most).map((answer) => renderAnswer(report, answer)),
        ...(left > 0 ? [more(left)] : []),
      ],
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}
