import { type Form, forms, within } from './form.js';

const WORKFLOW = '.github/workflows/a.yml';
const SHA = '8f4b7f84864484a7bf31766abe9204da3cbe65b3';
const OTHER = '1e31de5234b9f8995739874a8ce0492dc87873e2';
const steps = within(
  'name: a\non: push\npermissions:\n  contents: read\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:',
  '      - run: make',
  '      ',
);
const target = within(
  'name: a\non: pull_request_target\npermissions:\n  contents: read\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:',
  '      - run: make',
  '      ',
);
const comment = within(
  'name: a\non: issue_comment\npermissions:\n  contents: read\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:',
  '      - run: make',
  '      ',
);
const job = within(
  'name: a\non: pull_request\npermissions:\n  contents: read\njobs:\n  a:',
  '    steps:\n      - run: make',
  '    ',
);

const WORKFLOWS: readonly Form[] = forms(
  'workflow that gives more',
  [/^(?:integrity\/workflow-[a-z-]+|supply-chain\/[a-z-]+|integrity\/check-silenced)$/u],
  [
    [
      'title in a script',
      WORKFLOW,
      target(`+- run: echo "\${{ github.event.pull_request.title }}"`),
      target(`+- run: echo "$TITLE"\n+  env:\n+    TITLE: \${{ github.event.pull_request.title }}`),
    ],
    [
      'branch in a script',
      WORKFLOW,
      target(`+- run: git log \${{ github.head_ref }}`),
      target('+- run: git log "$GITHUB_HEAD_REF"'),
    ],
    [
      'comment in a script',
      WORKFLOW,
      comment(
        '+- uses: actions/github-script@' +
          SHA +
          ` # v7.0.1\n+  with:\n+    script: console.log('\${{ github.event.comment.body }}')`,
      ),
      comment(
        '+- uses: actions/github-script@' +
          SHA +
          ' # v7.0.1\n+  with:\n+    script: console.log(context.payload.comment.body)',
      ),
    ],
    [
      'environment file',
      WORKFLOW,
      comment(`+- run: echo "NAME=$BODY" >> "$GITHUB_ENV"\n+  env:\n+    BODY: \${{ github.event.comment.body }}`),
      comment('+- run: echo "NAME=build" >> "$GITHUB_ENV"'),
    ],
    [
      'path file',
      WORKFLOW,
      comment(`+- run: echo "$BODY" >> $GITHUB_PATH\n+  env:\n+    BODY: \${{ github.event.comment.body }}`),
      comment('+- run: echo "$HOME/bin" >> $GITHUB_PATH'),
    ],
    [
      'checkout of the head',
      WORKFLOW,
      target(
        '+- uses: actions/checkout@' +
          SHA +
          ` # v4.2.2\n+  with:\n+    ref: \${{ github.event.pull_request.head.sha }}\n+    persist-credentials: false`,
      ),
      target(`+- uses: actions/checkout@${SHA} # v4.2.2\n+  with:\n+    persist-credentials: false`),
    ],
    [
      'all secrets as text',
      WORKFLOW,
      steps(`+- run: ./deploy\n+  env:\n+    ALL: \${{ toJSON(secrets) }}`),
      steps(`+- run: ./deploy\n+  env:\n+    KEY: \${{ secrets.DEPLOY_KEY }}`),
    ],
    [
      'actor as guard',
      WORKFLOW,
      target("+- run: ./merge\n+  if: github.actor == 'dependabot[bot]'"),
      target("+- run: ./merge\n+  if: github.event.pull_request.user.login == 'dependabot[bot]'"),
    ],
    [
      'always true',
      WORKFLOW,
      steps(`+- run: ./publish\n+  if: \${{ github.ref == 'refs/heads/main' }} && success()`),
      steps(`+- run: ./publish\n+  if: \${{ github.ref == 'refs/heads/main' && success() }}`),
    ],
    [
      'contains in a text',
      WORKFLOW,
      target("+- run: ./publish\n+  if: contains('refs/heads/main refs/heads/next', github.ref)"),
      target('+- run: ./publish\n+  if: contains(fromJSON(\'["refs/heads/main"]\'), github.ref)'),
    ],
    [
      'continue on error',
      WORKFLOW,
      steps('+- run: npm test\n+  continue-on-error: true'),
      steps('+- run: npm test\n+  timeout-minutes: 5'),
    ],
    [
      'test or true',
      WORKFLOW,
      steps('-- run: npm test\n+- run: npm test || true'),
      steps('-- run: npm test\n+- run: npm test -- --ci'),
    ],
    ['test gone', WORKFLOW, steps('-- run: npm test'), steps('-- run: npm test\n+- run: npm test --workspaces')],
    [
      'write all',
      WORKFLOW,
      ' name: a\n on: push\n-permissions:\n-  contents: read\n+permissions: write-all\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
      ' name: a\n on: push\n-permissions: write-all\n+permissions:\n+  contents: read\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
    ],
    [
      'permissions gone',
      WORKFLOW,
      ' name: a\n on: push\n-permissions:\n-  contents: read\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
      ' name: a\n on: push\n+permissions:\n+  contents: read\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
    ],
    [
      'job permission',
      WORKFLOW,
      job('+permissions:\n+  contents: write\n runs-on: ubuntu-24.04'),
      job('+permissions: {}\n runs-on: ubuntu-24.04'),
    ],
    [
      'tag for a commit',
      WORKFLOW,
      steps(`-- uses: acme/setup@${SHA} # v4.1.0\n+- uses: acme/setup@v4`),
      steps(`-- uses: acme/setup@v4\n+- uses: acme/setup@${SHA} # v4.1.0`),
    ],
    ['branch of an action', WORKFLOW, steps('+- uses: acme/setup@main'), steps(`+- uses: acme/setup@${SHA} # v4.1.0`)],
    [
      'image of an action',
      WORKFLOW,
      steps('+- uses: docker://acme/setup:latest'),
      steps(`+- uses: docker://acme/setup@sha256:${SHA}${OTHER.slice(0, 24)}`),
    ],
    [
      'self hosted group',
      WORKFLOW,
      job('-runs-on: ubuntu-24.04\n+runs-on:\n+  group: own'),
      job('-runs-on: ubuntu-22.04\n+runs-on: ubuntu-24.04'),
    ],
    [
      'inherit',
      WORKFLOW,
      ' name: a\n on: push\n permissions: {}\n jobs:\n   a:\n     uses: ./.github/workflows/b.yml\n+    secrets: inherit',
      ` name: a\n on: push\n permissions: {}\n jobs:\n   a:\n     uses: ./.github/workflows/b.yml\n+    secrets:\n+      key: \${{ secrets.KEY }}`,
    ],
    [
      'npm install',
      WORKFLOW,
      steps('-- run: npm ci\n+- run: npm install'),
      steps('-- run: npm install\n+- run: npm ci'),
    ],
    [
      'pip install',
      WORKFLOW,
      steps('+- run: pip install build'),
      steps('+- run: pip install --require-hashes -r requirements.txt'),
    ],
    [
      'trigger',
      WORKFLOW,
      ' name: a\n-on: pull_request\n+on: pull_request_target\n permissions: {}\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
      ' name: a\n-on: pull_request_target\n+on: pull_request\n permissions: {}\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n       - run: make',
    ],
    [
      'curl bash',
      WORKFLOW,
      steps('+- run: bash <(curl -s https://get.shop.io/install.sh)'),
      steps('+- run: bash scripts/install.sh'),
    ],
    [
      'checkout keeps the token',
      WORKFLOW,
      steps(`+- uses: actions/checkout@${SHA} # v4.2.2`),
      steps(`+- uses: actions/checkout@${SHA} # v4.2.2\n+  with:\n+    persist-credentials: false`),
    ],
    [
      'checkout gone and come',
      WORKFLOW,
      ` name: a\n on: push\n permissions: {}\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n-      - uses: actions/checkout@${SHA} # v4.2.2\n       - run: make\n   b:\n     runs-on: ubuntu-24.04\n     steps:\n+      - uses: actions/checkout@${SHA} # v4.2.2\n       - run: make`,
      ` name: a\n on: push\n permissions: {}\n jobs:\n   a:\n     runs-on: ubuntu-24.04\n     steps:\n-      - uses: actions/checkout@${SHA} # v4.2.2\n+      - uses: actions/checkout@${OTHER} # v4.2.3\n       - run: make`,
    ],
  ],
);

