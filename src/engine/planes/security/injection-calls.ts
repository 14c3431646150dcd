/** Calls that execute what they are given: as code, in a shell, as a query, as markup. By the documentation of each. */
import type { InjectionCall } from './injection-call.js';
import { OBJECT_CALLS } from './injection-objects.js';
import { PROGRAM_CALLS } from './injection-programs.js';
import { QUERY_CALLS } from './injection-queries.js';
import { MARKUP_CALLS } from './injection-readers.js';

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];
const JVM = ['Java', 'Kotlin', 'Scala', 'Groovy'];

const CODE = { runs: 'runs a text as code', composed: 'warn', unknown: 'warn' } as const;
const SHELL = { runs: 'runs a text in a shell', composed: 'warn', unknown: null, list: 'apart' } as const;

/** A shell and its option for a text, as arguments; group 1 is the text. */
const SHELL_AND_TEXT =
  /^&?(?:os\.P_\w{1,10}\s{0,4},\s{0,40})?(?:["'](?:\/usr\/bin\/)?env["']\s{0,4},\s{0,40})?(?:(?:new\s{1,4})?[\w.]{0,30}(?:!|\[\])?\s{0,4}[[({]{1,2})?\s{0,4}["'](?:\S{0,40}[/\\])?(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)["']\s{0,4},\s{0,40}(?:["'](?:\S{0,40}\/)?(?:ba|z|da|k|c)?sh["']\s{0,4},\s{0,40})?&?(?:\w{0,20}(?:\[\]|!)?\s{0,4}[[({])?\s{0,4}["'](?:-\w{0,4}c|\/[cCkK]|-Command)["']\s{0,4},\s{0,40}([^,\])}][\s\S]{0,600})$/u;

const CODE_AND_SHELL_CALLS: readonly InjectionCall[] = [
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
    names:
      'eval runInThisContext runInNewContext runInContext compileFunction Script VMScript execScript globalEval'.split(
        ' ',
      ),
    callee:
      /^(?:(?:window|globalThis|self|global|top)\.)?eval$|\bvm\.(?:run\w{1,20}|compileFunction)$|^new (?:vm\.Script|VMScript)$|^execScript$|^(?:jQuery|\$)\.globalEval$/u,
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
    names: ['setTimeout', 'setInterval'],
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
  { languages: ['PHP'], names: ['eval', 'create_function'], ...CODE, instead: 'Look the function up in a table.' },
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
    names: ['exec', 'execSync'],
    callee: /^(?:(?:child_process|childProcess|cp|proc|shell|shelljs)\.)?(?:exec|execSync)$|["']\)?\.exec(?:Sync)?$/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Use execFile or spawn with a list of arguments.',
  },
  {
    languages: SCRIPT,
    names: ['exec', 'execSync'],
    callee: /^require\.exec(?:Sync)?$/u,
    within: /require\(\s{0,4}["'](?:node:)?child_process["']/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Use execFile or spawn with a list of arguments.',
  },
  {
    languages: SCRIPT,
    names: 'execaCommand execaCommandSync spawn spawnSync execa execFile execFileSync'.split(' '),
    arguments: /\bshell\s{0,4}:\s{0,4}(?:true|["'])/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Leave the shell off, and give a list of arguments.',
  },
  {
    languages: [...SCRIPT, ...JVM, 'Python', 'Ruby', 'PHP', 'Go', 'C#', 'Swift', 'Dart', 'Rust', 'C', 'C++'],
    names: (
      'spawn spawnSync execFile execFileSync execa Command CommandContext ProcessBuilder exec run call ' +
      'Popen check_call check_output create_subprocess_exec execl execlp execv execvp spawnl spawnlp ' +
      'spawnv spawnvp system Start ProcessStartInfo command start capture2 capture3 capture2e popen ' +
      'popen3 execle execlpe execve execvpe spawnle spawnlpe spawnve spawnvpe posix_spawn pipeline pipeline_r pipeline_w ' +
      'pipeline_rw pipeline_start subprocess_exec'
    ).split(' '),
    given: SHELL_AND_TEXT,
    ...SHELL,
    unknown: 'info',
    instead: 'Start the program itself, with a list of arguments.',
  },
  {
    languages: ['Rust'],
    names: ['arg'],
    within: /Command::new\(\s{0,4}"(?:\S{0,40}\/)?(?:ba|z|da)?sh"\s{0,4}\)[\s\S]{0,200}"-\w{0,3}c"/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Start the program itself, with an argument each.',
  },
  {
    languages: ['Python'],
    names: ['run', 'call', 'Popen', 'check_call', 'check_output', 'popen2'],
    arguments: /\bshell\s{0,2}=\s{0,2}(?:True\b|[1-9]|["'[{]\s{0,4}\S)/u,
    runs: SHELL.runs,
    composed: 'warn',
    unknown: 'info',
    instead: 'Leave shell=True out, and give a list of arguments.',
  },
  {
    languages: ['Python'],
    names: (
      'system popen popen2 popen3 popen4 getoutput getstatusoutput create_subprocess_shell ' + 'exec_command'
    ).split(' '),
    callee:
      /^(?:os|subprocess|commands|popen2|asyncio|asyncio\.subprocess|platform)\.\w{1,30}$|^(?:getoutput|getstatusoutput|create_subprocess_shell|system|popen)$|(?:^|\.)\w{0,20}(?:ssh|client|loop|connection|conn)\w{0,10}(?:\(\))?\.exec_command$/iu,
    ...SHELL,
    unknown: 'info',
    instead: 'Use subprocess.run with a list of arguments.',
  },
  {
    languages: ['Python'],
    names: ['subprocess_shell'],
    given: /^[^,]{1,200},\s{0,40}([\s\S]{1,600})$/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Use subprocess_exec with a list of arguments.',
  },
  {
    languages: ['Python'],
    names: ['BashOperator', 'SSHOperator'],
    given: /\b(?:bash_)?command\s{0,2}=\s{0,2}([\s\S]{1,400})$/u,
    ...SHELL,
    instead: 'Give the value in env, and put "$NAME" into the command.',
  },
  {
    languages: ['Ruby'],
    names: (
      'system exec spawn popen popen2 popen2e popen3 capture2 capture2e capture3 pipeline pipeline_r pipeline_w ' +
      'pipeline_rw pipeline_start syscall open'
    ).split(' '),
    callee:
      /^(?:Kernel\.|Process\.)?(?:system|exec|spawn|popen|syscall)$|^(?:IO|Open3|PTY)\.\w{1,20}$|^(?:Kernel\.)?open$/u,
    arguments: /^(?!\s{0,4}\{)/u,
    ...SHELL,
    outside: 'source',
    instead: 'Give the arguments one by one: system("tar", "xf", path).',
  },
  {
    languages: ['PHP'],
    names: 'shell_exec exec system passthru popen proc_open pcntl_exec'.split(' '),
    callee: /^\\?(?:shell_exec|exec|system|passthru|popen|proc_open|pcntl_exec)$/u,
    ...SHELL,
    unknown: 'info',
    instead: 'Use escapeshellarg for each part, or a process class that takes a list.',
  },
  {
    languages: ['C', 'C++', 'Objective-C'],
    names: ['system', 'popen', '_popen', '_wsystem'],
    callee: /^(?:std::|::)?_?w?(?:system|popen)$/u,
    ...SHELL,
    unknown: 'warn',
    instead: 'Use execve or posix_spawn with a list of arguments.',
  },
  {
    languages: JVM,
    names: ['exec'],
    callee: /getRuntime\(?\)?\.exec$|^(?:r|rt|runtime)\.exec$/iu,
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: 'info',
    list: 'apart',
    instead: 'Use ProcessBuilder with a list of arguments.',
  },
  {
    languages: ['C#'],
    names: ['Start', 'ProcessStartInfo'],
    callee: /\bProcess\.Start$|ProcessStartInfo$/u,
    given: /^[^,]{0,200},\s{0,40}([\s\S]{1,600})$/u,
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    instead: 'Use ProcessStartInfo.ArgumentList.',
  },
  {
    languages: ['C#'],
    names: ['Start'],
    callee: /\bProcess\.Start$/u,
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    instead: 'Use ProcessStartInfo.ArgumentList.',
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
  return [...CODE_AND_SHELL_CALLS, ...PROGRAM_CALLS, ...QUERY_CALLS, ...MARKUP_CALLS, ...OBJECT_CALLS];
}
