import { clusterAccess } from '../../../../src/engine/planes/security/cluster-access.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const ROLE = [' kind: ClusterRole', ' rules:'];
const role = (...marked: readonly string[]) => ({ 'deploy/role.yaml': diff(...ROLE, ...marked) });

describeRule(clusterAccess, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          [role('+  - apiGroups: ["*"]', '+    resources: ["*"]', '+    verbs: ["*"]'), '3 info, asked'],
          [
            role('   - apiGroups: ["*"]', '     resources:', '       - "*"', '     verbs:', '+      - "*"'),
            '7 info, asked',
          ],
          [role('+  - apiGroups: [apps]', '+    resources: [deployments]', '+    verbs: ["*"]'), '3 info'],
          [role('+  - apiGroups: [""]', '+    resources: [secrets]', '+    verbs: [get, list]'), '3 info'],
          [role('+  - resources: [clusterroles]', '+    verbs: [bind, escalate]'), '3 info, asked'],
          [role('+  - resources: [users]', '+    verbs: [impersonate]'), '3 info, asked'],
          [role('+  - resources: [pods/exec]', '+    verbs: [create]'), '3 info'],
          [
            { 'deploy/role.yaml': diff(' roleRef:', '   kind: ClusterRole', '+  name: cluster-admin') },
            '3 info, asked',
          ],
          [
            { 'deploy/role.yaml': diff(' subjects:', '   - kind: Group', '+    name: system:unauthenticated') },
            '3 info, asked',
          ],
        ],
        (files, finding) => ({ files, findings: [finding] }),
      ),
    ),
  ],
  valid: wholeAndBare(
    cases(
      [
        [role('+  - apiGroups: [""]', '+    resources: [configmaps]', '+    verbs: [get, list, watch]')],
        [
          role(
            '   - apiGroups: ["*"]',
            '     resources: ["*"]',
            '     verbs: ["*"]',
            '+  - nonResourceURLs: [/healthz]',
          ),
        ],
        [{ 'deploy/role.yaml': diff(' roleRef:', '   kind: ClusterRole', '+  name: view') }],
        [{ 'config/a.yaml': diff(' routes:', '+  - "*"') }],
      ],
      (files) => ({ files }),
    ),
  ),
});