const pod = within(
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  template:\n    spec:',
  '',
  '      ',
);
const CONTAINERS: readonly Form[] = forms(
  'container or role with more power',
  [/^(?:security\/(?:container-[a-z]+|cluster-access|access-weakened)|supply-chain\/(?:base-image|pipe-to-shell))$/u],
  [
    [
      'user root',
      'Dockerfile',
      ' FROM node:24.1\n-USER node\n+USER root\n CMD ["node", "a.js"]',
      ' FROM node:24.1\n-USER root\n+USER node\n CMD ["node", "a.js"]',
    ],
    [
      'user gone',
      'Dockerfile',
      ' FROM node:24.1\n-USER 1000\n CMD ["node", "a.js"]',
      ' FROM node:24.1\n-USER 1000\n+USER 1000:1000\n CMD ["node", "a.js"]',
    ],
    [
      'latest',
      'Dockerfile',
      '-FROM node:24.1\n+FROM node:latest\n USER node\n CMD ["node", "a.js"]',
      '-FROM node:24.0\n+FROM node:24.1\n USER node\n CMD ["node", "a.js"]',
    ],
    [
      'curl sh',
      'Dockerfile',
      ' FROM node:24.1\n+RUN curl https://get.shop.io | bash\n USER node',
      ' FROM node:24.1\n+RUN curl -fsSLo a.tgz https://get.shop.io/a.tgz && sha256sum -c a.sum\n USER node',
    ],
    [
      'compose privileged',
      'docker-compose.yml',
      ' services:\n   a:\n     image: shop:1.2\n+    privileged: true',
      ' services:\n   a:\n     image: shop:1.2\n+    read_only: true',
    ],
    [
      'compose cap',
      'docker-compose.yml',
      ' services:\n   a:\n     image: shop:1.2\n+    cap_add: [SYS_ADMIN]',
      ' services:\n   a:\n     image: shop:1.2\n+    cap_drop: [ALL]',
    ],
    [
      'compose socket',
      'docker-compose.yml',
      ' services:\n   a:\n     image: shop:1.2\n+    volumes: ["/var/run/docker.sock:/var/run/docker.sock"]',
      ' services:\n   a:\n     image: shop:1.2\n+    volumes: ["data:/var/lib/shop"]',
    ],
    [
      'pod privileged',
      'deploy/a.yaml',
      pod('+containers:\n+  - name: a\n+    securityContext: { privileged: true }'),
      pod('+containers:\n+  - name: a\n+    securityContext: { privileged: false, runAsNonRoot: true }'),
    ],
    ['pod host network', 'deploy/a.yaml', pod('+hostNetwork: true'), pod('+hostNetwork: false')],
    [
      'pod root',
      'deploy/a.yaml',
      pod('-securityContext: { runAsNonRoot: true }\n+securityContext: { runAsUser: 0 }'),
      pod('-securityContext: { runAsUser: 0 }\n+securityContext: { runAsNonRoot: true }'),
    ],
    [
      'pod host path',
      'deploy/a.yaml',
      pod('+volumes:\n+  - name: h\n+    hostPath: { path: / }'),
      pod('+volumes:\n+  - name: h\n+    emptyDir: {}'),
    ],
    [
      'role star',
      'deploy/role.yaml',
      ' apiVersion: rbac.authorization.k8s.io/v1\n kind: ClusterRole\n metadata: { name: shop }\n rules:\n+  - apiGroups: ["*"]\n+    resources: ["*"]\n+    verbs: ["*"]',
      ' apiVersion: rbac.authorization.k8s.io/v1\n kind: Role\n metadata: { name: shop }\n rules:\n+  - apiGroups: [""]\n+    resources: [pods]\n+    verbs: [get]',
    ],
    [
      'role binding',
      'deploy/role.yaml',
      ' apiVersion: rbac.authorization.k8s.io/v1\n kind: ClusterRoleBinding\n metadata: { name: shop }\n roleRef:\n   kind: ClusterRole\n+  name: cluster-admin\n subjects: [{ kind: ServiceAccount, name: shop }]',
      ' apiVersion: rbac.authorization.k8s.io/v1\n kind: RoleBinding\n metadata: { name: shop }\n roleRef:\n   kind: ClusterRole\n+  name: view\n subjects: [{ kind: ServiceAccount, name: shop }]',
    ],
    [
      'chmod',
      'Dockerfile',
      ' FROM node:24.1\n+RUN chmod -R 777 /app\n USER node',
      ' FROM node:24.1\n+RUN chmod -R 755 /app\n USER node',
    ],
  ],
);

