import { getFileName } from '../../../base/paths.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { parseOutline } from '../outline.js';
import { adds, readHunkRuns, readWholeSide } from '../side-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { type LockEntry, readLocks } from './locks/entries.js';
import { findManifest } from './manifests/read-manifests.js';

/** Reports code that newly runs when the project or one of its packages is installed. */
export const installScript: Rule = {
  id: 'supply-chain/install-script',
  severity: 'warn',
  summary: 'Code runs at installation',
  docs: {
    why: 'Such a script runs on every developer’s machine and in CI, before any test, with all rights of the person who installs. Many attacks by packages use it.',
    bad: {
      files: {
        'package.json': [
          ' {',
          '   "scripts": {',
          '+    "postinstall": "node scripts/collect.js",',
          '     "test": "jest"',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'package.json': [
          ' {',
          '   "scripts": {',
          '+    "collect": "node scripts/collect.js",',
          '     "test": "jest"',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    return [
      ...change.files
        .filter(({ file }) => file.status !== 'deleted')
        .flatMap((one) => [...findOwnScripts(one), ...findAllowedScripts(one), ...findBuildCode(one)]),
      ...findLockedScripts(change.files),
    ];
  },
};

/** Words in the name of every hook. A command in a list has none of them, but has quotes. */
const HOOK_WORDS = /install|prepare|dependencies|update|status|dump|create-project|command-run|init|pre-|^\s*["']/u;
const NPM_HOOKS = /^(?:pre|post)?install$|^(?:pre|post)?prepare$|^dependencies$/u;
const COMPOSER_HOOKS =
  /^(?:(?:pre|post)-(?:install|update|status|autoload-dump|package-install|package-update|package-uninstall|create-project|root-package-install)(?:-cmd)?|(?:post-)?(?:root-package-install|create-project-cmd)|pre-command-run|init|pre-pool-create|pre-file-download)$/u;
/** Finds hooks of package.json and composer.json that are new or changed. */
function findOwnScripts(change: FileChange): readonly RawFinding[] {
  const { path } = change.file;
  const kind = findManifest(path)?.ecosystem;
  const name = getFileName(path);
  const hooks = name === 'package.json' ? NPM_HOOKS : name === 'composer.json' ? COMPOSER_HOOKS : null;
  if (hooks === null || kind === undefined || !adds(change, HOOK_WORDS)) return [];
  const before = new Set(
    readWholeSide(change, 'old').flatMap((run) =>
      parseOutline(run).flatMap(({ key, value }) => (key !== null && hooks.test(key) ? [`${key}\n${value}`] : [])),
    ),
  );
  return readWholeSide(change, 'new').flatMap((run) => {
    let hook = '';
    return parseOutline(run).flatMap((line): readonly RawFinding[] => {
      const { key, value, parents, changed } = line;
      if (key !== null) hook = key;
      const inList = key === null && hooks.test(hook) && parents.at(-1) === hook && /^["']?[\w@.$-]/u.test(value);
      if (!changed || (key === null ? !inList : !hooks.test(key))) return [];
      // If a hunk does not show the parent key, `install` may be any key, so its value must look like a command.
      if (parents.length > 0 && !parents.includes('scripts')) return [];
      if (/^[[{]?$/u.test(value) || before.has(`${key}\n${value}`)) return [];
      return [
        {
          file: path,
          first: line.number,
          last: line.number,
          title: `Runs at installation: ${clip(hook, 30)}: ${clip(value, 60)}`,
          rationale: `“${clip(value, 200)}” runs whenever the project is installed, on developers’ machines and in CI, before anything is tested. Read what it starts, or have people start it by its name.`,
          anchor: `${hook} ${value}`,
          severity: 'info',
        },
      ];
    });
  });
}

/** Finds packages that are newly allowed to run scripts. */
function findAllowedScripts(change: FileChange): readonly RawFinding[] {
  const name = getFileName(change.file.path);
  const asks = ALLOWING[name];
  if (!Object.hasOwn(ALLOWING, name) || asks === undefined) return [];
  return readHunkRuns(change, 'new').flatMap((run) =>
    run
      .filter(({ changed, text }) => changed && asks.test(text))
      .map(({ number, text }) => ({
        file: change.file.path,
        first: number,
        last: number,
        title: `All packages may run code at installation: ${clip(text, 50)}`,
        rationale:
          'From here on every package, direct or not, may run code when it is installed. Name the packages that need it, and no others.',
        anchor: text,
      })),
  );
}

const ALLOWING: Readonly<Record<string, RegExp>> = {
  'composer.json': /^\s*"allow-plugins"\s*:\s*true/u,
  '.npmrc': /^\s*(?:ignore-scripts\s*=\s*false|dangerously-allow-all-builds\s*=\s*true)/u,
  'pnpm-workspace.yaml': /^\s*dangerouslyAllowAllBuilds:\s*true/u,
  '.yarnrc.yml': /^\s*enableScripts:\s*true/u,
};

const BUILD_FETCHES = {
  'build.rs':
    /\b(?:reqwest|ureq|curl::|hyper::|TcpStream|UdpSocket|attohttpc|minreq|isahc)\b|Command::new\(\s*"(?:curl|wget|sh|bash|powershell|cmd|python\d?|git)"/u,
  'setup.py':
    /\bos\.(?:system|popen|exec\w{0,3}|spawn\w{0,3})\s*\(|\bsubprocess\.\w+\s*\(|\b(?:urlopen|urlretrieve|requests\.(?:get|post)|socket\.\w+|b64decode|__import__)\s*\(|(?:^|[^.\w])(?:exec|eval)\s*\((?!\s*(?:open|compile|read|f\.read|fp\.read|version|Path)\b)/u,
} as const;

/** Finds code of a package's build that starts a program or uses the network. */
function findBuildCode(change: FileChange): readonly RawFinding[] {
  const { path } = change.file;
  const name = getFileName(path);
  const asks = name === 'build.rs' || name === 'setup.py' ? BUILD_FETCHES[name] : null;
  if (asks === null || /(?:^|\/)(?:src|tests?|testsuite|fixtures?)\//u.test(path)) return [];
  const before = change.removed.some(({ text }) => asks.test(text));
  if (before) return [];
  return change.added
    .filter(({ text }) => asks.test(text) && !/^\s*(?:#|\/\/)/u.test(text))
    .map(({ number, text }) => ({
      file: path,
      first: number,
      last: number,
      severity: 'info',
      title: `Building the package starts a program or fetches: ${clip(text, 50)}`,
      rationale:
        'This runs on the machine of everyone who builds or installs the package. Check what it starts and where it connects to; a build should read only what lies beside it.',
      anchor: text,
    }));
}

/** Finds locked packages with an installation script that they did not have before. */
function findLockedScripts(files: readonly FileChange[]): readonly RawFinding[] {
  return readLocks(files).flatMap(({ change: { file }, before, after }) => {
    const had = new Set(before.filter(({ script }) => script !== null).map(({ name }) => name));
    const known = new Set(before.map(({ name }) => name));
    // The same bytes ran the same before: only the package manager's note of it is new.
    const same = new Set(before.map(describeContent));
    const found = after.flatMap((entry): readonly RawFinding[] => {
      if (entry.script?.changed !== true || had.has(entry.name) || same.has(describeContent(entry))) return [];
      const isNew = !known.has(entry.name);
      return [
        {
          file: file.path,
          first: entry.script.line,
          last: entry.script.line,
          title: `${clip(entry.name, 60) || 'A package'} ${isNew ? 'runs' : 'begins to run'} a script at installation`,
          rationale: isNew
            ? 'This package is new and runs code on every machine that installs it. Look at its script, or install with scripts off.'
            : 'Earlier versions of this package ran nothing when they were installed; this one does. Look at its script before it runs.',
          anchor: entry.name,
          severity: isNew ? 'info' : 'warn',
        },
      ];
    });
    return ['warn', 'info'].flatMap((severity) => tellOnce(found.filter((one) => one.severity === severity)));
  });
}

/** What names the content of a locked package; differs for each entry whose checksum is not shown. */
function describeContent({ name, version, hash, line }: LockEntry): string {
  return JSON.stringify([name, version, hash?.value ?? line]);
}
