import { recognizeTicketFile } from '../../../base/ticket-places.js';
import { bindCriteria } from '../../binding/index.js';
import { readCriterion } from '../../criteria/criterion.js';
import { readItemText } from '../../criteria/items/item-text.js';
import { listTickedBoxes, type TickedBox } from '../../criteria/ticket-files.js';
import type { Binding, Change, Criterion, FileChange, Rule } from '../../model.js';
import { clip } from '../wording.js';

/** Reports a box of a ticket in the tree that the change ticks, where no changed line has to do with it. */
export const boxTickedWithoutLines: Rule = {
  id: 'intent/box-ticked-without-lines',
  severity: 'warn',
  summary: 'The change ticks a box of a ticket and has no lines for it',
  docs: {
    why: 'A ticked box tells people and tools that the work is done. Nobody looks for it again.',
    bad: {
      files: {
        'backlog/tasks/task-7 - Refunds.md': [
          '-- [ ] #1 Refunds are written to the audit log',
          '+- [x] #1 Refunds are written to the audit log',
        ],
        'src/cart.ts': [' const items = load();', '+items.sort(byPrice);', '+show(items);'],
      },
    },
    good: {
      files: {
        'backlog/tasks/task-7 - Refunds.md': [
          '-- [ ] #1 Refunds are written to the audit log',
          '+- [x] #1 Refunds are written to the audit log',
        ],
        'src/refunds.ts': [' function refund(order: Order) {', '+  auditLog.write({ kind: "refund", order });', ' }'],
      },
    },
  },
  suppressible: true,
  check({ change, bindings }) {
    const ticked = change.files.flatMap(listBoxes).slice(0, MAX_BOXES);
    if (ticked.length === 0) return [];
    const shown = new Map(bindings.map((binding) => [nameCriterion(binding.criterion), binding]));
    const unknown = ticked.filter(({ criterion }) => !shown.has(nameCriterion(criterion)));
    for (const binding of bindApart(unknown, change)) shown.set(nameCriterion(binding.criterion), binding);
    return ticked
      .filter(({ criterion }) => criterion.codeVerifiable && shown.get(nameCriterion(criterion))?.shown === 'unmet')
      .slice(0, MAX_FINDINGS)
      .map(({ file, box, criterion }) => ({
        file,
        first: box.line,
        last: box.line,
        title: `Ticked, but no line has to do with it: “${clip(criterion.text, 60)}”`,
        rationale: `The change ticks this box of ${clip(file, 120)}: “${clip(criterion.text, 300)}”. No other changed line was found that has to do with it. If it was done elsewhere, say where; if not, leave the box empty.`,
        anchor: `${file}\n${criterion.text}`,
      }));
  },
};

/** Maximum number of boxes that are looked at, and of findings. */
const MAX_BOXES = 100;
const MAX_FINDINGS = 20;
/** Whether a criterion is met does not matter here, only whether it has lines. */
const ANY = 0.5;

interface Ticked {
  readonly file: string;
  readonly box: TickedBox;
  readonly criterion: Criterion;
}

/** What tools put before the words of a task: `#1`, `1.2`, `T012 [P] [US1]`. */
const NUMBER = /^(?:#\d{1,3}|\d{1,3}(?:\.\d{1,3}){0,3}\.?|T\d{3,5}(?: \[[^\]\s]{1,10}\])*) +/u;

function listBoxes({ file, added, removed }: FileChange): Ticked[] {
  const { path, old_path, status } = file;
  if (status === 'added' || recognizeTicketFile(old_path ?? path) === null) return [];
  return listTickedBoxes(added, removed).flatMap((box, at) => {
    const { text } = readItemText(box.text.replace(NUMBER, ''));
    if (text === '') return [];
    const origin = { ticket: path, line: box.line };
    return [{ file: path, box, criterion: { id: `AC${at + 1}`, ...readCriterion(text), parts: [], origin } }];
  });
}

function nameCriterion({ text, origin }: Criterion): string {
  return `${origin.ticket ?? ''}\n${text}`;
}

/** Binds the boxes that are no criteria of the review. The tickets themselves are no work. */
function bindApart(boxes: readonly Ticked[], change: Change): readonly Binding[] {
  const files = change.files.filter(({ file }) => recognizeTicketFile(file.path) === null);
  const items = boxes.map(({ criterion }) => criterion);
  return items.length === 0 ? [] : bindCriteria({ source: 'ticket_file', items }, { ...change, files }, ANY);
}
