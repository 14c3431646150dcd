/** The examples of the rules' documentation, in words and lines. */
import { formatCount } from '../../base/text.js';
import type { Example, ExampleFile } from '../example.js';

/** One file of an example: a sentence about it, and the lines of its diff below. */
export interface ShownFile {
  /** Ends with a colon if lines follow, otherwise with a full stop. Names stand in backticks. */
  readonly says: string;
  readonly lines: readonly string[];
}

/** Characters of a line that is shown in full, and those shown of a longer one. */
const MAX_SHOWN = 400;
const SHOWN_OF_LONGER = 60;

const shorten = (line: string) =>
  line.length <= MAX_SHOWN ? line : `${line.slice(0, SHOWN_OF_LONGER)} … (${formatCount(line.length)} characters)`;

/** Shows characters that a reader cannot see, or takes for others, by their number. */
const showCharacters = (line: string) =>
  shorten(line).replace(/[\p{Cf}\p{Script=Cyrillic}\r]/gu, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${number}>`;
  });

/** What is to be known of a file besides its lines. */
function describeFile({ lines, times = 1, oldMode, newMode, binary = false, crlf = false }: ExampleFile): string[] {
  const link = newMode === '120000';
  if (binary) return ['a new binary file'];
  return [
    ...(link ? ['a symbolic link'] : []),
    ...(lines.every((line) => line.startsWith('+')) ? ['new'] : []),
    ...(lines.every((line) => line.startsWith('-')) ? ['deleted'] : []),
    ...(oldMode === newMode || link ? [] : [`mode ${oldMode} → ${newMode}`]),
    ...(crlf ? ['every line ends with CRLF after the change'] : []),
    ...(times === 1 ? [] : [`${formatCount(times)} times these lines`]),
  ];
}

/**
 * Describes one example: what the pull request says, then each file's diff.
 * @param word how the first sentence begins: `Bad` or `Good`
 */
export function showExample(
  word: string,
  { title, description, criteria = [], tests = [], habits = [], customs = [], base = {}, files }: Example,
): ShownFile[] {
  const about = [
    word,
    ...(title === undefined ? [] : [`with the title “${title}”`]),
    ...(description === undefined ? [] : [`with the description “${description}”`]),
    ...criteria.map((text) => `with the criterion “${text}”`),
    ...tests.map(({ name, outcome }) => `with a report in which the test “${name}” ${outcome}`),
    ...habits.map(
      ({ kind, changed, companion, together, of }) =>
        `where ${together} of the last ${of} changes to \`${changed}\` ${kind === 'file' ? 'also change' : 'also add a file under'} \`${companion}\``,
    ),
    ...customs.flatMap(({ path, of, documents }) =>
      documents.map(
        (one) => `where ${one.together} of the last ${of} changes to \`${path}\` also change \`${one.path}\``,
      ),
    ),
    ...Object.keys(base).map((path) => `where the base has \`${path}\` and nothing else beside it`),
  ].join(', ');
  return Object.entries(files).map(([path, file], at) => {
    const read: ExampleFile = 'lines' in file ? file : { lines: file };
    const before = at === 0 ? `${about}${about === word ? '' : ','} in` : 'and in';
    const words = [`${before} \`${showCharacters(path)}\``, ...describeFile(read)].join(', ');
    return { says: `${words}${read.lines.length === 0 ? '.' : ':'}`, lines: read.lines.map(showCharacters) };
  });
}
