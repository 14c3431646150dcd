/**
 * Says what is in every text that a regular expression matches: at least one of a list of plain words. A text without them can be
 * told from it without the expression. Whatever is not understood counts as "any text", so that no match is ever left out.
 */
/** More are not built of what repeats or stands side by side, and more do not pay: a word costs a look at the text. */
const MOST_BUILT = 24;
const MOST_WORDS = 60;
/** Signs of a class that are written out: `[kK]ey` is two words, `[a-z]` is any text. */
const MOST_SIGNS = 4;

/**
 * What a part matches. `exact`: these texts and no other. `words`: one of them is in whatever it matches. Null if that is not known.
 */
const ANY = { exact: null, words: null };
const NO_WIDTH = { exact: [''], words: null };

const unique = (words) => [...new Set(words)];
/** Rarer words are better, and fewer: this grows with how many texts have one. */
const commonness = (words) => words.reduce((sum, word) => sum + 0.05 ** word.length, 0);
const chooseRarer = (one, other) => {
  if (one === null || other === null) return one ?? other;
  return commonness(one) <= commonness(other) ? one : other;
};
const findWords = ({ exact, words }) => chooseRarer(words, exact === null || exact.includes('') ? null : exact);

class Reader {
  #source;
  #at = 0;
  #ignoresCase;

  constructor(source, flags) {
    this.#source = source;
    this.#ignoresCase = flags.includes('i');
  }

  get isDone() {
    return this.#at === this.#source.length;
  }

  /** Takes what a sticky pattern matches here; null if it does not. */
  #take(pattern) {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  readAlternatives() {
    const parts = [this.#readSequence()];
    while (this.#take(/\|/y)) parts.push(this.#readSequence());
    if (parts.length === 1) return parts[0];
    const words = parts.map(findWords);
    const exact = parts.some((part) => part.exact === null) ? null : unique(parts.flatMap((part) => part.exact));
    return {
      exact: exact !== null && exact.length <= MOST_BUILT ? exact : null,
      words: words.includes(null) ? null : unique(words.flat()),
    };
  }

  #readSequence() {
    // The texts that what was read last matches, as long as it is known exactly.
    let run = [''];
    let isExact = true;
    let words = null;
    while (!this.isDone && !/[|)]/.test(this.#source[this.#at])) {
      const part = this.#readRepeated();
      if (part.exact !== null && part.exact.length * run.length <= MOST_BUILT) {
        run = unique(run.flatMap((start) => part.exact.map((end) => start + end)));
        continue;
      }
      words = chooseRarer(findWords({ exact: run, words }), findWords(part));
      run = [''];
      isExact = false;
    }
    return { exact: isExact ? run : null, words: findWords({ exact: run, words }) };
  }

  #readRepeated() {
    const part = this.#readPart();
    const found = this.#take(/(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/y);
    if (found === null) return part;
    const [, sign, least] = found;
    if (sign === '?') return { exact: part.exact === null ? null : unique(['', ...part.exact]), words: null };
    return sign === '*' || least === '0' ? ANY : { exact: null, words: findWords(part) };
  }

  #readPart() {
    if (this.#take(/\(/y)) return this.#readGroup();
    if (this.#take(/\[/y)) return this.#readClass();
    if (this.#take(/[$^]|\\[bB]/y)) return NO_WIDTH;
    if (this.#take(/\.|\\(?:[dDsSwW]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[A-Za-z])/y)) return ANY;
    return this.#readSign();
  }

  #readGroup() {
    const looksAround = this.#take(/\?<?[!=]/y) !== null;
    if (!looksAround) this.#take(/\?(?::|<[^>]+>)/y);
    const inside = this.readAlternatives();
    if (!this.#take(/\)/y)) throw new Error(`not read: ${this.#source}`);
    return looksAround ? NO_WIDTH : inside;
  }

  #readClass() {
    const signs = [];
    let isWrittenOut = !this.#take(/\^/y);
    while (!this.#take(/\]/y)) {
      if (this.#take(/\\(?:[bBdDsSwW-]|[pP]\{[^}]*\}|c[A-Za-z])/y) || this.#take(/-(?!\])/y)) isWrittenOut = false;
      else signs.push(this.#readSign().exact);
    }
    const isKnown = isWrittenOut && signs.length <= MOST_SIGNS && !signs.includes(null);
    return isKnown ? { exact: unique(signs.flat()), words: null } : ANY;
  }

  #readSign() {
    const [escaped, code] = this.#take(/\\(?:x(?=[\dA-F]{2})|u(?=[\dA-F]{4}|\{))\{?([\dA-F]+)\}?/iy) ?? [];
    if (escaped !== undefined) {
      const digits = escaped.startsWith('\\x') ? code.slice(0, 2) : escaped.includes('{') ? code : code.slice(0, 4);
      this.#at -= escaped.includes('{') ? 0 : code.length - digits.length;
      return this.#spell(String.fromCodePoint(Number.parseInt(digits, 16)));
    }
    const [, control] = this.#take(/\\([nrtfv0])/y) ?? [];
    if (control !== undefined) return this.#spell({ n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' }[control]);
    return this.#spell(this.#take(/\\?(.)/suy)[1]);
  }

  /** If case is ignored, words are in lower case. `s` is the long s then too, and of other alphabets nothing is said. */
  #spell(sign) {
    if (!this.#ignoresCase) return { exact: [sign], words: null };
    return /[^\0-\x7f]|s/i.test(sign) ? ANY : { exact: [sign.toLowerCase()], words: null };
  }
}

/**
 * Returns words of which at least one is in each text that the expression matches, in lower case (as the text must then be) if it ignores
 * case; null if there are none, or too many.
 */
export function findRequiredWords(source, flags) {
  const reader = new Reader(source, flags);
  const words = findWords(reader.readAlternatives());
  if (!reader.isDone) throw new Error(`not read: ${source}`);
  const shortest = words?.filter((word) => !words.some((other) => other !== word && word.includes(other)));
  return shortest === undefined || shortest.length > MOST_WORDS ? null : shortest;
}
