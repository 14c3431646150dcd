import { foldSpace } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { isProse } from '../prose.js';
import { clip } from '../wording.js';
import { isLocal, readHost } from './locks/hosts.js';

/** Reports another package registry, or disabled checks of the registry's identity. */
export const registrySettings: Rule = {
  id: 'supply-chain/registry-settings',
  severity: 'info',
  summary: 'Where packages come from, or how that is checked, changes',
  docs: {
    why: 'One line changes where all packages come from, for everybody who installs. Without TLS or checksums somebody on the network can replace them.',
    bad: { files: { '.npmrc': [' save-exact=true', '+registry=https://packages.example.net/', '+strict-ssl=false'] } },
    good: { files: { '.npmrc': [' save-exact=true', '+engine-strict=true'] } },
  },
  suppressible: true,
  checksLess: true,
  check(context) {
    return findNewLines(context, (change) => !isProse(change)).flatMap(({ change, lines }) => {
      const setting = REGISTRIES.find(({ file }) => file.test(change.file.path));
      const plain = PLAIN.find(({ file }) => file.test(change.file.path));
      const side = plain === undefined ? () => undefined : createNewSideReader(change);
      const off = lines.length === 0 ? new Set<string>() : listDisabled(change);
      return lines.flatMap((line): readonly RawFinding[] => {
        const text = foldSpace(line.text);
        if (/^\s*(?:#|;|\/\/|<!--)/u.test(text) || off.has(readKey(text))) return [];
        const words = findProblem(setting, text) ?? (plain === undefined ? null : findPlain(plain, line, side));
        return words === null
          ? []
          : [{ file: change.file.path, first: line.number, last: line.number, ...words, anchor: text }];
      });
    });
  },
};

interface RegistrySetting {
  readonly file: RegExp;
  /** First group: the link, if the line has one. */
  readonly line: RegExp;
}

/** Settings that name a registry, by file. */
const REGISTRIES: readonly RegistrySetting[] = [
  { file: /(?:^|\/)\.npmrc$/u, line: /^\s*(?:@[\w.-]{1,100}:)?registry\s*=\s*(\S{1,500})/u },
  { file: /(?:^|\/)\.yarnrc$/u, line: /^\s*"?(?:@[\w.-]{1,100}:)?registry"?\s+"?([^"\s]{1,500})/u },
  { file: /(?:^|\/)\.yarnrc\.yml$/u, line: /^\s*npm(?:Registry|Publish)Server:\s*"?([^"\s]{1,500})/u },
  { file: /(?:^|\/)bunfig\.toml$/u, line: /^\s*registry\s*=\s*"([^"]{1,500})/u },
  {
    file: /(?:^|\/)(?:pip\.(?:conf|ini)|uv\.toml)$/u,
    line: /^\s*(?:extra-)?(?:index-url|find-links|url)\s*=\s*"?([^"\s]{1,500})/u,
  },
  {
    file: /(?:requirements|constraints)[\w.-]{0,60}\.(?:txt|in)$/u,
    line: /^\s*(?:-i|--index-url|--extra-index-url|-f|--find-links)[\s=]+(\S{1,500})/u,
  },
  {
    file: /(?:^|\/)(?:pyproject\.toml|Pipfile)$/u,
    line: /^\s*url\s*=\s*["'](https?:\/\/[^"']{1,500}?\/(?:simple|pypi)\b[^"']{0,200})/u,
  },
  { file: /(?:^|\/)[Nn]u[Gg]et\.[Cc]onfig$/u, line: /<add\s[^>]{0,200}\bvalue="(https?:[^"]{1,500})"/u },
  { file: /(?:^|\/)\.cargo\/config(?:\.toml)?$/u, line: /^\s*(?:registry|index|replace-with)\s*=\s*"([^"]{1,500})"/u },
  { file: /(?:^|\/)(?:Gemfile|gems\.rb)$/u, line: /^\s*source[\s(]+["']([^"']{1,500})["']/u },
  { file: /(?:^|\/)\.bundle\/config$/u, line: /^BUNDLE_MIRROR\S{0,200}:\s*"?([^"\s]{1,500})/u },
];

/** Hosts of the ecosystems' public registries. */
const PUBLIC: ReadonlySet<string> = new Set([
  'registry.npmjs.org',
  'registry.yarnpkg.com',
  'npm.jsr.io',
  'pypi.org',
  'pypi.python.org',
  'rubygems.org',
  'index.rubygems.org',
  'api.nuget.org',
  'index.crates.io',
  'crates.io',
]);

/** A word that all of the next have, asked first: V8 takes long to compile the pattern, and most changes need it on no line. */
const UNCHECKED_SIGNS =
  /ssl|Ssl|SSL|unsafeHttp|checksumBehavior|trusted|TRUSTED|GONOSUM|GOSUMDB|GOINSECURE|GOFLAGS|Insecure|secure-http|disable-tls/u;
