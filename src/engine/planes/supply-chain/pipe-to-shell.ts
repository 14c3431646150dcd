import { foldSpace } from '../../../base/text.js';
import type { Line, RawFinding, Rule, ScannedLine } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { isProse } from '../prose.js';
import { listChanged, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import { stripComment } from '../workflow.js';
import { readHost } from './locks/hosts.js';

/** Reports a script that is downloaded and run in one command. */
export const pipeToShell: Rule = {
  id: 'supply-chain/pipe-to-shell',
  severity: 'info',
  summary: 'A script is fetched and run unseen',
  docs: {
    why: 'Whoever controls the link can run code here, now or later. The script is not kept, so nobody can look at it afterwards.',
    bad: { files: { Dockerfile: [' FROM node:24.1', '+RUN curl -fsSL https://get.example.net/install.sh | sh'] } },
    good: {
      files: {
        Dockerfile: [
          ' FROM node:24.1',
          '+RUN curl -fsSLO https://get.example.net/v1.4.2/install.sh \\',
          '+ && echo "9f86d081884c7d65  install.sh" | sha256sum -c && sh install.sh',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    let lost: ReadonlySet<string> | undefined;
    const found = findNewLines(context, (change) => !isProse(change)).flatMap(({ change, lines }) => {
      if (!lines.some(({ text }) => WORDS.test(text))) return [];
      const side = createNewSideReader(change);
      const here = collectSources(readWholeSide(change, 'old').flat());
      lost ??= collectSources(
        context.change.files.flatMap((other) => (isProse(other) ? [] : listChanged(other, 'old'))),
      );
      const known = lost;
      const wasRun = (source: string) => source !== '' && (here.has(source) || known.has(source));
      return lines.flatMap((line): readonly RawFinding[] => {
        const text = findFetchOfVariable(line, side) ?? readCommand(line, side);
        // A script of the same source was run before, here or where the change takes it out: only its version, its options or
        // its place differ.
        if (!runsFetched(text) || wasRun(findSource(text))) return [];
        return [
          {
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `A script is fetched and run unseen: ${clip(findHost(text), 50) || clip(text, 50)}`,
            rationale:
              'The content of this link runs with the rights of this step, and can be another one tomorrow. Fetch a fixed version, check its checksum, and then run it. Or use a package.',
            anchor: line.text,
          },
        ];
      });
    });
    return leaveToPerson(found);
  },
};

/** Returns the sources of the scripts that lines run. */
function collectSources(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ text }) => (FETCHED.test(text) && runsFetched(foldSpace(text)) ? [findSource(text)] : [])),
  );
}

/** A fast test of what runs a script of a link. */
const FETCHED = /curl|wget|iwr|irm|invoke-|downloadstring/iu;

/** Words that a line must contain to be examined: a shell, or a command that evaluates. */
const WORDS = /sh\b|eval|source|iex|invoke-expression|python|node|perl|ruby|php|\. <\(/iu;
const SHELL =
  '(?:sudo\\s+(?:-\\w+\\s+){0,3})?(?:env\\s+)?(?:[\\w/.-]{0,40}/)?(?:(?:ba|z|da|k)?sh|python[\\d.]{0,4}|node|perl|ruby|php)';
const PIPED = new RegExp(
  [
    `\\b(?:curl|wget)\\b[^|;]{0,600}\\|\\s*(?:tee\\s[^|]{1,60}\\|\\s*)?${SHELL}(?:\\s+-(?!c\\b|e\\b|m\\b|r\\b)|\\s*(?:$|["'\`)&;|>]|\\|\\|))`,
    '\\b(?:ba|z|da)?sh\\s+(?:-\\w+\\s+){0,3}["\'`]?(?:<\\(|\\$\\(|`)\\s*(?:curl|wget)\\b',
    '(?:\\beval\\s+["\']?(?:\\$\\(|`)|\\b(?:source|\\.)\\s+<\\(|(?:^|\\s)\\.\\s+<\\()\\s*(?:curl|wget)\\b',
    '\\b(?:iwr|irm|curl|Invoke-WebRequest|Invoke-RestMethod|DownloadString)\\b[^|;]{0,400}\\|\\s*(?:iex|Invoke-Expression)\\b',
    '\\b(?:iex|Invoke-Expression)\\b[\\s(&"\']{1,6}(?:irm|iwr|New-Object|\\[System\\.Net|Invoke-(?:WebRequest|RestMethod))\\b.{0,300}(?:https?:|DownloadString)',
  ].join('|'),
  'iu',
);

/** Words that all of it has: most lines have none, and need not be read by the long pattern. */
const SIGNS = /curl|wget|iex|invoke-expression/iu;

const runsFetched = (text: string): boolean => SIGNS.test(text) && PIPED.test(text);

/** Returns the line without its comment, together with the previous line if it begins with a pipe. */
function readCommand(line: ScannedLine, side: (number: number) => string | undefined): string {
  const own = foldSpace(stripComment(line));
  if (!own.startsWith('|')) return own;
  return `${foldSpace(findLineAbove(side, line.number)).replace(/\\$/u, ' ')} ${own}`;
}

/** Runs the text of a variable; one of the groups is its name. */
const RUNS_VARIABLE = new RegExp(
  [
    '\\beval\\s+["\']?\\$\\{?(\\w{1,60})',
    '\\b(?:ba|z|da|k)?sh\\s+(?:-c|<<<)\\s*["\']?\\$\\{?(\\w{1,60})',
    `\\b(?:echo|printf\\s+\\S{1,10})\\s+["']?\\$\\{?(\\w{1,60})\\}?["']?\\s*\\|\\s*${SHELL}\\s*(?:$|[;&|)])`,
    '\\b(?:iex|Invoke-Expression)\\s+["\']?\\$(\\w{1,60})',
  ].join('|'),
  'iu',
);
const FETCHES = '\\s*=\\s*["\'(]?(?:\\$\\(|`|\\()?\\s*(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\\b';
/** Lines above in which the variable may be set. */
const MAX_LINES_ABOVE = 40;

/** Returns the fetch as a piped command, if a line runs a variable that a line above filled from the network. */
function findFetchOfVariable(line: ScannedLine, side: (number: number) => string | undefined): string | null {
  const text = stripComment(line);
  const match = text.includes('$') ? RUNS_VARIABLE.exec(text) : null;
  const name = match?.slice(1).find((group) => group !== undefined);
  if (name === undefined) return null;
  const assignment = new RegExp(`(?:^|[\\s;$])${name}${FETCHES}`, 'u');
  for (let number = line.number - 1; number >= Math.max(1, line.number - MAX_LINES_ABOVE); number -= 1) {
    const above = foldSpace(side(number) ?? '');
    if (assignment.test(above)) return `curl ${findLink(above)} | sh`;
    // What was set last counts.
    if (new RegExp(`(?:^|[\\s;])${name}=`, 'u').test(above)) return null;
  }
  return null;
}

const findLink = (text: string) => /https?:\/\/[^\s"'`)|;]{1,300}/u.exec(text)?.[0] ?? '';

/** The host and the first folders of the link, which name the owner on shared hosts; without numbers of versions. */
function findSource(text: string): string {
  const path = /:\/\/[^/\s"'`]{1,300}((?:\/[^/\s"'`?#|;)]{1,100}){0,2})/u.exec(text)?.[1] ?? '';
  const host = findHost(text);
  return host === '' ? '' : `${host}${path.replace(/\d+/gu, '#')}`;
}

function findHost(text: string): string {
  return readHost(text) ?? '';
}
