import { MARKUP } from './injection-kinds.js';
import type { InjectionLine } from './injection-marks.js';
import { SQL } from './injection-queries.js';

const ELIXIR = { languages: ['Elixir'], first: true } as const;
const QUERY = {
  ...ELIXIR,
  name: 'A query',
  runs: 'runs a text as a query of a database',
  instead: 'Put $1 where the value stands, and give the values in a list.',
} as const;
const SHELL = {
  ...ELIXIR,
  runs: 'runs a text in a shell',
  composed: 'warn',
  unknown: 'info',
  instead: 'Start the program itself: System.cmd("tar", ["xf", path]).',
} as const;
const CODE = {
  ...ELIXIR,
  runs: 'runs a text as code',
  composed: 'warn',
  unknown: 'info',
  instead: 'Look the function up in a list.',
} as const;
const OBJECTS = {
  ...ELIXIR,
  name: 'binary_to_term',
  runs: 'makes objects out of data, by what the data says',
  composed: 'info',
  unknown: 'info',
  instead: 'Give it [:safe], or read another format.',
} as const;

/** A call of a repository or a driver; what stands before the text is the repository or the connection. */
const REPOSITORY = String.raw`\b(?:[A-Z]\w{0,40}\.){0,4}(?:\w{0,30}Repo|SQL|Postgrex|MyXQL|Tds|Exqlite\.Sqlite3)\.(?:query(?:_many)?|stream|prepare(?:_execute)?|execute|explain)!?`;

/** Calls of Elixir and Erlang that execute what they are given, read line by line. By the documentation of each. */
export const ELIXIR_LINES: readonly InjectionLine[] = [
  {
    ...QUERY,
    // The place of the text: behind the repository or the connection, or the first. https://hexdocs.pm/ecto_sql/Ecto.Adapters.SQL.html
    pattern: new RegExp(
      String.raw`${REPOSITORY}(?:(?<=\b(?:SQL|Postgrex|MyXQL|Tds)\.\w{1,20}!?)\(\s{0,4}[^,()"]{1,60},|(?<=Repo\.\w{1,20}!?)\()\s{0,4}([^\s()].{0,600})$`,
      'u',
    ),
    text: SQL,
    composed: 'warn',
    unknown: 'info',
    parameter: true,
  },
  {
    ...QUERY,
    // Parts of a query of Ecto: a text that is put together does not compile, unless this hides it.
    pattern: /\bfragment\(\s{0,4}(?:\^|unsafe_\w{1,20}\()?\s{0,4}("[^"]{0,300}#\{.{1,300})$/u,
    composed: 'warn',
    unknown: null,
  },
  { ...SHELL, name: ':os.cmd', pattern: /:os\.cmd\(\s{0,4}([^\s].{0,400})$/u },
  { ...SHELL, name: 'System.shell', pattern: /\bSystem\.shell\(\s{0,4}([^\s].{0,400})$/u },
  {
    ...SHELL,
    name: 'System.cmd',
    pattern:
      /\bSystem\.cmd\(\s{0,4}"(?:\S{0,40}\/)?(?:ba|z|da)?sh"\s{0,4},\s{0,4}\[\s{0,4}"-\w{0,3}c"\s{0,4},\s{0,4}([^\s].{0,400})$/u,
  },
  {
    ...SHELL,
    name: 'System.cmd',
    runs: 'starts the program that it is given the name of',
    pattern: /\bSystem\.cmd\(\s{0,4}([^\s"].{0,400})$/u,
    unknown: 'info',
    parameter: true,
    instead: 'Take the program from a list.',
  },
  {
    ...SHELL,
    name: 'Port.open',
    pattern: /\bPort\.open\(\s{0,4}\{\s{0,4}:spawn\s{0,4},\s{0,4}([^\s].{0,400})$/u,
  },
  {
    ...CODE,
    name: 'Code.eval_string',
    pattern:
      /\bCode\.(?:eval_(?:string|file|quoted)|compile_(?:string|quoted|file)|string_to_quoted!?)\(\s{0,4}(?:Code\.string_to_quoted!?\(\s{0,4})?([^\s].{0,400})$/u,
  },
  { ...CODE, name: 'EEx.eval_string', pattern: /\bEEx\.(?:eval|compile)_(?:string|file)\(\s{0,4}([^\s].{0,400})$/u },
  {
    ...ELIXIR,
    name: 'raw',
    pattern: /(?:^|[\s({,=])(?:Phoenix\.HTML\.)?raw\(\s{0,4}([^\s].{0,400})$/u,
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    ...ELIXIR,
    name: ':safe',
    // The head of a function takes such a value apart.
    pattern:
      /(?<!^\s{0,40}defp?\s(?:(?!\bdo:)[^\n]){0,120})\{\s{0,2}:safe\s{0,2},\s{0,4}([^\s][^}]{0,200}(?:\}[^}]{0,200}){0,3}?)\}/u,
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    path: /\.(?:h|l)?eex$/u,
    name: 'A template',
    pattern:
      /<%=\s{0,4}([^%]{1,200}?)\s{0,4}\|>\s{0,4}(?:Phoenix\.HTML\.)?raw\b|<%=\s{0,4}\{\s{0,4}:safe\s{0,4},\s{0,4}([^%]{1,200})\}\s{0,4}%>|\{\s{0,4}(?:Phoenix\.HTML\.)?raw\(([^{}]{1,200})\)\s{0,4}\}/u,
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    ...ELIXIR,
    name: 'html',
    // https://hexdocs.pm/phoenix/Phoenix.Controller.html#html/2
    pattern: /(?:^|[\s(>])html\(\s{0,4}(?:\w{0,20}conn\s{0,4},\s{0,4})?([^\s,:][^,:]{0,400})\)\s{0,4}$/u,
    ...MARKUP,
    parameter: true,
    instead: 'Render a template, which escapes it.',
  },
  {
    ...ELIXIR,
    name: 'send_resp',
    // Without a type a browser guesses, and takes markup for what it is.
    pattern:
      /\bsend_resp\(\s{0,4}(?:\w{0,20}conn\s{0,4},\s{0,4})?(?:\d{3}|:\w{1,30}|\w{0,10}status\w{0,10})\s{0,4},\s{0,4}([^\s].{0,400})$/u,
    beside: /\bput_resp_(?:content_type|header)\([^)]{0,60}"(?:application|text\/plain|text\/csv|image)/u,
    ...MARKUP,
    parameter: true,
    instead: 'Render a template, which escapes it.',
  },
  {
    ...ELIXIR,
    name: 'put_resp_content_type',
    pattern: /\bput_resp_content_type\(\s{0,4}(?:\w{0,20}conn\s{0,4},\s{0,4})?([a-z]\w{0,60})\s{0,4}\)/u,
    runs: 'lets who sends a text say that it is a page (as markup)',
    composed: 'info',
    unknown: 'info',
    parameter: true,
    instead: 'Take the type from a list.',
  },
  {
    ...OBJECTS,
    // Options that another line names, and data that the program has just written itself, are not told.
    pattern:
      /(?<!^\s{0,40}(?:@spec|@callback|defp?)\s(?:(?!\bdo:)[^\n]){0,60})(?::erlang\.|\bnon_executable_)binary_to_term\((?!\s{0,4}<<[\d,\s]{0,80}>>|[^\n]{0,200}:safe\b|[^\n,]{1,80},\s{0,4}@\w{1,60}\s{0,4}\)|[^\n()]{0,80}\bterm_to_binary\()\s{0,4}([^\s)].{0,400})$/u,
  },
];
