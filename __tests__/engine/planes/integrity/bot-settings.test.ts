import { botSettings } from '../../../../src/engine/planes/integrity/bot-settings.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(botSettings, {
  invalid: wholeAndBare(
    cases(
      [
        ['.github/dependabot.yml', [' updates:', '+  - insecure-external-code-execution: allow'], '2 warn'],
        ['.github/dependabot.yml', [' registries:', '   a:', '+    url: https://packages.example.net'], '3 info'],
        ['renovate.json', [' {', '+  "automerge": true', ' }'], '2 info'],
        ['renovate.json', [' {', '+  "postUpgradeTasks": {', '+  }', ' }'], '2 warn'],
        [
          '.mergify.yml',
          [' pull_request_rules:', '   - actions:', '+      merge:', '+        method: squash'],
          '3 info',
        ],
        ['.github/settings.yml', [' branches:', '   - name: main', '+    protection: null'], '3 info'],
        ['.github/settings.yml', [' teams:', '   - name: core', '+    permission: admin'], '3 info'],
        ['.github/settings.yml', [' repository:', '+  allow_force_pushes: true'], '2 info'],
      ],
      (path, marked, finding) => ({ files: { [path]: diff(...marked) }, findings: [finding] }),
    ),
  ),
  valid: cases(
    [
      ['.github/dependabot.yml', [' updates:', '+  - insecure-external-code-execution: deny']],
      ['.github/dependabot.yml', [' updates:', '+  - package-ecosystem: npm']],
      ['renovate.json', [' {', '+  "automerge": false', ' }']],
      ['.mergify.yml', [' a:', '+  # merge: all']],
      ['docs/settings.yml', [' a:', '+  protection: null']],
      ['.github/settings.yml', [' repository:', '+  allow_rebase_merge: true']],
      ['.github/settings.yml', [' repository:', '-  allow_squash_merge: true', '+  allow_squash_merge: false']],
      ['.github/settings.yml', [' repository:', '+  delete_branch_on_merge: true']],
      ['.github/settings.yml', [' repository:', '+  allow_auto_merge: false']],
    ],
    (path, marked) => ({ files: { [path]: diff(...marked) } }),
  ),
});
