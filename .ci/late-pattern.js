/**
 * Put into the script of `review`: a regular expression that is made when it is first needed. Of the 5,700 of the sources most never are
 * in a short run, and to make and compile one takes V8 20 to 400 µs. A text that has none of the words that are in every match
 * (`required-words.js`) needs none.
 */
/** What a look for a word costs, in signs of the text, and what all looks for words may cost: about as much as to compile. */
const LOOK = 200;
const WORTH = 300_000;

class LatePattern {
  constructor(source, flags, words) {
    this.source = source;
    this.flags = flags;
    this.words = words;
    this.made = undefined;
  }

  make() {
    this.made ??= new RegExp(this.source, this.flags);
    return this.made;
  }

  /** Returns what finds the matches in a text; null if there are none for sure. */
  for(text) {
    if (this.made !== undefined) return this.made;
    return this.words !== '' && this.lacks(text) ? null : this.make();
  }

  lacks(text) {
    if (this.list === undefined) {
      this.list = this.words.split('\0');
      this.ignoresCase = this.flags.includes('i');
      this.worth = WORTH;
    }
    this.worth -= (text.length + LOOK) * this.list.length;
    if (this.worth < 0) return false;
    const spelt = this.ignoresCase ? text.toLowerCase() : text;
    return !this.list.some((word) => spelt.includes(word));
  }

  test(text) {
    return this.for(text)?.test(text) ?? false;
  }

  exec(text) {
    return this.for(text)?.exec(text) ?? null;
  }

  get lastIndex() {
    return this.made === undefined ? 0 : this.made.lastIndex;
  }

  set lastIndex(at) {
    if (at !== 0 || this.made !== undefined) this.make().lastIndex = at;
  }

  [Symbol.match](text) {
    const made = this.for(text);
    return made === null ? null : text.match(made);
  }

  [Symbol.matchAll](text) {
    const made = this.for(text);
    return made === null ? [].values() : text.matchAll(made);
  }

  [Symbol.replace](text, replacement) {
    const made = this.for(text);
    return made === null ? text : text.replace(made, replacement);
  }

  [Symbol.search](text) {
    const made = this.for(text);
    return made === null ? -1 : text.search(made);
  }

  [Symbol.split](text, limit) {
    return text.split(this.make(), limit);
  }
}

/** @param words what `findRequiredWords` returns, with `\0` between; empty if it returns null */
export const late = (source, flags, words) => new LatePattern(source, flags, words);
