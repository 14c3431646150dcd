import type { InjectionCall } from './injection-call.js';
import { JVM, SCRIPT } from './injection-kinds.js';

const PROGRAM = {
  runs: 'starts the program that it is given the name of',
  composed: 'info',
  unknown: 'info',
  instead: 'Take the program from a list.',
} as const;

/** Calls that start a program by its name, or with an argument from outside. By the documentation of each. */
export const PROGRAM_CALLS: readonly InjectionCall[] = [
  {
    languages: JVM,
    names: ['ProcessBuilder', 'command'],
    callee: /^new ProcessBuilder$|^ProcessBuilder$|ProcessBuilder(?:\(\))?\.command$/u,
    ...PROGRAM,
    unknown: null,
    outside: 'parameter',
  },
  {
    languages: ['Go'],
    names: ['Command', 'CommandContext', 'Exec', 'ForkExec', 'StartProcess'],
    callee: /^(?:exec\.Command|syscall\.(?:Exec|ForkExec)|os\.StartProcess)$/u,
    ...PROGRAM,
  },
  {
    languages: ['Go'],
    names: ['CommandContext'],
    callee: /^exec\.CommandContext$/u,
    given: /^[^,]{1,60},\s{0,40}([\s\S]{1,300})$/u,
    ...PROGRAM,
  },
  {
    languages: ['Python'],
    names: 'spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe posix_spawn'.split(' '),
    given: /^os\.P_\w{1,10}\s{0,4},\s{0,40}([\s\S]{1,300})$/u,
    ...PROGRAM,
  },
  {
    languages: ['Python'],
    names: 'execl execle execlp execlpe execv execve execvp execvpe startfile'.split(' '),
    callee: /^os\.\w{1,20}$/u,
    ...PROGRAM,
  },
  {
    languages: ['C#'],
    names: ['Start'],
    callee: /\bProcess\.Start$/u,
    arguments: /^(?!new\b|\w{0,30}(?:[iI]nfo|psi)\b)/u,
    ...PROGRAM,
  },
  {
    languages: ['C#'],
    names: ['ProcessStartInfo'],
    callee: /ProcessStartInfo$/u,
    ...PROGRAM,
    unknown: null,
    outside: 'parameter',
  },
  // After those whose name is not known: an argument that somebody sends.
  {
    languages: [...SCRIPT, ...JVM, 'Go', 'Rust'],
    names: ('Command CommandContext spawn spawnSync execFile execFileSync fork run ProcessBuilder ' + 'command').split(
      ' ',
    ),
    callee:
      /^exec\.Command(?:Context)?$|\b(?:child_process|cp)\.(?:spawn|spawnSync|execFile|execFileSync|fork)$|^spawn(?:Sync)?$|ProcessBuilder(?:\(\))?(?:\.command)?$|\bDeno\.(?:run|Command)$|Command::new$/u,
    ...PROGRAM,
    runs: 'starts a program with what somebody sends',
    composed: null,
    unknown: null,
    which: 'every',
    outside: 'source',
    instead: 'Check it against a list, and put "--" before it.',
  },
];
