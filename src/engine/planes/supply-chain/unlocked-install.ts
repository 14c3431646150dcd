import type { FileChange, RawFinding, Rule } from '../../model.js';
import { parseOutline } from '../outline.js';
import { isDockerfile, readInstructions } from '../security/containers/dockerfile.js';
import { adds, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import { isWorkflow } from '../workflow.js';
import { findLooseInstall, type Loose, obeysLock } from './install-commands.js';
import { isPrivileged, publishes } from './workflows/outline.js';
import { listScripts } from './workflows/scripts.js';

/** Reports an install in a workflow or an image that takes what was published last. */
export const unlockedInstall: Rule = {
  id: 'supply-chain/unlocked-install',
  severity: 'info',
  summary: 'An install takes what was published last',
  docs: {
    why: 'Without a lock file, a version or a hash, another version can be installed tomorrow. It runs with the secrets of the workflow.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' on: release',
          ' jobs:',
          '   publish:',
          '     steps:',
          '-      - run: npm ci',
          '+      - run: npm install',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/release.yml': [
          ' on: release',
          ' jobs:',
          '   publish:',
          '     steps:',
          '-      - run: npm install',
          '+      - run: npm ci',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed): readonly RawFinding[] => {
      const { path } = changed.file;
      const docker = isDockerfile(path);
      if ((!docker && !(isWorkflow(changed) && /\.ya?ml$/u.test(path))) || changed.file.status === 'deleted') return [];
      return adds(changed, WORDS) ? collectFindings(changed, docker) : [];
    });
  },
};

const WORDS = /\b(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|pip[\d.]{0,4}|pipx|uvx?|cargo|go|gem|bundle|dotnet|ADD)\b/iu;

/** A command of a script, on its line. */
interface Command {
  readonly text: string;
  readonly line: number;
  readonly changed: boolean;
}

function collectFindings(changed: FileChange, docker: boolean): readonly RawFinding[] {
  const [before, after] = (['old', 'new'] as const).map((side) =>
    readWholeSide(changed, side).flatMap((run) => {
      if (docker)
        return readInstructions(run).map(({ name, text, line, changed: isNew }) => ({
          text: `${name} ${text}`,
          line,
          changed: isNew,
        }));
      return listScripts(parseOutline(run)).flatMap(({ lines }) =>
        lines.map(({ text, number, changed: isNew, block }) => ({
          text: block ? text : text.slice(text.indexOf(':') + 1),
          line: number,
          changed: isNew,
        })),
      );
    }),
  );
  if (before === undefined || after === undefined) return [];
  const had = new Set(before.flatMap(({ text }) => findLoose(text)?.words ?? []));
  const found = after.flatMap((one) => {
    const loose = one.changed && !/^\s*#/u.test(one.text) ? findLoose(one.text) : null;
    return loose === null || had.has(loose.words) ? [] : [{ ...loose, line: one.line }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const outline = docker ? [] : readWholeSide(changed, 'new').flatMap(parseOutline);
  const grave = !docker && (publishes(outline) || isPrivileged(outline));
  const obeyed = hasLost(before, after) && found.some(({ loose }) => loose === 'lock');
  const list = [...new Set(found.map(({ words, line }) => `${words} (line ${line})`))];
  return [
    {
      file: changed.file.path,
      first: first.line,
      last: first.line,
      title: `${WHAT[first.loose]}: ${clip(first.words, 70)}`,
      rationale: `${TAKES[first.loose]}: ${clip(list.join(', '), 600)}.${grave ? ' This workflow publishes, or has secrets where strangers start it.' : ''} ${first.loose === 'fetched' ? 'Give the sum that the file must have.' : 'Install by a lock file, or name a version and its hash.'}`,
      anchor: found.map(({ words }) => words).join('\n'),
      ...(grave && obeyed ? { checksLess: true as const } : {}),
    },
  ];
}

const WHAT: Readonly<Record<Loose | 'fetched', string>> = {
  lock: 'An install does not obey a lock file',
  version: 'An install names no exact version',
  latest: 'An install asks for the last version',
  fetched: 'An image takes in what a link serves, without its sum',
};

const TAKES: Readonly<Record<Loose | 'fetched', string>> = {
  lock: 'Each run may take other versions than the last, at least of what the package needs',
  version: 'Each run takes the version that is the newest then',
  latest: 'Each run takes the version that is the newest then',
  fetched: 'Each build takes what the link serves then',
};

function findLoose(text: string): { readonly loose: Loose | 'fetched'; readonly words: string } | null {
  const fetched = /^ADD\s+(?!.{0,300}--checksum=)(?:--\S{1,80}\s+){0,4}(https?:\/\/\S{1,300})/u.exec(text);
  if (fetched !== null) return { loose: 'fetched', words: `ADD ${fetched[1] ?? ''}` };
  return findLooseInstall(text);
}

/** Returns true if an install that obeyed its lock file is gone, and none like it came. */
function hasLost(before: readonly Command[], after: readonly Command[]): boolean {
  const count = (all: readonly Command[]) => all.filter(({ text }) => obeysLock(text)).length;
  return before.some(({ text, changed }) => changed && obeysLock(text)) && count(after) < count(before);
}
