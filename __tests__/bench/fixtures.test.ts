/** The bench of fixtures: what counts as found and as an alarm, which cases are used, and what readers make of samples. */
import { describe, expect, it } from '@jest/globals';
import { addedFile, type Case, type Reader } from '../../bench/fixtures/case.js';
import { cutCases, findHalf } from '../../bench/fixtures/halves.js';
import { findAnswers, type Said } from '../../bench/fixtures/judge.js';
import { guessPath, sourcePath, workflowPath } from '../../bench/fixtures/paths.js';
import { listPeers } from '../../bench/fixtures/peers.js';
import { readBearer } from '../../bench/fixtures/readers/bearer.js';
import { READERS } from '../../bench/fixtures/readers/index.js';
import { readPsalm } from '../../bench/fixtures/readers/psalm.js';
import { writeSample } from '../../bench/fixtures/readers/sample-text.js';
import { readScorecard } from '../../bench/fixtures/readers/scorecard.js';
import { readSecurityCodeScan } from '../../bench/fixtures/readers/security-code-scan.js';
import { readSemgrep } from '../../bench/fixtures/readers/semgrep.js';
import { readSonarSamples } from '../../bench/fixtures/readers/sonar.js';
import { readMarks } from '../../bench/fixtures/readers/sonar-marks.js';
import { readZizmor } from '../../bench/fixtures/readers/zizmor.js';
import { countBy, countCases, formatRows, type Judged } from '../../bench/fixtures/table.js';
import { buildCheckout } from '../stand-ins/checkout.js';

const PATH = 'src/a.py';
const bad: Case = {
  id: 'a',
  class: 'command-injection',
  kind: 'bad',
  rule: 'shell',
  files: addedFile(PATH, 'run()'),
  lines: [[20, 20]],
};

function say(over: Partial<Said> = {}): Said {
  return { rule: 'security/injection', file: PATH, first: 20, last: 20, words: '', ...over };
}

const countAnswers = (one: Case, said: Said) => findAnswers(one, [said]).length;

describe('the judge of fixtures', () => {
  it.each<{ name: string; one: Case; said: Said; answers: number }>([
    { name: 'takes a finding at the line', one: bad, said: say(), answers: 1 },
    { name: 'takes a finding three lines away', one: bad, said: say({ first: 23, last: 23 }), answers: 1 },
    { name: 'leaves one that is four lines away', one: bad, said: say({ first: 24, last: 24 }), answers: 0 },
    { name: 'leaves one of another class', one: bad, said: say({ rule: 'hygiene/large-file' }), answers: 0 },
    { name: 'leaves one in another file', one: bad, said: say({ file: 'src/b.py' }), answers: 0 },
    {
      name: 'leaves a range that is too long to show a place',
      one: bad,
      said: say({ first: 1, last: 90 }),
      answers: 0,
    },
    {
      name: 'takes a finding that lists the line',
      one: bad,
      said: say({ first: 3, last: 3, words: 'So do 2 other calls, on line 9, 20.' }),
      answers: 1,
    },
    {
      name: 'takes a finding that lists the line behind the name of the file',
      one: bad,
      said: say({ first: 3, last: 3, words: 'The tests: “adds” (a.py:9) and 2 more (a.py:14, 20).' }),
      answers: 1,
    },
    {
      name: 'leaves a number that is no line',
      one: bad,
      said: say({ first: 3, last: 3, words: 'It took 20 seconds.' }),
      answers: 0,
    },
    {
      name: 'takes any place where none is expected',
      one: { id: 'b', class: 'command-injection', kind: 'bad', rule: 'shell', files: bad.files },
      said: say({ first: 500, last: 500 }),
      answers: 1,
    },
    { name: 'alarms on a good line itself', one: { ...bad, kind: 'good' }, said: say(), answers: 1 },
    {
      name: 'does not alarm beside a good line, where a bad one may be',
      one: { ...bad, kind: 'good' },
      said: say({ first: 21, last: 21 }),
      answers: 0,
    },
  ])('$name', ({ one, said, answers }) => {
    expect(countAnswers(one, said)).toBe(answers);
  });
});

