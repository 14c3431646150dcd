/** Reports that jobs upload, and how known test runners write them. */
import { compareText } from '../base/order.js';

/** An input of the action that takes reports. */
export type ReportInput = 'junit' | 'coverage' | 'sarif';

/** A report that a job uploads as part of an artifact. */
export interface KeptReport {
  readonly input: ReportInput;
  /** The artifact's name; `*` stands for what an expression gives. */
  readonly artifact: string;
  /** The name of the file, which may be a glob. */
  readonly file: string;
  /** Whether the job checked out the head itself, and not the merge commit, whose lines may be others. */
  readonly ofHead: boolean;
}

/** A step as far as it matters here. */
interface Step {
  readonly uses?: string | undefined;
  readonly with?: Readonly<Record<string, unknown>> | undefined;
}

/** Names of report files, as their tools write them. The first that fits counts. */
const FILES: readonly (readonly [ReportInput, RegExp])[] = [
  ['sarif', /\.sarif(?:\.json)?$/iu],
  [
    'coverage',
    /^(?:.*lcov.*\.info|(?:.*[._-])?(?:cobertura|jacoco)[\w.-]*\.xml|coverage[\w.-]*\.(?:xml|json)|c(?:over|overage)\.(?:out|txt))$/iu,
  ],
  ['junit', /^(?:.*junit.*|test-.*|.*test[-_]?results?|.*test[-_]?report|pytest[\w.-]*|rspec[\w.-]*|report)\.xml$/iu],
];

/** What an artifact and a file may be called here. Another name could end the YAML or the glob that it is written into. */
const PLAIN = /^[\w.*@+-][\w.*@ +-]*$/u;

const replaceExpressions = (text: string) => text.replaceAll(/\$\{\{[^}]*\}\}/gu, '*').replaceAll(/\*{2,}/gu, '*');

const nameFile = (path: string) => replaceExpressions(path.trim()).split(/[\\/]/u).at(-1) ?? '';

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Lists the reports among the files that the steps upload. */
export function listKeptReports(steps: readonly Step[]): KeptReport[] {
  const ofHead = steps.some(
    (step) =>
      step.uses?.startsWith('actions/checkout@') === true &&
      readText(step.with?.['ref']).includes('github.event.pull_request.head.sha'),
  );
  return steps
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    .flatMap((step) => {
      const artifact = replaceExpressions(readText(step.with?.['name']) || 'artifact');
      return readText(step.with?.['path'])
        .split('\n')
        .filter((path) => !path.trim().startsWith('!'))
        .map(nameFile)
        .flatMap((file) => {
          const input = FILES.find(([, names]) => names.test(file))?.[0];
          const usable = input !== undefined && PLAIN.test(artifact) && PLAIN.test(file);
          return usable ? [{ input, artifact, file, ofHead }] : [];
        });
    });
}

/** A test runner, and a command that makes it write its reports. */
export interface Runner {
  readonly name: string;
  readonly command: string;
  /** The files that it writes, for the inputs of the action. */
  readonly writes: string;
  /** The folder of the file that names it, the one nearest to the root; empty for the root. */
  readonly folder: string;
}

const RUNNERS: readonly (Omit<Runner, 'folder'> & { readonly file: RegExp; readonly names: RegExp | null })[] = [
  {
    name: 'Vitest',
    file: /(?:^|\/)package\.json$/u,
    names: /"vitest"/u,
    command: 'npx vitest run --reporter=default --reporter=junit --outputFile=junit.xml',
    writes: 'junit.xml',
  },
  {
    name: 'Jest',
    file: /(?:^|\/)package\.json$/u,
    names: /"jest"/u,
    command: 'npx jest --ci --coverage --reporters=default --reporters=jest-junit',
    writes: 'junit.xml and coverage/lcov.info; it needs the package jest-junit',
  },
  {
    name: 'pytest',
    file: /(?:^|\/)(?:pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+)\.txt)$/u,
    names: /\bpytest\b/u,
    command: 'python -m pytest --junit-xml=junit.xml',
    writes: 'junit.xml',
  },
  {
    name: 'go test',
    file: /(?:^|\/)go\.mod$/u,
    names: null,
    command: 'gotestsum --junitfile junit.xml -- -coverprofile=cover.out ./...',
    writes: 'junit.xml and cover.out',
  },
  {
    name: 'Maven',
    file: /(?:^|\/)pom\.xml$/u,
    names: null,
    command: 'mvn verify',
    writes: 'target/surefire-reports/TEST-*.xml',
  },
  {
    name: 'Gradle',
    file: /(?:^|\/)build\.gradle(?:\.kts)?$/u,
    names: null,
    command: './gradlew test',
    writes: 'build/test-results/test/TEST-*.xml',
  },
  {
    name: 'PHPUnit',
    file: /(?:^|\/)(?:composer\.json|phpunit\.xml(?:\.dist)?)$/u,
    names: /phpunit/u,
    command: 'vendor/bin/phpunit --log-junit junit.xml',
    writes: 'junit.xml',
  },
  {
    name: 'RSpec',
    file: /(?:^|\/)(?:Gemfile|gems\.rb|[\w-]+\.gemspec)$/u,
    names: /['"]rspec(?:-rails)?['"]/u,
    command: 'bundle exec rspec --format progress --format RspecJunitFormatter --out junit.xml',
    writes: 'junit.xml; it needs the gem rspec_junit_formatter',
  },
  {
    name: 'dotnet test',
    file: /(?:^|\/)[\w.-]+\.(?:cs|fs|vb)proj$/u,
    names: /Microsoft\.NET\.Test\.Sdk/u,
    command: 'dotnet test --logger "junit;LogFilePath=junit.xml"',
    writes: 'junit.xml; it needs the package JunitXml.TestLogger',
  },
  {
    name: 'cargo nextest',
    file: /(?:^|\/)Cargo\.toml$/u,
    names: null,
    command: 'cargo nextest run --profile ci',
    writes: 'target/nextest/ci/junit.xml, if .config/nextest.toml has [profile.ci.junit] with path = "junit.xml"',
  },
];

/** Folders whose packages are not the repository's own, or are not tested by it. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|fixtures?|__fixtures__|examples?|templates?)\//iu;

/** Packages of a repository with several stand at most so many folders below its root. */
const MOST_FOLDERS = 4;

const countFolders = (path: string) => path.split('/').length - 1;

/** Whether the file may name a test runner. */
export function mayNameRunner(path: string): boolean {
  return countFolders(path) <= MOST_FOLDERS && !FOREIGN.test(path) && RUNNERS.some(({ file }) => file.test(path));
}

/** Lists the test runners that the files name, each once. */
export function listRunners(files: ReadonlyMap<string, string>): Runner[] {
  const nearest = [...files].toSorted(
    ([one], [other]) => countFolders(one) - countFolders(other) || compareText(one, other),
  );
  return RUNNERS.flatMap(({ name, command, writes, file, names }) => {
    const found = nearest.find(
      ([path, text]) => mayNameRunner(path) && file.test(path) && (names === null || names.test(text)),
    );
    return found === undefined ? [] : [{ name, command, writes, folder: found[0].slice(0, found[0].search(file)) }];
  });
}
