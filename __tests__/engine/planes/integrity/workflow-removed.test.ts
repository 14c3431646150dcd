import { workflowRemoved } from '../../../../src/engine/planes/integrity/workflow-removed.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-workflow.js';

describeRule(workflowRemoved, {
  invalid: [{ name: 'a workflow that is deleted', files: edit(CI, 'on: push\n', null), findings: ['1 info'] }],
  valid: [{ name: 'another file that is deleted', files: edit('docs/ci.yml', 'on: push\n', null) }],
});
