/** Faults of workflows, of what runs by itself, of containers and of dependencies. */
import { drawn, type PlainFault } from './other-faults.js';

const WORKFLOW = '.github/workflows/build.yml';
const CONTEXTS = [
  'github.event.issue.title',
  'github.head_ref || github.ref',
  'toJSON(github.event.comment.body)',
  "format('{0}', github.event.pull_request.title)",
];

/** Returns the faults of one round; names and values differ between rounds. */
export function workflowFaults(seed: number): readonly PlainFault[] {
  const name = `part${drawn('abcdefghijklmnop', 5, seed)}`;
  const pick = <T>(all: readonly [T, ...T[]]): T => all[seed % all.length] ?? all[0];
  return [
    {
      kind: 'text of strangers in a script',
      rules: [/^supply-chain\/script-injection$/u],
      path: WORKFLOW,
      hunk: `   build:
     runs-on: ubuntu-latest
     steps:
+      - run: echo "${name} \${{ ${CONTEXTS[seed % CONTEXTS.length]} }}"
       - run: make`,
    },
    {
      kind: 'text of strangers in GITHUB_ENV',
      rules: [/^supply-chain\/environment-file$/u],
      path: WORKFLOW,
      hunk: `   build:
     runs-on: ubuntu-latest
     steps:
       - env:
           TITLE: \${{ github.event.issue.title }}
+        run: echo "${name.toUpperCase()}=$TITLE" >> ${pick(['$GITHUB_ENV', '"$GITHUB_PATH"', `\${GITHUB_ENV}`])}
       - run: make`,
    },
    {
      kind: 'condition without effect',
      rules: [/^integrity\/workflow-condition$/u],
      path: WORKFLOW,
      hunk: `   build:
     runs-on: ubuntu-latest
+    if: ${pick([
        `\${{ github.ref_name == '${name}' }} && \${{ success() }}`,
        `github.ref_name == 'main' || '${name}'`,
        `github.actor == '${name}[bot]'`,
      ])}
     steps:
       - run: make`,
    },
    {
      kind: 'secrets at once',
      rules: [/^supply-chain\/secrets-inherit$/u],
      path: WORKFLOW,
      hunk: `     steps:
       - run: make ${name}
         env:
+          ALL: \${{ ${pick(['toJSON(secrets)', 'secrets[inputs.name]', 'fromJSON(secrets.ALL).token'])} }}`,
    },
    {
      kind: 'install without lock',
      rules: [/^supply-chain\/unlocked-install$/u],
      path: WORKFLOW,
      hunk: `     steps:
-      - run: npm ci
+      - run: ${pick(['npm install', `npm install -g ${name}`, `pip install ${name}`, `cargo install ${name}`])}
       - run: make`,
    },
    {
      kind: 'container with power over its host',
      rules: [/^security\/container-privilege$/u],
      path: 'deploy/web.yaml',
      hunk: ` spec:
   containers:
     - name: ${name}
       image: example.org/${name}:1.2
       securityContext:
+        ${pick(['privileged: true', 'procMount: Unmasked', 'allowPrivilegeEscalation: true'])}`,
    },
    {
      kind: 'container as root',
      rules: [/^security\/container-root$/u],
      path: 'Dockerfile',
      hunk: ` WORKDIR /${name}
-USER node
${pick(['+USER root', '+USER 0', '+EXPOSE 8080'])}`,
    },
    {
      kind: 'role that may do everything',
      rules: [/^security\/cluster-access$/u],
      path: 'deploy/role.yaml',
      hunk: ` kind: ClusterRole
 metadata:
   name: ${name}
 rules:
+  - apiGroups: ["*"]
+    resources: ["${pick(['*', 'clusterroles'])}"]
+    verbs: ["${pick(['*', 'escalate'])}"]`,
    },
    {
      kind: 'bot that may change the repository',
      rules: [/^integrity\/bot-settings$/u],
      path: '.github/dependabot.yml',
      hunk: ` version: 2
 updates:
   - package-ecosystem: pip
     directory: /${name}
+    insecure-external-code-execution: allow`,
    },
  ];
}
