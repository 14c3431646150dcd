/** Pins by commit whose comment names another version than the pin has. */
import { addToGroup } from '../../../../base/groups.js';
import type { FileChange, Line, RawFinding } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';

/** `name@<commit> # v1.2.3`, as actions and hooks are pinned. A comment with a major version alone goes on being true. */
const PIN =
  /([\w-][\w.-]{0,99}\/[\w./-]{1,200})@([0-9a-f]{40})["']?\s{1,8}#\s{0,4}(?:tag=|frozen:\s)?(v?\d{1,5}\.\d{1,5}\.\d{1,5}\b)/u;

interface Pin {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
  readonly commit: string;
  readonly version: string;
  /** Whether the line took the place of one with the same comment and another commit. */
  readonly stale: boolean;
}

/**
 * Reports new pins whose comment is still the one of another commit, and those that call a commit otherwise than another
 * new pin of the change does.
 */
export function findOutdatedPins(files: readonly FileChange[]): readonly RawFinding[] {
  const pins = files.flatMap((change) => (change.class === 'ci' || isYaml(change) ? listPins(change) : []));
  if (pins.length === 0) return [];
  const byCommit = new Map<string, Pin[]>();
  for (const pin of pins) addToGroup(byCommit, `${pin.name.toLowerCase()} ${pin.commit}`, pin);
  return [...byCommit.values()].flatMap((all) => {
    const forgotten = all.filter(({ stale }) => stale);
    const [first] = all;
    // Which of two versions is the right one cannot be told without an old line.
    const odd = forgotten.length > 0 ? forgotten : all.filter(({ version }) => version !== first?.version).slice(0, 1);
    return odd.map(({ change, line, name, version }): RawFinding => {
      const other = all.find((one) => one.version !== version)?.version;
      return {
        file: change.file.path,
        first: line,
        last: line,
        title: clip(`The pin of ${name} is new, and its comment says ${version}`, 110),
        rationale: `${
          other === undefined
            ? 'The line had this comment with another commit too, so one of the two is wrong.'
            : `Elsewhere the change calls the same commit ${clip(other, 30)}.`
        } People and update tools read the version from the comment: correct it.`,
        anchor: `${name} ${version}`,
      };
    });
  });
}

const isYaml = ({ language }: FileChange): boolean => language === 'YAML';

/** Returns the new pins of a file, region by region. */
function listPins(change: FileChange): readonly Pin[] {
  return change.regions.flatMap(({ added, removed }) => {
    const old = readPins(removed);
    return readPins(added).map((pin) => {
      const was = old.filter(({ name }) => name === pin.name).slice(0, MAX_SAME);
      const stale = was.length > 0 && was.every((one) => one.commit !== pin.commit && one.version === pin.version);
      return { ...pin, change, stale };
    });
  });
}

function readPins(lines: readonly Line[]): readonly Omit<Pin, 'change' | 'stale'>[] {
  return lines.slice(0, MAX_PINS).flatMap(({ number, text }) => {
    const [, name, commit, version] = PIN.exec(text.slice(0, REACH.line)) ?? [];
    if (name === undefined || commit === undefined || version === undefined) return [];
    return [{ line: number, name, commit, version }];
  });
}

/** Of a longer region, and of a name that stands there more often, no more lines are compared. */
const MAX_PINS = 200;
const MAX_SAME = 20;
