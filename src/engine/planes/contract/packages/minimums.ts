/** The oldest version of its language that a project asks for, as its manifest says it. */
import { REACH } from '../../../text/reach.js';

/** What a project asks for, and where it can be named besides. */
export interface Platform {
  readonly name: string;
  readonly manifest: RegExp;
  /** A line of the manifest. Group 1 is the version or the range. */
  readonly line: RegExp;
  /** A key of a pipeline with versions behind it or in the lines below it. */
  readonly pipeline: RegExp;
  /** A condition in code about an older version. Group 1 is the version. */
  readonly code: RegExp | null;
}

/** Sources: the documentation of Composer, npm, PyPA, RubyGems, Cargo and Go of their manifests. */
export const PLATFORMS: readonly Platform[] = [
  {
    name: 'PHP',
    manifest: /(?:^|\/)composer\.json$/u,
    line: /^\s*"php"\s{0,4}:\s{0,4}"([^"]{1,80})"/u,
    pipeline: /^\s*(?:-\s+)?"?php(?:[-_]versions?)?"?:/u,
    code: /\bPHP_VERSION_ID\s{0,4}(?:<|>=)\s{0,4}(\d{5,6})\b/u,
  },
  {
    name: 'Node.js',
    manifest: /(?:^|\/)package\.json$/u,
    line: /^\s*"node"\s{0,4}:\s{0,4}"([^"]{1,80})"/u,
    pipeline: /^\s*(?:-\s+)?"?node(?:[-_]versions?)?"?:/u,
    code: null,
  },
  {
    name: 'Python',
    manifest: /(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg))$/u,
    line: /^\s*(?:requires-python|python_requires|python)\s{0,4}=\s{0,4}["']?([^"'#]{1,80})/u,
    pipeline: /^\s*(?:-\s+)?"?python(?:[-_]versions?)?"?:/u,
    code: /\bsys\.version_info\s{0,4}(?:<|>=)\s{0,4}\(\s{0,4}(\d{1,2}\s{0,4},\s{0,4}\d{1,2})/u,
  },
  {
    name: 'Ruby',
    manifest: /\.gemspec$/u,
    line: /\brequired_ruby_version\s{0,4}=\s{0,4}(?:Gem::Requirement\.new\()?["']([^"']{1,40})/u,
    pipeline: /^\s*(?:-\s+)?"?ruby(?:[-_]versions?)?"?:/u,
    code: /\bRUBY_VERSION\s{0,4}(?:<|>=)\s{0,4}["'](\d[\d.]{0,10})/u,
  },
  {
    name: 'Rust',
    manifest: /(?:^|\/)Cargo\.toml$/u,
    line: /^\s*rust-version\s{0,4}=\s{0,4}"([^"]{1,20})"/u,
    pipeline: /^\s*(?:-\s+)?"?(?:rust|toolchain|msrv)(?:[-_]versions?)?"?:/iu,
    code: null,
  },
];

/** Returns the lowest version that a range takes; null if none is named or if it is only bounded from above. */
export function readLowest(range: string): readonly number[] | null {
  const versions = [
    ...range.slice(0, REACH.entry).matchAll(/(<=?|!=)?\s{0,2}v?(\d{1,3}(?:\.\d{1,3}){0,2})(?![\d.]*\d)/gu),
  ].flatMap(([, bound, version = '']) => (bound === undefined ? [version.split('.').map(Number)] : []));
  return versions.toSorted(compareVersions)[0] ?? null;
}

/** Compares by numbers; a missing one is zero. */
export function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < 3; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the version in a condition of code: `70400`, `3, 8`, `2.7`. */
export function readCodeVersion(text: string): readonly number[] {
  if (/^\d{5,6}$/u.test(text)) return [Math.trunc(Number(text) / 10_000), Math.trunc(Number(text) / 100) % 100];
  return text.split(/[.,]/u).map((part) => Number(part.trim()));
}
