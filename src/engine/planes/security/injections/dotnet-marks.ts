import { MARKUP } from './injection-kinds.js';
import type { InjectionLine } from './injection-marks.js';
import { SQL } from './injection-queries.js';

/** https://learn.microsoft.com/en-us/dotnet/api/system.data.idbcommand.commandtext */
const COMMAND_TEXT = /(?<![\w"'])CommandText\s{0,4}\+?=(?!=)\s{0,4}(\S.{0,600}?)\s{0,4}[,;]?\s{0,20}$/u;

/** Places of .NET that are no calls and execute what they are given: properties and settings. By the documentation of each. */
export const DOTNET_LINES: readonly InjectionLine[] = [
  {
    languages: ['C#'],
    // The type stands before the name: https://learn.microsoft.com/en-us/dotnet/csharp/language-reference/operators/new-operator
    pattern:
      /\b\w{0,20}(?:Sql|SQL|Sqlite|SQLite|OleDb|Odbc|Oracle)\w{0,6}(?:Command|DataAdapter)\s\w{1,60}\s?=\s?new\(\s{0,4}(\S.{0,600})$/u,
    name: 'A command',
    text: SQL,
    first: true,
    joined: true,
    runs: 'runs a text as a query of a database',
    composed: 'warn',
    unknown: null,
    instead: 'Put a parameter where the value stands.',
  },
  {
    languages: ['C#', 'Visual Basic .NET', 'F#'],
    // Set on an object, or where it is made.
    pattern: COMMAND_TEXT,
    name: 'CommandText',
    text: SQL,
    joined: true,
    runs: 'runs a text as a query of a database',
    composed: 'warn',
    unknown: null,
    instead: 'Put a parameter where the value stands.',
  },
  {
    languages: ['C#', 'Visual Basic .NET', 'F#'],
    pattern: COMMAND_TEXT,
    name: 'CommandText',
    sent: true,
    runs: 'runs a text as a query of a database',
    composed: 'warn',
    unknown: 'info',
    instead: 'Write the query in the program, with a parameter where the value stands.',
  },
  {
    languages: ['C#'],
    pattern: /\.Filter\s{0,4}=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'Filter',
    text: /\(\s{0,4}[&|]?\(?[^()=]{1,40}=/u,
    runs: 'runs a text as a query of a directory (LDAP)',
    composed: 'info',
    unknown: null,
    instead: 'Escape each value for a filter.',
  },
  {
    languages: ['C#'],
    pattern: /\bArguments\s{0,4}=(?!=)\s{0,4}(\$?@?"\/[cC]\s.{0,600})$/u,
    name: 'Arguments',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: null,
    instead: 'Start the program itself, with ArgumentList.',
  },
  {
    languages: ['C#', 'F#', 'Visual Basic .NET'],
    pattern:
      /\b(TypeNameHandling\.(?:All|Auto|Objects|Arrays)|\(TypeNameHandling\)\s{0,2}[1-4]|TypeFilterLevel\.Full|BadListTypeChecking\s{0,4}=\s{0,4}false)\b/u,
    name: 'A setting',
    runs: 'makes objects out of data, by what the data says',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Leave it off, and name the types that may come.',
  },
  {
    languages: ['C#'],
    pattern: /\bStartInfo\.Arguments\s{0,4}=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'StartInfo',
    runs: 'starts a program with what it is given',
    composed: 'info',
    unknown: null,
    instead: 'Use ArgumentList.',
  },
  {
    languages: ['C#'],
    // Where the object is made: https://learn.microsoft.com/en-us/dotnet/api/system.diagnostics.processstartinfo.arguments
    pattern: /(?<![\w"'.])Arguments\s{0,4}=(?!=)\s{0,4}(\S.{0,600}?)\s{0,4}[,;]?\s{0,20}$/u,
    name: 'Arguments',
    sent: true,
    runs: 'starts a program with what it is given',
    composed: 'warn',
    unknown: 'info',
    instead: 'Use ArgumentList.',
  },
  {
    languages: ['C#'],
    pattern: /\bStartInfo\.FileName\s{0,4}=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'StartInfo',
    runs: 'starts the program that it is given the name of',
    composed: 'info',
    unknown: 'info',
    instead: 'Take the program from a list.',
  },
  {
    languages: ['C#', 'Visual Basic .NET'],
    // Web Forms: labels and literals are not escaped.
    pattern: /\b\w{1,40}\.(?:Text|InnerHtml)\s{0,4}\+?=(?!=)\s{0,4}(\S.{0,600})$/u,
    sent: true,
    name: 'Text',
    ...MARKUP,
    instead: 'Encode it with HttpUtility.HtmlEncode.',
  },
];
