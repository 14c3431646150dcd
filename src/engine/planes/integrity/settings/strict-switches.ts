/** Switches that make a tool stricter as a whole, and the settings that are exceptions from one. */
import type { FileChange } from '../../../model.js';
import { parseFlag, type SettingChange } from './settings.js';

interface Switch {
  readonly file: RegExp;
  /** The section that holds the switch. */
  readonly section: RegExp;
  /** The sections whose settings the switch concerns. */
  readonly sections: RegExp;
  /** What the switch turns on. Other settings are not exceptions from it. */
  readonly covers: RegExp;
  /** A file that takes over settings of another one, which may hold the switch already. */
  readonly inherits: RegExp | null;
}

const SWITCHES: readonly Switch[] = [
  {
    // https://mypy.readthedocs.io/en/stable/existing_code.html#introduce-stricter-options, `mypy --help`, --strict
    file: /(?:^|\/)(?:pyproject\.toml|setup\.cfg|tox\.ini|\.?mypy\.ini)$/u,
    section: /^(?:tool\.)?mypy$/u,
    sections: /^(?:tool\.)?mypy\b/u,
    covers:
      /^(?:(?:dis)?allow_(?:any_generics|subclassing_any|untyped_(?:calls|defs|decorators)|incomplete_defs)|check_untyped_defs|warn_(?:unused_configs|redundant_casts|unused_ignores|return_any)|no_implicit_reexport|strict_(?:equality|bytes|concatenate)|extra_checks)$/u,
    inherits: null,
  },
  {
    // https://www.typescriptlang.org/tsconfig/#strict
    file: /(?:^|\/)(?:ts|js)config(?:[.-][\w.-]+)?\.json$/u,
    section: /^compilerOptions$/u,
    sections: /^compilerOptions$/u,
    covers:
      /^(?:noImplicitAny|noImplicitThis|strictNullChecks|strictFunctionTypes|strictBindCallApply|strictPropertyInitialization|strictBuiltinIteratorReturn|useUnknownInCatchVariables|alwaysStrict)$/u,
    inherits: /"extends"/u,
  },
];

/**
 * Returns a function that tells whether a setting is an exception from a switch that the change itself turns on: with
 * both, the tool finds more than before. The switch was off before, or shown to be absent, and the base did not name the
 * setting.
 */
export function createExceptionTest(
  change: FileChange,
  settings: readonly SettingChange[],
): (setting: SettingChange) => boolean {
  const one = SWITCHES.find(({ file }) => file.test(change.file.path));
  const turned = settings.filter(
    ({ key, within, after }) =>
      key === 'strict' && one?.section.test(within) === true && after !== null && parseFlag(after.value) === true,
  );
  const [strict] = turned;
  const text = change.file.old_text;
  // Only the whole text shows what the base does not name.
  if (one === undefined || strict === undefined || turned.length > 1 || text === null) return () => false;
  if (one.inherits?.test(text) === true) return () => false;
  const names = [...text.matchAll(NAME)].map(([, name = '']) => dropSign(name));
  const was = strict.before === null ? null : parseFlag(strict.before.value);
  const isNamed = new Set(names);
  if (was === true || (was === null && isNamed.has('strict'))) return () => false;
  // Several switches in the base: one of them may be on.
  if (was === false && names.filter((name) => name === 'strict').length > 1) return () => false;
  return ({ key, within, before: old }) =>
    old === null && one.sections.test(within) && one.covers.test(key) && !isNamed.has(dropSign(key));
}

/** The name of a setting, wherever it stands: a whole file may be on one line. */
const NAME = /(?<![\w-])([\w-]{1,100})["']?\s{0,20}[:=]/gu;

/** mypy reads `allow_x` as the opposite of `disallow_x`, and `no_x` as that of `x`. */
const dropSign = (key: string): string => key.replace(/^(?:dis)?allow_|^no_/u, '');
