/** Entries of a change log: those that are there twice, and links that do not look like the others. */
import type { FileChange, RawFinding, SideLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';
import { tellOnce } from '../../tell-once.js';
import { clip, toFileName } from '../../wording.js';

const RELEASE = /^#{1,4}\s{1,4}.{0,20}?v?(\d{1,5}\.\d{1,5})(?:\.\d|\b)/u;
const HEADING = /^#{1,6}\s|^\s{0,8}<summary>/u;
const ENTRY = /^\s{0,6}[-*+]\s{1,4}\S/u;
/** An issue by its key or by its link. */
const ISSUE = /\b[A-Z][A-Z\d]{1,9}-\d{1,7}\b|\/(?:issues|pull|merge_requests)\/\d{1,7}\b/gu;
const PLAIN_LINK = /http:\/\/([\w.-]{4,100})\//gu;
/** So many links of the same host by https show that it answers there. */
const LEAST_SECURE = 3;

interface Entry {
  readonly line: SideLine;
  readonly release: string;
  /** The line of the release's heading, and of the nearest one of any kind: a release may list what it has by kind, and again as a whole. */
  readonly heading: number;
  readonly section: number;
  readonly issues: readonly string[];
  readonly words: string;
}

/** Reports new entries that a release of the same line has already, and new links by http to a host that has https elsewhere. */
export function findOddEntries(change: FileChange): readonly RawFinding[] {
  if (!change.added.some(({ text }) => ENTRY.test(text.slice(0, REACH.entry)))) return [];
  return readWholeSide(change, 'new').flatMap((run) => [
    ...tellOnce(findTwins(change, run)),
    ...tellOnce(findPlainLinks(change, run)),
  ]);
}

function findTwins(change: FileChange, run: readonly SideLine[]): readonly RawFinding[] {
  const entries = readEntries(run);
  return entries.flatMap((one): readonly RawFinding[] => {
    if (!one.line.changed || one.issues.length !== 1) return [];
    const twin = entries.find(
      (other) =>
        other.line.number !== one.line.number &&
        (!other.line.changed || other.line.number < one.line.number) &&
        other.release === one.release &&
        (other.heading !== one.heading || other.section === one.section) &&
        other.words === one.words &&
        other.issues[0] === one.issues[0],
    );
    if (twin === undefined) return [];
    return [
      buildFinding(
        change,
        one.line,
        `An entry of ${toFileName(change.file.path)} is there twice: ${clip((one.issues[0] ?? '').replace(/^\W/u, ''), 40)}`,
        `The entry is in line ${twin.line.number} too. Readers cannot tell which release has it. Keep one of the two.`,
      ),
    ];
  });
}

function readEntries(run: readonly SideLine[]): readonly Entry[] {
  let release = '';
  let [heading, section] = [0, 0];
  return run.flatMap((line): readonly Entry[] => {
    const text = line.text.slice(0, REACH.statement);
    const named = RELEASE.exec(text)?.[1];
    if (HEADING.test(text)) section = line.number;
    if (named !== undefined) [release, heading] = [named, line.number];
    const issues = text.match(ISSUE);
    if (!ENTRY.test(text) || issues === null || release === '') return [];
    return [{ line, release, heading, section, issues: [...new Set(issues.map(readKey))], words: readWords(text) }];
  });
}

/** A key is often in the link too: it counts as one. */
const readKey = (issue: string): string => issue.replace(/^\/\w{1,20}\//u, '#');

/** The words of an entry in no order: the issue stands before them or after. */
function readWords(text: string): string {
  const words = text.replace(/https?:\/\/[^\s)]{1,300}/gu, ' ').match(/[\p{Alpha}\d]{2,60}/gu) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}

function findPlainLinks(change: FileChange, run: readonly SideLine[]): readonly RawFinding[] {
  return run.flatMap((line) => {
    if (!line.changed || !line.text.includes('http://')) return [];
    const hosts = [...line.text.slice(0, REACH.statement).matchAll(PLAIN_LINK)].map(([, host]) => host ?? '');
    const host = hosts.find((one) => {
      const others = run.filter(({ number }) => number !== line.number);
      const secure = others.filter(({ text }) => text.includes(`https://${one}/`)).length;
      return secure >= LEAST_SECURE && !others.some(({ text }) => text.includes(`http://${one}/`));
    });
    if (host === undefined) return [];
    return [
      buildFinding(
        change,
        line,
        `A link of ${toFileName(change.file.path)} goes to http://${clip(host, 50)}, all others to https`,
        'Every other link of the file to this host is encrypted. Write this one like them.',
      ),
    ];
  });
}

function buildFinding({ file }: FileChange, { number, text }: SideLine, title: string, rationale: string): RawFinding {
  return { file: file.path, first: number, last: number, title, rationale, anchor: clip(text, 120) };
}
