/** Reads manifests with one dependency per line: go.mod, Gemfile, gemspec. */

import { getFolder } from '../../../../base/paths.js';
import { type Dependency, isGroupForDevelopers, type ManifestReader } from './dependency.js';
import { createGitSource, createPathSource, createUrlSource } from './source.js';

/** Reads go.mod: direct requirements, and replacements. */
export const readGoMod: ManifestReader = (run, path) =>
  run.flatMap(({ text, number, changed }): readonly Dependency[] => {
    const replaced =
      /^\s*(?:replace\s+)?([\w.~/-]{1,300})(?:\s+v\S{1,100})?\s*=>\s*(\S{1,300})(?:\s+(v\S{1,100}))?/u.exec(text);
    if (replaced !== null) {
      const [, name = '', target = '', version = ''] = replaced;
      const source = /^\.{1,2}\/|^\//u.test(target)
        ? createPathSource(target, getFolder(path))
        : ({ kind: 'module', target, pinned: true } as const);
      return [{ name, spec: version, source: target === name ? null : source, line: number, changed }];
    }
    const required =
      /^\s*(?:require\s+)?([\w.-]{1,100}\.[a-z]{2,20}(?:\/[\w.~-]{1,100}){0,12})\s+(v\d[\w.+-]{1,100})(\s*\/\/\s*indirect)?/u.exec(
        text,
      );
    if (required === null || required[3] !== undefined || /^\s*(?:exclude|retract)\b/u.test(text)) return [];
    return [{ name: required[1] ?? '', spec: required[2] ?? '', source: null, line: number, changed }];
  });

/** Reads Gemfile, gems.rb and gemspecs: `gem 'name', '~> 1'`, with the line's own options. */
export const readGemfile: ManifestReader = (run, path) => {
  let group: readonly string[] | null = null;
  return run.flatMap(({ text, number, changed }): readonly Dependency[] => {
    const opened = /^\s*group[\s(]+(.{1,200}?)\)?\s+do\b/u.exec(text)?.[1];
    if (opened !== undefined) group = readGroups(opened);
    else if (/^\s*end\b/u.test(text)) group = null;
    const match =
      /^\s*(?:gem|\w{1,30}\.add_(?:runtime_|development_)?dependency)[\s(]+['"]([\w.-]{1,100})['"](.{0,600})/u.exec(
        text,
      );
    if (match === null) return [];
    const [, name = '', tail = ''] = match;
    // The words of a condition after it are no versions.
    const rest = tail.replace(/\s(?:if|unless)\s.*$/u, '');
    const option = (key: string) =>
      new RegExp(`(?:\\b${key}:|:${key}\\s*=>)\\s*['"]([^'"]{1,300})['"]`, 'u').exec(rest)?.[1];
    const git = option('git') ?? option('github') ?? option('gitlab') ?? option('bitbucket') ?? option('gist');
    const revision = option('ref') ?? option('tag') ?? option('branch');
    const local = option('path');
    const remote = option('source');
    const source =
      git !== undefined
        ? createGitSource(revision === undefined ? git : `${git}#${revision}`)
        : local !== undefined
          ? createPathSource(local, getFolder(path))
          : remote !== undefined
            ? createUrlSource(remote)
            : null;
    // A version that stands elsewhere is known by the name of its variable alone.
    const variable = /^\s*,\s*([*a-z_@][\w.@]{0,60}(?:\[[^\]]{1,40}\])?)\s*\)?\s*(?:,|#|$)/iu.exec(rest)?.[1];
    const spec =
      variable ??
      [...rest.slice(0, rest.search(/\b\w{1,20}:|:\w{1,20}\s*=>|$/u)).matchAll(/['"]([^'"]{1,60})['"]/gu)]
        .map(([, version = '']) => version)
        .join(', ');
    const own = /(?:\bgroups?:|:groups?\s*=>)\s*(\[[^\]]{1,200}\]|:\w{1,40}|['"]\w{1,40}['"])/u.exec(rest)?.[1];
    const groups = own === undefined ? (group ?? []) : readGroups(own);
    const developers =
      /\badd_development_dependency\b/u.test(text) || (groups.length > 0 && groups.every(isGroupForDevelopers));
    return [{ name, spec, source, line: number, changed, ...(developers ? { forDevelopers: true } : {}) }];
  });
};

/** Returns the names in `:development, :test`, `[:test]` or `"test"`. */
function readGroups(text: string): readonly string[] {
  return text.match(/\w{1,40}/gu) ?? [];
}
