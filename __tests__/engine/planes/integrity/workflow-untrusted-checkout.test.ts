import { workflowUntrustedCheckout } from '../../../../src/engine/planes/integrity/workflow-untrusted-checkout.js';
import { addedTo } from '../../run-planes.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-workflow.js';

const trigger = 'on: pull_request_target';
const checkout = `          ref: \${{ github.event.pull_request.head.sha }}`;

describeRule(workflowUntrustedCheckout, {
  invalid: [
    { name: 'the checkout is added', files: { [CI]: addedTo(trigger, 'jobs:', checkout) }, findings: ['3 error'] },
    {
      name: 'the trigger is added',
      files: edit(CI, `a\n${checkout}\n`, `${trigger}\na\n${checkout}\n`),
      findings: ['1 error'],
    },
  ],
  valid: [
    { name: 'without secrets', files: { [CI]: addedTo('on: pull_request', checkout) } },
    { name: 'the code of the base', files: { [CI]: addedTo(trigger, '      - uses: actions/checkout@v4') } },
  ],
});