const CHAIN: readonly Form[] = forms(
  'source that is not checked',
  [/^supply-chain\/(?!new-dependency|manifest-without|lockfile-without|major-version)[a-z-]+$/u],
  [
    [
      'npm git',
      'package.json',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "github:acme/left"\n   }\n }',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "1.2.4"\n   }\n }',
    ],
    [
      'npm url',
      'package.json',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "https://shop.io/left.tgz"\n   }\n }',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "npm:left@1.2.4"\n   }\n }',
    ],
    [
      'npm range',
      'package.json',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": ">=1"\n   }\n }',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "~1.2.3"\n   }\n }',
    ],
    [
      'npm latest',
      'package.json',
      ' {\n   "dependencies": {\n-    "left": "1.2.3"\n+    "left": "latest"\n   }\n }',
      ' {\n   "dependencies": {\n-    "left": "latest"\n+    "left": "1.2.3"\n   }\n }',
    ],
    [
      'npm preinstall',
      'package.json',
      ' {\n   "scripts": {\n+    "preinstall": "node a.js",\n     "test": "jest"\n   }\n }',
      ' {\n   "scripts": {\n+    "pretest": "node a.js",\n     "test": "jest"\n   }\n }',
    ],
    [
      'pip git',
      'requirements.txt',
      '-left==1.2.3\n+git+https://github.com/acme/left@main',
      '-left==1.2.3\n+left==1.2.4',
    ],
    [
      'pip index',
      'requirements.txt',
      '+--extra-index-url https://pypi.shop.io/simple\n left==1.2.3',
      '+# The shop.\n left==1.2.3',
    ],
    [
      'poetry star',
      'pyproject.toml',
      ' [tool.poetry.dependencies]\n-left = "^1.2.3"\n+left = "*"',
      ' [tool.poetry.dependencies]\n-left = "^1.2.3"\n+left = "^1.2.4"',
    ],
    [
      'uv source',
      'pyproject.toml',
      ' [project]\n dependencies = ["left"]\n+[tool.uv.sources]\n+left = { git = "https://github.com/acme/left" }',
      ' [project]\n dependencies = ["left"]\n+[tool.uv]\n+package = true',
    ],
    [
      'go replace',
      'go.mod',
      ' module example.org/shop\n \n require example.org/left v1.2.3\n+replace example.org/left => example.net/left v1.2.3',
      ' module example.org/shop\n \n require example.org/left v1.2.3\n+exclude example.org/left v1.2.2',
    ],
    [
      'cargo git',
      'Cargo.toml',
      ' [dependencies]\n-left = "1.2.3"\n+left = { git = "https://github.com/acme/left" }',
      ' [dependencies]\n-left = "1.2.3"\n+left = { version = "1.2.4" }',
    ],
    [
      'cargo patch',
      'Cargo.toml',
      ' [dependencies]\n left = "1.2.3"\n+[patch.crates-io]\n+left = { git = "https://github.com/acme/left" }',
      ' [dependencies]\n left = "1.2.3"\n+[profile.release]\n+lto = true',
    ],
    [
      'gem source',
      'Gemfile',
      "-source 'https://rubygems.org'\n+source 'http://rubygems.org'\n gem 'left', '1.2.3'",
      "-source 'http://rubygems.org'\n+source 'https://rubygems.org'\n gem 'left', '1.2.3'",
    ],
    [
      'gem git',
      'Gemfile',
      " source 'https://rubygems.org'\n-gem 'left', '1.2.3'\n+gem 'left', git: 'https://github.com/acme/left'",
      " source 'https://rubygems.org'\n-gem 'left', '1.2.3'\n+gem 'left', '1.2.4'",
    ],
    [
      'composer vcs',
      'composer.json',
      ' {\n+  "repositories": [{ "type": "vcs", "url": "https://github.com/acme/left" }],\n   "require": { "acme/left": "1.2.3" }\n }',
      ' {\n+  "license": "MIT",\n   "require": { "acme/left": "1.2.3" }\n }',
    ],
    [
      'maven repository',
      'pom.xml',
      ' <project>\n+  <repositories>\n+    <repository><id>a</id><url>http://maven.shop.io</url></repository>\n+  </repositories>\n </project>',
      ' <project>\n+  <properties>\n+    <a>1</a>\n+  </properties>\n </project>',
    ],
    [
      'gradle plus',
      'build.gradle',
      ' dependencies {\n-  implementation "acme:left:1.2.3"\n+  implementation "acme:left:+"\n }',
      ' dependencies {\n-  implementation "acme:left:1.2.3"\n+  implementation "acme:left:1.2.4"\n }',
    ],
    [
      'gradle repository',
      'build.gradle',
      ' repositories {\n   mavenCentral()\n+  maven { url "http://maven.shop.io" }\n }',
      ' repositories {\n-  jcenter()\n+  mavenCentral()\n }',
    ],
    [
      'nuget source',
      'nuget.config',
      ' <configuration>\n   <packageSources>\n+    <add key="a" value="http://nuget.shop.io/v3/index.json" />\n   </packageSources>\n </configuration>',
      ' <configuration>\n   <packageSources>\n+    <clear />\n   </packageSources>\n </configuration>',
    ],
    [
      'pub git',
      'pubspec.yaml',
      ' dependencies:\n-  left: ^1.2.3\n+  left:\n+    git: https://github.com/acme/left',
      ' dependencies:\n-  left: ^1.2.3\n+  left: ^1.2.4',
    ],
    [
      'pub any',
      'pubspec.yaml',
      ' dependencies:\n-  left: ^1.2.3\n+  left: any',
      ' dependencies:\n-  left: any\n+  left: ^1.2.3',
    ],
    [
      'swift branch',
      'Package.swift',
      ' let package = Package(\n   dependencies: [\n-    .package(url: "https://github.com/acme/left", from: "1.2.3"),\n+    .package(url: "https://github.com/acme/left", branch: "main"),\n   ]\n )',
      ' let package = Package(\n   dependencies: [\n-    .package(url: "https://github.com/acme/left", from: "1.2.3"),\n+    .package(url: "https://github.com/acme/left", from: "1.2.4"),\n   ]\n )',
    ],
    [
      'sbt resolver',
      'build.sbt',
      ' name := "shop"\n+resolvers += "a" at "http://maven.shop.io"',
      ' name := "shop"\n+scalaVersion := "3.3.1"',
    ],
    [
      'mix git',
      'mix.exs',
      ' defp deps do\n   [\n-    {:left, "~> 1.2"}\n+    {:left, github: "acme/left"}\n   ]\n end',
      ' defp deps do\n   [\n-    {:left, "~> 1.2"}\n+    {:left, "~> 1.3"}\n   ]\n end',
    ],
    ['npmrc', '.npmrc', ' save-exact=true\n+@acme:registry=http://npm.shop.io', ' save-exact=true\n+fund=false'],
    [
      'npmrc scripts',
      '.npmrc',
      '-ignore-scripts=true\n+ignore-scripts=false\n fund=false',
      '-ignore-scripts=false\n+ignore-scripts=true\n fund=false',
    ],
    [
      'vscode',
      '.vscode/tasks.json',
      ' {\n   "version": "2.0.0",\n   "tasks": [\n+    { "label": "a", "type": "shell", "command": "sh a.sh", "runOptions": { "runOn": "folderOpen" } }\n   ]\n }',
      ' {\n   "version": "2.0.0",\n   "tasks": [\n+    { "label": "a", "type": "shell", "command": "sh a.sh" }\n   ]\n }',
    ],
    [
      'devcontainer',
      '.devcontainer/devcontainer.json',
      ' {\n   "name": "shop",\n+  "initializeCommand": "sh a.sh"\n }',
      ' {\n   "name": "shop",\n+  "remoteUser": "node"\n }',
    ],
    [
      'yarn path',
      '.yarnrc.yml',
      ' nodeLinker: node-modules\n+yarnPath: .yarn/releases/other.cjs',
      ' nodeLinker: node-modules\n+enableTelemetry: false',
    ],
    ['husky', '.husky/post-checkout', ' #!/bin/sh\n+node tools/a.js', ' #!/bin/sh\n+# Nothing runs here.'],
  ],
);

/** Workflows, containers, dependencies and what runs by itself. */
export const MACHINES: readonly Form[] = [...WORKFLOWS, ...CONTAINERS, ...CHAIN];
