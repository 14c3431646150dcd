/** A title that names one dependency whose version changes, while others change theirs too. */
import type { FileChange, Line } from '../../model.js';
import type { Snapshot } from '../../snapshot.js';
import { REACH } from '../../text/reach.js';

/** `Bump chroma to v2.14`, `Upgrade lodash from 4.17.20 to 4.17.21`. Group 1 is what is named. */
const NAMED =
  /\b(?:bump|upgrade|update)s?\s{1,3}(?:the\s)?(?:dependency\s|module\s|package\s)?[`"']?(@?[A-Za-z][\w./@-]{1,80})[`"']?(?:\s{1,3}from\s\S{1,40})?\s{1,3}to\s{1,3}[`"']?v?\d/iu;
/** The title speaks of more than one. */
const SEVERAL = /\b(?:and|dependencies|deps|group|others?|all|packages|modules)\b|[,&+]/iu;

/** How manifests name what a project itself depends on, and its version. Lines of what comes with others are left out. */
const ENTRIES: readonly { readonly path: RegExp; readonly line: RegExp; readonly without?: RegExp }[] = [
  {
    path: /(?:^|\/)go\.mod$/u,
    line: /^\s*(?:require\s{1,3})?([\w.-]{1,60}\/[\w./-]{1,120})\s{1,3}(v\S{1,80})/u,
    without: /\/\/ indirect\b/u,
  },
  {
    path: /(?:^|\/)package\.json$/u,
    line: /^\s*"(@?[\w./-]{1,100})":\s{0,2}"([~^]?\d[^"]{0,60})"/u,
    without: /"version":/u,
  },
  {
    path: /(?:^|\/)(?:Cargo|pyproject|[\w-]{1,40}\.versions)\.toml$/u,
    line: /^([\w-]{2,80})\s{0,20}=\s{0,4}(?:\{[^}]{0,120}?\bversion\s{0,2}=\s{0,2})?"([~^=>]{0,2}\d[^"]{0,40})"/u,
    without: /^(?:version|rust-version|edition|msrv)\b/u,
  },
  {
    path: /(?:^|\/)requirements[\w./-]{0,60}\.(?:txt|in)$/u,
    line: /^([\w.-]{2,80})(?:\[[\w,]{1,60}\])?\s{0,2}[=~>]=\s{0,2}([\w.*]{1,40})/u,
  },
];

/** Words of addresses, which say nothing of a package. */
const PLAIN = /^(?:com|org|net|io|github|gitlab|golang|gopkg|www|the|types|lib|go|js|py|rs|v\d{0,3})$/u;

/**
 * Returns the dependencies that change their version although the title names another one alone, with a line of the first;
 * null where the title names none or there are no others.
 */
export function findBumpedOthers(
  { title, body }: Pick<Snapshot, 'title' | 'body'>,
  files: readonly FileChange[],
): {
  readonly named: string;
  readonly others: readonly string[];
  readonly change: FileChange;
  readonly line: number;
} | null {
  const match = NAMED.exec(title.slice(0, REACH.entry));
  const named = match?.[1];
  if (match === null || named === undefined) return null;
  if (SEVERAL.test(title.slice(0, match.index + match[0].length).replace(named, ''))) return null;
  const words = splitName(named);
  for (const change of files) {
    const entry = ENTRIES.find(({ path }) => path.test(change.file.path));
    if (entry === undefined) continue;
    const read = (lines: readonly Line[]) =>
      lines.flatMap(({ text, number }) => {
        const [, name, version] = entry.line.exec(text.slice(0, REACH.entry)) ?? [];
        return name === undefined || version === undefined || entry.without?.test(text) === true
          ? []
          : [{ name, version, number }];
      });
    const before = new Map(read(change.removed).map(({ name, version }) => [name, version]));
    const bumped = read(change.added).filter(({ name, version }) => (before.get(name) ?? version) !== version);
    const isNamed = (name: string) => splitName(name).some((word) => words.includes(word));
    const others = bumped.filter(({ name }) => !isNamed(name) && !body.includes(name.slice(name.lastIndexOf('/') + 1)));
    const [first] = others;
    // Where none of them is what the title names, it speaks of something else.
    if (first !== undefined && others.length < bumped.length)
      return { named, others: others.map(({ name }) => name), change, line: first.number };
  }
  return null;
}

const splitName = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .filter((word) => word.length > 1 && !PLAIN.test(word));
