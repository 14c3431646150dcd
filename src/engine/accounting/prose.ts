/**
 * Recognizes prose: text for people that no tool runs, builds, checks or obeys. The extensions and names are a closed
 * list, because a wrong entry opens the gate and a missing one only asks a person.
 */
import { readHunkLines } from '../../base/hunk-lines.js';
import { getFileName } from '../../base/paths.js';
import type { ChangedFile, Part } from '../snapshot.js';
import { findActiveLines as findActiveAsciiDoc } from './prose/asciidoc.js';
import { SaidBefore } from './prose/before.js';
import { isNote, isNotePath } from './prose/data-notes.js';
import { findTellingLines } from './prose/lines.js';
import { findActiveLines as findActiveMarkdown } from './prose/markdown.js';
import { INPUT_FOLDER, isDocumentPlace } from './prose/places.js';
import type { Reading } from './prose/reading.js';
import { findActiveLines as findActiveRst } from './prose/rst.js';
import { type RunBlocks, readRunBlocks } from './prose/run-blocks.js';

/** Returns the numbers, from 1, of the lines that a tool acts on, or who pastes them. */
type ActiveLines = (lines: readonly string[], reading: Reading) => ReadonlySet<number>;

const FORMATS: ReadonlyMap<string, ActiveLines> = new Map([
  ['md', findActiveMarkdown],
  ['markdown', findActiveMarkdown],
  ['rst', findActiveRst],
  ['adoc', findActiveAsciiDoc],
  ['asciidoc', findActiveAsciiDoc],
]);

/** Names of texts for people. Names of instructions that people also run (`INSTALL`) are not among them. */
const PROSE_NAME =
  /^(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CHANGELOG|CHANGES|HISTORY|NEWS|THANKS|TODO|CODE_OF_CONDUCT|PATENTS)(?:-[A-Z0-9.-]{1,20})?(?:\.txt)?$/u;

/** Names of texts that tools or agents obey. */
const INPUT_NAME =
  /(?:^|[^a-z])(?:agents?|claude|gemini|copilot|codex|cursor|windsurf|cline|qwen|jules|warp|crush|aider|replit|opencode|codebuddy|iflow|grok|soul|heartbeat|conventions|skills?|prompts?|instructions?|templates?|rules?|persona|system|memory|chatmode|llms?|codeowners|owners|tasks?|fixtures?|golden|expected|snapshot|input|output)(?:$|[^a-z])/u;

/**
 * What GitHub shows to people, from its own folder as from the root of a repository:
 * https://docs.github.com/en/communities/setting-up-your-project-for-healthy-contributions/creating-a-default-community-health-file
 */
const SHOWN_BY_GITHUB = /^\.github\/(?:README|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT|GOVERNANCE)\.md$/u;

/** What makes a text a program for the system, whatever its name. */
const SHEBANG = /^\uFEFF?#!/u;
const PLAIN_FILE = '100644';

/** Returns whether a path is that of prose, by its name alone. */
export function isProsePath(path: string): boolean {
  if (SHOWN_BY_GITHUB.test(path)) return true;
  const name = getFileName(path);
  if (INPUT_FOLDER.test(path.toLowerCase()) || INPUT_NAME.test(name.toLowerCase()) || name.startsWith('.'))
    return false;
  const dot = name.lastIndexOf('.');
  return PROSE_NAME.test(name) || FORMATS.has(name.slice(dot + 1).toLowerCase());
}

/** Returns whether a path is that of prose, by its name and its place. */
export const isDocument = (path: string): boolean =>
  SHOWN_BY_GITHUB.test(path) || (isProsePath(path) && isDocumentPlace(path));

/** The lines of a file of prose that a tool acts on, or people who copy them, by side. */
export interface Prose {
  readonly activeOld: ReadonlySet<number>;
  readonly activeNew: ReadonlySet<number>;
}

/** Reads a file as prose; null if it is none on one of its sides. `parts`: what the base says of the folders above. */
export function readProse(file: ChangedFile, parts: readonly Part[]): Prose | null {
  const paths = [file.path, file.old_path ?? file.path];
  const modes = [file.old_mode, file.new_mode];
  const isData = paths.every(isNotePath);
  if (!(isData || paths.every(isDocument)) || modes.some((mode) => mode !== null && mode !== PLAIN_FILE)) return null;
  if (file.omitted !== null || file.binary || !file.utf8) return null;
  const [old, now] = [listSideLines(file, 'old'), listSideLines(file, 'new')];
  if ([old, now].some((side) => SHEBANG.test(side.get(1) ?? ''))) return null;
  if (isData && !(isKnown(file) && [old, now].every((side) => isNote([...side.values()])))) return null;
  const read = paths.map((path) => readRunBlocks(path, parts));
  const runs = { unnamed: read.some(({ unnamed }) => unnamed), python: read.some(({ python }) => python) };
  return {
    activeOld: findActive(file.old_path ?? file.path, old, null, runs),
    activeNew: findActive(file.path, now, new SaidBefore(old.values()), runs),
  };
}

/** Returns whether all of a file is known, and not only what the hunks show. */
const isKnown = ({ old_text, new_text, status }: ChangedFile): boolean =>
  (new_text !== null || status === 'deleted') && (old_text !== null || status === 'added');

/** Lists the known lines of one side: the whole text, or what the hunks show. */
function listSideLines(file: ChangedFile, side: 'old' | 'new'): ReadonlyMap<number, string> {
  const text = side === 'old' ? file.old_text : file.new_text;
  if (text !== null) return new Map(text.split('\n').map((line, index) => [index + 1, line]));
  const lines = new Map<number, string>();
  for (const hunk of file.hunks) {
    for (const { mark, text: line, oldNumber, newNumber } of readHunkLines(hunk)) {
      if (side === 'old' && mark !== '+') lines.set(oldNumber, line);
      if (side === 'new' && mark !== '-') lines.set(newNumber, line);
    }
  }
  return lines;
}

function findActive(
  path: string,
  side: ReadonlyMap<number, string>,
  said: SaidBefore | null,
  runs: RunBlocks,
): ReadonlySet<number> {
  const find = FORMATS.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  const numbers = [...side.keys()];
  const lines = [...side.values()];
  const found = [
    ...(find?.(lines, { runs, isNew: (line) => said?.lacksName(line) ?? false }) ?? []),
    ...findTellingLines(getFileName(path), lines, said),
  ];
  return new Set(found.flatMap((index) => numbers[index - 1] ?? []));
}
