/**
 * Says which comments are obeyed: by compilers, checkers, frameworks, generators, schedulers. By words that are known, and by shapes that
 * sentences for people do not have: what is not known there waits for a person.
 */
import { isDirective } from '../../syntax/directives.js';
import { hasShape } from './obeyed-shapes.js';

/** Some compilers end a comment here, at other line breaks, at escapes of Java, at the end of PHP; or refuse the file. */
const ENDS_WITHIN = /[\r\v\f\u0085\u2028\u2029](?!$)|\\u|\?>|[\0\uFEFF]/u;
/** Tags of documentation that only people read. Frameworks, compilers and code generators obey others. */
const READ_TAG =
  'params?|returns?|throws|exception|see|since|author|version|link|brief|note|todo|details|description|summary|remarks|copyright|license';
/** Comments that bring code in, leave it out or run it. */
const OBEYED_AS_CODE: readonly string[] = [
  // Cells of notebooks that are kept as programs: Databricks, and magic lines of Jupytext.
  '^(?://|#|--)\\s*(?:magic\\b|command\\s*-{4}|databricks notebook|%\\w|%%|!\\s?[a-z.]|\\+(?:\\s|$)|jupyter:|jupytext\\b|kernelspec:)',
  // Blocks that a build leaves out, or writes between two of them.
  '^(?://+|/\\*+)\\s*#\\s*(?:if|ifn?def|else|elif|elseif|endif|define|undef)\\b',
  '^\\W*(?:end(?:build|inject|bower)\\b|(?:end)?removeif\\s*\\()',
  // A program that the shell runs before it comes to the code, and the options of Rack.
  '^///\\s*/?(?:usr|bin)\\b|^#\\\\\\s',
  'cargo-deps:|==/?userscript==',
  // Jobs and services: Grid Engine, LoadLeveler, LSB init scripts.
  '^#[$@]|^#\\s*(?:(?:default|required|should|x)-(?:start|stop)[\\w-]*:|chkconfig:)|^###\\s*(?:begin|end) init info',
];

/** Comments that take something out of what checks see, or say what they expect. */
const OBEYED_BY_CHECKS: readonly string[] = [
  '\\b\\w+_excl_(?:line|start|stop|br)|\\$flow\\w|\\bnopep8\\b|\\bnon-nls\\b|\\bcs(?:off|on)\\b|^//-v\\d|^/\\*\\s*(?:linted|notreached|argsused|varargs|fallthru)\\b',
  // Expectations of the tests of compilers and of Go's analyzers; tags of Bats.
  '^#\\s*keep$|\\*indent-(?:on|off)\\*|\\buncrustify\\b|^(?://|/\\*)\\s*(?:prqa|polyspace)\\b|\\bastyle\\b',
  '^//[~@|]|^//\\s*(?:want|error)\\s+["`]|^#\\s*bats\\s',
];

/** Comments, in lower case, that frameworks, compilers, schedulers, test runners and documentation tests obey. */
const OBEYED = new RegExp(
  [
    `(?:^|[\\s*{/])@(?!(?:${READ_TAG})\\b)[a-z]`,
    '^(?://|#|--|/?\\*)\\s?[\\w.+-]+:[\\w-]',
    '^(?://|#|/?\\*)\\s*(?:unordered\\s+)?output:',
    '^(?://|/?\\*)\\s*(?:\\+\\w|globals?\\b|exported\\b|js(?:hint|lint|cs)\\b|fall-?\\s?through)',
    '^#(?:%|\\s*(?:typed|type|encoding|coding|warn_\\w+|shareable_\\w+):)',
    '\\b(?:noinspection|suppress|disable|ignore(?:_\\w+)?|skip|region|endregion)\\b',
    '^(?://|#)>',
    '^///\\s*<(?:reference|amd-)',
    '\\b(?:nosem\\w*|nopmd|skipcq|ggignore|pyright|pyre-\\w|pythran|cython|distutils|sourcery|swift-tools-version|auto-?generated|code generated)\\b',
    '\\b(?:codeql|lgtm|coverity)\\s?\\[',
    '>>>|```|~~~|<code>|[$#{]\\{|:nodoc:',
    ...OBEYED_AS_CODE,
    ...OBEYED_BY_CHECKS,
  ].join('|'),
  'u',
);

/**
 * Comments that are obeyed as they are written, in capitals or not. Sprockets (https://github.com/rails/sprockets#directives)
 * allows any signs before its "=". The runner of LLVM's tests looks for its words anywhere in a line.
 */
const OBEYED_AS_WRITTEN = new RegExp(
  [
    '^\\W*=\\s*(?:require|include|link|stub|provide|depend_on)',
    '\\b(?:RUN|XFAIL|REQUIRES|UNSUPPORTED|ALLOW_RETRIES|(?:RE)?DEFINE|CHECK[A-Z\\d_-]*):',
  ].join('|'),
  'u',
);

/** Languages in whose comments such tags are documentation. In others a tag is for a program that reads the comments. */
const TAGGED: ReadonlySet<string> = new Set([
  'JavaScript',
  'TypeScript',
  'TSX',
  'Java',
  'Kotlin',
  'Scala',
  'PHP',
  'C',
  'C++',
  'C#',
  'Ruby',
  'Dart',
]);
const TAG = /^[\s/*#!]*@[a-z]/u;
const READ = new RegExp(`^[\\s/*#!]*@(?:${READ_TAG})\\b`, 'u');

/** Returns whether a comment, from its mark on, begins with a tag that only people read. */
export function isReadTag(comment: string, language: string | null): boolean {
  return TAGGED.has(language ?? '') && READ.test(comment.toLowerCase());
}

/** Returns whether a tool obeys a comment, from its mark on. */
export function isObeyed(comment: string, language: string | null): boolean {
  const text = comment.trim().toLowerCase();
  return (
    isDirective(comment) ||
    OBEYED.test(text) ||
    OBEYED_AS_WRITTEN.test(comment) ||
    ENDS_WITHIN.test(comment) ||
    (TAG.test(text) && !isReadTag(text, language)) ||
    hasShape(comment.trim(), language)
  );
}
