import { boxTickedWithoutLines } from '../../../../src/engine/planes/intent/box-ticked-without-lines.js';
import { addedTo } from '../../run-planes.js';
import { describeRule } from '../rule-tester.js';
import { binding } from './bound.js';

const TASK = 'backlog/tasks/task-7 - Refunds.md';
const SORTING = { 'src/cart.ts': addedTo('const items = load();', 'items.sort(byPrice);', 'show(items);') };
const LOGGING = { 'src/refunds.ts': addedTo('start();', 'auditLog.write({ kind: "refund", order });') };
const tick = (text: string) => ({ old: `# Task\n\n- [ ] ${text}\n`, new: `# Task\n\n- [x] ${text}\n` });
const REFUNDS = 'Refunds are written to the audit log';

describeRule(boxTickedWithoutLines, {
  invalid: [
    {
      name: 'a criterion of Backlog.md',
      files: { [TASK]: tick(`#1 ${REFUNDS}`), ...SORTING },
      findings: [`${TASK}:3 warn`],
      titles: [`Ticked, but no line has to do with it: “${REFUNDS}”`],
    },
    {
      name: 'a task of OpenSpec',
      files: { 'openspec/changes/audit-log/tasks.md': tick(`1.2 ${REFUNDS}`), ...SORTING },
      findings: ['openspec/changes/audit-log/tasks.md:3 warn'],
    },
    {
      name: 'a task of spec-kit',
      files: { 'specs/001-audit-log/tasks.md': tick(`T012 [P] [US1] ${REFUNDS}`), ...SORTING },
      findings: ['specs/001-audit-log/tasks.md:3 warn'],
    },
    {
      name: 'a story of BMAD',
      files: { 'docs/stories/1.2.audit-log.md': tick(REFUNDS), ...SORTING },
      findings: ['docs/stories/1.2.audit-log.md:3 warn'],
    },
    {
      name: 'a change of nothing else',
      files: { [TASK]: tick(REFUNDS) },
      findings: ['3 warn'],
    },
    {
      name: 'what the review says of the criterion counts',
      files: { [TASK]: tick(REFUNDS), ...LOGGING },
      bindings: [binding({ status: 'unmet' }, { text: REFUNDS, origin: { ticket: TASK, line: 3 } })],
      also: ['intent/criterion-unbound src/refunds.ts:2'],
      findings: [`${TASK}:3 warn`],
    },
  ],
  valid: [
    { name: 'with lines for it', files: { [TASK]: tick(`#1 ${REFUNDS}`), ...LOGGING } },
    { name: 'what no line shows', files: { [TASK]: tick('All tests pass'), ...SORTING } },
    {
      name: 'a box that was ticked before',
      files: { [TASK]: { old: `- [x] ${REFUNDS}\n`, new: `- [x] ${REFUNDS}\n\nDone.\n` }, ...SORTING },
    },
    {
      name: 'a box that is emptied',
      files: { [TASK]: { old: `- [x] ${REFUNDS}\n`, new: `- [ ] ${REFUNDS}\n` }, ...SORTING },
    },
    { name: 'a ticket that the change adds', files: { [TASK]: { new: `- [x] ${REFUNDS}\n` }, ...SORTING } },
    {
      name: 'other lists with boxes',
      files: { 'docs/list.md': tick(REFUNDS), 'test/backlog/tasks/task-7.md': tick(REFUNDS), ...SORTING },
    },
    { name: 'an empty box', files: { [TASK]: { old: '- [ ] \n', new: '- [x] \n' }, ...SORTING } },
  ],
});
