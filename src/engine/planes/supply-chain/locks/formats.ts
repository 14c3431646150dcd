/**
 * The formats of lock files. Files are read by lines, never as a whole. So a hunk is enough, and the cost of a huge
 * file depends only on its changed lines.
 */
import { getFileName } from '../../../../base/paths.js';

/** How a package's entry begins, and which of its lines contain version, source and hash. */
export interface LockFormat {
  /** Begins an entry. The groups `name` and `version` match if the line contains them. */
  readonly header: RegExp;
  /** Lines that end an entry without beginning another one: inner tables. */
  readonly end?: RegExp;
  /** First group: the value. */
  readonly name?: RegExp;
  readonly version?: RegExp;
  readonly url?: RegExp;
  readonly hash?: RegExp;
  /** The package runs a script when it is installed. */
  readonly script?: RegExp;
  /** Entries on a single line; groups `name`, `version`, `url`, `hash`. */
  readonly single?: readonly RegExp[];
  /** Links are written only if they do not lead to the registry. */
  readonly implicit?: boolean;
  /** Hosts of the ecosystem's public registry. */
  readonly registries: readonly string[];
  /** Hosts from which the ecosystem's registry serves archives. */
  readonly ordinary?: readonly string[];
}

/** Matches nothing. */
const NEVER = /^\b$/u;

const NPM_HOSTS = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];
const PYTHON_HOSTS = ['pypi.org', 'files.pythonhosted.org', 'pypi.python.org'];

const NPM: LockFormat = {
  // A folder of the repository (`packages/web`) is an entry as well: what stands in it is not of the one before.
  header:
    /^\s{2,60}"(?:(?:[^"]{0,400}node_modules\/)?(?<name>(?:@[^"/]{1,100}\/)?[^"/]{1,200})|[^"]{1,300}\/[^"/]{1,200})": \{\s*$/u,
  end: /^\s{2,60}"(?:requires|engines|bin|dependencies|peerDependencies|optionalDependencies|devDependencies|peerDependenciesMeta|funding|packages|directories)": [[{]/u,
  name: /^\s+"name": "([^"]{1,300})"/u,
  version: /^\s+"version": "([^"]{1,300})"/u,
  url: /^\s+"resolved": "([^"]{1,1000})"/u,
  hash: /^\s+"integrity": "([^"]{1,1000})"/u,
  script: /^\s+"hasInstallScript": (true)/u,
  registries: NPM_HOSTS,
};

const YARN: LockFormat = {
  header: /^"?(?<name>@?[^@"\s]{1,200})@.{1,1500}:\s*$/u,
  end: /^ {2}(?:dependencies|optionalDependencies|peerDependencies|dependenciesMeta|peerDependenciesMeta|bin):\s*$/u,
  version: /^ {2}version:? "?([^"\s]{1,200})/u,
  url: /^ {2}(?:resolved|resolution:) "?([^"\s]{1,1000})/u,
  hash: /^ {2}(?:integrity|checksum:) "?([^"\s]{1,1000})/u,
  registries: NPM_HOSTS,
};

const PNPM: LockFormat = {
  header:
    /^ {2}['"]?\/?(?<name>(?:@[^@/'"\s]{1,100}\/)?[^@/'":\s]{1,200})[@/](?<version>[^:('"\s]{1,200})(?:\(.{0,1000})?['"]?:\s*$/u,
  hash: /\bintegrity: ([\w+/=-]{1,500})/u,
  url: /\b(?:tarball|repo): ['"]?([^,}'"\s]{1,1000})/u,
  script: /^\s+requiresBuild: (true)/u,
  implicit: true,
  registries: NPM_HOSTS,
};

const TOML: LockFormat = {
  header: /^\[\[package\]\]/u,
  name: /^name = "([^"]{1,300})"/u,
  version: /^version = "([^"]{1,300})"/u,
  url: /^source = (?:"|\{ \w{1,20} = ")([^"]{1,1000})"/u,
  hash: /^checksum = "([^"]{1,200})"/u,
  single: [
    /\{\s?file = "(?<name>[^"]{1,300})"(?:, hash = "(?<hash>[^"]{1,200})")?/u,
    /(?<!\bsource = )\{\s?url = "(?<url>[^"]{1,1000}\/(?<name>[^"/#?]{1,300}))[^"]{0,300}"(?:, hash = "(?<hash>[^"]{1,200})")?/u,
  ],
  registries: [...PYTHON_HOSTS, 'static.crates.io', 'index.crates.io', 'github.com/rust-lang/crates.io-index'],
};

const COMPOSER: LockFormat = {
  header: /^ {12}"name": "(?<name>[^"]{1,300})"/u,
  version: /^ {12}"version": "([^"]{1,200})"/u,
  url: /^ {16}"url": "([^"]{1,1000})"/u,
  hash: /^ {16}"reference": "([^"]{1,200})"/u,
  registries: ['packagist.org', 'repo.packagist.org'],
  ordinary: ['github.com', 'api.github.com', 'codeload.github.com', 'gitlab.com', 'bitbucket.org'],
};

