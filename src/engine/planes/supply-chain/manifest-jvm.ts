/** Reads manifests of Maven, Gradle and NuGet, by their tags and coordinates. */
import type { Dependency, ManifestReader } from './dependency.js';
import { resolveVersions } from './manifest-variables.js';

/** Reads pom.xml line by line: group, artifact and version of a dependency or plugin. */
export const readMaven: ManifestReader = (run) => {
  const found: Dependency[] = [];
  let group = '';
  let open: { name: string; spec: string; line: number; changed: boolean } | null = null;
  let last = -1;
  const close = () => {
    if (open !== null) last = found.push({ ...open, source: null }) - 1;
    open = null;
  };
  for (const { text, number, changed } of run) {
    if (
      /<(?:dependency|plugin|extension|parent)>|<\/(?:dependency|plugin|extension|parent)>|<exclusions?>/u.test(text)
    ) {
      close();
      last = -1;
      group = /<exclusions?>/u.test(text) ? 'excluded' : '';
    }
    group = readTag(text, 'groupId') ?? group;
    const artifact = readTag(text, 'artifactId');
    if (artifact !== undefined && group !== 'excluded' && group !== '') {
      close();
      open = { name: `${group}:${artifact}`, spec: '', line: number, changed };
    }
    const version = readTag(text, 'version');
    if (version !== undefined && open !== null) {
      open = { ...open, spec: version, line: open.changed ? open.line : number, changed: open.changed || changed };
      close();
    }
    const before = found[last];
    if (before !== undefined && readTag(text, 'scope') === 'test') found[last] = { ...before, forDevelopers: true };
  }
  close();
  return resolveVersions(run, found);
};

const readTag = (text: string, name: string) =>
  new RegExp(`<${name}>\\s{0,20}([^<]{1,200}?)\\s{0,20}</${name}>`, 'u').exec(text)?.[1];

const CONFIGURATION =
  /(?:^|[\s{;])(?:\w{0,40}(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|[aA]nnotationProcessor|[cC]lasspath|kapt|ksp)|compile|testCompile|runtime|classpath)\b[\s(]{1,4}(?:platform\(|enforcedPlatform\()?["']([\w.-]{1,120}:[\w.-]{1,120})(?::([^"'@]{1,80}))?["'@]/u;

/** Configurations of tests: `testImplementation`, `androidTestApi`, `jmh`. */
const FOR_TESTS = /^\s*(?:test|androidTest|integrationTest|functionalTest|jmh)(?:[A-Z]\w{0,40})?[\s(]/u;

/** `implementation group: 'a', name: 'b', version: '1'`, and `{ group = "a", name = "b", version.ref = "c" }` of a catalog. */
const GROUP = /\bgroup\s{0,3}[:=]\s{0,3}["']([\w.-]{1,120})["']/u;
const NAME = /\bname\s{0,3}[:=]\s{0,3}["']([\w.-]{1,120})["']/u;
const MODULE = /\b(?:module|id)\s{0,3}=\s{0,3}"([\w.:-]{1,240})"/u;
const VERSION = /\bversion\s{0,3}[:=]\s{0,3}["']([^"']{1,80})["']/u;
const VERSION_BY_NAME = /\bversion\.ref\s{0,3}=\s{0,3}"([^"]{1,80})"/u;
/** `name = "group:artifact:version"` of a catalog, `name: "…"` and `libraries.name = '…'` of a script. */
const ENTRY = /^\s*[\w.-]{1,80}\s{0,20}[=:]\s{0,20}["']([\w.-]{1,120}:[\w.-]{1,120}):([^"']{1,80})["']/u;
const TABLE = /^\s*[\w.-]{1,80}\s*=\s*\{/u;
const BY_PARTS = /^\s*\w{1,60}[\s(]{1,4}group\s{0,3}[:=]/u;

/** Reads build.gradle, its Kotlin form, scripts of versions, and version catalogs. */
export const readGradle: ManifestReader = (run) =>
  resolveVersions(
    run,
    run.flatMap(({ text, number, changed }): readonly Dependency[] => {
      const [, name, version = ''] = CONFIGURATION.exec(text) ?? ENTRY.exec(text) ?? [];
      const group = FOR_TESTS.test(text) ? ({ forDevelopers: true } as const) : {};
      if (name !== undefined) return [{ name, spec: version, source: null, line: number, changed, ...group }];
      if (!TABLE.test(text) && !BY_PARTS.test(text)) return [];
      const owner = GROUP.exec(text)?.[1];
      const artifact = NAME.exec(text)?.[1];
      const module = owner !== undefined && artifact !== undefined ? `${owner}:${artifact}` : MODULE.exec(text)?.[1];
      if (module === undefined) return [];
      const reference = VERSION_BY_NAME.exec(text)?.[1];
      const spec = reference === undefined ? (VERSION.exec(text)?.[1] ?? '') : `ref:${reference}`;
      return [{ name: module, spec, source: null, line: number, changed, ...group }];
    }),
  );

/** Reads project files, central package versions and packages.config of .NET. */
export const readNuget: ManifestReader = (run) =>
  resolveVersions(
    run,
    run.flatMap(({ text, number, changed }): readonly Dependency[] => {
      const match = /<(?:PackageReference|PackageVersion|GlobalPackageReference|package)\s(.{1,600})/u.exec(text);
      if (match === null) return [];
      const attribute = (name: string) =>
        new RegExp(`\\b${name}\\s*=\\s*["']([^"']{1,200})["']`, 'u').exec(match[1] ?? '')?.[1];
      const name = attribute('Include') ?? attribute('Update') ?? attribute('id');
      if (name === undefined) return [];
      const spec = attribute('Version') ?? attribute('VersionOverride') ?? attribute('version') ?? '';
      return [{ name, spec, source: null, line: number, changed }];
    }),
  );
