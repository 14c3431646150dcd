/** Reads manifests of Maven, Gradle and NuGet, by their tags and coordinates. */
import type { Dependency, ManifestReader } from './dependency.js';

/** Reads pom.xml line by line: group, artifact and version of a dependency or plugin. */
export const readMaven: ManifestReader = (run) => {
  const found: Dependency[] = [];
  let group = '';
  let open: { name: string; spec: string; line: number; changed: boolean } | null = null;
  const close = () => {
    if (open !== null) found.push({ ...open, source: null });
    open = null;
  };
  for (const { text, number, changed } of run) {
    if (
      /<(?:dependency|plugin|extension|parent)>|<\/(?:dependency|plugin|extension|parent)>|<exclusions?>/u.test(text)
    ) {
      close();
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
  }
  close();
  return found;
};

const readTag = (text: string, name: string) =>
  new RegExp(`<${name}>\\s{0,20}([^<]{1,200}?)\\s{0,20}</${name}>`, 'u').exec(text)?.[1];

const CONFIGURATION =
  /(?:^|[\s{;])(?:\w{0,40}(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|[aA]nnotationProcessor|[cC]lasspath|kapt|ksp)|compile|testCompile|runtime|classpath)\b[\s(]{1,4}(?:platform\(|enforcedPlatform\()?["']([\w.-]{1,120}:[\w.-]{1,120})(?::([^"'@]{1,80}))?["'@]/u;

/** Reads build.gradle, its Kotlin form, and version catalogs. */
export const readGradle: ManifestReader = (run) =>
  run.flatMap(({ text, number, changed }): readonly Dependency[] => {
    const inline = CONFIGURATION.exec(text);
    const catalog =
      inline === null
        ? /^\s*[\w.-]{1,80}\s*=\s*(?:"([\w.-]{1,120}:[\w.-]{1,120}):([^"]{1,80})"|\{.{0,200}?\b(?:module|id)\s*=\s*"([\w.:-]{1,240})"(?:.{0,200}?\bversion(?:\.ref)?\s*=\s*"([^"]{1,80})")?)/u.exec(
            text,
          )
        : null;
    const name = inline?.[1] ?? catalog?.[1] ?? catalog?.[3];
    if (name === undefined) return [];
    return [{ name, spec: inline?.[2] ?? catalog?.[2] ?? catalog?.[4] ?? '', source: null, line: number, changed }];
  });

/** Reads project files, central package versions and packages.config of .NET. */
export const readNuget: ManifestReader = (run) =>
  run.flatMap(({ text, number, changed }): readonly Dependency[] => {
    const match = /<(?:PackageReference|PackageVersion|GlobalPackageReference|package)\s(.{1,600})/u.exec(text);
    if (match === null) return [];
    const attribute = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*["']([^"']{1,200})["']`, 'u').exec(match[1] ?? '')?.[1];
    const name = attribute('Include') ?? attribute('Update') ?? attribute('id');
    if (name === undefined) return [];
    const spec = attribute('Version') ?? attribute('VersionOverride') ?? attribute('version') ?? '';
    return [{ name, spec, source: null, line: number, changed }];
  });
