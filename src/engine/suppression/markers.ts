/** The comment that suppresses a finding: `review-gate-ignore <rule>: <reason>`. */
import { foldSpace } from '../../base/text.js';

/** What such a comment says. */
export interface Marker {
  /** `<plane>/<rule>` or `<plane>/*`; empty if the comment names none. */
  readonly rule: string;
  /** Empty if none is given; the marker then has no effect. */
  readonly reason: string;
}

const WORD = 'review-gate-ignore';
/** Maximum number of markers in one comment, and of characters of each. */
const MAX_MARKERS = 20;
const MAX_MARKER = 600;

/** Reads every marker of a comment. */
export function readMarkers(comment: string): readonly Marker[] {
  const markers: Marker[] = [];
  for (let at = comment.indexOf(WORD); at >= 0 && markers.length < MAX_MARKERS; ) {
    const from = at + WORD.length;
    const next = comment.indexOf(WORD, from);
    const text = comment.slice(from, Math.min(from + MAX_MARKER, next < 0 ? comment.length : next));
    if (!/^[\w-]/u.test(text)) markers.push(readMarker(text));
    at = next;
  }
  return markers;
}

function readMarker(text: string): Marker {
  const match = /^\s*([A-Za-z0-9_-]+\/(?:\*|(?:[A-Za-z0-9@._/-]|::)+))?\s*(?::(.*))?/su.exec(text);
  const reason = foldSpace((match?.[2] ?? '').replace(/(?:\*\/|--%?>|#\}|\*\)|-\}|#>|\]\])\s*$/u, ''));
  return { rule: match?.[1] ?? '', reason };
}

/** Returns whether a suppression's rule, an id or `<plane>/*`, matches this rule. */
export function matchesRule(pattern: string, rule: string): boolean {
  return pattern === rule || (pattern.endsWith('/*') && rule.startsWith(pattern.slice(0, -1)));
}
