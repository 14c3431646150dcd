import { fileMode } from '../../../../src/engine/planes/hygiene/file-mode.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(fileMode, {
  invalid: cases(
    [
      ['a script gets it', 'run.sh', { old: 'a\n', new: 'b\n', newMode: '100755' }, '1 info'],
      ['a page that is a program', 'a.md', { old: null, new: '#!/usr/bin/env node\n', newMode: '100755' }, '1 warn'],
      ['a picture that is a script', 'logo.png', { old: 'a\n', new: '#!/bin/sh\na\n' }, '1 warn'],
      ['a document gets the bit', 'notes.md', { old: 'a\n', new: 'a\nb\n', newMode: '100755' }, '1 info'],
      ['a style sheet comes with the bit', 'a.css', { old: null, new: 'a {}\n', newMode: '100755' }, '1 info'],
      [
        'a script loses it',
        'run.sh',
        { old: '#!/bin/sh\na\n', new: '#!/bin/sh\nb\n', oldMode: '100755' },
        '1 info, asked',
      ],
    ],
    (name, path, spec, finding) => ({ name, files: { [path]: spec }, findings: [finding] }),
  ),
  valid: cases(
    [
      ['a program without an ending', 'bin/run', { old: null, new: 'a\n', newMode: '100755' }],
      ['a new script has it', 'run.sh', { old: null, new: '#!/bin/sh\n', newMode: '100755' }],
      [
        'a script that says how it is run gets it',
        'a.sh',
        { old: '#!/bin/sh\na\n', new: '#!/bin/sh\na\n', newMode: '100755' },
      ],
      ['a script begins with #!', 'run.sh', { old: 'ls\n', new: '#!/bin/sh\nls\n' }],
      ['a module loses it', 'a.ts', { old: 'a\n', new: 'b\n', oldMode: '100755' }],
    ],
    (name, path, spec) => ({ name, files: { [path]: spec } }),
  ),
});
