/** What a change newly lets people set or call from outside: options, environment variables, endpoints and commands. */

import type { FileChange, FileSyntax } from '../model.js';
import { containsName } from '../text/contains-name.js';
import { findAll } from '../text/find-all.js';
import { REACH } from '../text/reach.js';

/** A new name that people write outside of the code: on a command line, in an environment, in a request. */
export interface NewSetting {
  readonly kind: 'option' | 'environment variable' | 'endpoint' | 'command';
  /** As people write it: `--dry-run`, `SHOP_TIMEOUT`, `/carts`. */
  readonly name: string;
  readonly line: number;
}

interface Pattern {
  readonly kind: NewSetting['kind'];
  /** Its first group is the name; it begins where a call or an annotation begins. */
  readonly form: RegExp;
  /** Languages of Linguist; any if it is left out. */
  readonly languages?: readonly string[];
}

const SCRIPT = ['JavaScript', 'TypeScript', 'TSX'];

/** How options and the rest are declared: in the words of the frameworks’ own documentation. */
const PATTERNS: readonly Pattern[] = [
  // argparse, click, typer, commander, cac, OptionParser, picocli, System.CommandLine, clap, Homebrew.
  {
    kind: 'option',
    form: /\b(?:add_argument|add_option|option|requiredOption|addOption|Option(?:<\w{1,30}>)?|on|flag|switch|long|names)\s{0,4}(?:\(|=|\s)\s{0,4}\{?\s{0,4}(?:\[\s{0,4})?(?:["'`]-\w["'`],\s{0,4})?["'`](?:-\w,\s{0,4})?(--[a-z][\w-]{2,50})/gu,
  },
  // The package flag of Go, pflag and cobra.
  {
    kind: 'option',
    form: /\b(?:flags?|fs|f|flagSet|(?:Persistent)?Flags\(\))\.(?:String|Bool|Int|Int64|Uint|Uint64|Float64|Duration|Var|StringArray|StringSlice|Count|Text|Func)[A-Za-z]{0,8}\((?:&?[\w.[\]]{1,60},\s{0,4})?"([a-z][\w-]{2,50})"/gu,
    languages: ['Go'],
  },
  // clap.
  { kind: 'option', form: /\blong\s{0,2}[=(]\s{0,2}"([a-z][\w-]{2,50})"/gu, languages: ['Rust'] },
  // Symfony Console.
  {
    kind: 'option',
    form: /(?:->addOption|new InputOption)\(\s{0,4}['"]([a-z][\w-]{2,50})['"]/gu,
    languages: ['PHP'],
  },
  // A case of a shell script.
  { kind: 'option', form: /^\s{0,20}(?:-\w\s?\|\s?)?(--[a-z][\w-]{2,50})\)/gu, languages: ['Shell'] },
  {
    kind: 'environment variable',
    form: /\bprocess\.env(?:\.|\[['"])([A-Z][A-Z\d_]{3,60})\b/gu,
    languages: SCRIPT,
  },
  {
    kind: 'environment variable',
    form: /\b(?:environ(?:\.get\(|\[)|[gG]et_?[eE]nv(?:ironmentVariable)?\(|LookupEnv\(|ENV(?:\[|\.fetch\(|\.key\?\()|env::var(?:_os)?\(|get_env\(|fetch_env!?\(|environment\[)\s{0,4}['"]([A-Z][A-Z\d_]{3,60})['"]/gu,
  },
  // Express, Fastify, Koa, Hono, Flask, FastAPI, gin, echo, Laravel.
  {
    kind: 'endpoint',
    form: /(?:@?\b(?:app|router|route|api|fastify|server|bp|blueprint|r|e|g|group|mux)\.|\bRoute::)(?:get|post|put|patch|delete|route|websocket|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle)\(\s{0,4}["'`](?:[A-Z]{3,7} )?(\/[\w/{}:<>.*-]{2,80})["'`]/gu,
  },
  // Spring, ASP.NET, NestJS.
  {
    kind: 'endpoint',
    form: /^\s{0,20}[@[](?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|Http(?:Get|Post|Put|Patch|Delete)|Get|Post|Put|Patch|Delete)\((?:(?:value|path)\s{0,2}=\s{0,2})?["']([\w/{}:.-]{3,80})["']/gu,
  },
  // Cobra.
  { kind: 'command', form: /^\s{0,20}Use:\s{1,8}"([a-z][\w-]{2,40})\b/gu, languages: ['Go'] },
  // Symfony, Laravel.
  {
    kind: 'command',
    form: /(?:#\[AsCommand\((?:name:\s{0,2})?|\$signature\s{0,2}=\s{0,2})['"]([a-z][\w:-]{2,40})/gu,
    languages: ['PHP'],
  },
];

/** A line with none of these matches no pattern: a quote, an option, the environment of Node. */
const SIGN = /["'`]|--|process\.env/u;

/** A command of Django is a file: docs.djangoproject.com, "How to create custom django-admin commands". */
const DJANGO_COMMAND = /(?:^|\/)management\/commands\/([a-z]\w{2,50})\.py$/u;

/** Environment variables of the machine and of runners, which are no settings of the project. */
const GENERAL =
  /^(?:CI|HOME|PATH|TERM|USER|SHELL|TMPDIR|LANG|NODE_ENV|DEBUG|NO_COLOR|FORCE_COLOR|COLORTERM|APPDATA|LOCALAPPDATA|PROGRAMFILES|GITHUB_\w+|XDG_\w+|VITEST|JEST_WORKER_ID|RAILS_ENV|APP_ENV|JAVA_HOME|HTTPS?_PROXY|NO_PROXY|COMSPEC|SYSTEMROOT|WINDIR|PYTHONPATH|GOPATH|ANDROID_HOME)$/u;

/** A file that declares more is a list of settings. */
const MAX_SETTINGS = 40;

/** Returns the settings that the added lines of a file declare, and that nothing in the file named before. */
export function findNewSettings(change: FileChange, syntax: FileSyntax | undefined): readonly NewSetting[] {
  if (syntax === undefined || syntax.substance !== 'code') return [];
  const before = change.file.old_text ?? change.removed.map(({ text }) => text).join('\n');
  const found = new Map<string, NewSetting>();
  const command = change.file.status === 'added' ? DJANGO_COMMAND.exec(change.file.path)?.[1] : undefined;
  if (command !== undefined && !command.startsWith('_'))
    found.set(command, { kind: 'command', name: command, line: 1 });
  for (const { number, text, code } of syntax.added) {
    const line = text.slice(0, REACH.line);
    if (!SIGN.test(line)) continue;
    for (const { kind, form, languages } of PATTERNS) {
      if (languages !== undefined && !languages.includes(change.language ?? '')) continue;
      for (const match of findAll(line, form)) {
        const name = match[1] ?? '';
        // What stands in a comment declares nothing.
        if (code.slice(match.index, match.index + match[0].length).trim() === '') continue;
        if (found.size >= MAX_SETTINGS || found.has(name) || GENERAL.test(name) || containsName(before, name)) continue;
        found.set(name, { kind, name, line: number });
      }
    }
  }
  return [...found.values()];
}
