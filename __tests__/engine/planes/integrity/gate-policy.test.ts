import { gatePolicy } from '../../../../src/engine/planes/integrity/gate-policy.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit, hunksAlone, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const POLICY = '.review-gate.yml';
const policy = lines(
  'extends: strict',
  'severities:',
  '  security/*: error',
  '  tests/disabled: warn',
  'criteria:',
  '  met: 0.7',
  'rules:',
  '  - name: risk',
  '    if: tier >= 2',
  '    verdict: request-changes',
  '  - name: warnings',
  '    if: findings.warn > 0',
  '    verdict: needs-review',
);

const weakened = (what: string) => `The gate's policy is weakened: ${what}`;

describeRule(gatePolicy, {
  invalid: [
    ...cases(
      [
        ['.review-gate.yml', 'extends: advisory'],
        ['.review-gate/strict.yml', 'extends: advisory'],
      ],
      (path, line) => ({ files: { [path]: addedTo('# first', line) }, findings: ['2 warn'] }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['extends: strict', 'extends: advisory', 1, 'stands on “advisory” instead of “strict”'],
          ['  security/*: error', '  security/*: off', 3, 'security/*: error → off'],
          ['  tests/disabled: warn', '  tests/disabled: info', 4, 'tests/disabled: warn → info'],
          ['  met: 0.7', '  met: 0.2', 6, 'criteria count as met from 0.2 on (before 0.7)'],
          [
            '    verdict: request-changes',
            '    verdict: auto-approve',
            10,
            'rule “risk”: request-changes → auto-approve',
          ],
          ['    if: tier >= 2', '    if: tier >= 4', 9, 'rule “risk” has another condition'],
        ],
        (before, after, line, what) => ({
          name: `${before} → ${after}`,
          files: edit(POLICY, policy, policy.replace(before, after)),
          findings: [`${line} warn`],
          titles: [weakened(what)],
        }),
      ),
    ),
    {
      name: 'criteria that need no tests any more',
      files: edit(
        POLICY,
        policy.replace('  met: 0.7', '  require: tested'),
        policy.replace('  met: 0.7', '  require: addressed'),
      ),
      findings: ['6 warn'],
      titles: [weakened('criteria count as met when they are addressed (before tested)')],
    },
    {
      name: 'files that are made from others from now on',
      files: edit(POLICY, policy, `${policy}derived:\n  - path: dist/**\n    from: src/**\n`),
      findings: ['15 warn'],
      titles: [weakened('files dist/** count as made from others')],
    },
    {
      name: 'a rule that goes',
      files: edit(
        POLICY,
        policy,
        policy.replace('  - name: risk\n    if: tier >= 2\n    verdict: request-changes\n', ''),
      ),
      findings: ['7 warn'],
      titles: [weakened('rule “risk” is removed')],
    },
    {
      name: 'a severity that goes',
      files: hunksAlone(edit(POLICY, policy, policy.replace('  tests/disabled: warn\n', ''))),
      findings: ['3 warn'],
      titles: [weakened('tests/disabled: warn is no longer said')],
    },
    {
      name: 'a suppression that comes',
      files: edit(POLICY, policy, `${policy}suppressions:\n  - rule: security/secret\n    reason: none\n`),
      findings: ['15 warn'],
    },
    {
      name: 'a rule that approves',
      files: edit(POLICY, policy, `${policy}  - name: mine\n    if: "true"\n    verdict: auto-approve\n`),
      findings: ['16 warn'],
    },
    {
      name: 'a path that is left out',
      files: edit(POLICY, policy, `${policy}paths:\n  src/**: generated\n`),
      findings: ['15 warn'],
    },
    // Any other edit, once.
    ...cases(
      [
        ['tightened', policy.replace('tests/disabled: warn', 'tests/disabled: error'), 'is changed', 4],
        ['commented', `# why\n${policy}`, 'is changed', 1],
        ['rules moved', policy.replace('  met: 0.7', '  met: 0.8'), 'is changed', 6],
        ['no longer YAML', `${policy}  - [\n`, 'can no longer be read', 14],
        ['a key twice', `${policy}extends: strict\n`, 'can no longer be read', 14],
        ['unknown key', `${policy}foo: 1\n`, 'can no longer be read', 14],
      ],
      (name, after, what, line) => ({
        name,
        files: edit(POLICY, policy, after),
        findings: [`${line} warn`],
        titles: [`The gate's policy ${what}`],
      }),
    ),
    {
      name: 'a policy that moves away',
      files: { 'old.yml': { old: 'a: 1\n', new: 'a: 1\n', oldPath: POLICY } },
      findings: ['1 warn'],
    },
    {
      name: 'a policy that is deleted',
      files: edit(POLICY, 'a: 1\n', null),
      findings: ['1 warn'],
      titles: ["The gate's policy is deleted"],
    },
  ],
  valid: [{ name: 'a file of another name', files: edit('docs/review-gate.yml', policy, 'extends: advisory\n') }],
});
