import { unlockedInstall } from '../../../../src/engine/planes/supply-chain/unlocked-install.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const inside = (step: string) => edit(CI, job(BASE), job(BASE, `      - run: ${step}`));
const release = (step: string) =>
  lines('on: release', 'permissions: {}', 'jobs:', '  a:', '    steps:', `      - run: ${step}`);

describeRule(unlockedInstall, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['npm install'],
          ['npm i -g typescript'],
          ['npm install --no-save semver@latest'],
          ['pnpm install --no-frozen-lockfile'],
          ['pnpm dlx some-tool'],
          ['yarn add left-pad'],
          ['npm install left-pad@^1.3.0'],
          ['npx some-tool@latest --yes'],
          ['pip install twine'],
          ['python3 -m pip install -U "tox[all]"'],
          ['pipx run build'],
          ['cargo install cargo-deny'],
          ['go install example.org/tool@latest'],
          ['gem install rake'],
          ['cd a && gem install --no-document rake'],
        ],
        (step) => ({ name: step, files: inside(step), findings: ['8 info'] }),
      ),
    ),
    {
      name: 'a lock file that a release obeyed',
      files: edit(CI, release('npm ci'), release('npm install')),
      findings: ['6 info, asked'],
    },
    {
      name: 'a link in an image',
      files: edit('Dockerfile', 'FROM a:1\nUSER b\n', 'FROM a:1\nADD https://example.org/a.tgz /a\nUSER b\n'),
      findings: ['2 info'],
    },
    {
      name: 'several, told once',
      files: edit(
        'Dockerfile',
        'FROM a:1\nUSER b\n',
        'FROM a:1\nRUN pip install flask\nRUN gem install rake\nUSER b\n',
      ),
      findings: ['2 info'],
    },
  ],
  valid: [
    ...cases(
      [
        ['npm ci'],
        [`npm install -g $${'{{ vars.NPM_VERSION }}'}`],
        ['npm install -g typescript@5.9.2'],
        ['pnpm install --frozen-lockfile'],
        ['pip install -r requirements.txt'],
        ['pip install -e .[test]'],
        ['pip install --require-hashes -r requirements.txt'],
        ['pip install twine==6.1.0'],
        ['pip install --upgrade pip'],
        ['cargo install --locked cargo-deny'],
        ['go install example.org/tool@v1.2.3'],
        ['gem install rake -v 13.2.1'],
        ['bundle install'],
        ['npx jest'],
        ['echo "# npm"'],
      ],
      (step) => ({ name: step, files: inside(step) }),
    ),
    {
      name: 'a link with its sum',
      files: edit(
        'Dockerfile',
        'FROM a:1\nUSER b\n',
        'FROM a:1\nADD --checksum=sha256:ab https://example.org/a.tgz /a\nUSER b\n',
      ),
    },
    { name: 'a document', files: edit('docs/install.md', 'a\n', 'npm install\n') },
    {
      name: 'a step that moves',
      files: edit(CI, job(BASE, '      - run: npm install'), job('      - run: npm install', BASE)),
    },
  ],
});
