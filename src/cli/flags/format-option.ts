import { Option } from 'commander';

/** Returns the flag `--format` of commands that write text or JSON. The formats of `review` are in `output/formats.ts`. */
export function createFormatOption(description: string): Option {
  return new Option('--format <format>', description).choices(['text', 'json']).default('text');
}
