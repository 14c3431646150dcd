/** The files of benchmarks have one case a line. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reads the lines of a file, plain or gzipped (`.gz`). Empty lines are left out. */
export function readLines(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}
