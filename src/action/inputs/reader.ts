/** Reads values of inputs strictly, and collects what is wrong. */
import { cutCharacters, oneLine } from '../../base/text.js';
import type { Env } from '../environment.js';
import { DEFAULTS, type InputName, readInput } from './names.js';

/** A character that no value of one line may have. */
export const CONTROL = /\p{Cc}/u;

const formatValue = (value: string) => JSON.stringify(cutCharacters(oneLine(value), 200));

/** Reads inputs one by one and collects all faults. */
export class InputReader {
  readonly faults: string[] = [];

  constructor(private readonly env: Env) {}

  /** Returns the given value, or the default if there is none. */
  text(name: InputName): string {
    const given = readInput(this.env, name);
    return given === '' ? DEFAULTS[name] : given;
  }

  bad(name: InputName, allowed: string): void {
    this.faults.push(`${name} is ${formatValue(this.text(name))}: ${allowed}`);
  }

  choice<const T extends string>(name: InputName, words: readonly T[], otherwise: T): T {
    const value = this.text(name);
    const word = words.find((each) => each === value);
    if (word === undefined) this.bad(name, `must be one of ${words.join(', ')}`);
    return word ?? otherwise;
  }

  /** Reads a boolean in the spellings of YAML 1.2's core schema. */
  flag(name: InputName): boolean {
    const value = this.text(name);
    if (/^(?:true|True|TRUE)$/u.test(value)) return true;
    if (!/^(?:false|False|FALSE)$/u.test(value)) this.bad(name, 'must be true or false');
    return false;
  }

  /** Reads a whole number from `min` to `max`, without sign, exponent or leading zero. */
  whole(name: InputName, min: number, max: number): number {
    const value = this.text(name);
    const number = Number(value);
    if (String(number) === value && Number.isSafeInteger(number) && number >= min && number <= max) return number;
    this.bad(name, `must be a whole number from ${min} to ${max}`);
    return min;
  }

  /** Reads a number above zero, with or without decimals. */
  positive(name: InputName, max: number): number {
    const value = this.text(name);
    const number = Number(value);
    if (/^(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(value) && number > 0 && number <= max) return number;
    this.bad(name, `must be a number above 0 and at most ${max}, such as 2 or 0.5`);
    return 1;
  }

  /** Reads a single line of at most `max` characters; null if it is empty. */
  line(name: InputName, max: number): string | null {
    const value = this.text(name);
    if (value === '') return null;
    if (CONTROL.test(value) || value.length > max) {
      this.bad(name, `must be one line of at most ${max} characters, without control characters`);
      return null;
    }
    return value;
  }
}
