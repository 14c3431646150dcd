import { releaseCache } from '../../../../src/engine/planes/supply-chain/release-cache.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const CI = '.github/workflows/release.yml';
const flow = (on: readonly string[], ...steps: readonly string[]) =>
  lines('on:', ...on, 'permissions: {}', 'jobs:', '  a:', '    steps:', '      - run: make', ...steps);
const RELEASE = ['  release:', '    types: [published]'];
const TAG = ['  push:', '    tags: ["v*"]'];
const PULL = ['  pull_request:', '    branches: [main]'];
const cached = (uses: string, ...inputs: readonly string[]) => [
  `      - uses: ${uses}`,
  ...(inputs.length === 0 ? [] : ['        with:', ...inputs.map((input) => `          ${input}`)]),
];

describeRule(releaseCache, {
  invalid: cases(
    [
      [RELEASE, cached('actions/cache@v4')],
      [TAG, cached('actions/setup-node@v4', 'cache: npm')],
      [TAG, cached('actions/setup-go@v5')],
      [RELEASE, cached('actions/setup-node@v5', 'package-manager-cache: true')],
      [
        ['  push: {branches: [release]}', '  release:'],
        cached('PyO3/maturin-action@v1', `sccache: \${{ !startsWith(github.ref, 'refs/tags/') }}`),
      ],
      [PULL, [...cached('ruby/setup-ruby@v1.0', 'bundler-cache: true'), '      - run: gem push a.gem']],
    ],
    (on, steps) => ({
      name: `${on[0]} ${steps[0]}`,
      files: edit(CI, flow(on), flow(on, ...steps)),
      findings: ['9 info'],
    }),
  ),
  valid: cases(
    [
      [PULL, cached('actions/cache@v4')],
      [RELEASE, cached('actions/setup-node@v4')],
      // Whether package.json names npm as its manager, the change does not show.
      [RELEASE, cached('actions/setup-node@v5')],
      [RELEASE, cached('actions/setup-go@v5', 'cache: false')],
      [RELEASE, cached('actions/setup-node@v5', 'package-manager-cache: false')],
      [TAG, cached('PyO3/maturin-action@v1', `sccache: \${{ !startsWith(github.ref, 'refs/tags/') }}`)],
      [PULL, [...cached('actions/cache@v4'), '      - run: npm publish --dry-run']],
    ],
    (on, steps) => ({ name: `${on[0]} ${steps[0]} ${steps[2] ?? ''}`, files: edit(CI, flow(on), flow(on, ...steps)) }),
  ),
  beside: ['supply-chain/action-unpinned'],
});
