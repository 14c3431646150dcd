import type { InjectionCall } from './injection-call.js';
import { JVM, SCRIPT } from './injection-kinds.js';

const SHELL = { runs: 'runs a text in a shell', composed: 'warn', unknown: null, list: 'apart' } as const;

/** A shell and its option for a text, as arguments; group 1 is the text. */
const SHELL_AND_TEXT =
  /^&?(?:os\.P_\w{1,10}\s{0,4},\s{0,40})?(?:[a-zA-Z][\w.]{0,40}(?:\(\))?\s{0,4},\s{0,40})?(?:["'](?:\/usr\/bin\/)?env["']\s{0,4},\s{0,40})?(?:(?:new\s{1,4})?[\w.]{0,30}(?:!|\[\])?\s{0,4}[[({]{1,2})?\s{0,4}["'](?:\S{0,40}[/\\])?(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)["']\s{0,4},\s{0,40}(?:["'](?:\S{0,40}\/)?(?:ba|z|da|k|c)?sh["']\s{0,4},\s{0,40})?&?(?:\{[^[\]]{0,80}\bargs\s{0,4}:\s{0,4})?(?:\w{0,20}(?:\[\]|!)?\s{0,4}[[({])?\s{0,4}["'](?:-\w{0,4}c|\/[cCkK]|-Command)["']\s{0,4},\s{0,40}([^,\])}][\s\S]{0,600})$/u;

/** Calls that run a text in a shell or as a command. By the documentation of each. */
export const SHELL_CALLS: readonly InjectionCall[] = [
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
      'pipeline_rw pipeline_start syscall'
    ).split(' '),
    callee: /^(?:Kernel\.|Process\.)?(?:system|exec|spawn|popen|syscall)$|^(?:IO|Open3|PTY)\.\w{1,20}$/u,
    arguments: /^(?!\s{0,4}\{)/u,
    ...SHELL,
    outside: 'source',
    instead: 'Give the arguments one by one: system("tar", "xf", path).',
  },
  {
    // Only what begins with a bar is run: a text that begins with something else opens a file.
    languages: ['Ruby'],
    names: ['open'],
    callee: /^(?:Kernel\.|IO\.|PTY\.)?open$/u,
    arguments: /^(?!\s{0,4}(?:\{|"(?!\||#[{$@]|\s)[^"]|'(?!\||\s)[^']))/u,
    ...SHELL,
    outside: 'source',
    instead: 'Give the arguments one by one: system("tar", "xf", path).',
  },
  {
    languages: ['PHP'],
    names: 'shell_exec exec system passthru popen proc_open pcntl_exec fromShellCommandline'.split(' '),
    callee: /^\\?(?:shell_exec|exec|system|passthru|popen|proc_open|pcntl_exec)$|\bProcess::fromShellCommandline$/u,
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
    outside: 'source',
    list: 'apart',
    instead: 'Use ProcessStartInfo.ArgumentList.',
  },
  {
    languages: ['C#'],
    names: ['Start'],
    callee: /\bProcess\.Start$/u,
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    outside: 'source',
    instead: 'Use ProcessStartInfo.ArgumentList.',
  },
  {
    languages: SCRIPT,
    names: ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'run', 'Command'],
    callee: /^(?:(?:child_process|childProcess|cp)\.)?(?:spawn|execFile)(?:Sync)?$|\bDeno\.(?:run|Command)$/u,
    ...SHELL,
    runs: 'starts the program that it is given the name of',
    composed: null,
    outside: 'parameter',
    instead: 'Take the program from a list.',
  },
  {
    languages: ['Python'],
    // A text instead of a list is a program's name, and with Windows a whole command.
    names: ['run', 'call', 'Popen', 'check_call', 'check_output', 'create_subprocess_exec', 'subprocess_exec'],
    callee: /^(?:subprocess|asyncio|asyncio\.subprocess|loop)\.\w{1,30}$/u,
    leading: true,
    runs: 'starts the program that it is given the name of',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Take the program from a list.',
  },
  {
    languages: ['Python'],
    names: ['run', 'sudo', 'local', 'spawn', 'spawnu', 'remote'],
    callee:
      /(?:^|\.)(?:fabric\.)?(?:Connection|conn|connection|ctx|context|c)(?:\([^()]{0,80}\))?\.(?:run|sudo|local)$|^pexpect\.(?:spawn|spawnu|run|runu)$|^invoke\.run$/u,
    text: /\s/u,
    ...SHELL,
    composed: 'info',
    instead: 'Quote each part with shlex.quote.',
  },
  {
    languages: JVM,
    names: ['parse'],
    callee: /\bCommandLine\.parse$/u,
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    outside: 'source',
    instead: 'Use addArgument for each argument.',
  },
];
