/** A backtest as text for a terminal. */
import { counted, cutCharacters, oneLine } from '../../base/text.js';
import {
  type Backtest,
  type BacktestChange,
  COLUMN_WORDS,
  chooseWhy,
  formatDay,
  formatDays,
  formatFate,
  formatLater,
  formatShare,
  GATE_WORDS,
  GATES,
  LIMITS_OF_BACKTEST,
  listNotes,
  nameChange,
  tallyBacktest,
} from '../../report/index.js';
import { wrapText } from '../../report/terminal/wrap-text.js';
import { formatTable } from './terminal.js';

/** So much of a reason and of a title fits beside the other cells. */
const MAX_WHY = 60;
const MAX_TITLE = 50;
/** Rules with findings of severity info alone are many; the JSON has them all. */
const MAX_RULES = 20;

function formatRow(change: BacktestChange): readonly string[] {
  const { review, failure } = change;
  const why = review === null ? `not reviewed: ${failure ?? ''}` : chooseWhy(review);
  return [
    formatDay(change.merged_at),
    nameChange(change),
    review === null ? '–' : GATE_WORDS[review.as_is.gate],
    review === null ? '–' : GATE_WORDS[review.if_asked.gate],
    cutCharacters(oneLine(why), MAX_WHY),
    cutCharacters(oneLine(change.title), MAX_TITLE),
    formatLater(change.later),
  ];
}

/** Returns the text: the figures first, then a row for each change. */
export function formatBacktest(backtest: Backtest): string {
  const { repo, branch, policy, changes } = backtest;
  const { reviewed, failed, gates, fates, deciding, loud, rules } = tallyBacktest(changes);
  const { as_is: first, if_asked: second } = COLUMN_WORDS;
  const figures = formatTable(
    ['Gate', first, second],
    GATES.map((gate) => [
      GATE_WORDS[gate],
      formatShare(gates.as_is[gate], reviewed),
      formatShare(gates.if_asked[gate], reviewed),
    ]),
  );
  const later = formatTable(
    ['Gate', second, 'of these later'],
    GATES.map((gate) => [GATE_WORDS[gate], String(fates.if_asked[gate].changes), formatFate(fates.if_asked[gate])]),
  );
  const decided = formatTable(
    ['Rule that decided', 'Gate', first, second],
    deciding.map((row) => [row.rule, GATE_WORDS[row.gate], String(row.as_is), String(row.if_asked)]),
  );
  const spoken = formatTable(
    ['Rule', 'Errors', 'Warnings', 'Notes', 'Changes'],
    rules.slice(0, MAX_RULES).map((row) => [row.rule, row.error, row.warn, row.info, row.changes].map(String)),
  );
  if (changes.length === 0)
    return `${oneLine(repo)}: stopped before the first of ${counted(backtest.chosen, 'change')} of ${oneLine(branch)} was reviewed.\n`;
  const perChange = (loud.findings / Math.max(1, reviewed)).toFixed(2);
  return [
    `${oneLine(repo)}: the last ${counted(changes.length, 'change')} merged into ${oneLine(branch)}, ${formatDays(backtest)}, under the policy ${oneLine(policy)}\n`,
    ...listNotes(backtest).map((note) => `${wrapText(note, '')}\n`),
    ...(failed > 0 ? [`${failed} of them could not be reviewed; the table says why.\n`] : []),
    `\n${figures}`,
    `\nWhat became of them\n\n${later}`,
    `\nWhat decided\n\n${decided}`,
    `\nFindings: ${loud.findings} of severity error or warn (${perChange} a change), on ${formatShare(loud.changes, reviewed)} of the changes\n\n${spoken}`,
    rules.length > MAX_RULES ? `and ${rules.length - MAX_RULES} more rules\n` : '',
    `\nThe changes, newest first\n\n${formatTable(
      ['Merged', 'Change', 'From git alone', 'If a ticket asked', 'Why not, or what for', 'Title', 'Later'],
      changes.map(formatRow),
    )}`,
    `\n${LIMITS_OF_BACKTEST.map((sentence) => `- ${wrapText(sentence, '  ').trimStart()}\n`).join('')}`,
  ].join('');
}
