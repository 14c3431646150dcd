import { containerRoot } from '../../../../src/engine/planes/security/container-root.js';
import { cases, diff, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const POD = [' kind: Pod', ' spec:', '   containers:', '     - image: web:1.2', '       securityContext:'];
const pod = (...marked: readonly string[]) => ({ 'deploy/web.yaml': diff(...POD, ...marked) });
const fresh = (...rest: readonly string[]) =>
  edit('deploy/web.yaml', null, lines('kind: Pod', 'spec:', '  containers:', '    - image: web:1.2', ...rest));
const IMAGE = [' FROM node:24.1', ' RUN npm ci'];
const image = (...marked: readonly string[]) => ({ Dockerfile: diff(...IMAGE, ...marked) });

describeRule(containerRoot, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          [pod('+        runAsUser: 0'), '6 info'],
          [pod('-        runAsNonRoot: true', '+        runAsNonRoot: false'), '6 info, asked'],
          [{ 'compose.yaml': diff(' services:', '   web:', '     image: web:1.2', '+    user: root') }, '4 info'],
        ],
        (files, finding) => ({ files, findings: [finding] }),
      ),
    ),
    {
      name: 'a policy that lets a pod run as anyone',
      files: { 'deploy/policy.yaml': diff(' spec:', '   runAsUser:', '+    rule: RunAsAny') },
      findings: ['3 info'],
    },
    {
      name: 'one container of two',
      files: fresh('      securityContext:', '        runAsNonRoot: true', '    - image: side:1.2'),
      findings: ['1 info'],
    },
    {
      name: 'the second of two workloads',
      files: fresh(
        '      securityContext:',
        '        runAsUser: 1000',
        '---',
        'kind: Pod',
        'spec:',
        '  containers:',
        '    - image: side:1.2',
      ),
      findings: ['8 info'],
    },
    {
      name: 'a workload in JSON',
      files: edit(
        'deploy/web.json',
        null,
        lines(
          '{',
          '  "kind": "Pod",',
          '  "spec": {',
          '    "containers": [',
          '      { ',
          '        "image": "web:1.2"',
          '      }',
          '    ]',
          '  }',
          '}',
        ),
      ),
      findings: ['2 info'],
    },
    { name: 'a new workload that nothing bounds', files: fresh(), findings: ['1 info'] },
    ...cases(
      [
        ['values of something else', ['  nodeSelector:', '    {{- toYaml .Values.nodes | nindent 4 }}']],
        [
          'values of something else, written below a context',
          [
            '      securityContext:',
            '        privileged: false',
            '        {{- with .Values.nodes }}',
            '  nodeSelector:',
            '        {{- toYaml . | nindent 4 }}',
            '        {{- end }}',
          ],
        ],
        ['another setting of the values', ['  securityContext:', '    fsGroup: {{ .Values.group }}']],
        ['an action that has no values', ['  securityContext:', '    {{ now }}']],
        ['values in a comment', ['  securityContext:', '    # {{ toYaml .Values.pod }}']],
      ],
      (name, rest) => ({ name, files: fresh(...rest), findings: ['1 info'] }),
    ),
    {
      name: 'a bound that depends on the values now',
      files: pod('-        runAsNonRoot: true', '+        runAsNonRoot: {{ .Values.nonRoot }}'),
      findings: ['6 info, asked'],
      titles: ['A container may run as root: runAsNonRoot: true only if the values say so'],
    },
    ...cases(
      [
        [image('-USER node'), '2 info, asked'],
        [image('-USER node', '+USER root'), '3 info, asked'],
        [image('+USER root'), '3 info'],
        [image('+RUN sudo make install'), '3 info'],
        [
          edit('Dockerfile', null, lines('FROM node:24.1 AS build', 'RUN npm ci', 'FROM node:24.1', 'CMD ["node"]')),
          '4 info',
        ],
      ],
      (files, finding) => ({ files, findings: [finding] }),
    ),
  ],
  valid: [
    { files: pod('+        runAsUser: 1000') },
    {
      name: 'a new workload that does not run as root',
      files: fresh('      securityContext:', '        runAsNonRoot: true'),
    },
    {
      name: 'beside a user that is not root',
      files: fresh('      securityContext:', '        runAsNonRoot: false', '        runAsUser: 1000'),
    },
    {
      name: 'a pod whose containers all say better',
      files: edit(
        'deploy/web.yaml',
        null,
        lines(
          'kind: Pod',
          'spec:',
          '  securityContext:',
          '    runAsNonRoot: false',
          '  containers:',
          '    - image: web:1.2',
          '      securityContext:',
          '        runAsNonRoot: true',
        ),
      ),
    },
    ...cases(
      [
        [
          'a pod of which the values of the chart say it',
          ['  securityContext:', '    {{- toYaml .Values.pod | nindent 4 }}'],
        ],
        [
          'the same below a condition, whose lines stand at the margin',
          ['{{- with .Values.pod }}', '  securityContext:', '{{ toYaml . | indent 4 }}', '{{- end }}'],
        ],
        ['the same on one line', ['  securityContext: {{- toYaml .Values.pod | nindent 4 }}']],
        ['one setting of the values', ['  securityContext:', '    runAsNonRoot: {{ .Values.nonRoot }}']],
        ['a user of the values', ['      securityContext:', '        runAsUser: {{ .Values.user | default 1000 }}']],
        [
          'a container of another template',
          ['      securityContext:', '        {{- include "a.context" . | nindent 8 }}'],
        ],
        [
          'a container below a condition at the margin',
          ['{{- if .Values.bound }}', '      securityContext:', '        runAsNonRoot: true', '{{- end }}'],
        ],
      ],
      (name, rest) => ({ name, files: fresh(...rest) }),
    ),
    { name: 'a workload that changes', files: pod('+        readOnlyRootFilesystem: true') },
    ...cases(
      [
        [image('+USER node')],
        [image('-USER node', '+USER app')],
        [image('+USER root', '+RUN npm rebuild', '+USER node')],
        [edit('Dockerfile', null, lines('FROM gcr.io/a/b:nonroot@sha256:ab', 'CMD ["node"]'))],
        [edit('Dockerfile', null, lines('FROM node:24.1', 'RUN <<EOF', 'USER root', 'EOF', 'USER node'))],
        [edit('Dockerfile', null, lines('FROM node:24.1 AS base', 'USER node', 'FROM base', 'CMD ["node"]'))],
        [edit('docs/a.md', 'a\n', 'USER root\n')],
      ],
      (files) => ({ files }),
    ),
  ],
  beside: ['supply-chain/base-image'],
});