describe('the counts of fixtures', () => {
  const judged = (kind: Case['kind'], peer: string, answered: boolean): Judged => ({
    peer,
    half: 'first',
    one: { ...bad, kind },
    answered,
  });
  const all = [
    judged('bad', 'a/a', true),
    judged('bad', 'b/b', false),
    judged('good', 'a/a', true),
    judged('good', 'b/b', false),
  ];

  it('counts what was found among the bad and alarmed among the good', () => {
    expect(countCases(all)).toEqual({ bad: 2, found: 1, good: 2, alarms: 1 });
    expect(countBy(all, ({ peer }) => peer)).toEqual([
      { name: 'a/a', bad: 1, found: 1, good: 1, alarms: 1 },
      { name: 'b/b', bad: 1, found: 0, good: 1, alarms: 0 },
    ]);
  });

  it('prints no share of nothing', () => {
    expect(formatRows('peer', [{ name: 'a', bad: 3, found: 1, good: 0, alarms: 0 }]).split('\n')[1]).toBe(
      'a       3      1  33 %     0       0  –',
    );
  });
});

describe('the halves and cuts of fixtures', () => {
  it('draws the half by the hash of the name', () => {
    expect(findHalf('gitleaks/gitleaks')).toBe('first');
    expect(findHalf('hadolint/hadolint')).toBe('second');
  });

  it('keeps the same cases each time, at most 150 bad and 100 good ones of a class', () => {
    const many = (kind: Case['kind']) =>
      Array.from({ length: 300 }, (_, index): Case => ({ ...bad, kind, id: `${kind}${index}` }));
    const cut = cutCases([...many('bad'), ...many('good')]);
    expect(cut.filter(({ kind }) => kind === 'bad')).toHaveLength(150);
    expect(cut.filter(({ kind }) => kind === 'good')).toHaveLength(100);
    expect(cutCases([...many('bad'), ...many('good')]).map(({ id }) => id)).toEqual(cut.map(({ id }) => id));
  });

  it('names a reader and a commit for each peer, none twice', () => {
    const names = listPeers().map(({ repo }) => repo);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
    expect(listPeers().filter(({ reader }) => !READERS.has(reader))).toEqual([]);
  });

  it.each(['third', 'fourth'] as const)(
    'sets the %s half aside, whatever the hash of a name is, until it is read',
    (half) => {
      const aside = listPeers().filter((peer) => peer.half === half);
      expect(aside.map(({ repo }) => findHalf(repo))).toContain('first');
      expect(aside.map(({ repo }) => findHalf(repo))).toContain('second');
      expect(listPeers().filter((peer) => peer[half] === true && peer.read)).toEqual(
        listPeers().filter((peer) => peer[half] === true && peer.half === 'first'),
      );
    },
  );
});

describe('the places of fixtures', () => {
  it.each([
    [sourcePath('test_views.py'), 'src/views.py'],
    [sourcePath('tests/query_test.go'), 'src/query.go'],
    [sourcePath('OrderTest.java'), 'src/Order.java'],
    [sourcePath('latest.js'), 'src/latest.js'],
    [workflowPath('data/build.yml'), '.github/workflows/build.yml'],
    [workflowPath('data/action.yml'), '.github/actions/setup/action.yml'],
    [guessPath('API_KEY=abc'), '.env'],
    [guessPath('token := "abc"'), 'src/app.go'],
    [guessPath('key: abc'), 'config/app.yaml'],
    [guessPath('what is this'), 'config/app.conf'],
  ])('%s', (found, wanted) => {
    expect(found).toBe(wanted);
  });
});

describe('samples of regular expressions', () => {
  it.each(['tok_[a-f0-9]{12}', '(?:sk|rk)-(?:live|test)-[A-Za-z]{4,6}', '[A-Z]\\d{3}(?:-\\w{2})?', 'v\\.[^x]{3}='])(
    '%s',
    (pattern) => {
      expect(writeSample(pattern, 'seed')).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
      expect(writeSample(pattern, 'seed')).toBe(writeSample(pattern, 'seed'));
    },
  );
});

