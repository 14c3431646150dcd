/** The end of the log: why the gate is closed, what opens it, and where the whole report is. */
import { cutCharacters, oneLine } from '../../base/text.js';
import {
  describeAlternative,
  describeApprovalLimit,
  formatDecision,
  formatStepsTitle,
  listNextSteps,
  listOpeningSteps,
  OPENING_TITLE,
  type Report,
} from '../../report/index.js';
import type { Log } from './log.js';

/** Characters of a line, and items below the steps of the author: all is seen without scrolling. */
const MAX_LINE = 300;
const MAX_ITEMS = 9;

const cut = (line: string) => cutCharacters(oneLine(line), MAX_LINE);

/** Lists the steps by which people open the gate; nothing where they cannot. */
function listOpeningLines(report: Report): string[] {
  const steps = listOpeningSteps(report);
  if (steps.length === 0) return [];
  // A step says who may and what they can do: it is not cut as a name is.
  const lines = steps.map(({ what, url }, at) => `${at + 1}. ${oneLine(what)}${url === null ? '' : ` ${url}`}`);
  return [`${OPENING_TITLE}:`, ...lines];
}

/** Lists what the author can do, with the places that it concerns as far as there is room. */
function listAuthorLines(report: Report): string[] {
  const steps = listNextSteps(report);
  const alternative = describeAlternative(report);
  let room = MAX_ITEMS;
  const lines = steps.flatMap(({ what, items, more }) => {
    const shown = items.slice(0, Math.max(0, room));
    room -= shown.length;
    const left = items.length - shown.length + more;
    return [
      cut(`- ${what}`),
      ...shown.map(
        ({ reference, name, text }) =>
          `  ${cut([name, reference ?? '', text].filter((part) => part !== '').join('  '))}`,
      ),
      ...(left > 0 ? [`  and ${left} more`] : []),
    ];
  });
  return [
    ...(lines.length === 0 ? [] : [`${formatStepsTitle(report)}:`, ...lines]),
    ...(alternative === '' ? [] : [cut(alternative)]),
  ];
}

/**
 * Logs what a person who opens a red job needs, in this order: why the gate is open or closed, with the rule that decided; whether
 * an approval would help; the steps that open it, with who may take them; the address of the report. If nothing is left to do, only the first and the last.
 * The first line is an annotation of the level: GitHub shows it above the job too.
 */
export function logGate(
  log: Log,
  report: Report,
  {
    level,
    line,
    address,
  }: { readonly level: 'error' | 'warning' | 'info'; readonly line: string; readonly address: string | null },
): void {
  const steps = [...listOpeningLines(report), ...listAuthorLines(report)];
  const limit = describeApprovalLimit(report);
  const decision = steps.length === 0 ? '' : cut(formatDecision(report));
  log[level](decision === '' ? line : `${line} ${decision}`);
  for (const step of steps.length === 0 ? [] : [...(limit === '' ? [] : [limit]), ...steps]) log.info(step);
  if (address !== null) log.info(`The whole report: ${address}`);
}
