import type { InjectionCall } from './injection-call.js';
import { MARKUP } from './injection-kinds.js';

/** A place in a line; group 1 of the pattern is the expression. */
export interface InjectionLine
  extends Pick<InjectionCall, 'runs' | 'instead' | 'composed' | 'unknown' | 'text' | 'sign'> {
  /** Names in Linguist; any if absent. */
  readonly languages?: readonly string[];
  /** Any file of this name. */
  readonly path?: RegExp;
  readonly pattern: RegExp;
  readonly name: string;
  /** True: told whatever the expression is. */
  readonly always?: true;
  /** True: told only if a part of it is what somebody sends. */
  readonly sent?: true;
  /** True: what is not put together is told only if the caller of the function gives it, or somebody sends it. */
  readonly parameter?: true;
  /** True: parts that are put together with no text of the code between them are information. */
  readonly joined?: true;
  /** True: the first argument alone, of those that the pattern takes in. */
  readonly first?: true;
  /** What near lines may not say. */
  readonly beside?: RegExp;
  /** True: parts that are named like parts of a query are the program's own. */
  readonly query?: true;
}

/** A whole query, as no sentence is written: in capitals, or with signs that a sentence does not have. */
const WHOLE_QUERY =
  /^\s{0,200}(?:(?:WITH\b[\s\S]{0,400})?SELECT\s[\s\S]{0,600}\sFROM\s|INSERT\s(?:INTO\s)?\s{0,20}\S{1,80}\s{0,8}(?:\(|VALUES)|REPLACE\s(?:INTO\s)?\s{0,20}\S{1,80}\s{0,8}(?:\(|VALUES)|UPDATE\s{1,20}\S{1,80}\s{1,20}SET\s|DELETE\s{1,20}FROM\s|(?:with\b[\s\S]{0,400})?select\s[\s\S]{0,600}\sfrom\s[\s\S]{0,400}(?:[=*;]|\bwhere\b)|select\s{1,20}\*\s{1,20}from\s|insert\s{1,20}into\s{1,20}\S{1,80}\s{0,8}(?:\(|values)|update\s{1,20}\S{1,80}\s{1,20}set\s{1,20}\S{1,60}\s{0,4}=|delete\s{1,20}from\s[\s\S]{0,200}(?:=|\bwhere\b))/u;
const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte', 'HTML', 'PHP'];
/** Not those of plain text, such as mails have beside their pages: there is no markup in them. */
const TEMPLATES =
  /(?<!\.te?xt)\.(?:html?|jinja2?|j2|njk|twig|liquid|hbs|handlebars|mustache|ejs|erb|haml|slim|vue|svelte|cshtml|blade\.php|tmpl|gohtml|eex|heex|tsx|jsx|phtml|jsp)$/iu;

/** Places that are no calls and execute what they are given: assignments to a page or a command, backticks, marks of templates. By the documentation of each. */
export const INJECTION_LINES: readonly InjectionLine[] = [
  {
    languages: SCRIPT,
    pattern: /\.(?:innerHTML|outerHTML|srcdoc)\s{0,4}(?:\+|&&|\|\||\?\?)?=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'innerHTML',
    ...MARKUP,
    instead: 'Use textContent, or a template that escapes.',
  },
  {
    languages: ['TypeScript', 'TSX', 'JavaScript'],
    pattern: /\bdangerouslySetInnerHTML\s{0,4}[=:]\s{0,4}\{{1,2}\s{0,4}__html\s{0,4}:\s{0,4}([^}]{1,300})/u,
    name: 'dangerouslySetInnerHTML',
    ...MARKUP,
    instead: 'Let React escape it, or sanitize it.',
  },
  {
    path: /\.(?:vue|html)$/u,
    pattern:
      /\s(?:v-html|:innerHTML\.?\w{0,5}|\[innerHTML\]|ng-bind-html|ng-bind-html-unsafe)\s{0,4}=\s{0,4}["']([^"']{1,300})["']/u,
    name: 'v-html',
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    path: TEMPLATES,
    pattern:
      /\{@html\s{1,4}([^}]{1,200})\}|\{\{-?\s{0,4}([^{}|]{1,200}\|[^{}]{0,100}?\b(?:safe|raw|safeseq|safeHTML|safeJS))\s{0,4}(?:\|[^{}]{0,60})?-?\}\}|\{!!\s{0,4}(\S.{0,200}?)!!\}|(?<![{\\])\{\{\{\s{0,4}([^{}]{1,200})\}\}\}|<%==?\s{0,4}raw\(([^%()#]{0,100}(?:\([^%()#]{0,100}\)[^%()#]{0,60}){0,3})\)\s{0,4}%>|<%==?\s{0,4}raw[\s(]([^%]{1,200})%>|<%==\s{0,4}([^%]{1,200})%>|<%=\s{0,4}([^%]{1,200}\.html_safe)\b|@Html\.Raw\(([^)]{1,200})\)/u,
    name: 'A template',
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    // https://ejs.co/#docs: in ERB and EEx the same mark only takes blanks away.
    path: /(?<!\.te?xt)\.(?:html?|ejs|vue|tmpl|njk|hbs|handlebars|mustache|jsx|tsx|svelte)$/iu,
    pattern: /<%-\s{0,4}([^%]{1,200})%>/u,
    name: 'A template',
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    // https://pugjs.org/language/code.html#unescaped-buffered-code
    path: /\.(?:pug|jade)$/u,
    pattern: /^\s{0,80}(?:[\w.#-]{1,80}(?:\([^()]{0,200}\))?)?!=\s{0,4}(\w.{0,200})$/u,
    name: 'A template',
    ...MARKUP,
    instead: 'Let the template escape it: with “=”.',
  },
  {
    path: /\.razor$/u,
    pattern: /\(MarkupString\)\s{0,4}([\w.@]{1,100})/u,
    name: 'MarkupString',
    ...MARKUP,
    instead: 'Let Razor escape it.',
  },
  {
    path: TEMPLATES,
    pattern: /\{%-?\s{0,4}autoescape\s{1,4}(off|false|no)\b/u,
    name: 'autoescape off',
    ...MARKUP,
    always: true,
    instead: 'Let the template escape it.',
  },
  {
    languages: ['PHP'],
    pattern: /(?:^|[\s;{(@])(?:include|require)(?:_once)?\b\s{0,4}([^;]{0,200}\$[^;]{1,200})/u,
    sent: true,
    name: 'include',
    runs: 'runs a file as code',
    composed: 'warn',
    unknown: 'warn',
    instead: 'Look the file up in a list.',
  },
  {
    languages: ['PHP'],
    pattern:
      /(?:(?:^|[\s;{?])(?:echo|print|die|exit|v?printf|print_r|var_dump|var_export)\b|<\?=)\s{0,4}((?:[^;?]|\?(?!>)){1,400})/u,
    sent: true,
    name: 'echo',
    ...MARKUP,
    instead: 'Escape it with htmlspecialchars.',
  },
  {
    languages: ['PHP'],
    // A function by the name that a variable holds.
    pattern: /(?:^|[=(;{]|\breturn|\bnew)\s{0,40}(\$\w{1,60})\((?!\s{0,4}\$this)/u,
    sent: true,
    name: 'A call by a name',
    runs: 'calls what it is given the name of',
    composed: 'info',
    unknown: 'info',
    instead: 'Look the name up in a list.',
  },
  {
    // What a handler of a web framework returns is a page.
    languages: ['Python', 'Java', 'Kotlin', 'Ruby', 'C#', 'TypeScript', 'JavaScript', 'Go'],
    pattern: /(?:^|[\s;{])return\s{1,4}(\S.{0,400})$|^\s{1,40}("[^"]{0,200}#\{.{1,200})$/u,
    text: /<\/?[a-z]/iu,
    sign: /["'`][^"'`]*<\/?[a-z]|(?<![\w$])<\/?[a-z]|<\/[a-z]/iu,
    sent: true,
    name: 'A text',
    ...MARKUP,
    unknown: null,
    instead: 'Escape it, or use a template that does.',
  },
  {
    languages: ['Ruby'],
    pattern: /("[^"]{0,200}#\{[^}]{1,100}\}[^"]{0,200}")\.html_safe\b/u,
    name: 'html_safe',
    ...MARKUP,
    instead: 'Use tag helpers or sanitize.',
  },
  {
    languages: ['Java', 'Kotlin', 'Scala', 'Groovy'],
    // Jackson: the data names the class.
    pattern: /(@JsonTypeInfo\([^)]{0,80}Id\.(?:CLASS|MINIMAL_CLASS)\b)/u,
    name: 'A setting',
    runs: 'makes objects out of data, by what the data says',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Use Id.NAME, and list the types that may come.',
  },
  {
    languages: SCRIPT,
    // Vue's and React's way to give a page's element its markup in code.
    pattern:
      /(?:^\s{0,200}|[{,(]\s{0,8})innerHTML\s{0,4}:(?!\s{0,4}(?:string|any|unknown|TrustedHTML)\b)\s{0,4}([^,}]{1,200})(?:[,}]|$)/u,
    name: 'innerHTML',
    ...MARKUP,
    unknown: 'info',
    instead: 'Let the framework escape it, or sanitize it.',
  },
  {
    languages: SCRIPT,
    pattern: /\$where["']?\s{0,4}:\s{0,4}(\S.{0,400}?)(?:\}|$)/u,
    name: '$where',
    runs: 'makes a query of a database that runs as code',
    composed: 'warn',
    unknown: null,
    instead: 'Compare fields by the operators of the query.',
  },
  {
    languages: SCRIPT,
    // A list of conditions out of a request may hold operators: {"$ne": null}.
    pattern: /\$(?:ne|eq|gt|gte|lt|lte|in|nin|regex)["']?\s{0,4}:\s{0,4}((?:req|request|ctx)\.[^,}]{1,200})/u,
    sent: true,
    name: 'A condition',
    runs: 'makes a query of a database',
    composed: 'info',
    unknown: 'info',
    instead: 'Check that it is a text, and escape it for a pattern.',
  },
  {
    languages: SCRIPT,
    pattern:
      /(?:\blocation(?:\.href)?\s{0,4}=|\b(?:href|src|action)\s{0,4}=|\bopen\()\s{0,4}((["'`])javascript:(?!\s{0,4}(?:void\s{0,2}\(?\s{0,2}0\s{0,2}\)?)?\s{0,4};?\s{0,4}\2).{1,300})$/u,
    name: 'An address',
    runs: 'runs a text as code',
    composed: 'info',
    unknown: null,
    instead: 'Add a listener.',
  },
  {
    languages: ['Scala'],
    pattern:
      /\b(?:Seq|List|Process)\(\s{0,4}"(?:\S{0,40}\/)?(?:ba|z|da)?sh"\s{0,4},\s{0,4}"-\w{0,3}c"\s{0,4},\s{0,4}(s?"[^"]{1,300}"(?:\s\+[^()]{1,100})?|\w{1,40}(?:\s\+[^()]{1,200})?)\s{0,4}\)\s{0,2}\.?\s{0,2}!{1,2}(?!=)|(?:^|[=(,]|\s)((?:s?"[^"]{1,200}"|Process\([^()]{1,200}\)|[a-z]\w{0,40}))\s{0,2}\.?\s{0,2}!{1,2}(?![=\w("!])/u,
    name: '!',
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    instead: 'Give the arguments one by one: Seq("tar", "xf", path).!',
  },
  {
    languages: [
      ...['TypeScript', 'TSX', 'JavaScript', 'Python', 'Ruby', 'PHP', 'Go', 'Java', 'Kotlin', 'Scala', 'Groovy'],
      ...['C#', 'Rust', 'Swift', 'Dart', 'C++', 'Visual Basic .NET'],
    ],
    pattern:
      /(?:^|[=(,:+{[]|\breturn|=>|\s)\s{0,8}((?:[A-Za-z]{1,30}(?:\.[A-Za-z]{1,30})?!?\(\s{0,8})?[fFrRbBsu$@]{0,2}(?:["'`]\s{0,20}(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\b|["']{3}|`\s{0,4}$).{0,600})$/iu,
    name: 'A text',
    runs: 'makes a query of a database',
    text: WHOLE_QUERY,
    query: true,
    composed: 'info',
    unknown: null,
    instead: 'Put a placeholder where the value stands and pass the value beside the text.',
  },
  {
    languages: ['Swift'],
    // https://developer.apple.com/documentation/foundation/process
    pattern: /\barguments\s{0,4}=\s{0,4}\[\s{0,4}"-\w{0,3}c"\s{0,4},\s{0,4}(.{1,400}?)\]/u,
    name: 'arguments',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: 'info',
    instead: 'Start the program itself, with a list of arguments.',
  },
  {
    languages: ['C++'],
    // An object that is made of its query: https://doc.qt.io/qt-6/qsqlquery.html
    pattern: /\bQSqlQuery\s{1,4}\w{1,60}[({]\s{0,4}(\S.{1,600})$/u,
    name: 'A text',
    runs: 'makes a query of a database',
    query: true,
    composed: 'warn',
    unknown: null,
    instead: 'Put a placeholder where the value stands and bind the value.',
  },
  {
    languages: ['Scala'],
    // Slick puts this part into the text itself: https://scala-slick.org/doc/stable/sql.html#splicing-literal-values
    pattern: /\b(?:sqlu?|tsql)("{1,3}[^"]{0,300}#\$.{1,300})$/u,
    name: 'A text',
    runs: 'makes a query of a database',
    always: true,
    composed: 'info',
    unknown: 'info',
    instead: 'Leave the # out, so that the value goes beside the text.',
  },
  {
    languages: ['Ruby'],
    pattern: /(?:^|[\s=(,])(`[^`]{0,300}#\{[^`]{1,300}`)/u,
    name: 'A backtick',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: 'info',
    instead: 'Give the arguments one by one: Open3.capture2("tar", "xf", path).',
  },
  {
    languages: ['Ruby'],
    pattern: /%x[[{(|!<](.{1,300})[\]})|!>]/u,
    name: '%x',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: null,
    instead: 'Give the arguments one by one: Open3.capture2("tar", "xf", path).',
  },
  {
    languages: ['PHP'],
    pattern: /(?:^|[\s=(.])(`[^`]{0,300}\$[^`]{1,300}`)/u,
    name: 'A backtick',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: 'info',
    instead: 'Use escapeshellarg for each part, or a process class that takes a list.',
  },
];
