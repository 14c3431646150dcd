import { actionUnpinned } from '../../../../src/engine/planes/supply-chain/action-unpinned.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';
import { SHA } from './manifests.js';

describeRule(actionUnpinned, {
  beside: ['supply-chain/token-reach'],
  invalid: [
    {
      name: 'several, told once',
      files: edit(CI, job(BASE), job(BASE, '      - uses: acme/a@v1', '      - uses: acme/b@main')),
      findings: ['9 info'],
      titles: ['Action acme/b is used by a branch: main'],
    },
    {
      name: 'in a block below its key',
      files: edit(CI, job(BASE), job(BASE, '      - uses: |', '          acme/a@v1')),
      findings: ['9 info'],
    },
    ...cases(
      [
        ['acme/deploy@main', 'a branch: main'],
        ['acme/deploy@release/v1', 'a branch or tag: release/v1'],
        ['acme/deploy@v2', 'a branch or tag: v2'],
        ['acme/deploy@v2.1.0', 'a branch or tag: v2.1.0'],
        ['acme/deploy@stable', 'a branch or tag: stable'],
        ['docker://alpine:3.8', 'a tag: 3.8'],
      ],
      (use, words) => ({
        name: `says what it can know of ${use}`,
        files: edit(CI, job(BASE), job(BASE, `      - uses: ${use}`)),
        findings: ['8 info'],
        titles: [`Action ${use.split(/@|(?<=alpine):/u)[0]} is used by ${words}`],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['from a commit to a tag', `      - uses: acme/deploy@${SHA} # v2`, '      - uses: acme/deploy@v2', 'warn'],
          [
            'GitHub’s, from a commit to a tag',
            `      - uses: actions/checkout@${SHA}`,
            '      - uses: actions/checkout@v4',
            'warn',
          ],
          ['a branch', '      - run: a', '      - uses: acme/deploy@main', 'info'],
          ['from a tag to a branch', '      - uses: acme/deploy@v2', '      - uses: acme/deploy@master', 'info'],
          ['a quoted one', '      - run: a', '      - uses: "acme/deploy@main" # why', 'info'],
          ['an image by a tag', '      - run: a', '      - uses: docker://alpine:3.8', 'info'],
          ['an image without a tag', '      - run: a', '      - uses: docker://ghcr.io/acme/a', 'info'],
          [
            'an image, no longer by its digest',
            `      - uses: docker://alpine:3.8@sha256:${'ab'.repeat(32)}`,
            '      - uses: docker://alpine:3.8',
            'warn',
          ],
          ['a tag', '      - run: a', '      - uses: acme/deploy@v2', 'info'],
          ['a named branch', '      - run: a', '      - uses: acme/toolchain@stable', 'info'],
        ],
        (name, before, after, severity) => ({
          name,
          files: edit(CI, job(BASE, before), job(BASE, after)),
          findings: [`8 ${severity}`],
        }),
      ),
    ),
    {
      name: 'from commits to tags in two workflows, told once',
      files: Object.fromEntries(
        ['a', 'b'].map((name) => [
          `.github/workflows/${name}.yml`,
          {
            old: job(BASE, `      - uses: acme/deploy@${SHA} # v2`),
            new: job(BASE, '      - uses: acme/deploy@v2'),
          },
        ]),
      ),
      findings: ['.github/workflows/a.yml:8 warn'],
    },
  ],
  valid: cases(
    [
      ['another version', '      - uses: acme/deploy@v1', '      - uses: acme/deploy@v1.2'],
      ['a commit', '      - run: a', `      - uses: acme/deploy@${SHA}`],
      ['GitHub’s own', '      - run: a', '      - uses: actions/checkout@v4'],
      [
        'one that can only be verified by its tag',
        '      - run: a',
        '      - uses: slsa-framework/slsa-github-generator/.github/workflows/generator_generic_slsa3.yml@v1.4.0',
      ],
      ['one’s own', '      - run: a', '      - uses: octo/deploy@main'],
      ['one in the repository', '      - run: a', '      - uses: ./.github/actions/a'],
      ['an image by its digest', '      - run: a', `      - uses: docker://alpine@sha256:${'ab'.repeat(32)}`],
      ['a comment', '      - run: a', '      # - uses: acme/deploy@main'],
    ],
    (name, before, after) => ({ name, files: edit(CI, job(BASE, before), job(BASE, after)) }),
  ),
});
