import { containerPrivilege } from '../../../../src/engine/planes/security/container-privilege.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const POD = [' kind: Pod', ' spec:', '   containers:', '     - image: web:1.2', '       securityContext:'];
const pod = (...marked: readonly string[]) => ({ 'deploy/web.yaml': diff(...POD, ...marked) });
const SERVICE = [' services:', '   web:', '     image: web:1.2'];
const compose = (...marked: readonly string[]) => ({ 'compose.yaml': diff(...SERVICE, ...marked) });
describeRule(containerPrivilege, {
  invalid: [
    {
      name: 'options on one line',
      files: {
        'compose.yaml': diff(
          ' services:',
          '   a:',
          '     image: shop:1.2',
          '+    security_opt: ["seccomp:unconfined"]',
        ),
      },
      findings: ['4 info'],
    },
    ...wholeAndBare([
      {
        name: 'mounts on one line',
        files: {
          'compose.yaml': diff(
            ' services:',
            '   a:',
            '     image: shop:1.2',
            '+    volumes: ["data:/data", "/var/run/docker.sock:/var/run/docker.sock"]',
          ),
        },
        findings: ['4 info, asked'],
      },
    ]),
    {
      name: 'a setting that moves to another file, which is information',
      files: {
        'deploy/web.yaml': diff(...POD, '-        privileged: true', '         runAsGroup: 10'),
        'deploy/job.yaml': diff(...POD, '+        privileged: true', '         runAsGroup: 10'),
      },
      findings: ['deploy/job.yaml:6 info'],
    },
    {
      name: 'a setting that moves, and one more',
      files: {
        'deploy/web.yaml': diff(...POD, '-        privileged: true', '         runAsGroup: 10'),
        'deploy/job.yaml': diff(...POD, '+        privileged: true', '         runAsGroup: 10'),
        'deploy/new.yaml': diff(...POD, '+        privileged: true', '         runAsGroup: 10'),
      },
      findings: ['deploy/job.yaml:6 info', 'deploy/new.yaml:6 info, asked'],
    },
    ...wholeAndBare(
      cases(
        [
          [pod('+        privileged: true'), '6 info, asked'],
          [pod('+        allowPrivilegeEscalation: true'), '6 info'],
          [pod('-        readOnlyRootFilesystem: true', '         seLinuxOptions:'), '5 info, asked'],
          [pod('+        capabilities:', '+          add: ["SYS_ADMIN"]'), '7 info, asked'],
          [pod('         capabilities:', '           add:', '+            - NET_ADMIN'), '8 info, asked'],
          [pod('         capabilities:', '           add:', '+            - NET_RAW'), '8 info'],
          [pod('         capabilities:', '           add:', '+            - IPC_LOCK'), '8 info'],
          [pod('         capabilities:', '           add:', '+            - net_admin'), '8 info, asked'],
          [pod('+        seLinuxOptions:', '+          type: spc_t'), '7 info'],
          [pod('+        seccompProfile: unconfined'), '6 info'],
          [pod('+        seccompProfile:', '+          type: Unconfined'), '7 info'],
          [
            { 'deploy/web.yaml': diff(' kind: Pod', ' spec:', '+  hostNetwork: true', '+  hostPID: true') },
            '3 info, asked',
          ],
          [
            {
              'deploy/web.yaml': diff(
                ' spec:',
                '   volumes:',
                '     - name: d',
                '       hostPath:',
                '+        path: /var/run/docker.sock',
              ),
            },
            '5 info, asked',
          ],
          [compose('+    privileged: true'), '4 info, asked'],
          [compose('+    network_mode: host'), '4 info, asked'],
          [compose('     volumes:', '+      - /var/run/docker.sock:/var/run/docker.sock:ro'), '5 info, asked'],
          [compose('     security_opt:', '+      - seccomp:unconfined'), '5 info'],
          [compose('     cap_add:', '+      - ALL'), '5 info, asked'],
        ],
        (files, finding) => ({ files, findings: [finding] }),
      ),
    ),
    {
      name: 'an example, which is information',
      files: { 'examples/web.yaml': diff(...POD, '+        privileged: true') },
      findings: ['6 info'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'other mounts on one line',
        files: {
          'compose.yaml': diff(
            ' services:',
            '   a:',
            '     image: shop:1.2',
            '+    volumes: ["data:/data", "./etc:/etc/shop"]',
          ),
        },
      },
    ]),
    ...wholeAndBare(
      cases(
        [
          [pod('+        privileged: false')],
          [pod('+        allowPrivilegeEscalation: false')],
          [pod('+        capabilities:', '+          drop: [ALL]')],
          [pod('+        capabilities:', '+          add: [NET_BIND_SERVICE]')],
          [pod('         privileged: true', '+        runAsGroup: 1000')],
          [compose('+    volumes:', '+      - ./data:/data')],
        ],
        (files) => ({ files }),
      ),
    ),
    {
      name: 'a container that goes',
      files: {
        'deploy/web.yaml': diff(
          ' containers:',
          '   - image: web:1',
          '-  - image: side:1',
          '-    securityContext:',
          '-      readOnlyRootFilesystem: true',
        ),
      },
    },
  ],
  beside: ['supply-chain/base-image'],
});
