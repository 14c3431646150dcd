/** Calls that execute what they are given: as code, in a shell, as a query, as markup. By the documentation of each. */
import type { InjectionCall } from './injection-call.js';
import { CODE, JVM, SCRIPT } from './injection-kinds.js';
import { LOADING_CALLS } from './injection-loading.js';
import { MARKUP_CALLS } from './injection-markup.js';
import { OBJECT_CALLS } from './injection-objects.js';
import { PROGRAM_CALLS } from './injection-programs.js';
import { QUERY_CALLS } from './injection-queries.js';
import { SHELL_CALLS } from './injection-shells.js';

const CODE_CALLS: readonly InjectionCall[] = [
  {
    languages: SCRIPT,
    names: ['Function'],
    callee: /^(?:new )?(?:window\.|globalThis\.)?Function$/u,
    ...CODE,
    which: 'last',
    instead: 'Parse what is given, or look the function up in a table.',
  },
  {
    languages: SCRIPT,
    names: 'eval runInThisContext runInNewContext runInContext compileFunction Script VMScript globalEval'.split(' '),
    callee:
      /^(?:(?:window|globalThis|self|global|top)\.)?eval$|\bvm\.(?:run\w{1,20}|compileFunction)$|^new (?:vm\.Script|VMScript)$|^(?:jQuery|\$)\.globalEval$/u,
    ...CODE,
    instead: 'Parse what is given, or look the function up in a table.',
  },
  {
    languages: ['Python'],
    names: ['run_string'],
    callee: /\w{0,20}interpreters\.run_string$/u,
    given: /^[^,]{1,80},\s{0,40}([\s\S]{1,600})$/u,
    ...CODE,
    unknown: 'info',
    instead: 'Give the interpreter a text of the program.',
  },
  {
    languages: SCRIPT,
    names: ['setTimeout', 'setInterval', 'execScript'],
    ...CODE,
    unknown: null,
    text: /\S/u,
    outside: 'source',
    instead: 'Give it a function.',
  },
  {
    languages: ['Python'],
    names: ['eval', 'exec', 'runsource', 'runcode'],
    callee: /^(?:builtins\.|__builtins__\.)?(?:eval|exec)$|\b(?:runsource|runcode)$/u,
    ...CODE,
    instead: 'Use ast.literal_eval for values, or look the function up in a table.',
  },
  { languages: ['PHP'], names: ['eval'], ...CODE, instead: 'Look the function up in a table.' },
  {
    languages: ['PHP'],
    names: ['create_function'],
    which: 'last',
    ...CODE,
    instead: 'Write a closure.',
  },
  {
    languages: ['PHP'],
    // A string is run as code; a condition, the usual argument, is only checked.
    names: ['assert'],
    arguments: /^["'].*["']$|^["'][^"']{0,200}["']\s*\.\s*\$/su,
    ...CODE,
    unknown: null,
    instead: 'Give it the condition itself.',
  },
  {
    languages: ['Ruby'],
    names: ['eval'],
    // Clients of Redis have a method of this name.
    callee:
      /^(?:(?:Kernel|IRB|self|TOPLEVEL_BINDING|\w{0,30}binding|get_binding|proc)(?:\(\))?\.)?eval$|binding(?:\(\))?\.eval$/u,
    ...CODE,
    unknown: 'info',
    instead: 'Use define_method or public_send with a name out of a list.',
  },
  {
    languages: ['Ruby'],
    // A usual way to define methods, with names that the program knows.
    names: ['instance_eval', 'class_eval', 'module_eval', 'constantize', 'instance_variable_set'],
    callee: /(?:instance|class|module)_eval$/u,
    ...CODE,
    composed: 'info',
    unknown: null,
    instead: 'Use define_method or public_send with a name out of a list.',
  },
  {
    languages: ['Ruby'],
    names: ['send', 'public_send', '__send__', 'const_get', 'constantize', 'safe_constantize'],
    arguments: /\bparams\b|\brequest\b|\bcookies\b/u,
    runs: 'calls what it is given the name of',
    composed: 'info',
    unknown: 'info',
    instead: 'Look the name up in a list.',
  },
  {
    languages: JVM,
    names: (
      'eval evaluate parse parseExpression parseRaw findValue findString buildConstraintViolationWithTemplate ' +
      'compileExpression executeExpression'
    ).split(' '),
    callee:
      /(?:engine|shell|parser|Engine|Shell|Parser|Eval|OgnlTextParser)(?:\(\))?\.(?:eval|evaluate|parseExpression|parseRaw)$|GroovyShell(?:\(\))?\.parse$|\b(?:vs|stack|valueStack|ValueStack|OgnlValueStack)\.find(?:Value|String)$|\bOgnl\.parseExpression$|\.buildConstraintViolationWithTemplate$|\bMVEL\.(?:eval|compileExpression|executeExpression)$/u,
    ...CODE,
    composed: 'info',
    unknown: 'info',
    instead: 'Parse what is given, or look the function up in a table.',
  },
  {
    languages: JVM,
    names: ['createValueExpression', 'createMethodExpression', 'getValue', 'setValue'],
    callee: /\.create(?:Value|Method)Expression$|\b(?:Ognl|OgnlUtil|ognlUtil|OgnlReflectionProvider)\.[gs]etValue$/u,
    ...CODE,
    composed: 'info',
    unknown: null,
    which: 'every',
    outside: 'parameter',
    instead: 'Keep the expression in the code, and give it values.',
  },
  {
    languages: SCRIPT,
    names: ['require'],
    callee: /^require$/u,
    runs: 'loads the code that it is given the name of',
    composed: null,
    unknown: null,
    outside: 'parameter',
    instead: 'Look the module up in a list.',
  },
  {
    languages: SCRIPT,
    names: ['run', 'runFile'],
    callee:
      /(?:^new (?:Node)?VM|^(?:nodeVM|nodeVm|vm|vm2|sandbox|NodeVM|VM|Sandbox|sandbox\.Sandbox))(?:\(.{0,80}\))?\.run$/u,
    ...CODE,
    composed: 'info',
    unknown: 'info',
    instead: 'Parse what is given, or look the function up in a table.',
  },
];

/** All calls. The first that fits is meant. */
export function listInjectionCalls(): readonly InjectionCall[] {
  return [
    ...CODE_CALLS,
    ...LOADING_CALLS,
    ...SHELL_CALLS,
    ...PROGRAM_CALLS,
    ...QUERY_CALLS,
    ...MARKUP_CALLS,
    ...OBJECT_CALLS,
  ];
}
