/** Reads TOML. */
import { parse } from 'smol-toml';
import { type Data, isMap, toData } from './data.js';

/** Returns the table of a text; null if it is no TOML. */
export function readToml(source: string): ReadonlyMap<string, Data> | null {
  try {
    const data = toData(parse(source));
    return isMap(data) ? data : null;
  } catch {
    return null;
  }
}
