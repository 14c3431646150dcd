/**
 * Parses a step's output and its files as the runner of GitHub Actions does: ActionCommand.cs (both forms of a
 * command), ActionCommandManager.cs and FileCommandManager.cs of github.com/actions/runner (MIT).
 */

/** A workflow command, parsed from a line of stdout or stderr. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Every command name that the runner knows. */
const REGISTERED = new Set([
  'internal-set-repo-path',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'notice',
  'warning',
  'error',
  'debug',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
]);

const unescapeData = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');

const unescapeProperty = (text: string): string => unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));

const unescapeOld = (text: string): string => unescapeData(text.replaceAll('%3B', ';').replaceAll('%5D', ']'));

function properties(text: string, separator: string, decode: (value: string) => string): Record<string, string> {
  const pairs = text
    .trim()
    .split(separator)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
    .filter(([key, value]) => key !== '' && value !== '');
  return Object.fromEntries(pairs.map(([key, value]) => [key, decode(value)]));
}

/** Parses `::name key=value,…::data` at the start of a line; white space before it is allowed. */
function parseCurrent(line: string): Command | null {
  const text = line.trimStart();
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end < 0) return null;
  const info = text.slice(2, end);
  const space = info.indexOf(' ');
  const name = space < 0 ? info : info.slice(0, space);
  if (!REGISTERED.has(name.toLowerCase())) return null;
  const given = space > 0 ? properties(info.slice(space + 1), ',', unescapeProperty) : {};
  return { name: name.toLowerCase(), properties: given, data: unescapeData(text.slice(end + 2)) };
}

/** Parses `##[name key=value;…]data`, the old form, anywhere in a line. */
function parseOld(line: string): Command | null {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return null;
  const info = line.slice(start + 3, end);
  const space = info.indexOf(' ');
  const name = space < 0 ? info : info.slice(0, space);
  if (!REGISTERED.has(name.toLowerCase())) return null;
  const given = space > 0 ? properties(info.slice(space + 1), ';', unescapeOld) : {};
  return { name: name.toLowerCase(), properties: given, data: unescapeOld(line.slice(end + 1)) };
}

/** Returns the commands in a stream's text. A lone carriage return also ends a line, as in .NET's reader. */
export function parseCommands(text: string): readonly Command[] {
  const commands: Command[] = [];
  let stopToken: string | null = null;
  for (const line of text.split(/\r\n|\n|\r/u)) {
    if (stopToken !== null) {
      if (line.trimStart() === `::${stopToken}::`) stopToken = null;
      continue;
    }
    const command = parseCurrent(line) ?? parseOld(line);
    if (command === null) continue;
    if (command.name === 'stop-commands') stopToken = command.data;
    commands.push(command);
  }
  return commands;
}

/** Replaces every masked word, as the runner does in log and summary. */
export function masked(text: string, masks: readonly string[]): string {
  return masks.filter((mask) => mask !== '').reduce((shown, mask) => shown.replaceAll(mask, '***'), text);
}

/** Returns the words that the commands mask, including each line of a value separately. */
export function listMasks(commands: readonly Command[]): readonly string[] {
  return commands.filter(({ name }) => name === 'add-mask').flatMap(({ data }) => [data, ...data.split(/[\r\n]+/u)]);
}

/** Returns the log as displayed: each masked word is `***` from the line that masks it on. */
export function maskedLog(text: string): string {
  const masks: string[] = [];
  const lines = text.split(/\r\n|\n|\r/u).map((line) => {
    masks.push(...listMasks(parseCommands(line)));
    return masked(line, masks);
  });
  return lines.join('\n');
}

/**
 * Returns the pairs of GITHUB_OUTPUT, GITHUB_STATE or GITHUB_ENV.
 * @throws Error if the runner would fail the step
 */
export function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = text.split(/\r\n|\n/u);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc > 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (delimiter === '' || end < 0) throw new Error(`Matching delimiter not found '${delimiter}'`);
      pairs[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) pairs[line.slice(0, equals)] = line.slice(equals + 1);
    else throw new Error(`Invalid format '${line}'`);
  }
  return pairs;
}
