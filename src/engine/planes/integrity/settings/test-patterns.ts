/** The settings by which test runners choose files, in any format: JavaScript, JSON, TOML, INI and XML. */

/** What a setting chooses: patterns, folders or names, as written. */
export interface Patterns {
  /** True for a list of what is left out. */
  readonly leavesOut: boolean;
  readonly items: readonly string[];
}

const COLLECTS = 'testMatch|testRegex|testpaths|python_files|python_functions|python_classes|specPattern|testDir|roots';
const LEAVES_OUT =
  'testPathIgnorePatterns|collect_ignore|collect_ignore_glob|norecursedirs|testIgnore|excludeSpecPattern|excludedTests';
/** Keys that mean tests only in the files of one runner. */
const BY_FILE: readonly { readonly path: RegExp; readonly collects: string; readonly leavesOut: string }[] = [
  { path: /vitest[\w.-]{0,40}$/u, collects: 'include', leavesOut: 'exclude' },
  { path: /karma\.conf\.\w{2,4}$/u, collects: 'files', leavesOut: 'exclude' },
  { path: /\.mocharc(?:\.\w{2,5})?$/u, collects: 'spec', leavesOut: 'ignore|exclude' },
];

/** Returns the settings that a text contains, by key. */
export function listPatterns(text: string, path: string): ReadonlyMap<string, Patterns> {
  const own = BY_FILE.find((one) => one.path.test(path));
  const found = new Map<string, Patterns>();
  const add = (key: string, leavesOut: boolean, items: readonly string[]): void => {
    found.set(key, { leavesOut, items: [...(found.get(key)?.items ?? []), ...items] });
  };
  const read = (keys: string, leavesOut: boolean): void => {
    // In code, what is not a list or a text is computed: which files it means is not known.
    for (const [, key = '', value = ''] of text.matchAll(
      new RegExp(
        `(?:^|[\\s{,"'])(${keys})["']?\\s{0,4}[:=]\\s{0,4}(\\[[^\\]]{0,4000}\\]|["'\`][^"'\`\\n]{0,300}["'\`]|[^\\n]{0,300}(?:\\n[ \\t]+[^\\n=:]{1,200}){0,30})`,
        'gu',
      ),
    ))
      if (!computes(path) || /^[["'`]/u.test(value)) add(key, leavesOut, listItems(value));
  };
  read(own === undefined ? COLLECTS : `${COLLECTS}|${own.collects}`, false);
  read(own === undefined ? LEAVES_OUT : `${LEAVES_OUT}|${own.leavesOut}`, true);
  if (/phpunit\.xml(?:\.dist)?$/u.test(path)) {
    for (const [, tag = '', value = ''] of text.matchAll(
      /<(directory|file)\b[^>]{0,200}>\s{0,10}([^<\n]{1,300}?)\s{0,10}<\//gu,
    ))
      add(tag, false, [value]);
    for (const [, value = ''] of text.matchAll(/<exclude>\s{0,10}([^<\n]{1,300}?)\s{0,10}<\/exclude>/gu))
      add('exclude', true, [value]);
  }
  if (/phpunit\.xml(?:\.dist)?$/u.test(path)) {
    for (const [, groups = ''] of text.matchAll(
      /<groups>[\s\S]{0,2000}?<exclude>((?:\s{0,40}<group>[^<\n]{1,100}<\/group>){1,50})\s{0,40}<\/exclude>/gu,
    ))
      add(
        'excluded groups',
        true,
        [...groups.matchAll(/<group>([^<]{1,100})</gu)].flatMap(([, item]) => item ?? []),
      );
  }
  if (/pom\.xml$/u.test(path)) {
    for (const [, value = ''] of text.matchAll(
      /<exclude>\s{0,10}([^<\n]{0,200}Test[^<\n]{0,200}?|[^<\n]{0,200}IT\.[^<\n]{0,100}?)\s{0,10}<\/exclude>/gu,
    ))
      add('exclude', true, [value]);
  }
  if (/\.gradle(?:\.kts)?$/u.test(path)) {
    for (const [, value = ''] of text.matchAll(
      /\bexclude(?:TestsMatching)?\s{0,2}\(?\s{0,2}["']([^"'\n]{0,200}Tests?[^"'\n]{0,100})["']/gu,
    ))
      add('exclude', true, [value]);
  }
  return found;
}

const computes = (path: string): boolean => /\.[cm]?[jt]s$/u.test(path);

/** Returns the quoted texts of a value, or its words. */
function listItems(value: string): readonly string[] {
  const quoted = [...value.matchAll(/["'`]([^"'`\n]{1,300})["'`]/gu)].flatMap(([, item]) => item ?? []);
  if (quoted.length > 0) return quoted;
  return value
    .replace(/[[\]{}()]/gu, ' ')
    .split(/[\s,]+/u)
    .filter((word) => word !== '' && !word.startsWith('#') && !word.startsWith('//'));
}
