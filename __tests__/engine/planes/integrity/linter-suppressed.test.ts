import { linterSuppressed } from '../../../../src/engine/planes/integrity/linter-suppressed.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(linterSuppressed, {
  invalid: [
    {
      name: 'a tag of Psalm',
      files: edit('src/a.php', '<?php\n', '<?php\n/** @psalm-suppress PossiblyNullReference */\n'),
      findings: ['2 info'],
    },
    ...cases(
      [
        ['a.ts', '// eslint-disable-next-line no-eval'],
        ['a.ts', '/* eslint-disable */'],
        ['a.ts', '// @ts-ignore'],
        ['a.ts', '// biome-ignore lint: a'],
        ['a.py', 'a = b  # noqa: S324'],
        ['a.py', 'a = b  # noqa'],
        ['a.py', 'a = b  # type: ignore'],
        ['a.py', 'run(a)  # nosec'],
        ['a.go', 'a() //nolint:errcheck'],
        ['A.java', '@SuppressWarnings("unchecked")'],
        ['A.kt', '@Suppress("UNCHECKED_CAST")'],
        ['A.cs', '#pragma warning disable CS8602'],
        ['a.c', '#pragma GCC diagnostic ignored "-Wall"'],
        ['a.rb', 'a # rubocop:disable Security/Eval'],
        ['a.rs', '#[allow(clippy::unwrap_used)]'],
        ['a.rs', '#[allow(warnings)]'],
        ['a.php', '$a = b(); // phpcs:ignore'],
        ['A.java', 'a(); // NOSONAR'],
        ['A.scala', '@nowarn'],
        ['a.ts', 'a(); // codeql[js/xss]'],
        ['a.ts', 'a(); // lgtm [js/xss]'],
        ['a.dart', '// ignore: avoid_dynamic_calls'],
      ],
      (path, line) => {
        const first = path.endsWith('.php') ? '<?php' : 'x';
        return { files: edit(`src/${path}`, `${first}\n`, `${first}\n${line}\n`), findings: ['2 info'] };
      },
    ),
    {
      name: 'a directive that names no check',
      files: edit('src/a.rb', 'x\n', 'x\na # rubocop:disable Lint:UselessAssignment\n'),
      findings: ['2 info'],
      titles: ['This directive silences nothing: Lint:UselessAssignment'],
    },
    {
      name: 'a file and a check, once',
      files: edit('src/a.ts', 'x\n', 'x\n// @ts-ignore\na();\n// @ts-ignore\nb();\n'),
      findings: ['2 info'],
      titles: ['New lines keep a checker silent: @ts-ignore'],
    },
    ...cases(
      [
        ['a.ts', '// @ts-nocheck - The types of rates are wrong today', '@ts-nocheck'],
        ['a.ts', '/* eslint-disable */', 'eslint-disable'],
        ['a.py', '# mypy: ignore-errors', 'mypy: ignore-errors'],
      ],
      (path, line, mark) => ({
        files: edit(`src/${path}`, 'x\n', `x\n${line}\n`),
        findings: ['2 info'],
        titles: [`A checker is silent for a whole file: ${mark}`],
      }),
    ),
    ...cases(
      [
        ['a.py', 'if b:  # pragma: no cover', 'A new line leaves code out of coverage: pragma: no cover'],
        ['a.ts', '/* istanbul ignore next */', 'A new line leaves code out of coverage: istanbul ignore'],
      ],
      (path, line, title) => ({
        files: edit(`src/${path}`, 'x\n', `x\n${line}\n`),
        findings: ['2 info'],
        titles: [title],
      }),
    ),
    {
      name: 'more than went',
      files: edit(
        'src/a.ts',
        '// @ts-ignore old\na();\nx();\n',
        '// @ts-ignore new\na();\n// @ts-ignore\nb();\n// @ts-ignore\nc();\nx();\n',
      ),
      findings: ['3 info'],
      titles: ['New lines keep a checker silent: @ts-ignore'],
    },
    {
      name: 'two checks of a change, told once',
      files: edit(
        'src/a.rs',
        'x\n',
        'x\n#[allow(clippy::panic)]\nfn a() {}\n#[allow(clippy::unwrap_used)]\nfn b() {}\n',
      ),
      findings: ['2 info'],
      titles: ['New lines keep a checker silent: allow clippy::panic, allow clippy::unwrap_used'],
    },
    {
      name: 'two checks of two files, told once',
      files: {
        ...edit('src/a.kt', 'x\n', 'x\n@Suppress("UNCHECKED_CAST")\nfun a() = 1\n'),
        ...edit('src/b.kt', 'x\n', 'x\n@file:Suppress("UNSAFE_CALL")\n@Suppress("UNCHECKED_CAST")\nfun b() = 1\n'),
      },
      findings: ['src/a.kt:2 info'],
      titles: ['New lines keep a checker silent: Suppress'],
    },
  ],
  valid: [
    // The name of a check that hides no fault.
    ...cases(
      [
        ['a.py', 'import a  # noqa: F401'],
        ['a.py', 'a = b  # type: ignore[arg-type]'],
        ['a.ts', '// @ts-expect-error'],
        ['a.ts', '// eslint-disable-next-line no-unused-vars'],
        ['a.ts', '// prettier-ignore'],
        ['a.cs', '#pragma warning disable CS0168'],
        ['a.rs', '#[allow(dead_code)]'],
        ['a.rs', '#[allow(unused)]'],
        ['a.go', 'a() //nolint:lll'],
        ['A.scala', '@nowarn("cat=unused")'],
        ['a.dart', '// ignore_for_file: unused_import'],
        ['a.dart', '// ignore_for_file: avoid_print'],
        ['a.php', '/** @psalm-suppress UnusedVariable */'],
      ],
      (path, line) => ({ files: edit(`src/${path}`, 'x\n', `x\n${line}\n`) }),
    ),
    // A reason in words stands beside the mark, or close above it.
    ...cases(
      [
        ['a.sh', 'a=1 # shellcheck disable=SC2034 # is read by what sources this file'],
        ['a.ts', '// eslint-disable-next-line no-eval -- the rule is compiled by us'],
        ['a.py', 'a = b  # type: ignore[arg]  # the stubs are wrong here'],
        ['a.go', 'a() //nolint:errcheck // nothing can be done about it'],
        ['a.rs', '#[allow(dead_code, reason = "only on Windows")]'],
        ['A.cs', '#pragma warning disable CS0618 // Obsolete'],
        ['a.ts', '// The types of this package are wrong in one place.\na();\n// @ts-ignore'],
        ['A.java', '// The cast is checked by the caller.\n@SuppressWarnings("unchecked")'],
      ],
      (path, line) => ({ files: edit(`src/${path}`, 'x\n', `x\n${line}\nb();\n`) }),
    ),
    {
      name: 'one that moves to another file',
      files: {
        ...edit('src/a.ts', 'x();\n// @ts-ignore: no types\na();\n', 'x();\n'),
        ...edit('src/b.ts', 'y();\n', 'y();\n// @ts-ignore: no types\na();\n'),
      },
    },
    {
      name: 'the tests in a file of Rust',
      files: edit(
        'src/a.rs',
        'fn a() {}\n\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n',
        'fn a() {}\n\n#[cfg(test)]\nmod tests {\n    #[allow(dead_code)]\n    fn b() {}\n}\n',
      ),
    },
    {
      name: 'a part of what is silent already',
      files: edit(
        'src/a.rs',
        '#[allow(warnings)]\nfn a() {}\n',
        '#[allow(warnings)]\n#[allow(unreachable_code)]\nfn a() {}\n',
      ),
    },
    { name: 'a test', files: edit('src/a.test.ts', 'x\n', 'x\n// @ts-ignore\na();\n') },
    { name: 'what a test prints', files: edit('tests/__snapshots__/a.js.snap', 'x\n', 'x\n// @ts-ignore\na();\n') },
    { name: 'as many as went', files: edit('src/a.ts', '// @ts-ignore\na();\n', '// @ts-ignore -- why\na();\n') },
    { name: 'a text', files: edit('src/a.ts', 'x\n', 'x\nconst a = "eslint-disable";\n') },
    { name: 'words', files: edit('src/a.dart', 'x\n', 'x\n// ignore: the caller logs it\n') },
    { name: 'the end of what is left out', files: edit('src/a.js', 'x\n', 'x\n/* c8 ignore stop */\n') },
    { name: 'a document', files: edit('docs/a.md', 'x\n', 'x\n`// @ts-ignore`\n') },
  ],
});
