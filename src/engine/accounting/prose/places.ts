/**
 * Where documents lie. The same words are input in other places: a test compares them, a program shows them to those who
 * use it, a site is built of them. The places are a closed list, and a folder of documents below one of programs is none.
 */
import { getFileName } from '../../../base/paths.js';

/** Folders whose texts are input: of tests, of templates, of coding agents, of this gate. */
export const INPUT_FOLDER =
  /(?:^|\/)(?:\.[^/]*|_[^/]*|[^/]*(?:fixture|snapshot|template|prompt|agent|skill|instruction)[^/]*|test-?data|goldens?|expected|inputs?|outputs?|samples?|corpus|commands?|rules|personas?|chatmodes?|memor(?:y|ies)[^/]*|backlog|openspec|stories|specs?)\//u;
/** Folders of tests, and what is in them. `testing` is what documents are about. */
const TEST_FOLDER =
  /(?:^|\/)(?:[^/]*[-_.])?(?:tests?|specs?|e2e|cypress|playwright|features|bench(?:mark(?:s|ing)?)?)(?:[-_.][^/]*)?\/(.*)$/u;
const TEST_PICTURE =
  /snapshot|screenshots__|fixture|golden|baseline|(?:^|[^a-z])(?:snap|expected|actual|diff)(?:[^a-z]|$)/u;
/** Folders of programs, and of what programs show. */
export const PROGRAM_FOLDER =
  /(?:^|\/)(?:src|source|lib|app|internal|pkg|cmd|bin|server|client|backend|frontend|web|www|resources?|res|assets|public|static|content|data|locales?|i18n|lang|translations|views|pages|posts?|blog|emails?|mails?|messages|theme|themes|layouts|plugins?|extensions?|components|modules)\//u;
const DOCUMENT_FOLDER =
  /^(?:.*?\/)??(?:docs?|documentation|guides?|manuals?|handbook|wiki|tutorials?|adrs?|rfcs?|book|screenshots?)\//u;
/** Folders of pictures, at the root. */
const PICTURE_FOLDER = /^(?:\.github|media|screenshots?)\//u;
/** Pictures that browsers and systems look for by their name. */
const SHOWN_PICTURE = /^(?:favicon|apple-touch-icon|icon|app-?icon|mstile|android-chrome)/u;

/** Names of texts that coding agents and reviewers of code obey: a part of a name, and a whole one. */
const AGENT_NAME =
  /(?:^|[^a-z])(?:ai|gpt|chatgpt|llm|bugbot|kiro|junie|trae|devin|roo|kilo(?:code)?|goose|openhands|steering|guidelines)(?:[^a-z]|$)/u;
const AGENT_FILE = /^(?:REVIEW|IDENTITY|USER|TOOLS|BOOTSTRAP|PLANS?|SPEC|PRD|CONTEXT|AMP)\.md$/u;

/** Names of documents that lie beside programs too. */
const BESIDE_PROGRAMS =
  /^(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CHANGELOG|CHANGES|HISTORY)(?:[-.][\w.-]*)?$/iu;
/** Other documents have such a name. */
const CAPITALS = /^[A-Z][A-Z0-9_-]{2,40}\.[a-z]+$/u;

/** Returns whether a path, of which the folders are in lower case, lies among what tests or agents read. */
export function isInput(path: string, name: string): boolean {
  if (INPUT_FOLDER.test(path)) return true;
  const [, below] = TEST_FOLDER.exec(path) ?? [];
  // What explains the tests stands at their top.
  return below !== undefined && !(below === name && BESIDE_PROGRAMS.test(name));
}

/** Returns whether a path is in a folder of documents that is not one of a program. */
function isAmongDocuments(path: string): boolean {
  const [folder] = DOCUMENT_FOLDER.exec(path) ?? [];
  return folder !== undefined && !PROGRAM_FOLDER.test(folder);
}

/** Returns whether texts in such a place are for people alone. */
export function isDocumentPlace(path: string): boolean {
  const [lower, name] = [path.toLowerCase(), getFileName(path)];
  if (isInput(lower, name.toLowerCase()) || AGENT_NAME.test(name.toLowerCase()) || AGENT_FILE.test(name)) return false;
  if (!path.includes('/') || BESIDE_PROGRAMS.test(name) || isAmongDocuments(lower)) return true;
  return CAPITALS.test(name) && !PROGRAM_FOLDER.test(lower);
}

/** Returns whether pictures in such a place are for people alone. */
export function isPicturePlace(path: string): boolean {
  const lower = path.toLowerCase();
  if (TEST_FOLDER.test(lower) || TEST_PICTURE.test(lower) || SHOWN_PICTURE.test(getFileName(lower))) return false;
  return !path.includes('/') || PICTURE_FOLDER.test(lower) || isAmongDocuments(lower);
}
