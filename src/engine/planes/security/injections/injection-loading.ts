import type { InjectionCall } from './injection-call.js';
import { CODE, JVM, SCRIPT } from './injection-kinds.js';

/** Calls that load or compile code by a name or a text that they are given. By the documentation of each. */
export const LOADING_CALLS: readonly InjectionCall[] = [
  {
    languages: SCRIPT,
    names: ['import'],
    callee: /^import$/u,
    runs: 'loads the code that it is given the name of',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Look the module up in a list.',
  },
  {
    languages: ['Python'],
    names: [
      'import_module',
      '__import__',
      'import_string',
      'load_module',
      'load_source',
      'run_path',
      'run_module',
      'getattr',
      'globals',
    ],
    callee:
      /^(?:importlib\.)?(?:import_module|__import__)$|^import_string$|^imp\.load_\w{1,10}$|^runpy\.run_\w{1,10}$/u,
    runs: 'loads the code that it is given the name of',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Look the module up in a list.',
  },
  {
    languages: ['Python'],
    // The interactive interpreter of the standard library, and compile() for text that is then run.
    names: ['push', 'runsource', 'runcode', 'interact', 'run_in_subinterp', 'compile', 'compile_command'],
    callee:
      /\b(?:console|interpreter|InteractiveConsole|InteractiveInterpreter)(?:\(\))?\.(?:push|runsource|runcode)$|\brun_in_subinterp$|^(?:builtins\.)?compile$|^(?:code|codeop)\.compile_command$/u,
    ...CODE,
    composed: 'info',
    unknown: null,
    outside: 'parameter',
    instead: 'Use ast.literal_eval for values, or look the function up in a table.',
  },
  {
    languages: ['Python'],
    // What is sent to the port is run.
    names: ['listen'],
    callee: /^(?:logging\.config\.listen|logging\.config\.listen\.\w+)$/u,
    runs: 'runs settings that are sent to a port, and they may hold code',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Read the settings from a file.',
  },
  {
    languages: ['PHP'],
    // Calls what it is given the name of.
    names:
      'call_user_func call_user_func_array array_map array_filter array_walk usort uasort uksort register_shutdown_function register_tick_function ob_start forward_static_call'.split(
        ' ',
      ),
    runs: 'calls what it is given the name of',
    composed: null,
    unknown: null,
    outside: 'source',
    which: 'every',
    within:
      /\b(?:call_user_func(?:_array)?|array_map|register_shutdown_function|register_tick_function|ob_start|forward_static_call)\s{0,4}\(\s{0,4}\$(?!this\b)|\b(?:array_filter|array_walk|u[ak]?sort)\s{0,4}\([^,]{1,80},\s{0,4}\$(?!this\b)/u,
    instead: 'Look the name up in a list.',
  },
  {
    languages: ['PHP'],
    // Before PHP 8 a text is run as code.
    names: ['assert'],
    ...CODE,
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Give it the condition itself.',
  },
  {
    languages: ['PHP'],
    // The letter e runs the replacement as code.
    names: ['preg_replace', 'mb_ereg_replace', 'mb_eregi_replace'],
    arguments:
      /^["']([^\w\s\\]).{0,200}\1[a-df-zA-Z]{0,6}e[a-zA-Z]{0,6}["']|,\s{0,4}["'][a-z]{0,4}e[a-z]{0,4}["']\s{0,4}$/su,
    ...CODE,
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Use preg_replace_callback.',
  },
  {
    languages: ['Ruby'],
    names: [
      'instance_eval',
      'class_eval',
      'module_eval',
      'instance_exec',
      'eval',
      'class_variable_get',
      'method',
      'instance_variable_get',
    ],
    ...CODE,
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Look the name up in a list.',
  },
  {
    languages: ['Ruby'],
    // The receiver is the name: params[:type].constantize
    names: ['constantize', 'safe_constantize'],
    callee: /\b(?:params|cookies|request|session)(?:\[[^\]]{1,40}\]|\.\w{1,30})?[^;]{0,40}\.(?:safe_)?constantize$/u,
    runs: 'loads the class that it is given the name of',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Look the name up in a list.',
  },
  {
    languages: JVM,
    names: [
      'forName',
      'loadClass',
      'parseClass',
      'createExpression',
      'createScript',
      'getMethod',
      'invokeMethod',
      'load',
      'loadLibrary',
      'defineClass',
    ],
    callee:
      /\bClass\.forName$|[lL]oader(?:\(\))?\.(?:loadClass|parseClass|defineClass)$|\b[jJ]exl\w{0,20}\.create(?:Expression|Script)$|getRuntime\(?\)?\.load(?:Library)?$|^System\.load(?:Library)?$/u,
    runs: 'loads the code that it is given the name or the text of',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Look the name up in a list.',
  },
  {
    languages: JVM,
    names: ['parseClass', 'createExpression', 'createScript', 'compile', 'getCompiledTemplate', 'evaluateInputStream'],
    callee:
      /GroovyClassLoader(?:\(\))?\.parseClass$|\b[jJ]exl\w{0,20}(?:\(\))?\.create(?:Expression|Script)$|\b(?:Velocity|velocityEngine)\.evaluate$|\bJaninoCompiler\.\w{1,20}$|\b(?:scriptEngine|ScriptEngine|Compilable|engine)\.compile$/u,
    ...CODE,
    composed: 'info',
    unknown: 'info',
    instead: 'Keep the expression in the code, and give it values.',
  },
  {
    languages: ['C#'],
    names:
      'EvaluateAsync RunAsync Create CompileAssemblyFromSource ParseText Execute AddScript InvokeScript LoadFrom LoadFile'.split(
        ' ',
      ),
    callee:
      /\bCSharpScript\.\w{1,20}$|\.CompileAssemblyFromSource$|\bCSharpSyntaxTree\.ParseText$|\.AddScript$|\.InvokeScript$|\bAssembly\.Load(?:From|File)$/u,
    ...CODE,
    composed: 'info',
    unknown: null,
    which: 'every',
    outside: 'parameter',
    instead: 'Look the function up in a table.',
  },
  {
    languages: ['Go'],
    names: ['Run', 'RunString', 'RunScript', 'DoString', 'Eval', 'RunProgram'],
    callee:
      /^(?:vm|runtime|rt|otto|goja|js|L|l|interp|i|\w{1,20}VM|\w{1,20}Vm)\.(?:Run|RunString|RunScript|DoString|Eval)$/u,
    ...CODE,
    composed: 'info',
    unknown: null,
    outside: 'source',
    instead: 'Parse what is given.',
  },
  {
    languages: ['Scala'],
    names: ['eval'],
    callee: /^js\.eval$|[tT]ool[bB]ox(?:\(\))?\.eval$/u,
    ...CODE,
    composed: 'info',
    unknown: 'info',
    instead: 'Parse what is given.',
  },
];
