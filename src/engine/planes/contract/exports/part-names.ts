/** Which files of the base say of what a source file is a part. Who gathers them reads this too. */
import { getFileName } from '../../../../base/paths.js';
import type { Ecosystem } from '../../supply-chain/manifests/dependency.js';

/** What is read of such a file: its text, or only that it is there. */
export type PartFile = 'manifest' | 'mark';

const BY_SUFFIX: Readonly<Record<string, Ecosystem>> = {
  ...name('npm', 'ts tsx mts cts js jsx mjs cjs vue svelte'),
  ...name('Python', 'py pyi'),
  ...name('Go', 'go'),
  ...name('Maven', 'java kt kts scala groovy'),
  ...name('NuGet', 'cs vb fs'),
  ...name('RubyGems', 'rb'),
  ...name('Composer', 'php'),
  ...name('Cargo', 'rs'),
  ...name('Pub', 'dart'),
};

const OWN_FILE: Readonly<Record<string, Ecosystem>> = {
  'package.json': 'npm',
  'pyproject.toml': 'Python',
  'go.mod': 'Go',
  'Cargo.toml': 'Cargo',
};

function name(ecosystem: Ecosystem, suffixes: string): Readonly<Record<string, Ecosystem>> {
  return Object.fromEntries(suffixes.split(' ').map((suffix) => [suffix, ecosystem]));
}

/** Returns the ecosystem by whose manifests a file is a part of something; null if there is none. */
export function findPartEcosystem(path: string): Ecosystem | null {
  const file = getFileName(path);
  if (Object.hasOwn(OWN_FILE, file)) return OWN_FILE[file] ?? null;
  const suffix = file.slice(file.lastIndexOf('.') + 1);
  return Object.hasOwn(BY_SUFFIX, suffix) ? (BY_SUFFIX[suffix] ?? null) : null;
}

/** Texts of whose blocks projects make tests: Rust of those that a package shows, programs for Python of all. */
const TESTED_TEXT = /\.(?:md|markdown|rst)$/iu;

/** By whose files above it a file is read: an ecosystem, or who tests the examples in texts. */
export type PartReader = Ecosystem | 'examples';

/** Returns whether projects may make tests of the blocks of a file. */
export function isTestedText(path: string): boolean {
  return TESTED_TEXT.test(path);
}

/** Returns by whose files above a file it is said how it is read; none if nobody says it. */
export function listPartReaders(path: string): readonly PartReader[] {
  if (isTestedText(path)) return ['Cargo', 'examples'];
  const ecosystem = findPartEcosystem(path);
  return ecosystem === null ? [] : [ecosystem];
}

/** What is deployed and not installed by others has one of these beside its manifests. */
export const DEPLOYED = /^(?:Dockerfile|Containerfile|Procfile)$/u;

/** Names of manifests and of marks, of each ecosystem that has a form in which a package says that it is for nobody else. */
const NAMES: Readonly<Partial<Record<PartReader, { readonly manifest: RegExp; readonly mark?: RegExp }>>> = {
  npm: { manifest: /^package\.json$/u, mark: /^package[.-](?!lock\.json$)[\w.-]{1,60}\.json$/u },
  Python: { manifest: /^(?:pyproject\.toml|setup\.cfg)$/u, mark: /^(?:setup\.py|manage\.py)$/u },
  Go: { manifest: /^go\.mod$/u },
  Maven: { manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/u },
  NuGet: { manifest: /\.(?:cs|fs|vb)proj$|^Directory\.Build\.(?:props|targets)$/u, mark: /\.nuspec$/u },
  RubyGems: { manifest: /^(?!)$/u, mark: /^(?:config\.ru|Gemfile)$|\.gemspec$/u },
  Composer: { manifest: /^composer\.json$/u, mark: /^(?:artisan|symfony\.lock)$/u },
  Cargo: { manifest: /^Cargo\.toml$/u },
  Pub: { manifest: /^pubspec\.yaml$/u },
  examples: { manifest: /^(?:pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|conftest\.py)$/u },
};

/** Returns what is read of a file by its name for a reader; null for nothing. */
export function findPartFile(file: string, reader: PartReader): PartFile | null {
  const names = NAMES[reader];
  if (names === undefined) return null;
  if (names.manifest.test(file)) return 'manifest';
  return DEPLOYED.test(file) || names.mark?.test(file) === true ? 'mark' : null;
}

/** Folders for code of others that runs inside of an application: it builds on the application's names. */
export const HOSTED = /^(?:plugins?|extensions?|addons?|add-ons)$/iu;
