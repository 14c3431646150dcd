/** How strict the settings of linters and compilers are: their levels, flags, limits and lists. */
import { parseFlag, parseNumber, type SettingChange } from './settings.js';

/** Levels of linters, from loose to strict. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  eslint: ['off', 'info', 'warn', 'error'],
  rust: ['allow', 'warn', 'deny', 'forbid'],
  dotnet: ['none', 'silent', 'suggestion', 'warning', 'error'],
  python: ['none', 'information', 'warning', 'error'],
};

/** Flags that are stricter when on. */
const STRICT =
  /^(?:strict\w{0,40}|strict_\w{1,40}|no(?:Implicit|Unused|Unchecked|Fallthrough|PropertyAccess)\w{1,40}|exactOptionalPropertyTypes|alwaysStrict|useUnknownInCatchVariables|forceConsistentCasingInFileNames|erasableSyntaxOnly|disallow_\w{1,40}|check_untyped_defs|warn_(?:return_any|unused_\w{1,30}|redundant_casts|unreachable|no_return)|no_implicit_(?:optional|reexport)|extra_checks|Enabled|TreatWarningsAsErrors|EnforceCodeStyleInBuild|EnableNETAnalyzers|RunAnalyzers\w{0,30}|WarningsAsErrors|Nullable|failOnViolation|failsOnError|failOnError|failOnWarning|failOnViolations|allWarningsAsErrors|warningsAsErrors|violationSeverity|abortOnError|checkReleaseBuilds|reportUnmatchedIgnoredErrors|recommended|checkMissingIterableValueType|findUnusedCode)$/u;
/** Flags that are looser when on. */
const LOOSE =
  /^(?:ignore_errors|ignore_missing_imports|allow_(?:untyped|redefinition|any)\w{0,40}|allowUnreachableCode|allowUnusedLabels|noCheck|suppressImplicitAnyIndexErrors|suppressExcessPropertyErrors|ignoreFailures|testFailureIgnore|skipTests|maven\.test\.skip|checkstyle\.skip|spotbugs\.skip|pmd\.skip|enforcer\.skip|ignoreWarnings|DisabledByDefault|allow-unwrap-in-tests)$/u;
/** Lists of unchecked files or rules. */
const IGNORES =
  /^(?:(?:extend[-_])?(?:ignore|exclude)s?|per[-_]file[-_]ignores|disable(?:_error_code)?|ignorePatterns|ignoreErrors|skip|noqa|NoWarn|WarningsNotAsErrors)(?:\[\].{0,200})?$/u;

/**
 * Returns how much less a tool finds by a setting; null if it finds no less.
 * @param excused what the removed lists of the change did not check either
 */
export function rateLoosening(
  tool: string,
  { key, before, after, within }: SettingChange,
  excused: ReadonlySet<string>,
): 'info' | 'warn' | null {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const strict = STRICT.test(key) || STRICT.test(name);
  if (after === null) {
    // A removed setting falls back to its default, which is looser for a strict setting.
    return before !== null && strict && parseFlag(before.value) === true && tool === 'typescript' && key === 'strict'
      ? 'warn'
      : null;
  }
  const flag = parseFlag(after.value);
  // RuboCop: a pending check does not run until its next major version.
  if (tool === 'ruby' && before !== null && /^["']?pending\b/u.test(before.value)) return null;
  if (strict && flag === false && (before === null || parseFlag(before.value) !== false)) {
    return before === null && tool !== 'typescript' ? 'info' : 'warn';
  }
  if (LOOSE.test(key) && flag === true && (before === null || parseFlag(before.value) !== true))
    return /-in-tests$/u.test(name) ? 'info' : 'warn';
  const level = rateLevelChange(tool, before?.value ?? null, after.value);
  if (level !== null) return level;
  const limit = isLimitLoosened(tool, name, before?.value ?? null, after.value);
  if (limit) return 'warn';
  return IGNORES.test(key) &&
    tool !== 'build' &&
    hasNewItems(before?.value ?? '', after.value, excused) &&
    !/\btests?\b/iu.test(within)
    ? 'info'
    : null;
}

/** Reports `error` → `off`; a new `off` is only information, because it may come with a new preset. */
function rateLevelChange(tool: string, before: string | null, after: string): 'info' | 'warn' | null {
  const levels = LEVELS[tool];
  if (levels === undefined) return null;
  const rank = (value: string) => levels.indexOf(readLevel(value));
  if (rank(after) < 0) return null;
  if (before === null) return tool === 'eslint' && rank(after) === 0 ? 'info' : null;
  return rank(after) < rank(before) ? 'warn' : null;
}

/** Reads the level in `"error"`, `["error", …]`, `{ "level": "error" }` or `2`. */
export function readLevel(value: string): string {
  const word =
    /^\[?\s{0,5}["']?(\w{1,20})["']?/u.exec(value)?.[1] ??
    /\b(?:level|severity)["']?\s{0,5}[=:]\s{0,5}["'](\w{1,20})/u.exec(value)?.[1] ??
    '';
  return { '0': 'off', '1': 'warn', '2': 'error' }[word] ?? word;
}

/** Reports looser limits: PHPStan's level down, Psalm's up, a metric's maximum up. */
function isLimitLoosened(tool: string, key: string, before: string | null, after: string): boolean {
  const old = before === null ? null : parseNumber(before);
  const now = parseNumber(after);
  if (old === null || now === null) return false;
  if (tool === 'php') return key === 'level' ? now < old : key === 'errorLevel' && now > old;
  if (tool === 'ruby') return /^(?:Max|CountComments)$/u.test(key) && now > old;
  return tool === 'python' ? /^max[-_]complexity$/u.test(key) && now > old : false;
}

/** Returns true if a list on one line contains an element that nothing excused before. */
function hasNewItems(before: string, after: string, excused: ReadonlySet<string>): boolean {
  const old = readItems(before);
  return [...readItems(after)].some((item) => !old.has(item) && !excused.has(item));
}

/** Returns what a setting leaves unchecked: the files or rules of a list. */
export function listIgnored({ key, value }: { readonly key: string; readonly value: string }): readonly string[] {
  return IGNORES.test(key) ? [...readItems(value)] : [];
}

const readItems = (text: string): ReadonlySet<string> => new Set(text.match(/[\w.*/-]{2,100}/gu) ?? []);
