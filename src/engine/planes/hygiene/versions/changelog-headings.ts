/** Headings of a change log: the version of a release, and the one that its link leads to. */
import type { FileChange, RawFinding } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';
import { clip, toFileName } from '../../wording.js';

const VERSION = String.raw`v?(\d{1,5}\.\d{1,5}\.\d{1,5}(?:[-.+]?[A-Za-z][\w.-]{0,20})?)`;
/** `## [v1.2.0](https://…)`, and the same without a link. */
const HEADING = new RegExp(String.raw`^#{1,4}\s{1,4}(?:<small>)?\[?${VERSION}(?![\w.-])`, 'u');
const LINK = /\]\((https?:\/\/[^)\s]{1,300})\)/u;
/** Where a link to a release leads: a tag, or the difference of two. */
const TAG = new RegExp(String.raw`\/(?:releases\/tag|tree|tag|src)\/(?:[^/\s]{0,60}?@)?${VERSION}(?:$|[/?#])`, 'u');
const COMPARE = new RegExp(
  String.raw`\/compare\/(?:[^/\s]{0,60}?@)?${VERSION}\.{2,3}(?:[^/\s]{0,60}?@)?${VERSION}$`,
  'u',
);

interface Heading {
  readonly number: number;
  readonly changed: boolean;
  readonly version: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Reports new headings whose link leads to another version, begins at another release than the one below, or which are there twice. */
export function findOddHeadings(change: FileChange): readonly RawFinding[] {
  if (!change.added.some(({ text }) => HEADING.test(text.slice(0, REACH.statement)))) return [];
  const headings = readWholeSide(change, 'new').flatMap((run) =>
    run.flatMap(({ number, text, changed }): readonly Heading[] => {
      const line = text.slice(0, REACH.statement);
      const version = HEADING.exec(line)?.[1];
      if (version === undefined) return [];
      const link = LINK.exec(line)?.[1] ?? '';
      const [, from, end] = COMPARE.exec(link) ?? [];
      return [{ number, changed, version, from: from ?? null, to: end ?? TAG.exec(link)?.[1] ?? null }];
    }),
  );
  return headings.flatMap((one, index) => {
    const odd = one.changed ? describeOdd(one, index, headings) : null;
    return odd === null ? [] : [buildFinding(change, one, odd)];
  });
}

function describeOdd({ version, from, to, number }: Heading, index: number, all: readonly Heading[]): string | null {
  if (to !== null && to !== version) return `${version} links to ${to}`;
  const twin = all.find((other) => other.version === version && other.number !== number);
  if (twin !== undefined) return `${version} is there twice, in line ${number} and ${twin.number}`;
  const below = all[index + 1]?.version;
  if (from === null || below === undefined || below === from) return null;
  // A release of an older branch stands between two of this one.
  if (toBranch(version) === toBranch(from) && toBranch(below) !== toBranch(from)) return null;
  return all.some((other) => other.version === from)
    ? `the link of ${version} begins at ${from}, and the release below is ${below}`
    : null;
}

/** The first two numbers: releases of one branch share them. */
const toBranch = (version: string): string => version.split('.').slice(0, 2).join('.');

function buildFinding({ file }: FileChange, { number, version }: Heading, odd: string): RawFinding {
  return {
    file: file.path,
    first: number,
    last: number,
    title: clip(`A heading of ${toFileName(file.path)} contradicts itself: ${odd}`, 130),
    rationale: 'Readers look for their version by this heading and follow its link. See which of the two is meant.',
    anchor: version,
  };
}
