/** An error that the criterion names, and that no added line has anything to do with. */
import { listHeads } from '../../change/source.js';
import type { Asked } from './asked.js';

const NAMED =
  /\b(?:throws?|raises?|refused with|rejected with|fails? with|refuses?\b[^.;]{0,30}with)\b[^.;]{0,30}`(?<type>(?:\w+[.:]{1,2})*[A-Z]\w*(?:Error|Exception))`/u;
/** So far behind an added line may the error stand that was there before. */
const NEAR = 4;
/** An error that stands in more places is near one. */
const MOST_PLACES = 50;

/** Finds that an error type of the criterion stands neither on an added line nor right behind or around one. */
export function findDistantError({ written, source, lines, isAlone }: Asked): string | null {
  const type = NAMED.exec(written)?.groups?.['type']?.split(/[.:]+/u).at(-1);
  if (type === undefined || lines.length === 0 || !isAlone) return null;
  const places = source.lines.filter(({ text }) => text.includes(type));
  if (places.length > MOST_PLACES) return null;
  if (places.length === 0) return `\`${type}\` in the code: no changed file of code has it`;
  const isNear = places.some(
    (place) =>
      place.isAdded ||
      lines.some(
        (line) =>
          (place.number > line.number && place.number - line.number <= NEAR) ||
          listHeads(source, line).some(({ number }) => number === place.number),
      ),
  );
  return isNear ? null : `\`${type}\` near its lines: it stands at ${source.path}:${places[0]?.number ?? 1} alone`;
}