/** Disabled checks, in any file. */
const UNCHECKED = new RegExp(
  [
    // The name of a package is no setting.
    '(?<!\\b(?:install|i|add)\\s{1,4})\\bstrict[-_]ssl["\']?\\s*[=:\\s]\\s*["\']?false\\b(?!\\\\)',
    '\\benableStrictSsl:\\s*["\']?false\\b',
    '\\b(?:unsafeHttpWhitelist|checksumBehavior:\\s*["\']?(?:ignore|update))\\b',
    '\\b(?:trusted-host|PIP_TRUSTED_HOST)\\b\\s*[=:\\s]\\s*["\']?\\w',
    '\\bGONOSUMCHECK\\b|\\bGOSUMDB\\s*[=:]\\s*["\']?off\\b|\\bGO(?:INSECURE|NOSUMDB)\\s*[=:]\\s*["\']?[*\\w]|\\bGOFLAGS\\s*[=:]\\s*["\']?-insecure\\b',
    '\\b(?:npm_config_strict_ssl|NPM_CONFIG_STRICT_SSL)\\s*[=:]\\s*["\']?(?:false|0)\\b(?!\\\\)',
    '\\ballowInsecureProtocol\\s*[=(]?\\s*true|\\bisAllowInsecureProtocol\\s*=\\s*true',
    '"(?:secure-http|disable-tls)"\\s*:\\s*(?:false|true)',
    '\\ballowInsecureConnections="true"',
    // https://manpages.debian.org/stable/apt/sources.list.5.en.html
    '\\bdeb(?:-src)?\\s{1,4}\\[[^\\]]{0,200}\\btrusted=yes\\b',
    '\\bBUNDLE_SSL_VERIFY_MODE:\\s*["\']?0',
  ].join('|'),
  'u',
);

function findProblem(
  setting: RegistrySetting | undefined,
  text: string,
): Pick<RawFinding, 'title' | 'rationale'> | null {
  if (
    UNCHECKED_SIGNS.test(text) &&
    UNCHECKED.test(text) &&
    !/"secure-http"\s*:\s*true|"disable-tls"\s*:\s*false/u.test(text)
  ) {
    return {
      title: `Packages are fetched without checks: ${clip(text, 50)}`,
      rationale:
        'With this, an install accepts packages that somebody on the network has changed. Correct the certificate or the registry instead, or limit this to the one machine that needs it.',
    };
  }
  const link = setting?.line.exec(text)?.[1];
  if (link === undefined) return null;
  const host = readHost(link);
  if (host !== null && PUBLIC.has(host) && !link.startsWith('http:')) return null;
  if (host !== null && isLocal(host)) return null;
  return {
    title: `Packages come from ${clip(host ?? link, 60)}`,
    rationale: `From here on installs ask ${clip(link, 200)} for packages. Check that it is the project’s own, that it is reached over TLS, and that names which only exist there cannot be taken in the public registry.`,
  };
}

/** Build files, where another repository is usual, and one without TLS is not. */
interface PlainSetting {
  readonly file: RegExp;
  /** First group: the link. */
  readonly line: RegExp;
  /** The line, or one close above it, says that it is the link of a repository. */
  readonly within: RegExp;
}

const PLAIN: readonly PlainSetting[] = [
  {
    file: /\.gradle(?:\.kts)?$/u,
    line: /\b(?:maven|ivy|url|setUrl|uri)\b.{0,40}["'](http:\/\/[^"']{1,300})["']/u,
    within: /\b(?:maven|ivy)\b/u,
  },
  { file: /\.sbt$/u, line: /["'](http:\/\/[^"']{1,300})["']/u, within: /\bresolvers?\b/iu },
  {
    file: /(?:^|\/)composer\.json$/u,
    line: /"url"\s{0,4}:\s{0,4}"(http:\/\/[^"]{1,300})"/u,
    within: /"(?:repositories|type)"\s{0,4}:/u,
  },
  {
    file: /(?:^|\/)pubspec\.yaml$/u,
    line: /\b(?:hosted|url):\s{0,4}["']?(http:\/\/[^"'\s]{1,300})/u,
    within: /\bhosted:/u,
  },
  {
    file: /(?:^|\/)environment[\w.-]{0,40}\.ya?ml$/u,
    line: /^\s{0,8}-\s{1,4}["']?(http:\/\/[^"'\s]{1,300})/u,
    within: /^channels:/u,
  },
  {
    file: /(?:^|\/)(?:pom|settings)\.xml$/u,
    line: /<url>\s{0,4}(http:\/\/[^<]{1,300})<\/url>/u,
    within: /<(?:repository|pluginRepository|mirror)>/u,
  },
];

/** A repository is opened so many lines above its link at most. */
const MAX_ABOVE = 5;

/** Finds a repository of a build file that is asked without TLS. */
function findPlain(
  { line, within }: PlainSetting,
  { number, text }: ScannedLine,
  side: (number: number) => string | undefined,
): Pick<RawFinding, 'title' | 'rationale'> | null {
  const link = text.includes('http://') ? line.exec(text.slice(0, REACH.line))?.[1] : undefined;
  if (link === undefined) return null;
  const host = readHost(link);
  if (host !== null && isLocal(host)) return null;
  const around = Array.from({ length: MAX_ABOVE + 1 }, (_, at) => (side(number - at) ?? '').slice(0, REACH.line));
  if (!around.some((one) => within.test(one))) return null;
  return {
    title: `Packages come from ${clip(host ?? link, 60)} without TLS`,
    rationale: `From here on builds ask ${clip(link, 200)} for packages, and somebody on the network can give others. Name the repository by https.`,
  };
}

/** The name that NuGet's settings give to a feed; empty if there is none. */
function readKey(text: string): string {
  return /<add\s[^>]{0,200}?\bkey="([^"]{1,200})"/u.exec(text)?.[1]?.toLowerCase() ?? '';
}

/** The feeds that the same file turns off after the change (NuGet.Config reference, “disabledPackageSources”). */
function listDisabled({ file }: FileChange): ReadonlySet<string> {
  const off = new Set<string>();
  if (!/nuget\.config$/iu.test(file.path)) return off;
  let inside = false;
  for (const line of (file.new_text ?? '').split('\n')) {
    const text = foldSpace(line.slice(0, REACH.line));
    if (/<disabledPackageSources\b[^>]{0,200}>/u.test(text) && !text.includes('/>')) inside = true;
    if (text.includes('</disabledPackageSources')) inside = false;
    const key = readKey(text);
    if (inside && key !== '' && /\bvalue="true"/iu.test(text)) off.add(key);
  }
  return off;
}
