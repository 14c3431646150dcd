/** Lines that named one version in several places and now name two: one place was forgotten. */
import type { FileChange, RawFinding } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';

const VERSION = /(?<![\w.])v?\d{1,5}\.\d{1,5}\.\d{1,5}(?:-(?:alpha|beta|rc)[\w.]{0,10})?(?![\w]|\.\d)/giu;

/** Reports each line whose only difference is that some places of a version were changed and others were not. */
export function findHalfEdited(change: FileChange): readonly RawFinding[] {
  return change.regions.flatMap(({ removed, added }) => {
    if (removed.length !== added.length) return [];
    return added.flatMap(({ number, text }, index): readonly RawFinding[] => {
      const odd = readHalf(removed[index]?.text.slice(0, REACH.statement) ?? '', text.slice(0, REACH.statement));
      if (odd === null) return [];
      return [
        {
          file: change.file.path,
          first: number,
          last: number,
          title: `The line names ${clip(odd.now, 30)} and still ${clip(odd.still, 30)}`,
          rationale: `The line named ${clip(odd.still, 30)} in all of these places before. Only some of them were changed: see whether the other was forgotten, or a generator was not run.`,
          anchor: clip(text, 120),
        },
      ];
    });
  });
}

function readHalf(before: string, after: string): { readonly now: string; readonly still: string } | null {
  const [old, now] = [before, after].map((line) => (line.match(VERSION) ?? []).map((one) => one.replace(/^v/iu, '')));
  if (old === undefined || now === undefined) return null;
  if (old.length < 2 || before.replace(VERSION, '§') !== after.replace(VERSION, '§')) return null;
  for (const version of new Set(old)) {
    const places = old.flatMap((one, index) => (one === version ? [now[index] ?? ''] : []));
    const changed = places.find((one) => one !== version);
    if (changed !== undefined && places.includes(version)) return { now: changed, still: version };
  }
  return null;
}
