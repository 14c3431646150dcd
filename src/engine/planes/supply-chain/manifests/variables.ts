/** Versions that a manifest writes once, under a name, and uses by it: properties of Maven and MSBuild, `ext` of Gradle, catalogs. */
import type { SideLine } from '../../../model.js';
import type { Dependency } from './dependency.js';

/** `${name}`, `$name`, `$(name)`, `$versions.name`, and the `version.ref` of a catalog, which readers write as `ref:name`. */
const USED = /^(?:\$\{([\w.-]{1,80})\}|\$\(([\w.-]{1,80})\)|\$([\w.]{1,80})|ref:([\w.-]{1,80}))$/u;
const AS_TAG = /^\s*<([\w.-]{1,80})>\s{0,20}([^<$\s]{1,80})\s{0,20}<\//u;
const AS_VALUE =
  /^\s*(?:(?:const|def|val|var|final|String|set\()\s{0,3}){0,3}["']?([\w.-]{1,80})["']?\s{0,5}[=:,]\s{0,5}["']([^"'$]{1,80})["']/u;

/** The last part of a name, as scripts use it: `versions.junit` and `junit`. Marked, so that no tag has it. */
const getShortKey = (name: string): string => `.${name.slice(name.lastIndexOf('.') + 1)}`;

/** Puts the versions in place of the names that the same lines define. A version that changes changes its dependencies. */
export function resolveVersions(run: readonly SideLine[], found: readonly Dependency[]): readonly Dependency[] {
  if (!found.some(({ spec }) => USED.test(spec))) return found;
  const defined = new Map<string, { readonly value: string; readonly line: SideLine }>();
  for (const line of run) {
    const tag = AS_TAG.exec(line.text);
    const [, name, value] = tag ?? AS_VALUE.exec(line.text) ?? [];
    if (name === undefined || value === undefined) continue;
    // A property of Maven or MSBuild is used by its whole name: `junit.version` is not the `version` of the project.
    for (const key of tag === null ? [name, getShortKey(name)] : [name]) {
      if (!defined.has(key)) defined.set(key, { value, line });
    }
  }
  return found.map((one) => {
    const [, ...groups] = USED.exec(one.spec) ?? [];
    const name = groups.find((group) => group !== undefined);
    if (name === undefined) return one;
    const there = defined.get(name) ?? defined.get(getShortKey(name));
    if (there === undefined) return { ...one, spec: one.spec.replace(/^ref:/u, '') };
    const { value, line } = there;
    return one.changed || !line.changed
      ? { ...one, spec: value }
      : { ...one, spec: value, line: line.number, changed: true };
  });
}
