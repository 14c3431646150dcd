/** Entries of a version catalogue of Gradle that no build script of the change reads: a new one can be read by no other. */
import { getFileName } from '../../../../base/paths.js';
import type { FileChange, RawFinding } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';

const CATALOGUE = /(?:^|\/)[\w-]+\.versions\.toml$/u;
const SCRIPT = /\.gradle(?:\.kts)?$|\.kts?$|\.groovy$|\.java$|\.versions\.toml$/u;
const ENTRY = /^([A-Za-z][\w-]{1,80})\s{0,20}=\s{0,4}(?:\{|")/u;

/** Finds new aliases of plugins and libraries without a reader. The accessor writes each separator of the alias as a dot. */
export function findUnusedAliases(files: readonly FileChange[]): readonly RawFinding[] {
  return files
    .filter(({ file }) => CATALOGUE.test(file.path))
    .flatMap((change) => {
      const text = change.file.new_text;
      if (text === null || change.file.status === 'added') return [];
      const sections = readSections(text);
      const removed = new Set(
        change.removed.flatMap(({ text: line }) => ENTRY.exec(line.slice(0, REACH.entry))?.[1] ?? []),
      );
      return change.added.flatMap(({ text: line, number }): readonly RawFinding[] => {
        const alias = ENTRY.exec(line.slice(0, REACH.entry))?.[1];
        const section = sections.get(number);
        if (alias === undefined || removed.has(alias) || (section !== 'plugins' && section !== 'libraries')) return [];
        const catalogue = getFileName(change.file.path).split('.')[0] ?? '';
        const accessor = `${section === 'plugins' ? 'plugins' : catalogue}.${alias.replace(/[-_]/gu, '.')}`;
        const read = files.some(({ file, added }) => {
          if (!SCRIPT.test(file.path)) return false;
          const script = file.new_text ?? added.map((one) => one.text).join('\n');
          return script.split(/["']/u).includes(alias) || script.replace(/[-_]/gu, '.').includes(accessor);
        });
        if (read) return [];
        return [
          {
            file: change.file.path,
            first: number,
            last: number,
            title: `Nothing reads the alias ${clip(alias, 60)}`,
            rationale:
              'The alias is new in the catalogue, and no build script of this change uses it. Take it out, or use it where it was meant.',
            anchor: alias,
          },
        ];
      });
    });
}

/** Returns the table that each line of a TOML text stands in. */
function readSections(text: string): ReadonlyMap<number, string> {
  let section = '';
  return new Map(
    text.split('\n').map((line, index): readonly [number, string] => {
      section = /^\[([\w.-]{1,60})\]\s*$/u.exec(line)?.[1] ?? section;
      return [index + 1, section];
    }),
  );
}
