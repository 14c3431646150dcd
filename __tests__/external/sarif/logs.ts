/** SARIF logs as tools write them, reduced to the parts that are read: small, and written by hand. */

/** The repository's path in these logs. */
export const ROOT = '/home/runner/work/shop/shop';

export const at = (uri: string, startLine: number, more: object = {}): object[] => [
  { physicalLocation: { artifactLocation: { uri, ...more }, region: { startLine, startColumn: 5 } } },
];

/** Builds a log with one run of a tool `lint`; the arguments override the defaults. */
export function buildLog(results: readonly object[] | null, run: object = {}, driver: object = {}): object {
  return {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [{ tool: { driver: { name: 'lint', ...driver } }, results, ...run }],
  };
}

export const eslint = buildLog(
  [
    {
      level: 'error',
      message: { text: 'eval can be harmful.' },
      locations: at(`file://${ROOT}/src/cart.js`, 3, { index: 0 }),
      ruleId: 'no-eval',
      ruleIndex: 0,
    },
    {
      level: 'warning',
      message: { text: "'a' is assigned a value but never used." },
      locations: at(`file://${ROOT}/src/cart%20total.ts`, 4),
      ruleId: '@typescript-eslint/no-unused-vars',
      ruleIndex: 1,
      suppressions: [{ kind: 'inSource', justification: 'used by the plugin' }],
    },
  ],
  { artifacts: [{ location: { uri: `file://${ROOT}/src/cart.js` } }] },
  {
    name: 'ESLint',
    version: '9.1.0',
    rules: [
      {
        id: 'no-eval',
        helpUri: 'https://eslint.org/docs',
        shortDescription: { text: 'Disallow eval()' },
        properties: {},
      },
      { id: '@typescript-eslint/no-unused-vars' },
    ],
  },
);

export const semgrep = buildLog(
  [
    {
      ruleId: 'javascript.lang.security.detect-child-process',
      message: { text: 'Found a call of exec() with a variable.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/run.js', uriBaseId: '%SRCROOT%' },
            region: { startLine: 8, startColumn: 1, endLine: 10, endColumn: 4 },
          },
        },
      ],
      fingerprints: { 'matchBasedId/v1': 'requires login' },
      properties: {},
    },
  ],
  { invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }] },
  {
    name: 'Semgrep OSS',
    semanticVersion: '1.100.0',
    rules: [
      {
        id: 'javascript.lang.security.detect-child-process',
        defaultConfiguration: { level: 'error' },
        shortDescription: { text: 'Semgrep Finding: detect-child-process' },
      },
    ],
  },
);

export const codeql = buildLog(
  [
    {
      ruleId: 'js/sql-injection',
      rule: { id: 'js/sql-injection', index: 0, toolComponent: { index: 0 } },
      message: { text: 'This query depends on a [user-provided value](1).' },
      locations: at('src/db.ts', 12, { uriBaseId: '%SRCROOT%', index: 0 }),
      partialFingerprints: {
        primaryLocationLineHash: '39fa2ee980eb94b0:1',
        primaryLocationStartColumnFingerprint: '4',
      },
    },
  ],
  {
    tool: {
      driver: { name: 'CodeQL', semanticVersion: '2.20.0', rules: [] },
      extensions: [
        {
          name: 'codeql/javascript-queries',
          semanticVersion: '1.2.0',
          rules: [
            {
              id: 'js/sql-injection',
              shortDescription: { text: 'Database query built from user-controlled sources' },
              defaultConfiguration: { enabled: true, level: 'error' },
            },
          ],
        },
      ],
    },
    originalUriBaseIds: { '%SRCROOT%': { uri: 'file:///home/elsewhere/shop/' } },
  },
);
export const gitleaks = buildLog(
  [
    {
      message: { text: 'aws-access-token has detected secret for file src/keys.js.' },
      ruleId: 'aws-access-token',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/keys.js' },
            region: { startLine: 2, startColumn: 14, endLine: 2, endColumn: 33, snippet: { text: 'AKIA' } },
          },
        },
      ],
      partialFingerprints: { commitSha: '', email: '', author: '', date: '', commitMessage: '' },
      properties: { tags: [] },
    },
  ],
  {},
  {
    name: 'gitleaks',
    semanticVersion: 'v8.0.0',
    rules: [{ id: 'aws-access-token', shortDescription: { text: 'AWS' } }],
  },
);

export const golangci = buildLog(
  [
    {
      ruleId: 'errcheck',
      level: 'error',
      message: { text: 'Error return value of `f.Close` is not checked' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'cmd/main.go', index: 0 },
            region: { startLine: 21, startColumn: 15 },
          },
        },
      ],
    },
  ],
  {},
  { name: 'golangci-lint' },
);

export const clippy = buildLog(
  [
    {
      ruleId: 'clippy::needless_return',
      level: 'warning',
      message: { text: 'unneeded `return` statement' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/main.rs' },
            region: { byteLength: 9, byteOffset: 20, startLine: 5, endLine: 5, startColumn: 5, endColumn: 14 },
          },
        },
      ],
      ruleIndex: 0,
    },
  ],
  {},
  {
    name: 'clippy',
    informationUri: 'https://rust-lang.github.io/rust-clippy/',
    rules: [{ id: 'clippy::needless_return' }],
  },
);

export const trivy = buildLog(
  [
    {
      ruleId: 'CVE-2024-0001',
      ruleIndex: 0,
      level: 'note',
      message: { text: 'Package: left\nInstalled Version: 1.0.0\nLink: [CVE-2024-0001](https://avd.example.com/cve)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'package-lock.json', uriBaseId: 'ROOTPATH' },
            region: { startLine: 30, startColumn: 1, endLine: 33, endColumn: 1 },
          },
          message: { text: 'package-lock.json: left@1.0.0' },
        },
      ],
    },
  ],
  { originalUriBaseIds: { ROOTPATH: { uri: 'file:///' } }, columnKind: 'utf16CodeUnits' },
  {
    name: 'Trivy',
    fullName: 'Trivy Vulnerability Scanner',
    version: '0.58.0',
    rules: [
      { id: 'CVE-2024-0001', name: 'LanguageSpecificPackageVulnerability', shortDescription: { text: 'left: bad' } },
    ],
  },
);
