/** Converts breaking changes to findings. */
import type { Severity } from '../../../contract/index.js';
import type { FileChange, RawFinding } from '../../model.js';
import { clip } from '../wording.js';

/** A breaking change. `line` is on the new side. */
export interface Break {
  readonly line: number;
  readonly title: string;
  readonly rationale: string;
  /** The basis of the fingerprint: names and kinds, no line numbers. */
  readonly anchor: string;
  readonly severity?: Severity;
}

/** Maximum number of findings per file, because a rewritten file can break very many names. */
const MAX_PER_FILE = 30;

/**
 * Converts the breaks of one file to findings, from the top and without duplicates. The last finding within the limit
 * says how many more there are.
 */
export function findingsOf(change: FileChange, breaks: readonly Break[]): readonly RawFinding[] {
  const seen = new Set<string>();
  const distinct = breaks
    .toSorted((a, b) => a.line - b.line)
    .filter(({ anchor }) => {
      if (seen.has(anchor)) return false;
      seen.add(anchor);
      return true;
    });
  const more = distinct.length - MAX_PER_FILE;
  return distinct.slice(0, MAX_PER_FILE).map(({ line, severity, rationale, ...rest }, index) => ({
    file: change.file.path,
    first: line,
    last: line,
    ...rest,
    rationale:
      more > 0 && index === MAX_PER_FILE - 1
        ? `${rationale} This file has ${more} more breaks of the kind.`
        : rationale,
    ...(severity === undefined ? {} : { severity }),
  }));
}

/**
 * Merges findings from copies of one description: the first names the other files. Findings must be in the order of
 * files.
 */
export function onceEach(findings: readonly RawFinding[]): readonly RawFinding[] {
  const files = new Map<string, string[]>();
  for (const { anchor, file } of findings) files.set(anchor, [...(files.get(anchor) ?? []), file]);
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
