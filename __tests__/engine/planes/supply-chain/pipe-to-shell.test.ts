import { pipeToShell } from '../../../../src/engine/planes/supply-chain/pipe-to-shell.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const STEPS = ['on: push', 'permissions: {}', 'jobs:', '  a:', '    steps:'];

describeRule(pipeToShell, {
  beside: ['security/container-root'],
  invalid: [
    {
      name: 'a line that a document loses and a script gets',
      files: {
        ...edit('README.md', 'a\ncurl https://x.example/i.sh | sh\n', 'a\n'),
        ...edit('install.sh', '#!/bin/sh\n', '#!/bin/sh\ncurl https://x.example/i.sh | sh\n'),
      },
      findings: ['install.sh:2 info, asked'],
    },
    ...wholeAndBare(
      cases(
        [
          ['Dockerfile', 'FROM a:1\n', 'FROM a:1\nRUN curl -fsSL https://x.example/i.sh | sh\n', '2 info, asked'],
          [
            'Dockerfile',
            'FROM a:1\n',
            'FROM a:1\nRUN curl -fsSL https://x.example/i.sh \\\n  | sudo -E bash -s -- -y\n',
            '3 info, asked',
          ],
          ['install.sh', '#!/bin/sh\n', '#!/bin/sh\nbash <(curl -s https://x.example/i.sh)\n', '2 info, asked'],
          ['install.sh', '#!/bin/sh\n', '#!/bin/sh\nsh -c "$(wget -qO- https://x.example/i.sh)"\n', '2 info, asked'],
          [
            'install.sh',
            '#!/bin/sh\n',
            '#!/bin/sh\ns=$(curl -s https://x.example/i.sh)\necho a\neval "$s"\n',
            '4 info, asked',
          ],
          [
            'install.sh',
            '#!/bin/sh\n',
            '#!/bin/sh\ns=`wget -qO- https://x.example/i.sh`\nbash -c "$s"\n',
            '3 info, asked',
          ],
          [
            'install.sh',
            '#!/bin/sh\n',
            '#!/bin/sh\ns=$(curl -s https://x.example/i.sh)\necho "$s" | bash\n',
            '3 info, asked',
          ],
          ['install.ps1', '# a\n', '# a\n$s = irm https://x.example/i.ps1\niex $s\n', '3 info, asked'],
          ['install.ps1', '# a\n', '# a\nirm https://x.example/i.ps1 | iex\n', '2 info, asked'],
        ],
        (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
      ),
    ),
  ],
  valid: [
    ...cases(
      [
        [
          'Dockerfile',
          'FROM a:1\nRUN curl https://x.example/1.sh | sh\n',
          'FROM a:1\nRUN curl https://x.example/1.sh | sh\nFROM a:2\nRUN curl https://x.example/1.sh | sh\n',
        ],
        [
          'install.sh',
          'curl https://x.example/1.sh | sh\n',
          'if true; then\n  curl  https://x.example/1.sh | sh -s -- -y\nfi\n',
        ],
        ['Dockerfile', 'FROM a:1\n', 'FROM a:1\nRUN curl -fsSL https://x.example/i.sh | sha256sum -c\n'],
        [
          'Dockerfile',
          'FROM a:1\nRUN curl https://x.example/1.sh | sh\n',
          'FROM a:1\nRUN curl https://x.example/2.sh | sh\n',
        ],
        ['Dockerfile', 'FROM a:1\n', 'FROM a:1\n# curl https://x.example/i.sh | sh\n'],
        ['install.sh', '#!/bin/sh\n', '#!/bin/sh\ns=$(curl -s https://x.example/i.sh)\ns=ls\neval "$s"\n'],
        ['install.sh', '#!/bin/sh\n', '#!/bin/sh\ns=$(curl -s https://x.example/i.sh)\necho "$s" | sha256sum\n'],
        ['install.sh', '#!/bin/sh\n', '#!/bin/sh\ns=$(ssh-agent -s)\neval "$s"\n'],
        ['README.md', 'a\n', 'a\n    curl https://x.example/i.sh | sh\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
    {
      name: 'a line that moves from a workflow into a script',
      files: {
        ...edit(
          '.github/workflows/ci.yml',
          lines(...STEPS, '      - run: curl https://x.example/i.sh | sh'),
          lines(...STEPS, '      - run: ./install.sh'),
        ),
        ...edit('install.sh', '#!/bin/sh\n', '#!/bin/sh\ncurl https://x.example/i.sh | sh\n'),
      },
    },
  ],
});
