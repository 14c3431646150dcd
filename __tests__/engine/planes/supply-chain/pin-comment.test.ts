import { pinComment } from '../../../../src/engine/planes/supply-chain/pin-comment.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';
import { SHA } from './manifests.js';

const OTHER = '1d96c772d19495a3b5c517cd2bc0cb401ea0529f';
const use = (commit: string, comment: string, action = 'acme/deploy') =>
  `      - uses: ${action}@${commit} # ${comment}`;

describeRule(pinComment, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          [
            'the commit changes, and the comment stays',
            use(SHA, 'v2.1.0'),
            use(OTHER, 'v2.1.0'),
            'Action acme/deploy gets another commit, and the comment still says v2.1.0',
            true,
          ],
          [
            'the commit changes, and the comment says the same in other words',
            use(SHA, 'tag=v2.1.0'),
            use(OTHER, '2.1.0 (pinned)'),
            'Action acme/deploy gets another commit, and the comment still says 2.1.0',
            true,
          ],
          [
            'the comment changes, and the commit stays',
            use(SHA, 'v2.1.0'),
            use(SHA, 'v2.2.0'),
            'The comment of action acme/deploy says v2.2.0 instead of v2.1.0, and the commit stays',
            false,
          ],
          [
            'the comment says another major version, and the commit stays',
            use(SHA, 'v2'),
            use(SHA, 'v3.0.1'),
            'The comment of action acme/deploy says v3.0.1 instead of v2, and the commit stays',
            false,
          ],
        ],
        (name, before, after, title, asked) => ({
          name,
          files: edit(CI, job(BASE, before), job(BASE, after)),
          findings: [asked ? '8 info, asked' : '8 info'],
          titles: [title],
        }),
      ),
    ),
    {
      name: 'one commit with two versions in two files',
      files: {
        ...edit(CI, job(BASE), job(BASE, use(SHA, 'v2.1.0', 'acme/deploy/init'))),
        ...edit('action.yml', job(BASE), job(BASE, use(SHA, 'v2.2.0', 'acme/deploy/analyze'))),
      },
      findings: [`${CI}:8 info`],
      titles: ['One commit of action acme/deploy is called v2.1.0 and v2.2.0'],
    },
    {
      name: 'one version with two commits, one of which stood there',
      files: edit(CI, job(BASE, use(SHA, 'v2.1.0')), job(BASE, use(SHA, 'v2.1.0'), use(OTHER, 'v2.1.0'))),
      findings: ['9 info, asked'],
      titles: ['Two commits of action acme/deploy are called v2.1.0'],
    },
  ],
  valid: [
    ...cases(
      [
        ['both change', use(SHA, 'v2.1.0'), use(OTHER, 'v2.2.0')],
        ['a tag that moves', use(SHA, 'v2'), use(OTHER, 'v2')],
        ['a tag of a minor version that moves', use(SHA, 'v2.1'), use(OTHER, 'v2.1')],
        ['the same version in full', use(SHA, 'v2'), use(SHA, 'v2.1.0')],
        ['the same version without its letter', use(SHA, 'v2.1.0'), use(SHA, '2.1.0')],
        ['a comment of other words', use(SHA, 'see issue 12'), use(SHA, 'see issue 13')],
        ['a comment that names a day', use(SHA, '13.10.2025'), use(OTHER, '13.10.2025')],
        ['a comment that names two', use(SHA, 'v2.1.0'), use(OTHER, 'v2.2.0, was v2.1.0')],
        ['another action', use(SHA, 'v2.1.0'), use(OTHER, 'v2.1.0', 'acme/build')],
        ['no comment', use(SHA, 'v2.1.0'), `      - uses: acme/deploy@${OTHER}`],
        ['a line that only moves', `${use(SHA, 'v2.1.0')}\n${BASE}`, `${BASE}\n${use(SHA, 'v2.1.0')}`],
      ],
      (name, before, after) => ({ name, files: edit(CI, job(BASE, before), job(BASE, after)) }),
    ),
    {
      name: 'a comment that is corrected to what another place says',
      files: edit(CI, job(use(SHA, 'v2.1.0'), use(SHA, 'v2.2.0')), job(use(SHA, 'v2.1.0'), use(SHA, 'v2.1.0'))),
    },
    {
      name: 'places that disagreed before',
      files: edit(CI, job(use(SHA, 'v2.1.0'), use(SHA, 'v2.2.0')), job(use(SHA, 'v2.1.0'), use(SHA, 'v2.2.0'), BASE)),
    },
  ],
});
