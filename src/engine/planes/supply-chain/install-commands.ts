/**
 * Commands of package managers that take what was published last instead of what a lock file holds. Sources: the
 * documentation of npm, Yarn, pnpm, pip, Cargo, Go, RubyGems and Bundler.
 */

/** What is not held: `lock`: the lock file is not obeyed; `version`: a package without its version; `latest`: the last one is asked for. */
export type Loose = 'lock' | 'version' | 'latest';

const FLAGS = '(?:\\s+--?[\\w-]+(?:=\\S{1,100})?){0,8}';
const COMMAND_START = '(?:^|[\\s;&|("\'`])';

/** Returns how an install of a command is loose, with the command as written; null if it is held or none. */
export function findLooseInstall(command: string): { readonly loose: Loose; readonly words: string } | null {
  for (const { pattern, judge } of COMMANDS) {
    const match = pattern.exec(command);
    if (match === null) continue;
    const loose = judge((match[1] ?? '').replace(EXPRESSION, '$EXPRESSION'), command);
    if (loose !== null) return { loose, words: match[0].trim().replace(/^[;&|("'`\s]+/u, '') };
  }
  return null;
}

/** What a workflow puts in when it runs, of which nothing is known here. */
const EXPRESSION = /\$\{\{[^}]{0,200}\}\}/gu;

interface InstallCommand {
  /** First group: the arguments, up to the end of the command. */
  readonly pattern: RegExp;
  readonly judge: (args: string, command: string) => Loose | null;
}

const build = (head: string) => new RegExp(`${COMMAND_START}${head}\\b([^;&|\\n)]{0,400})`, 'u');

/** The arguments that are no options; values of options that take one are left out. */
function listWords(args: string): readonly string[] {
  const words = args
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/^["'`]|["'`]$/gu, ''));
  const valued =
    /^(?:-r|-c|-e|-f|-i|-t|--requirement|--constraint|--editable|--prefix|--target|--registry|--index-url|--extra-index-url|--filter|-C|--dir|--cwd|-w|--workspace|-v|--version|--install-dir|--features|--git|--path|--root|-p|--python)$/u;
  return words.filter((word, index) => word !== '' && !word.startsWith('-') && !valued.test(words[index - 1] ?? ''));
}

/** A package by name: no path, no archive, no variable. */
const isName = (word: string) =>
  /^@?[A-Za-z][\w.-]{0,100}(?:\/[\w.-]{1,100})?(?:\[[\w,-]{1,60}\])?(?:@[\w.^~*-]{1,60})?$/u.test(word) &&
  !/\.(?:whl|tgz|gz|zip|txt|toml|gem)$/u.test(word);

function judgeNpmNames(args: string): Loose | null {
  const names = listWords(args).filter(isName);
  if (names.some((name) => /@(?:latest|next|\*)$/u.test(name))) return 'latest';
  // A range (^1.2, ~1.2, >=1) takes what was published last within it.
  return names.some((name) => !/.@v?\d/u.test(name)) ? 'version' : null;
}

function judgePipNames(args: string): Loose | null {
  if (/--require-hashes|(?:^|\s)-c\s|--constraint|--no-index|--no-deps\s+--force/u.test(args)) return null;
  return listWords(args).some((word) => isName(word) && !/^(?:pip|setuptools|wheel)$/u.test(word)) ? 'version' : null;
}

const COMMANDS: readonly InstallCommand[] = [
  {
    pattern: build(
      '(?:npm|pnpm|yarn|bun)\\s+(?:install|i|ci)(?=[^;&|\\n]{0,300}(?:--no-frozen-lockfile|--no-immutable|--no-lockfile|--no-package-lock|--force\\b|--legacy-peer-deps))',
    ),
    judge: (args) => (/--no-(?:frozen-lockfile|immutable|lockfile|package-lock)/u.test(args) ? 'lock' : null),
  },
  {
    pattern: build('npm\\s+(?:install|i|add)'),
    judge: (args) =>
      listWords(args).length === 0 && !/-g\b|--global|--package-lock-only/u.test(args) ? 'lock' : judgeNpmNames(args),
  },
  { pattern: build('(?:pnpm|bun|yarn(?:\\s+global)?)\\s+add'), judge: judgeNpmNames },
  { pattern: build('(?:pnpm\\s+(?:dlx)|yarn\\s+dlx|bunx)'), judge: (args) => judgeNpmNames(listWords(args)[0] ?? '') },
  {
    pattern: build('(?:npx|npm\\s+exec|pnpx)'),
    judge: (args) => (/^\S{1,100}@(?:latest|next)$/u.test(listWords(args)[0] ?? '') ? 'latest' : null),
  },
  { pattern: build('(?:python[\\d.]{0,4}\\s+-m\\s+)?pip[\\d.]{0,4}\\s+install'), judge: judgePipNames },
  {
    pattern: build('(?:(?:pipx|uv\\s+tool)\\s+(?:install|run)|uvx)'),
    judge: (args) =>
      listWords(args)
        .slice(0, 1)
        .some((word) => isName(word) && !/[=@]/u.test(word))
        ? 'version'
        : null,
  },
  { pattern: build('cargo\\s+install'), judge: (args) => (/--locked\b|--path\b/u.test(args) ? null : 'lock') },
  {
    pattern: build('go\\s+(?:install|get|run)'),
    judge: (args) => (/@(?:latest|main|master|HEAD)\b/u.test(args) ? 'latest' : null),
  },
  {
    pattern: build('gem\\s+(?:install|i)'),
    judge: (args) =>
      /(?:^|\s)(?:-v|--version)\b|:\d|-\d+\.\d/u.test(args) || listWords(args).every((word) => !isName(word))
        ? null
        : 'version',
  },
  {
    pattern: build('bundle\\s+(?:add|update)'),
    judge: (args) => (/--version|-v\b|--conservative/u.test(args) ? null : 'lock'),
  },
  {
    pattern: build(`dotnet\\s+tool\\s+(?:install|update)${FLAGS}`),
    judge: (args) => (/--version\b/u.test(args) ? null : 'version'),
  },
];

/** Returns true for a command that installs what a lock file holds. */
export function obeysLock(command: string): boolean {
  return (
    /\bnpm\s+(?:ci|clean-install)\b|--frozen-lockfile\b|--immutable\b|\bcargo\s+install\b[^;&|]{0,200}--locked\b|--require-hashes\b|\bpoetry\s+sync\b|\buv\s+sync\b[^;&|]{0,200}--(?:locked|frozen)\b/u.test(
      command,
    ) && !/--no-(?:frozen-lockfile|immutable)/u.test(command)
  );
}
