/** Prints the examples of the rules' documentation as Markdown. */

const NUMBERS = new Intl.NumberFormat('en');

/** Characters that a reader cannot see, or takes for others, by their number. */
const visible = (line) =>
  shorten(line).replace(/[\p{Cf}\p{Script=Cyrillic}\r]/gu, (character) => {
    const number = character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${number}>`;
  });

/** Lines that are shown in full. */
const MAX_SHOWN = 400;

/** A line that a page can hold, with its length if it is cut. */
const shorten = (line) =>
  line.length <= MAX_SHOWN ? line : `${line.slice(0, 60)} … (${NUMBERS.format(line.length)} characters)`;

/** What is to be known of a file besides its lines. */
function describeFile({ lines, times = 1, oldMode, newMode, binary = false, crlf = false }) {
  const link = newMode === '120000';
  if (binary) return ['a new binary file'];
  return [
    ...(link ? ['a symbolic link'] : []),
    ...(lines.every((line) => line.startsWith('+')) ? ['new'] : []),
    ...(lines.every((line) => line.startsWith('-')) ? ['deleted'] : []),
    ...(oldMode === newMode || link ? [] : [`mode ${oldMode} → ${newMode}`]),
    ...(crlf ? ['every line ends with CRLF after the change'] : []),
    ...(times === 1 ? [] : [`${NUMBERS.format(times)} times these lines`]),
  ];
}

/** A file in a sentence, and its lines below it. */
function printFile(before, path, file) {
  const read = Array.isArray(file) ? { lines: file } : file;
  const words = [`${before} \`${visible(path)}\``, ...describeFile(read)].join(', ');
  if (read.lines.length === 0) return [`${words}.`, ''];
  return [`${words}:`, '', '````diff', ...read.lines.map(visible), '````', ''];
}

/**
 * One example: what the pull request says, then each file's diff.
 * @param word `Bad` or `Good`
 * @returns lines; the last one is not empty
 */
export function printExample(word, { title, description, criteria = [], tests = [], habits = [], files }) {
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
  ].join(', ');
  return Object.entries(files)
    .flatMap(([path, file], at) =>
      printFile(at === 0 ? `${about}${about === word ? '' : ','} in` : 'and in', path, file),
    )
    .slice(0, -1);
}
