/** Calls that execute their argument. */

export interface InjectionCall {
  /** Linguist's names. */
  readonly languages: readonly string[];
  /** Matched against the end of the callee. */
  readonly callee: RegExp;
  /** The first argument must match this, if the callee's name alone is ambiguous. */
  readonly argument?: RegExp;
  /** `composed`: a text with inserted values; `dynamic`: anything but a literal. */
  readonly given: 'composed' | 'dynamic';
  /** Completes "This call …". */
  readonly runs: string;
  readonly instead: string;
  /** Reported as information, because it is often intended. */
  readonly mild?: true;
}

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript'];
const SQL =
  /\b(?:select\s.{0,120}\bfrom|insert\s{1,4}into|update\s.{0,80}\bset|delete\s{1,4}from|drop\s{1,4}table|where\s.{0,40}=)\b/isu;

export const INJECTION_CALLS: readonly InjectionCall[] = [
  {
    languages: SCRIPT,
    callee: /^(?:(?:window|globalThis|self)\.)?eval$|^new Function$|\bvm\.run(?:InThisContext|InNewContext)$/u,
    given: 'dynamic',
    runs: 'runs a text as code',
    instead: 'Parse what is given, or look the function up in a table.',
  },
  {
    languages: ['Python'],
    callee: /^(?:eval|exec)$/u,
    given: 'dynamic',
    runs: 'runs a text as code',
    instead: 'Use ast.literal_eval for values, or look the function up in a table.',
  },
  {
    languages: ['PHP'],
    callee: /^(?:eval|create_function)$/u,
    argument: /\$/u,
    given: 'dynamic',
    runs: 'runs a text as code',
    instead: 'Look the function up in a table.',
  },
  {
    languages: ['PHP'],
    // A string argument is executed as code; a condition, the usual argument, is only evaluated.
    callee: /^assert$/u,
    argument: /^["'].*["']$|^["'][^"']{0,200}["']\s*\.\s*\$/su,
    given: 'composed',
    runs: 'runs a text as code',
    instead: 'Give it the condition itself.',
  },
  {
    languages: ['Ruby'],
    callee: /(?:^|\.)eval$/u,
    given: 'composed',
    runs: 'runs a text as code',
    instead: 'Use define_method or public_send with a name out of a list.',
  },
  {
    languages: ['Ruby'],
    // A common way to define methods, with names from the program itself.
    callee: /(?:^|\.)(?:instance_eval|class_eval|module_eval)$/u,
    given: 'composed',
    runs: 'runs a text as code',
    instead: 'Use define_method or public_send with a name out of a list.',
    mild: true,
  },
  {
    languages: SCRIPT,
    callee: /^(?:(?:child_process|cp)\.)?(?:exec|execSync)$/u,
    given: 'composed',
    runs: 'runs a text in a shell',
    instead: 'Use execFile or spawn with a list of arguments.',
  },
  {
    languages: ['Python'],
    callee: /^(?:os\.(?:system|popen)|subprocess\.(?:getoutput|getstatusoutput)|commands\.getoutput)$/u,
    given: 'composed',
    runs: 'runs a text in a shell',
    instead: 'Use subprocess.run with a list of arguments.',
  },
  {
    languages: ['Ruby'],
    callee: /^(?:Kernel\.)?(?:system|exec|spawn|popen)$|^(?:IO|Open3)\.\w{1,20}$/u,
    given: 'composed',
    runs: 'runs a text in a shell',
    instead: 'Give the arguments one by one: system("tar", "xf", path).',
  },
  {
    languages: ['PHP'],
    callee: /^(?:shell_exec|exec|system|passthru|popen|proc_open)$/u,
    given: 'composed',
    runs: 'runs a text in a shell',
    instead: 'Use escapeshellarg for each part, or a process class that takes a list.',
  },
  {
    languages: ['C', 'C++'],
    callee: /^(?:std::)?(?:system|popen)$/u,
    given: 'dynamic',
    runs: 'runs a text in a shell',
    instead: 'Use execve or posix_spawn with a list of arguments.',
  },
  {
    languages: ['Java', 'Kotlin', 'Scala'],
    callee: /getRuntime\(?\)?\.exec$/u,
    given: 'composed',
    runs: 'runs a text as a command',
    instead: 'Use ProcessBuilder with a list of arguments.',
  },
  {
    languages: ['C#'],
    callee: /\bProcess\.Start$/u,
    given: 'composed',
    runs: 'runs a text as a command',
    instead: 'Use ProcessStartInfo.ArgumentList.',
  },
  {
    languages: [...SCRIPT, 'Python', 'Ruby', 'PHP', 'Java', 'Kotlin', 'Scala', 'Go', 'C#', 'Rust', 'Swift', 'Dart'],
    callee:
      /(?:^|\.|->|::)(?:query|execute|exec|executemany|executeQuery|executeUpdate|executeSql|prepareStatement|createQuery|createNativeQuery|createStatement|raw|rawQuery|rawInsert|FromSqlRaw|ExecuteSqlRaw|ExecuteNonQuery|ExecuteReader|find_by_sql|select_all|select_value|whereRaw|selectRaw|orderByRaw|havingRaw|statement|unprepared|Query|QueryRow|QueryContext|QueryRowContext|Exec|ExecContext|Raw|sql_query)$|^new (?:\w{1,20}\.)?(?:SqlCommand|NpgsqlCommand|MySqlCommand|SqliteCommand)$/u,
    argument: SQL,
    given: 'composed',
    runs: 'runs a text as a query of a database',
    instead: 'Put a placeholder where the value stands and pass the value beside the text.',
  },
  {
    languages: SCRIPT,
    callee: /^document\.write(?:ln)?$|\.insertAdjacentHTML$|\.bypassSecurityTrust\w{1,20}$/u,
    given: 'dynamic',
    runs: 'puts a text into a page as markup',
    instead: 'Use textContent, or a template that escapes.',
    mild: true,
  },
  {
    languages: ['Python'],
    callee: /^(?:pickle|cPickle|dill|marshal|shelve)\.(?:loads?|open)$|^(?:mark_safe|Markup)$/u,
    given: 'dynamic',
    runs: 'takes what it is given for safe',
    instead: 'Read data by a format that holds no code (JSON), and escape text for pages.',
    mild: true,
  },
  {
    languages: ['PHP'],
    callee: /^unserialize$/u,
    given: 'dynamic',
    runs: 'makes objects out of a text',
    instead: 'Use json_decode, or allowed_classes.',
    mild: true,
  },
  {
    languages: ['Ruby'],
    callee: /^Marshal\.load$|^YAML\.(?:unsafe_load|load)$/u,
    given: 'dynamic',
    runs: 'makes objects out of a text',
    instead: 'Use JSON.parse or YAML.safe_load.',
    mild: true,
  },
  {
    languages: ['Java', 'Kotlin', 'Scala'],
    callee: /^new ObjectInputStream$/u,
    given: 'dynamic',
    runs: 'makes objects out of bytes',
    instead: 'Read a format that holds no code, or set an ObjectInputFilter.',
    mild: true,
  },
];
