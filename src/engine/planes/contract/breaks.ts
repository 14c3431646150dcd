/** Converts breaking changes of a file to findings. */
import { addToGroup } from '../../../base/groups.js';
import type { Severity } from '../../../contract/index.js';
import type { FileChange, RawFinding } from '../../model.js';
import { clip } from '../wording.js';

/** One breaking change. `line` is of the new side. */
export interface Break {
  readonly line: number;
  readonly title: string;
  readonly rationale: string;
  /** The fingerprint is computed from this: names and kinds, no line numbers. */
  readonly anchor: string;
  readonly severity?: Severity;
}

/** A rewritten file can contain a thousand breaks: only this many are reported one by one. */
const MAX_PER_FILE = 30;

/**
 * Returns the breaks of one file as findings, from its top, without duplicates. Beyond the limit, one finding gives the
 * number of the others.
 */
export function toFindings(change: FileChange, breaks: readonly Break[]): readonly RawFinding[] {
  const seen = new Set<string>();
  const distinct = breaks
    .toSorted((a, b) => a.line - b.line)
    .filter(({ anchor }) => {
      if (seen.has(anchor)) return false;
      seen.add(anchor);
      return true;
    });
  const merged = mergeAlike(distinct);
  const more = merged.length - MAX_PER_FILE;
  return merged.slice(0, MAX_PER_FILE).map(({ line, severity, rationale, ...rest }, index) => ({
    file: change.file.path,
    first: line,
    last: line,
    ...rest,
    rationale:
      more > 0 && index === MAX_PER_FILE - 1 ? `${rationale} This file has more breaks of the kind.` : rationale,
    ...(severity === undefined ? {} : { severity }),
  }));
}

const MAX_LISTED = 12;

/** Breaks of a file with the same to say of each are one with a list. */
function mergeAlike(breaks: readonly Break[]): readonly Break[] {
  const alike = new Map<string, Break[]>();
  for (const one of breaks) addToGroup(alike, `${one.severity ?? ''} ${one.rationale}`, one);
  return breaks.flatMap((one) => {
    const group = alike.get(`${one.severity ?? ''} ${one.rationale}`) ?? [];
    if (group.length === 1) return [one];
    if (group[0] !== one) return [];
    const others = group.slice(1, MAX_LISTED + 1).map(({ title }) => clip(title, 90));
    const rest = group.length - 1 - others.length;
    return [
      {
        ...one,
        rationale: `${one.rationale} Also: ${others.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`,
        anchor: group.map(({ anchor }) => anchor).join('\n'),
      },
    ];
  });
}

/**
 * Reports identical breaks in copies of one description only once: the first finding lists the other files. Findings
 * must be in the order of files.
 */
export function mergeDuplicates(findings: readonly RawFinding[]): readonly RawFinding[] {
  const files = new Map<string, string[]>();
  for (const { anchor, file } of findings) addToGroup(files, anchor, file);
  return findings.flatMap((finding) => {
    const [first, ...others] = files.get(finding.anchor) ?? [];
    if (first !== finding.file) return [];
    const places = others.slice(0, 5).map((path) => clip(path, 100));
    return [
      places.length === 0
        ? finding
        : { ...finding, rationale: `${finding.rationale} The same in ${places.join(', ')}.` },
    ];
  });
}
