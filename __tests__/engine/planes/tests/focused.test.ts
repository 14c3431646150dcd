import { focused } from '../../../../src/engine/planes/tests/focused.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(focused, {
  beside: ['tests/without-assertion'],
  invalid: [
    ...wholeAndBare([
      {
        name: 'a name of Kotest that says so',
        files: {
          'src/test/kotlin/ASpec.kt': diff(
            ' class ASpec : StringSpec({',
            '-  "adds" {',
            '+  "f:adds" {',
            '     f() shouldBe 1',
            '   }',
            ' })',
          ),
        },
        findings: ['2 error'],
      },
      {
        name: 'an option of Deno',
        files: {
          'a_test.ts': diff(
            ' Deno.test({',
            "   name: 'adds',",
            '+  only: true,',
            '   fn() {',
            '     assertEquals(f(), 1);',
            '   },',
            ' });',
          ),
        },
        findings: ['3 error'],
      },
    ]),
    ...cases(
      [
        ['a.test.ts', "it.only('adds', () => {});"],
        ['a.test.ts', "describe.only('cart', () => {"],
        ['a.test.ts', "test.concurrent.only('adds', f);"],
        ['a.test.ts', "test.only.each([1])('adds %s', f);"],
        ['a.spec.js', "fdescribe('cart', () => {"],
        // Jasmine before 2.1, as Angular's runners named them.
        ['a.spec.js', "ddescribe('cart', function () {"],
        ['a.spec.js', "iit('adds', function () {"],
        ['a.test.js', "QUnit.only('adds', (assert) => {"],
        ['a.test.js', "only('adds', function (assert) {"],
        ['a.test.js', "QUnit.module.only('cart', () => {"],
        ['a.test.js', "tape.only('adds', (t) => {"],
        ['a.test.js', 'test.only(async (t) => {'],
        ['a.test.js', "test.serial.only('adds', (t) => {"],
        ['a.test.js', "it.default.before(f).only('adds', async () => {"],
        ['a.spec.tsx', "  fit('adds', () => {});"],
        ['a.test.ts', "it['only']('adds', f);"],
        ['a.test.ts', 'describe.concurrent["only"](\'adds\', f);'],
        ['a.test.ts', "it('adds', { only: true }, f);"],
        ['a.test.ts', 'describe.only(Cart.name, () => {'],
        ['a.test.ts', "fit.each([1])('adds %s', f);"],
        ['a_spec.rb', '  fdescribe Cart do'],
        ['a_spec.rb', "  context 'empty', :focus => true do"],
        ['a_test.rb', '  focus'],
        ['ATests.kt', '  fdescribe("adds") {'],
        ['a_spec.rb', "  fit 'adds' do"],
        ['a_spec.rb', "  it 'adds', focus: true do"],
        ['a_spec.rb', "  it 'adds', :focus do"],
        ['a_test.go', '\tFIt("adds", func() {'],
        ['aTest.php', "it('adds', fn () => 1)->only();"],
        ['a_test.dart', "  test('adds', () {}, solo: true);"],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
    ),
    {
      name: 'under a name of its own',
      files: { 'a.test.ts': addedTo("import { describe as group } from 'vitest';", "group.only('adds', f);") },
      findings: ['2 error'],
    },
    {
      name: 'a second one of the same words',
      files: edit('a.test.ts', "it.only('adds', f);\n", "it.only('adds', f);\nit.only('adds', f);\n"),
      findings: ['2 error'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a name of Kotest without a sign, and an option of Deno that is off',
        files: {
          'src/test/kotlin/ASpec.kt': diff(
            ' class ASpec : StringSpec({',
            '-  "adds" {',
            '+  "adds f: all" {',
            '     f() shouldBe 1',
            '   }',
            ' })',
          ),
          'a_test.ts': diff(
            ' Deno.test({',
            "   name: 'adds',",
            '+  only: false,',
            '   fn() {',
            '+    load({ only: true });',
            '     assertEquals(f(), 1);',
            '   },',
            ' });',
          ),
        },
      },
    ]),
    {
      name: 'a test in a class that a test declares, and in a string',
      files: {
        'a_spec.rb': diff(
          " it 'runs what is focused' do",
          '+  sample = RSpec.describe do',
          "+    it 'adds', :focus do",
          '+      expect(1).to eq(1)',
          '+    end',
          '+  end',
          '   expect(run(sample)).to eq(1)',
          ' end',
        ),
        'a.test.js': diff(
          " it('reads', () => {",
          '+  lint(`',
          "+  it.only('adds', () => {});",
          '+  `);',
          '   expect(lint()).toBe(1);',
          ' });',
        ),
      },
    },
    ...cases(
      [
        ['a.test.ts', "it('adds', () => {});"],
        ['a.test.ts', "const help = 'use it.only(…)';"],
        ['a.test.ts', 'options.only = true;'],
        ['a.test.ts', 'const applied = describe.only; applied.call(describe);'],
        ['a.test.ts', 'const only = (name, fn) => describe.only(name, fn);'],
        ['a.test.ts', 'describe.only = (...args) => run(...args);'],
        ['a.test.ts', 'load({ only: true });'],
        ['a.test.ts', 'terminal.fit();'],
        ['a.test.ts', "profit('a');"],
        ['src/a.ts', "it.only('adds', f);"],
        ['README.md', "it.only('adds', f)"],
        ['a_spec.rb', "  it 'keeps the focus' do"],
        ['a_test.go', '\tFitAll("adds")'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    {
      name: 'another function under the name of a mark',
      files: {
        'a.test.ts': addedTo("import { describe as fdescribe } from '@jest/globals';", "fdescribe('adds', f);"),
      },
    },
    {
      name: 'a comment',
      files: { 'a.test.ts': addedTo('first', "// it.only('adds', f)") },
      also: ['tests/disabled a.test.ts:2'],
    },
    {
      name: 'what only moved and was indented anew',
      files: edit('a.test.ts', "it.only('adds', f);\na\n", "a\n  it.only('adds', f);\n"),
    },
    {
      name: 'what moved to another file',
      files: { ...edit('a.test.ts', "it.only('adds', f);\n", ''), 'b.test.ts': addedTo('x', "it.only('adds', f);") },
    },
  ],
});
