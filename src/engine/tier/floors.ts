/**
 * Sets minimum tiers, independent of the score, for code in which a small mistake is costly. A floor only raises: no
 * folder, class or mark of a file takes one away, because the author chooses them.
 */
import { GIT_MODES } from '../../base/git-modes.js';
import type { Tier } from '../../contract/index.js';
import { CI_PATH, INFRA_CONTENT, INFRA_PATH } from '../change/file-patterns.js';
import { isLargeFilePointer } from '../change/large-file-pointer.js';
import type { FileChange } from '../model.js';
import { wasTest } from './base-tests.js';
import { isMigration } from './migrations.js';
import { hasWord, readPathWords } from './path-words.js';

/** A minimum tier of the change. `note` says why it has it, and by which files. */
export interface Floor {
  readonly feature: string;
  readonly tier: Tier;
  readonly note: string;
}

interface FloorRule extends Omit<Floor, 'note'> {
  readonly what: string;
  holds(file: FileChange): boolean;
}

/** Words of a path that indicate access control. */
const ACCESS = readPathWords(
  'auth authn authz authentication authorization authenticate authorize authenticator authorizer oauth oauth2 openid oidc saml sso ldap login logout signin signup password passwords passwd permission permissions acl rbac iam csrf cors mfa 2fa totp jwt session sessions',
);
/** Words of a path that indicate secrets or cryptography. */
const SECRETS = readPathWords(
  'secret secrets credential credentials crypto cryptography cipher encrypt encryption decrypt keystore keychain keyring vault kms security sandbox',
);
/** Names that are defined, called or set in code: those that decide who may do what, and those that keep secrets. */
const ACCESS_CODE =
  /(?:authenticat|authoriz|authoris|permission|passw(?:or)?d|csrf|oauth|rbac|is_?admin|is_?allowed|has_?role|require_?(?:login|user|role|auth)|access_?(?:control|token))\w{0,40}["'\])]{0,2}\s?(?:[(:]|=[^=])/iu;
const SECRETS_CODE =
  /(?:hmac|encrypt|decrypt|cipher|key_?store|private_?key|credential|secret)\w{0,40}["'\])]{0,2}\s?(?:[(:]|=[^=])/iu;

/** Files that tools run or obey by themselves when a repository is opened, committed to or installed. */
const OBEYED =
  /(?:^|\/)\.(?:husky|githooks|vscode|idea|devcontainer|cursor|claude|gemini|codex|windsurf|clinerules|roo)(?:\/|$)|(?:^|\/)(?:CODEOWNERS|\.gitattributes|\.gitmodules|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|pip\.conf|\.pypirc|\.envrc|\.lfsconfig|\.cursorrules|\.windsurfrules|\.mcp\.json|(?:CLAUDE|AGENTS?|GEMINI|SKILL)(?:\.[\w-]+)?\.md)$|^\.github\/(?:copilot-instructions\.md$|instructions\/|prompts\/|agents\/)/u;

const RULES: readonly FloorRule[] = [
  { feature: 'ci', tier: 'T2', what: 'what runs in continuous integration', holds: (file) => isAt(file, CI_PATH) },
  { feature: 'infra', tier: 'T2', what: 'what the program runs on', holds: isInfrastructure },
  { feature: 'migration', tier: 'T3', what: 'a migration of stored data', holds: isMigration },
  {
    feature: 'access',
    tier: 'T2',
    what: 'who may do what',
    holds: (file) => !wasTest(file) && (isNamedBy(file, ACCESS) || saysIn(file, ACCESS_CODE)),
  },
  {
    feature: 'secrets',
    tier: 'T2',
    what: 'how secrets are kept',
    holds: (file) => !wasTest(file) && (isNamedBy(file, SECRETS) || saysIn(file, SECRETS_CODE)),
  },
  {
    feature: 'policy',
    tier: 'T3',
    what: "the gate's own policy",
    holds: (file) => isAt(file, /^\.review-gate(?:\.ya?ml$|\/)/u),
  },
  { feature: 'obeyed', tier: 'T2', what: 'what tools obey by themselves', holds: (file) => isAt(file, OBEYED) },
  { feature: 'program', tier: 'T3', what: 'a program without its source', holds: isProgram },
  { feature: 'script', tier: 'T2', what: 'what can be run as it is', holds: isScript },
  {
    feature: 'written elsewhere',
    tier: 'T2',
    what: 'code that was not written here',
    holds: (file) => file.class === 'vendored' || file.class === 'generated',
  },
  { feature: 'unreadable code', tier: 'T3', what: 'code that reads as binary', holds: isBinaryCode },
  { feature: 'unread', tier: 'T2', what: 'files that could not be read', holds: isUnread },
];

/** Maximum number of files that a note names. */
const MAX_NAMED = 3;

/** Returns the floors of a change. `counted` are the files with changes that can matter. */
export function findFloors(counted: readonly FileChange[]): readonly Floor[] {
  return RULES.flatMap(({ feature, tier, what, holds }) => {
    const files = counted.filter(holds);
    if (files.length === 0) return [];
    const named = files.slice(0, MAX_NAMED).map(({ file }) => file.path);
    const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : '';
    return [{ feature, tier, note: `${what}: ${named.join(', ')}${more}` }];
  });
}

/** From so many branches and conditions on nobody follows a change at one sitting, however calm the past of its files. */
const MANY_DECISIONS = 300;

/** Returns the floor of a change by its size. */
export function findSizeFloor(decisions: number): readonly Floor[] {
  if (decisions < MANY_DECISIONS) return [];
  return [{ feature: 'size', tier: 'T3', note: `${decisions} branches and conditions` }];
}

/** Returns whether a file is, or was, at such a place. */
function isAt({ file }: FileChange, pattern: RegExp): boolean {
  return pattern.test(file.path) || (file.old_path !== null && pattern.test(file.old_path));
}

function isNamedBy({ file }: FileChange, words: ReadonlySet<string>): boolean {
  return hasWord(file.path, words) || (file.old_path !== null && hasWord(file.old_path, words));
}

/** Returns whether a changed line says one of the names. */
function saysIn({ added, removed }: FileChange, names: RegExp): boolean {
  const lines = [...added, ...removed].map(({ text }) => text);
  // Most files say none of them anywhere.
  return names.test(lines.join('\n')) && lines.some((text) => names.test(text));
}

function isInfrastructure(file: FileChange): boolean {
  if (isAt(file, INFRA_PATH)) return true;
  return file.language === 'YAML' && INFRA_CONTENT.test(file.file.new_text ?? file.file.old_text ?? '');
}

function isProgram({ file }: FileChange): boolean {
  return file.new_content?.kind === 'program';
}

/** Returns whether a file that is called code holds bytes of no known format. */
function isBinaryCode({ file, language }: FileChange): boolean {
  return file.omitted === 'binary' && language !== null && !isKnownFormat(file.new_content);
}

function isUnread(file: FileChange): boolean {
  if (isBinaryCode(file) || isProgram(file)) return false;
  return file.file.omitted !== null || isLargeFilePointer(file.file.new_text ?? '');
}

function isKnownFormat(content: FileChange['file']['new_content']): boolean {
  return content != null && content.kind !== 'unknown';
}

/** Returns whether a file can be run as it is: its mode says so from now on, or its first line names an interpreter. */
function isScript({ file, added }: FileChange): boolean {
  if (file.new_mode === GIT_MODES.executable && file.old_mode !== GIT_MODES.executable) return true;
  return file.new_text === null ? /^#!/u.test(added[0]?.text ?? '') : file.new_text.startsWith('#!');
}
