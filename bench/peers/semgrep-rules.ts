/** Rules for semgrep of the same kind and number as the engine's own, as a configuration file. */
import { stringify } from 'yaml';

const BRACES = [
  'javascript',
  'typescript',
  'java',
  'csharp',
  'kotlin',
  'scala',
  'swift',
  'php',
  'c',
  'cpp',
  'rust',
  'go',
];

/** The languages of each pattern. */
const PATTERNS: readonly (readonly [id: string, languages: readonly string[], pattern: string])[] = [
  ['eval', ['javascript', 'typescript', 'python', 'php'], 'eval(...)'],
  ['exec', ['python'], 'exec(...)'],
  ['new-function', ['javascript', 'typescript'], 'new Function(...)'],
  ['inner-html', ['javascript', 'typescript'], '$X.innerHTML = $Y'],
  ['document-write', ['javascript', 'typescript'], 'document.write(...)'],
  ['debugger', ['javascript', 'typescript'], 'debugger;'],
  ['console-log', ['javascript', 'typescript'], 'console.log(...)'],
  ['only', ['javascript', 'typescript'], '$F.only(...)'],
  ['skip', ['javascript', 'typescript'], '$F.skip(...)'],
  ['empty-catch-js', ['javascript', 'typescript'], 'try { ... } catch ($E) { }'],
  ['empty-catch-java', ['java'], 'try { ... } catch ($T $E) { }'],
  ['empty-catch-cs', ['csharp'], 'try { ... } catch { }'],
  ['except-pass', ['python'], 'try:\n  ...\nexcept $E:\n  pass'],
  ['bare-except', ['python'], 'try:\n  ...\nexcept:\n  ...'],
  ['shell-true', ['python'], 'subprocess.$F(..., shell=True, ...)'],
  ['os-system', ['python'], 'os.system(...)'],
  ['verify-false', ['python'], '$F(..., verify=False, ...)'],
  ['yaml-load', ['python'], 'yaml.load(...)'],
  ['pickle', ['python'], 'pickle.loads(...)'],
  ['set-trace', ['python'], '$X.set_trace()'],
  ['breakpoint', ['python'], 'breakpoint()'],
  ['md5-py', ['python'], 'hashlib.md5(...)'],
  ['md5-go', ['go'], 'md5.New()'],
  ['md5-java', ['java'], 'MessageDigest.getInstance("MD5")'],
  ['insecure-skip', ['go'], 'tls.Config{..., InsecureSkipVerify: true, ...}'],
  ['exec-go', ['go'], 'exec.Command("sh", "-c", ...)'],
  ['skip-go', ['go'], 't.Skip(...)'],
  ['ignored-error', ['go'], '_ = $F(...)'],
  ['runtime-exec', ['java'], 'Runtime.getRuntime().exec(...)'],
  ['print-java', ['java'], 'System.out.println(...)'],
  ['sql-java', ['java'], '$S.executeQuery("..." + $X)'],
  ['random-java', ['java'], 'new java.util.Random()'],
  ['unwrap', ['rust'], '$X.unwrap()'],
  ['dbg', ['rust'], 'dbg!(...)'],
  ['unsafe', ['rust'], 'unsafe { ... }'],
  ['gets', ['c', 'cpp'], 'gets(...)'],
  ['strcpy', ['c', 'cpp'], 'strcpy(...)'],
  ['sprintf', ['c', 'cpp'], 'sprintf(...)'],
  ['system', ['c', 'cpp', 'php', 'ruby'], 'system(...)'],
  ['goto', ['c'], 'goto $X;'],
  ['pry', ['ruby'], 'binding.pry'],
  ['send', ['ruby'], '$X.send(...)'],
  ['constantize', ['ruby'], '$X.constantize'],
  ['html-safe', ['ruby'], '$X.html_safe'],
  ['var-dump', ['php'], 'var_dump(...)'],
  ['unserialize', ['php'], 'unserialize(...)'],
  ['md5-php', ['php'], 'md5(...)'],
  ['shell-exec', ['php'], 'shell_exec(...)'],
  ['process-start', ['csharp'], 'Process.Start(...)'],
  ['md5-cs', ['csharp'], 'MD5.Create()'],
  ['console-cs', ['csharp'], 'Console.WriteLine(...)'],
  ['same-operands', BRACES, '$X == $X'],
  ['same-operands-py', ['python'], '$X == $X'],
];

/** Returns the configuration with `count` rules, or with all if there are fewer. */
export function semgrepRules(count: number): { readonly text: string; readonly count: number } {
  const regexes = Array.from({ length: Math.max(0, count - PATTERNS.length) }, (_, index) => ({
    id: `word-${index}`,
    languages: ['generic'],
    message: 'found',
    severity: 'WARNING',
    pattern: `forbidden_word_${index}(...)`,
  }));
  const rules = PATTERNS.slice(0, count).map(([id, languages, pattern]) => ({
    id,
    languages,
    message: 'found',
    severity: 'WARNING',
    pattern,
  }));
  return { text: stringify({ rules: [...rules, ...regexes] }), count: rules.length + regexes.length };
}