describe('readers of fixtures', () => {
  it('takes the annotated lines of a sample, with the class of their rule', async () => {
    const rule = (id: string, category: string) =>
      `rules:\n- id: ${id}\n  metadata:\n    category: ${category}\n    cwe: ['CWE-78: Commands']\n`;
    const cases = await readSemgrep(
      buildCheckout({
        'python/lang/security/shell.yaml': rule('shell', 'security'),
        'python/lang/security/shell.py':
          '# ruleid: shell\nos.system(a + b)\n\n# ok: shell\nos.system("ls")\n# todoruleid: shell\nrun(a)\n',
        'python/lang/style/names.yaml': rule('names', 'best-practice'),
        'python/lang/style/names.py': '# ruleid: names\nA = 1\n',
      }),
    );
    expect(
      cases.map(({ class: name, kind, lines, files }) => ({ name, kind, lines, paths: Object.keys(files) })),
    ).toEqual([
      { name: 'command-injection', kind: 'bad', lines: [[2, 2]], paths: ['src/shell.py'] },
      { name: 'command-injection', kind: 'good', lines: [[5, 5]], paths: ['src/shell.py'] },
    ]);
  });

  it.each<{ text: string; plain?: string; bad?: number[]; good?: number[] }>([
    { text: 'run(a) // Noncompliant {{Do not.}}', plain: 'run(a)', bad: [1] },
    { text: 'run(a) # Noncompliant@+1\nrun(b)', plain: 'run(a)\nrun(b)', bad: [2] },
    { text: '// Noncompliant@3\n\nrun(b)', plain: '\n\nrun(b)', bad: [3] },
    { text: 'run(a) // Noncompliant - FP', plain: 'run(a)' },
    { text: 'run("http://x") // OK', plain: 'run("http://x")', good: [1] },
    { text: 'run("a") // Compliant, FN', plain: 'run("a")' },
    { text: 'run("a") // Compliant, reported by S1234', plain: 'run("a")' },
    { text: 'run("a")\n//  ^^^', plain: 'run("a")\n' },
    { text: 'run("# OK")' },
    { text: '} // Compliant', plain: '}' },
  ])('reads the marks of “$text”', ({ text, plain = text, bad: worse = [], good = [] }) => {
    const read = readMarks(text);
    expect(read.text).toBe(plain);
    expect(read.bad.map(({ line }) => line)).toEqual(worse);
    expect(read.good.map(({ line }) => line)).toEqual(good);
  });

  it('takes marked lines of a known sample, but no good ones that another check calls bad', async () => {
    const folder = 'python-checks/src/test/resources/checks';
    const cases = await readSonarSamples(
      buildCheckout({
        [`${folder}/robustCipherAlgorithm.py`]:
          'DES.new(key) # Noncompliant\nAES.new(key, AES.MODE_GCM) # Compliant\nDES.other(key) # OK\n',
        [`${folder}/emptyFunction.py`]: 'def run(): # Noncompliant\n  pass\n',
      }),
    );
    expect(cases.map(({ class: name, kind, lines }) => ({ name, kind, lines }))).toEqual([
      { name: 'weak-cipher', kind: 'bad', lines: [[1, 1]] },
      { name: 'weak-cipher', kind: 'good', lines: [[2, 2]] },
    ]);
  });

  const bearer = 'tests/python/lang/os_command_injection';
  const scan = (call: string) =>
    `        [DataRow("a", true)]\n        [DataRow("\\"ls\\"", false)]\n        public async Task Runs(string sink, bool warn)\n        {\n            var cSharpTest = $@"class A {{ Run({sink}); }}";\n${call}        }\n`;
  const both =
    'if (warn) await VerifyCSharpDiagnostic(cSharpTest, expected).ConfigureAwait(false);\n' +
    'else await VerifyCSharpDiagnostic(cSharpTest).ConfigureAwait(false);\n';
  it.each<{ name: string; read: Reader; texts: Readonly<Record<string, string>>; wanted: readonly string[] }>([
    {
      name: 'the line below the comment of Bearer, and whole files without one',
      read: readBearer,
      texts: {
        [`${bearer}/test.js`]: 'run("bad.py")\nrun("ok.py")\n',
        [`${bearer}/testdata/bad.py`]: 'import os\n# bearer:expected python_lang_os_command_injection\nos.system(a)\n',
        [`${bearer}/testdata/ok.py`]: 'import os\nos.system("ls")\n',
        [`${bearer}/testdata/untested.py`]: 'import os\nos.system("ls")\n',
      },
      wanted: ['bad command-injection 3', 'good command-injection'],
    },
    {
      name: 'the rows of Psalm with the error of a class, and without one',
      read: readPsalm,
      texts: {
        'tests/TaintTest.php':
          "    public function providerValidCodeParse(): array\n'a' => [\n'code' => '<?php echo (int) $_GET[\"a\"];',\n],\n" +
          "    public function providerInvalidCodeParse(): array\n'b' => [\n'code' => '<?php exec($_GET[\"a\"]);',\n'error_message' => 'TaintedShell',\n],\n" +
          "'c' => [\n'code' => '<?php header($_GET[\"a\"]);',\n'error_message' => 'TaintedHeader',\n],\n",
      },
      wanted: ['good html-injection', 'bad command-injection'],
    },
    {
      name: 'a program of Security Code Scan for each row',
      read: readSecurityCodeScan,
      texts: { 'SecurityCodeScan.Test/Tests/Taint/CommandInjectionAnalyzerTest.cs': scan(both) },
      wanted: ['bad command-injection', 'good command-injection'],
    },
    {
      name: 'no program of Security Code Scan with a configuration',
      read: readSecurityCodeScan,
      texts: {
        'SecurityCodeScan.Test/Tests/Taint/CommandInjectionAnalyzerTest.cs': scan(
          both.replaceAll('expected', 'config'),
        ),
      },
      wanted: [],
    },
    {
      name: 'the counts of Scorecard',
      read: readScorecard,
      texts: {
        'checks/raw/pinned_dependencies_test.go':
          'func TestDockerfilePinning(t *testing.T) {\n\t\t{\n name: "a",\n filename: "Dockerfile-a",\n warns: 1,\n},\n\t\t{\n name: "b",\n filename: "Dockerfile-b",\n},\n',
        'checks/raw/testdata/Dockerfile-a': 'FROM alpine\n',
        'checks/raw/testdata/Dockerfile-b': 'FROM scratch\n',
      },
      wanted: ['bad image-unpinned', 'good image-unpinned'],
    },
  ])('takes $name', async ({ read, texts, wanted }) => {
    const cases = await read(buildCheckout(texts));
    expect(
      cases.map(({ class: name, kind, lines }) => [kind, name, ...(lines ?? []).map(([line]) => line)].join(' ')),
    ).toEqual(wanted);
  });

  it('takes the findings of the output that a test holds, and files without any as good', async () => {
    const folder = 'crates/zizmor/tests/integration/';
    const test = (input: string, given: string, output: string) =>
      `insta::assert_snapshot!(\n zizmor()\n.input(input_under_test("${input}"))${given}\n.run()?,\n@"\n${output}\n"\n);\n`;
    const finding = 'error[github-env]: dangerous use\n  --> @@INPUT@@:7:9\n   |\n 7 | run: x\n';
    const cases = await readZizmor(
      buildCheckout({
        [`${folder}test-data/a.yml`]: 'on: push\n',
        [`${folder}test-data/b.yml`]: 'on: push\n',
        [`${folder}test-data/c.yml`]: 'on: push\n',
        [`${folder}audit/github_env.rs`]: `${test('a.yml', '', finding)}${test('b.yml', '', 'No findings')}${test('c.yml', '.args(["--persona=auditor"])', finding)}`,
      }),
    );
    expect(cases.map(({ id, kind, lines }) => ({ id, kind, lines }))).toEqual([
      { id: 'a.yml:7 github-env', kind: 'bad', lines: [[7, 7]] },
      { id: 'b.yml github-env', kind: 'good', lines: undefined },
    ]);
  });
});
