/** Makes tokens of a shape, so that none is written anywhere. None was ever valid. */
import { computeTokenChecksum } from '../../src/engine/planes/security/credentials/token-checksum.js';
import { readShape } from '../../src/engine/planes/security/credentials/token-shapes/shape.js';

const CHECK_CHARACTERS = 6;

/** Returns the characters of the inside of a character class. */
function listCharacters(alphabet: string): string {
  const ranges = alphabet.matchAll(/(.)-(.)|(.)/gu);
  return [...ranges]
    .map(([, first, last, single]) => {
      if (first === undefined || last === undefined) return single ?? '';
      const from = first.charCodeAt(0);
      return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
    })
    .join('');
}

/** Returns a token of the shape that depends on the seed alone; the variable parts as short as they may be. */
export function makeToken(shape: string, seed: number): string {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  return readShape(shape)
    .map((part) => {
      if ('text' in part) return part.text;
      const characters = listCharacters(part.alphabet);
      let text = '';
      while (text.length < part.least) {
        state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
        text += characters.charAt(Math.floor((state / 4_294_967_296) * characters.length));
      }
      return text;
    })
    .join('');
}

/** Returns a token with the check sum of what stands behind its first `_`. */
export function withChecksum(token: string): string {
  const start = token.indexOf('_') + 1;
  const random = token.slice(start, -CHECK_CHARACTERS);
  return `${token.slice(0, start)}${random}${computeTokenChecksum(random)}`;
}