const GO_SUM: LockFormat = {
  header: NEVER,
  single: [/^(?<name>[^\s]{1,300}) (?<version>v[^\s]{1,200}) (?<hash>h1:[\w+/=]{1,100})$/u],
  registries: [],
};

const NUGET: LockFormat = {
  header: /^\s{2,20}"(?<name>[^"]{1,200})": \{\s*$/u,
  version: /^\s+"resolved": "([^"]{1,200})"/u,
  hash: /^\s+"contentHash": "([^"]{1,300})"/u,
  registries: ['api.nuget.org'],
};

const PUB: LockFormat = {
  header: /^ {2}(?<name>[\w-]{1,200}):\s*$/u,
  version: /^ {4}version: "?([^"\s]{1,200})/u,
  url: /^ {6}url: "?([^"\s]{1,1000})/u,
  hash: /^ {6}sha256: "?(\w{1,200})/u,
  registries: ['pub.dev', 'pub.dartlang.org', 'pub.flutter-io.cn'],
};

const GEMS: LockFormat = {
  header: NEVER,
  single: [
    /^ {2}remote: (?<url>\S{1,1000})/u,
    /^ {2}(?<name>[\w.-]{1,200}) \((?<version>[^)\s]{1,100})\) sha256=(?<hash>\w{1,200})/u,
    /^ {4}(?<name>[\w.-]{1,200}) \((?<version>[^)\s]{1,100})\)$/u,
  ],
  registries: ['rubygems.org', 'index.rubygems.org'],
};

const GRADLE: LockFormat = {
  header: /<artifact name="(?<name>[^"]{1,300})"/u,
  hash: /<(?:sha256|sha512|sha1|pgp) value="(\w{1,200})"/u,
  registries: [],
};

const WRAPPER: LockFormat = {
  header: /^(?<name>distribution)Base=/u,
  url: /^distributionUrl=(.{1,1000})$/u,
  hash: /^distributionSha256Sum=(\w{1,200})/u,
  registries: ['services.gradle.org', 'downloads.gradle.org', 'repo.maven.apache.org', 'repo1.maven.org'],
  ordinary: ['github.com'],
};

const DENO: LockFormat = {
  header: /^\s{2,20}"(?<name>@?[^"@]{1,200})@(?<version>[^"]{1,200})": \{\s*$/u,
  hash: /^\s+"integrity": "([^"]{1,300})"/u,
  single: [/^\s+"(?<url>https?:\/\/[^"]{1,1000})": "(?<hash>[0-9a-f]{64})"/u],
  registries: [...NPM_HOSTS, 'jsr.io', 'deno.land'],
  ordinary: ['esm.sh', 'cdn.skypack.dev', 'raw.githubusercontent.com', 'unpkg.com', 'cdn.jsdelivr.net', 'crux.land'],
};

const BUN: LockFormat = {
  header: NEVER,
  single: [
    /^\s+"[^"]{1,300}": \["(?<name>@?[^"@]{1,200})@(?<version>[^"]{1,300})", "(?<url>[^"]{0,1000})",.{0,1500}"(?<hash>sha\d{3}-[^"]{1,200})"\]/u,
  ],
  implicit: true,
  registries: NPM_HOSTS,
};

const BY_NAME: Readonly<Record<string, LockFormat>> = {
  'package-lock.json': NPM,
  'npm-shrinkwrap.json': NPM,
  'yarn.lock': YARN,
  'pnpm-lock.yaml': PNPM,
  'Cargo.lock': TOML,
  'poetry.lock': TOML,
  'uv.lock': TOML,
  'pdm.lock': TOML,
  'composer.lock': COMPOSER,
  'go.sum': GO_SUM,
  'go.work.sum': GO_SUM,
  'packages.lock.json': NUGET,
  'pubspec.lock': PUB,
  'Gemfile.lock': GEMS,
  'gems.locked': GEMS,
  'verification-metadata.xml': GRADLE,
  'gradle-wrapper.properties': WRAPPER,
  'deno.lock': DENO,
  'bun.lock': BUN,
};

/** Returns the format of a lock file by its name; null if it is not known. */
export function findLockFormat(path: string): LockFormat | null {
  const name = getFileName(path);
  return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;
}
