import { addToGroup } from '../../../base/groups.js';
import { type Missing, readLoads } from '../../loads/index.js';
import type { FileChange, FileSyntax, RawFinding, Rule } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';

/** Reports what new lines load of the repository's own files, and neither the base nor the change has. */
export const unresolvedImport: Rule = {
  id: 'robustness/unresolved-import',
  severity: 'error',
  summary: 'Code loads a file or a name that is not there',
  docs: {
    why: 'A file that was not committed is still on the machine of its author, so nothing fails there. Everywhere else the build fails, or the line does when it runs. A file that a build makes is named in `.gitignore`, and nothing is said of it.',
    bad: {
      base: { 'src/money.ts': ['export const round = (sum: number) => Math.round(sum);'] },
      files: {
        'src/cart.ts': [
          "+import { round } from './money';",
          "+import { findRate } from './rates';",
          '+',
          '+export const price = (sum: number) => round(sum * findRate(sum));',
        ],
      },
    },
    good: {
      base: { 'src/money.ts': ['export const round = (sum: number) => Math.round(sum);'] },
      files: {
        'src/cart.ts': [
          "+import { round } from './money';",
          "+import { findRate } from './rates';",
          '+',
          '+export const price = (sum: number) => round(sum * findRate(sum));',
        ],
        'src/rates.ts': ['+export const findRate = (sum: number) => (sum > 100 ? 1.1 : 1.2);'],
      },
    },
  },
  suppressible: true,
  check({ snapshot, change, syntax }) {
    if (snapshot.loaded === undefined) return [];
    const kept = change.files.filter((one) => WRITTEN.has(one.class));
    const changes = new Map(kept.map((one) => [one.file.path, one]));
    const found = new Map<string, Place[]>();
    for (const { file, missing } of readLoads(snapshot.files, snapshot.loaded).missing) {
      const own = changes.get(file);
      if (own === undefined) continue;
      for (const one of missing)
        if (isInCode(own, syntax.get(file), one))
          addToGroup(found, `${one.name === null}\0${one.place}`, { ...one, file });
    }
    return [...found.values()].map(report);
  },
};

/** What is missing, and the file that loads it. */
type Place = Missing & { readonly file: string };

/** Classes of files that people write and programs load. */
const WRITTEN: ReadonlySet<string> = new Set(['source', 'test', 'migration', 'config', 'ci']);

/** Returns whether a syntax tree takes an added line for code, too; of other lines the scan of the whole file was enough. */
function isInCode({ added }: FileChange, syntax: FileSyntax | undefined, { line, word }: Missing): boolean {
  if (word === '' || !added.some(({ number }) => number === line)) return true;
  return containsName(syntax?.added.find(({ number }) => number === line)?.code.slice(0, REACH.longLine) ?? '', word);
}

const MAX_NAMES = 3;
const MAX_LISTED = 8;

/** Reports all that is missing at one place: a file, or names of one. */
function report(places: readonly Place[]): RawFinding {
  const [first] = places;
  if (first === undefined) throw new RangeError('nothing is missing');
  const { file, line, place, written } = first;
  const [shown, where] = [clip(written, 60), clip(place, 120)];
  const names = [...new Set(places.flatMap(({ name }) => (name === null ? [] : [clip(name, 40)])))];
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  const listed = `${names.slice(0, MAX_NAMES).join(', ')}${more}`;
  const others = places.slice(1, MAX_LISTED + 1).map((one) => `${one.name ?? ''} ${one.file}:${one.line}`.trim());
  const rest = places.length - 1 - others.length;
  const also = others.length === 0 ? '' : ` Also: ${others.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  const says = (title: string, rationale: string) => ({
    file,
    first: line,
    last: line,
    title,
    rationale: `${rationale}${also}`,
    anchor: [written, ...names].join(' '),
  });
  const [are, them] = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  if (names.length === 0)
    return says(
      `${shown} is loaded, and is not in the repository`,
      `Neither the base nor this change has ${where}. Was a file not committed? If a build makes it, name it in .gitignore.`,
    );
  if (place.endsWith('/')) {
    const folder = place === '/' ? '' : ` ${clip(place.slice(0, -1), 50)}`;
    return says(
      `${listed} ${are} used, and the package${folder} does not have ${them}`,
      `No file of its folder declares ${them}, in the base or in this change. Was a change of that package not committed?`,
    );
  }
  return says(
    `${listed} ${are} taken from ${shown}, which does not have ${them}`,
    `${where} does not have ${them}, in the base or in this change. Was a change of that file not committed?`,
  );
}
