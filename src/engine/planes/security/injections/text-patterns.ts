/** Patterns that values are put into: printf and its relatives, `{}`, `{0}`, `{name}`. */
import { HOLE, type Pieces } from './string-literals.js';

/** A place in a pattern: printf, `{}` and `{0}`, `{name}`. Digits are no text: such values cannot carry any. */
const PLACE =
  /%[-+ #0]{0,3}(?:[({<]\w{1,40}[)}>]|\d{1,2}\$)?[\d.*]{0,6}[lhzjtq]{0,2}[a-zA-Z]|%\{\w{1,40}\}|\{[^{}]{0,40}\}/gu;
const NUMERIC = /%[-+ #0]{0,3}[\d.*]{0,6}[lhzjtq]{0,2}[diuxXofFeEgGbct]$|\{[^{}]{0,20}:[^{}]{0,10}[dfxXb]\}$/u;

/** Puts values into the places of a pattern. Values for places that print numbers are no parts. */
export function putIn(pattern: Pieces, values: readonly string[]): Pieces {
  const places = pattern.text.match(PLACE) ?? [];
  const named = places.some((place) => /\(\w|[{$]/u.test(place));
  const kept = named ? values : values.filter((_, at) => !NUMERIC.test(places[at] ?? '%s'));
  const inline = places.flatMap((place) => /^\{([a-z_]\w{0,40})(?:[:!].{0,20})?\}$/u.exec(place)?.[1] ?? []);
  const bare = kept.map((value) => value.replace(/^[a-z_]\w{0,40}\s{0,2}=(?!=)\s{0,2}/u, ''));
  const parts = [...pattern.parts, ...bare, ...(bare.length === 0 ? inline : [])];
  // The values of a pattern that stands elsewhere come into it somewhere.
  const behind = pattern.text === HOLE ? HOLE.repeat(bare.length) : '';
  return {
    text: `${pattern.text.replace(PLACE, (place) => (!named && NUMERIC.test(place) ? '0' : HOLE))}${behind}`,
    parts,
  };
}
