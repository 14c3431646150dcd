/**
 * Which source files are parts of a program that is run and that nobody imports: as the manifests of the base say it. Where they
 * do not say it in so many words, the file counts as one that others may build on.
 */
import { getFolderPrefix } from '../../../../base/paths.js';
import type { Part } from '../../../snapshot.js';
import { readDocument } from '../../document.js';
import { DEPLOYED, findPartEcosystem } from './part-names.js';

/** The files of one folder, and of all folders above it. */
interface Place {
  /** Texts of the manifests by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names of all that is there, manifests too. */
  readonly names: readonly string[];
}

/** Decides by the folders above a file, the nearest first; false where they do not say it. */
type Judge = (chain: readonly Place[]) => boolean;

type Ecosystem = NonNullable<ReturnType<typeof findPartEcosystem>>;

/** Knows them by the parts of a snapshot. */
export class OwnUse {
  readonly #folders = new Map<string, { readonly texts: Map<string, string>; readonly names: string[] }>();
  readonly #judged = new Map<string, boolean>();

  constructor(parts: readonly Part[]) {
    for (const { path, text } of parts) {
      const at = path.lastIndexOf('/', path.length - 2) + 1;
      const folder = path.slice(0, at);
      const place = this.#folders.get(folder) ?? { texts: new Map<string, string>(), names: [] };
      this.#folders.set(folder, place);
      place.names.push(path.slice(at));
      if (text !== null) place.texts.set(path.slice(at), text);
    }
  }

  /** Returns true if it is certain that nobody else builds on what the file defines. `path` is that of the base. */
  has(path: string): boolean {
    const ecosystem = findPartEcosystem(path);
    const judge = ecosystem === null ? undefined : JUDGES[ecosystem];
    if (judge === undefined || this.#folders.size === 0) return false;
    const folder = getFolderPrefix(path);
    const key = `${ecosystem}\0${folder}`;
    const known = this.#judged.get(key) ?? judge(this.#listAbove(folder));
    this.#judged.set(key, known);
    return known;
  }

  #listAbove(folder: string): readonly Place[] {
    const found: Place[] = [];
    for (let at = folder.length; ; at = folder.lastIndexOf('/', at - 2) + 1) {
      const place = this.#folders.get(folder.slice(0, at));
      if (place !== undefined) found.push(place);
      if (at === 0) return found;
    }
  }
}

/** A program with a folder for plugins of others is built on, whatever its manifests say. */
const isHost = ({ names }: Place): boolean => names.some((one) => one.endsWith('/'));

/** Returns the nearest folder that has a file of this name. */
const findNearest = (chain: readonly Place[], name: string | RegExp): Place | undefined =>
  chain.find(({ names }) => names.some((one) => (typeof name === 'string' ? one === name : name.test(one))));

const hasName = (chain: readonly Place[], name: RegExp): boolean =>
  chain.some(({ names }) => names.some((one) => name.test(one)));

