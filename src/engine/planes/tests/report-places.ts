/** One finding for all places of a rule in a change: it stands at the first place and lists the others. */
import { compareText } from '../../../base/order.js';
import { rankSeverity, type Severity } from '../../../contract/index.js';
import type { RawFinding } from '../../model.js';
import { clip, toFileName } from '../wording.js';

/** A place that a rule found, and the words of it that a reader wants to see. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** What the title says instead, if those words alone do not name the thing. */
  readonly shown?: string;
  readonly severity: Severity;
  /** Set where a note says that less is checked. */
  readonly checksLess?: true;
}

/** The limits of places that a rationale lists with their words, and after those by their lines alone. */
const MAX_LISTED = 6;
const MAX_NAMED = 100;
const MAX_TEXT = 90;

/** The words of a finding: its title for a number of places and the first of them, and its rationale for their list. */
interface Words {
  readonly title: (count: number, first: Place) => string;
  readonly rationale: (list: string, count: number) => string;
}

/** Returns the finding for all places, or none if there are none. It has the severity of its worst place and stands there. */
export function reportPlaces(places: readonly Place[], words: Words): readonly RawFinding[] {
  const sorted = places.toSorted(
    (a, b) => rankSeverity(b.severity) - rankSeverity(a.severity) || compareText(a.file, b.file) || a.line - b.line,
  );
  const [first] = sorted;
  if (first === undefined) return [];
  return [
    {
      file: first.file,
      first: first.line,
      last: first.line,
      title: clip(words.title(sorted.length, first), 110),
      rationale: words.rationale(listPlaces(sorted), sorted.length),
      anchor: sorted.map(({ file, text }) => (file === first.file ? text : `${file} ${text}`)).join('\n'),
      severity: first.severity,
      ...(first.severity === 'info' && sorted.some(({ checksLess }) => checksLess) ? { checksLess: true } : {}),
    },
  ];
}

function listPlaces(places: readonly Place[]): string {
  const listed = places
    .slice(0, MAX_LISTED)
    .map(({ file, line, text }) => `“${clip(text, MAX_TEXT)}” (${toFileName(file)}:${line})`);
  const rest = places.slice(MAX_LISTED);
  if (rest.length === 0) return listed.join(', ');
  const named = rest.slice(0, MAX_NAMED);
  const files = [...new Set(named.map(({ file }) => file))].map(
    (path) =>
      `${toFileName(path)}:${named
        .filter(({ file }) => file === path)
        .map(({ line }) => line)
        .join(', ')}`,
  );
  return `${listed.join(', ')} and ${rest.length} more (${files.join('; ')}${named.length < rest.length ? ', …' : ''})`;
}
