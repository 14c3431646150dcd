import { readHunkMark } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';
import { mergeDuplicates, toFindings } from './breaks.js';
import { isOurs } from './own-files.js';
import { createLineMapper } from './stretches.js';

/** Reports an environment variable or a command-line option that is no longer read. */
export const settingRemoved: Rule = {
  id: 'contract/setting-removed',
  severity: 'info',
  summary: 'A setting that deployments or users give is no longer read',
  docs: {
    why: 'Deployments and scripts still set it, and no message says that it has no effect. An unknown option stops the program.',
    bad: {
      files: {
        'src/server.ts': [
          ' const host = process.env.SHOP_HOST;',
          "-const port = process.env.SHOP_PORT ?? '80';",
          "+const port = '80';",
        ],
      },
    },
    good: {
      files: {
        'src/server.ts': [
          ' const host = process.env.SHOP_HOST;',
          '-const port = process.env.SHOP_PORT;',
          '+const port = process.env.PORT ?? process.env.SHOP_PORT;',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    // Read only where a setting goes.
    let kept: ReadonlySet<string> | null = null;
    const isKept = (name: string) => {
      kept ??= new Set(
        context.change.files.flatMap((change) => findSettings(context, change, 'added').map((one) => one.name)),
      );
      return kept.has(name);
    };
    const findings = context.change.files.flatMap((change): readonly RawFinding[] => {
      if (change.class !== 'source' && change.class !== 'config') return [];
      if (!isOurs(change)) return [];
      const place = createLineMapper(change);
      const isInTest = createTestPlace(context, change);
      const gone = findSettings(context, change, 'removed').filter(
        ({ name, line }) => !isKept(name) && !isStillNamed(change, name) && !isInTest(line),
      );
      return toFindings(
        change,
        gone.map(({ name, line }) => ({
          line: place(line),
          title: `${describeKind(name)} ${clip(name, 60)} is no longer ${change.class === 'config' ? 'set' : 'read'} here`,
          rationale: name.startsWith('-')
            ? 'Scripts that give it fail. Keep it for a release, with a warning that says what takes its place.'
            : 'Deployments still set it, without any effect. Read the old name for a release, or say in the notes what takes its place.',
          anchor: name,
        })),
      );
    });
    return mergeDuplicates(findings);
  },
};

function describeKind(name: string): string {
  if (name.startsWith('-')) return 'The option';
  return /[.:]/u.test(name) ? 'The setting' : 'The environment variable';
}

interface Setting {
  readonly name: string;
  readonly line: number;
}

/** Reads of environment variables, by language: JavaScript, Python, Go, Rust, Java and Kotlin, C, C#, Ruby, PHP, Elixir, Scala; Swift and Dart. */
const VARIABLE =
  /(?:\bprocess\.env(?:\.|\[\s?["'])|\bimport\.meta\.env\.|\bos\.(?:environ(?:\.get\(|\[)|getenv\()\s?["']|\bos\.(?:Getenv|LookupEnv)\(\s?"|\benv::var(?:_os)?\(\s?"|\bSystem\.getenv\(\s?"|\bgetenv\(\s?["']|GetEnvironmentVariable\(\s?"|\bENV(?:\.fetch\(|\[)\s?["']|\$_ENV\[\s?["']|\benv\(\s?["']|\bSystem\.(?:get_env|fetch_env!?)\(\s?"|\bsys\.env(?:\.get(?:OrElse)?)?\(\s?"|\.environment\[\s?["']|\bfromEnvironment\(\s?['"])([A-Z][A-Z0-9_]{2,60})\b/gu;
/** A fast test that each of them passes. */
const READS_VARIABLE = /env/iu;
/** In a shell script: a variable that has a default there, or must be given. */
const SHELL_VARIABLE = /\$\{([A-Z][A-Z0-9_]{2,60}):?[-?]/gu;
/** Settings of files and of the command line of a machine: Spring, MicroProfile, the JVM, .NET. */
const PROPERTY =
  /(?:@Value\(\s?"\$\{|@ConfigProperty\(\s?name\s?=\s?"|\bSystem\.getProperty\(\s?"|\b(?:Integer\.getInteger|Long\.getLong|Boolean\.getBoolean)\(\s?"|\b[cC]onfiguration(?:\[|\.GetValue(?:<[\w?]{1,30}>)?\(|\.GetSection\()\s?")([A-Za-z][\w-]{1,40}(?:[.:][\w-]{1,40}){1,6})/gu;
/** A fast test that each of them passes. */
const READS_PROPERTY = /Propert|@Value|onfiguration|\.get(?:Integer|Long|Boolean)\(/u;
/** What every JVM has. */
const OF_MACHINE = /^(?:java|os|user|file|line|path|sun|jdk|javax)\./u;
/** Option declarations of command-line parsers: argparse, click, commander, yargs, clap, cobra and flag. */
const OPTION =
  /(?:\badd_argument\(|\bclick\.option\(|\btyper\.Option\(|\.(?:option|requiredOption|addOption)\(|\bArg::new\(|\.long\(|\bflags?\.(?:String|Int|Bool|Duration)(?:Var)?P?\(|\.Flags\(\)\.(?:String|Int|Bool|Duration)(?:Var)?P?\()[^"'\n]{0,40}["'](?:-\w,\s?)?(-{0,2}[a-z][\w-]{1,40})/gu;
/** A fast test that each of them passes. */
const DECLARES_OPTION = /argument|option|Arg::new|long\(|flag/iu;

function findSettings({ syntax }: RuleContext, change: FileChange, side: 'added' | 'removed'): readonly Setting[] {
  if (change.class === 'test' || change.class === 'docs') return [];
  const sample =
    /(?:^|\/)\.env(?:\.\w+)*\.(?:example|sample|dist|template)$|(?:^|\/)\.env\.(?:example|sample|dist|template)/u.test(
      change.file.path,
    );
  return (syntax.get(change.file.path)?.[side] ?? []).flatMap(({ text, comment, number }) => {
    // Comments are skipped. Strings are not, because they contain the names.
    if (comment.trim() !== '' && text.trim() === comment.trim()) return [];
    const line = text.slice(0, REACH.statement);
    const own = sample ? /^(?:export\s+)?([A-Z][A-Z0-9_]{2,60})=/u.exec(line)?.[1] : undefined;
    const names = [
      ...[...(READS_VARIABLE.test(line) ? line.matchAll(VARIABLE) : [])]
        .filter((match) => !isWritten(line, match))
        .map((match) => match[1] ?? ''),
      ...(change.language === 'Shell' ? [...line.matchAll(SHELL_VARIABLE)].map((match) => match[1] ?? '') : []),
      ...[...(READS_PROPERTY.test(line) ? line.matchAll(PROPERTY) : [])]
        // Behind the colon Spring has the default.
        .map(({ 0: all, 1: name = '' }) => (all.startsWith('@Value') ? name.replace(/:.*$/u, '') : name))
        .filter((name) => !OF_MACHINE.test(name)),
      ...[...(DECLARES_OPTION.test(line) ? line.matchAll(OPTION) : [])].map((match) => addDashes(match[1] ?? '')),
      ...(own === undefined ? [] : [own]),
    ];
    return names.filter((name) => name !== '' && !COMMON.has(name)).map((name) => ({ name, line: number }));
  });
}

/** Returns a test for lines of the old side that stand in a test, or in a module of tests, within a file of code. */
function createTestPlace({ syntax }: RuleContext, change: FileChange): (line: number) => boolean {
  const before = syntax.get(change.file.path)?.before;
  const modules = before?.definitions.filter(({ kind, name }) => kind === 'module' && /^(?:tests?|spec)$/u.test(name));
  const places = [...(before?.cases ?? []), ...(modules ?? [])];
  return (line) => places.some(({ first, last }) => first <= line && line <= last);
}

/** Returns true if the variable is written: `ENV['A'] = …` sets it for other programs. */
function isWritten(line: string, match: RegExpExecArray): boolean {
  return /^["']?\]?\s{0,4}=(?![=~])/u.test(
    line.slice(match.index + match[0].length, match.index + match[0].length + 12),
  );
}

/** Variables that every system or build sets, or that the language itself reads; reading them is not a contract. */
const COMMON: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'HOME',
  'PATH',
  'USER',
  'TMPDIR',
  'TEMP',
  'TMP',
  'PWD',
  'SHELL',
  'DEBUG',
  'CI',
  'LANG',
  'TERM',
  'OUT_DIR',
  'CARGO_MANIFEST_DIR',
  'GODEBUG',
  'GOGC',
  'GOMAXPROCS',
  'GOMEMLIMIT',
  'RUST_BACKTRACE',
  'NODE_OPTIONS',
  'PYTHONPATH',
]);

function addDashes(name: string): string {
  return name.startsWith('-') ? name : `--${name}`;
}

/** Returns true if another available line of the file still contains the name. */
function isStillNamed({ file, language }: FileChange, name: string): boolean {
  const bare = name.replace(/^-+/u, '');
  // The package of Go names a flag by a text; its value mostly has the same name.
  const forms = language === 'Go' && bare !== name ? [`"${bare}"`, `-${bare}`] : [bare];
  const names = (text: string) => forms.some((form) => text.includes(form));
  if (file.new_text !== null) return names(file.new_text);
  return file.hunks.some((hunk) => hunk.lines.some((line) => readHunkMark(line) !== '-' && names(line)));
}