const JUDGES: Readonly<Partial<Record<Ecosystem, Judge>>> = {
  // npm refuses to publish what is private. What is built for others from such a folder names its entries in it, or has another manifest beside it.
  npm: (chain) => {
    const place = findNearest(chain, 'package.json');
    const text = place?.texts.get('package.json');
    if (place === undefined || text === undefined || !text.includes('"private"')) return false;
    if (place.names.some((one) => /^package[.-]/u.test(one) && one !== 'package.json')) return false;
    const entries = readDocument(text)?.entries;
    return entries?.get('private')?.value === true && !FOR_OTHERS.some((one) => entries.has(one));
  },
  Python: (chain) => {
    const nearest = findNearest(chain, /^(?:pyproject\.toml|setup\.(?:py|cfg))$/u);
    const project = nearest?.texts.get('pyproject.toml') ?? '';
    if (REFUSED_BY_PYPI.test(project)) return true;
    const isPackage = chain.some(
      ({ names, texts }) =>
        names.includes('setup.py') ||
        isUnread({ names, texts }) ||
        /^\s{0,4}\[build-system\]|^\s{0,4}\[tool\.(?:poetry|flit|hatch|setuptools|pdm\.build)\b/mu.test(
          texts.get('pyproject.toml') ?? '',
        ) ||
        /^\[(?:metadata|options)\]/mu.test(texts.get('setup.cfg') ?? ''),
    );
    return !isPackage && !chain.some(isHost) && (hasName(chain, DEPLOYED) || hasName(chain, /^manage\.py$/u));
  },
  // Without a dot in its first part, a module path names nothing that can be fetched (https://go.dev/ref/mod#go-mod-file-ident).
  Go: (chain) => {
    const text = findNearest(chain, 'go.mod')?.texts.get('go.mod') ?? '';
    const first = /^module\s+"?([^\s/"]{1,200})/mu.exec(text)?.[1];
    return first !== undefined && !first.includes('.');
  },
  Maven: (chain) => {
    const [place] = chain.filter(({ names }) => names.some((one) => BUILD.test(one)));
    if (place === undefined || chain.some(isHost)) return false;
    const pom = place.texts.get('pom.xml');
    const scripts = chain.flatMap(({ texts }) => [...texts].filter(([one]) => one.startsWith('build.gradle')));
    if (chain.some((place) => isUnread(place, BUILD))) return false;
    if (pom !== undefined) return isProgramOfMaven(pom);
    const own = place.texts.get('build.gradle') ?? place.texts.get('build.gradle.kts') ?? '';
    // What an application of Android publishes is the application.
    if (ANDROID.test(own)) return !own.includes('com.android.library');
    return !scripts.some(([, text]) => PUBLISHES.test(text)) && isProgramOfGradle(own);
  },
  // The projects of the web and of workers are no packages unless they say so (https://learn.microsoft.com/nuget/reference/msbuild-targets).
  NuGet: (chain) => {
    const place = findNearest(chain, PROJECT);
    if (place === undefined) return false;
    if (chain.some((place) => isUnread(place, MSBUILD))) return false;
    if (hasName(chain, /\.nuspec$/u)) return false;
    const shared = chain.flatMap(({ texts }) => [...texts].flatMap(([one, text]) => (PROJECT.test(one) ? [] : [text])));
    const own = [...place.texts].flatMap(([one, text]) => (PROJECT.test(one) ? [text] : []));
    if ([...shared, ...own].some((text) => PACKED.test(text))) return false;
    const none = shared.some((text) => NOT_PACKED.test(text));
    return own.every((text) => none || NOT_PACKED.test(text) || RUN_BY_DOTNET.test(text));
  },
  // A gem has a gemspec; what answers requests by Rack beside a Gemfile is a program.
  RubyGems: (chain) =>
    !hasName(chain, /\.gemspec$/u) &&
    !chain.some(isHost) &&
    chain.some(({ names }) => names.includes('config.ru') && names.includes('Gemfile')),
  Composer: (chain) => {
    const place = findNearest(chain, 'composer.json');
    const text = place?.texts.get('composer.json');
    if (place === undefined || text === undefined || chain.some(isHost)) return false;
    const type = readDocument(text)?.entries.get('type')?.value;
    return type === 'project' && place.names.some((one) => one === 'artisan' || one === 'symfony.lock');
  },
  Cargo: (chain) => {
    const text = findNearest(chain, 'Cargo.toml')?.texts.get('Cargo.toml') ?? '';
    if (NOT_PUBLISHED.test(text)) return true;
    const shared = chain.map(({ texts }) => texts.get('Cargo.toml') ?? '').find((one) => one.includes('[workspace'));
    return /^\s{0,4}publish(?:\.workspace\s{0,4}=\s{0,4}true|\s{0,4}=\s{0,4}\{\s{0,4}workspace)/mu.test(text)
      ? /^\[workspace\.package\][^[]{0,2000}?^publish\s{0,4}=\s{0,4}(?:false|\[\s{0,4}\])/mu.test(shared ?? '')
      : false;
  },
  Pub: (chain) =>
    /^publish_to:\s{0,4}["']?none["']?\s*$/mu.test(findNearest(chain, 'pubspec.yaml')?.texts.get('pubspec.yaml') ?? ''),
};

/** Returns true if the text of a manifest there could not be had; with `name` only manifests of such a name count. */
const isUnread = ({ names, texts }: Place, name = /./u): boolean =>
  names.some(
    (one) => name.test(one) && /\.(?:toml|cfg|xml|gradle|kts|\w{2}proj|props|targets)$/u.test(one) && !texts.has(one),
  );

const FOR_OTHERS = [
  'main',
  'module',
  'exports',
  'types',
  'typings',
  'files',
  'bin',
  'publishConfig',
  'peerDependencies',
] as const;

/** The classifier that PyPI rejects, and the settings by which Poetry and uv make no package. */
const REFUSED_BY_PYPI =
  /["']Private\s{0,3}::\s{0,3}Do Not Upload["']|^\[tool\.poetry\][^[]{0,4000}?^package-mode\s{0,4}=\s{0,4}false|^\[tool\.uv\][^[]{0,4000}?^package\s{0,4}=\s{0,4}false/mu;

const BUILD = /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/u;

/** An archive that servers run, no deployment, or an archive made to run; with a classifier the plain one is there as well. */
function isProgramOfMaven(pom: string): boolean {
  if (/<distributionManagement>|<classifier>exec/u.test(pom)) return false;
  if (/<packaging>\s{0,9}(?:war|ear)\s{0,9}</u.test(pom)) return !/<attachClasses>\s{0,9}true/u.test(pom);
  if (/<maven\.deploy\.skip>\s{0,9}true/u.test(pom)) return true;
  const plugins = pom.replace(/<pluginManagement>[\s\S]{0,20000}?<\/pluginManagement>/u, '');
  return /<artifactId>\s{0,9}spring-boot-maven-plugin\s{0,9}</u.test(plugins) && !/<skip>\s{0,9}true/u.test(plugins);
}

/** Words of plugins and blocks that publish, also of plugins of the build's own. */
const PUBLISHES = /publish|maven-central|mavenCentralPortal|\bsigning\b|bintray|jreleaser|sonatype|nexus|artifactory/iu;

/** The plugin of Android's applications, by its id. */
const ANDROID =
  /(?:\bid\b[\s(]{0,3}|\bplugin:?\s{0,3})["']com\.android\.application["'](?=[\s)]|$)(?![^\n]{0,80}\bapply\s{0,3}\(?\s{0,3}false)/mu;

/** Plugins whose result is run, by their ids and by the usual names in a catalogue of versions. */
const RUNS =
  /(?:\bid\b[\s(]{0,3}|\balias[\s(]{1,3}libs\.plugins\.|\bplugin:?\s{0,3}|^\s{0,8})["'`]?(?:com\.android\.application|android\.application|org\.springframework\.boot|spring[.-]?boot|application|war)["'`]?(?=[\s)]|$)(?![^\n]{0,80}\bapply\s{0,3}\(?\s{0,3}false)/mu;

function isProgramOfGradle(text: string): boolean {
  return RUNS.test(text) && !/\bbootJar\b[^}]{0,80}\benabled\s{0,3}=?\s{0,3}false|\bjava-library\b/u.test(text);
}

const PROJECT = /\.(?:cs|fs|vb)proj$/u;
const MSBUILD = /\.(?:cs|fs|vb)proj$|^Directory\.Build\./u;
const PACKED =
  /<(?:IsPackable|PackAsTool|GeneratePackageOnBuild)\b[^>]{0,200}>\s{0,9}(?!false\b|\s{0,9}<)|<(?:PackageId|NuspecFile)\b/iu;
const NOT_PACKED = /<IsPackable>\s{0,9}false\s{0,9}</iu;
const RUN_BY_DOTNET =
  /\bSdk="Microsoft\.NET\.Sdk\.(?:Web|Worker|BlazorWebAssembly)["/]|<OutputType>\s{0,9}(?:Win)?Exe\s{0,9}</iu;

const NOT_PUBLISHED = /^\s{0,4}publish\s{0,4}=\s{0,4}(?:false|\[\s{0,4}\])/mu;
