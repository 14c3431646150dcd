import type { FileChange, RawFinding, Rule } from '../../model.js';
import { isProse } from '../prose.js';
import { clip } from '../wording.js';
import { joinAddedText } from './added-text.js';
import { createBrokenTokenTest } from './credentials/broken-token.js';
import { findClusterSecrets, listSealed } from './credentials/cluster-secrets.js';
import { findCommandCredentials } from './credentials/command-credentials.js';
import { findConnectionPasswords } from './credentials/connection-strings.js';
import { findCredentialArguments } from './credentials/credential-arguments.js';
import type { CredentialMatch, Writing } from './credentials/credential-forms.js';
import type { ValueRating } from './credentials/credential-values.js';
import { findEncodedTexts } from './credentials/encoded-texts.js';
import { findCredentials } from './credentials/find-credentials.js';
import type { TokenFinder } from './credentials/find-tokens.js';
import { findKeyArguments } from './credentials/key-arguments.js';
import { findNamedTokens } from './credentials/named-tokens.js';
import { createOldValues } from './credentials/old-values.js';
import { tellOthers } from './credentials/other-lines.js';
import { findSecrets } from './credentials/secret-patterns.js';
import { isForShow, isPacked } from './credentials/shown-secrets.js';
import { createThrownAwayTest } from './credentials/thrown-away.js';

/** Reports a password, key or token written into code or settings as plain text. */
export const hardCodedCredential: Rule = {
  id: 'security/hard-coded-credential',
  severity: 'error',
  summary: 'A credential is written into the code',
  docs: {
    why: 'Everybody who reads the code knows the credential. It is the same in every environment, and changing it needs a release.',
    bad: { files: { 'config/app.yml': [' database:', '   user: shop', '+  password: "r7Kp-29xVq!mZ"'] } },
    good: { files: { 'config/app.yml': [' database:', '   user: shop', `+  password: \${DB_PASSWORD}`] } },
  },
  suppressible: false,
  readsBytes: true,
  check({ change, findTokens }) {
    const wasThere = createOldValues(change);
    const said = new Set<string>();
    const isBrokenToken = createBrokenTokenTest();
    const isWanted = ({ name, value }: CredentialMatch) => !wasThere(value) && !isBrokenToken(name, value);
    const isThrownAway = createThrownAwayTest(change.files);
    return change.files
      .filter(isRead)
      .flatMap((file) => findIn(file, isWanted, said, findTokens, (value) => isThrownAway(file, value)));
  },
};

/** Documents are for people, and lock files are full of hashes. A text file may be settings all the same. */
const isRead = (change: FileChange) =>
  change.added.length > 0 && change.class !== 'lockfile' && (!isProse(change) || holdsSettings(change));

/** A name and a value, and nothing else. */
const SETTING = /^\s*["']?[A-Za-z][\w.-]{1,60}["']?\s{0,4}[=:]\s{0,4}\S{1,300}\s*$/u;

/** Returns true for a plain text file of which each line that is added gives a value to a name. */
function holdsSettings({ language, added }: FileChange): boolean {
  if (language !== 'Text') return false;
  const lines = added.filter(({ text }) => text.trim() !== '');
  return lines.length > 0 && lines.every(({ text }) => SETTING.test(text));
}

/** `said` has the values that are told of already: each once, wherever else it is. */
function findIn(
  change: FileChange,
  isWanted: (match: CredentialMatch) => boolean,
  said: Set<string>,
  findTokens: TokenFinder,
  isThrownAway: (value: string) => boolean,
): readonly RawFinding[] {
  const { text, lineAt } = joinAddedText(change);
  const shown = isForShow(change) || change.class === 'generated' || change.class === 'vendored';
  const doubtful = shown || isProse(change);
  const found = findAll(text, readWriting(change)).filter(
    ({ rating, value }) => rating === 'strong' || !(doubtful || isKnownWord(change, value)),
  );
  if (found.length === 0) return [];
  // What has a known shape is a finding of security/secret already.
  const secrets = [...findSecrets(text, findTokens), ...listSealed(text)];
  const told: Told[] = [];
  for (const match of found) {
    const { name, value, start, end, rating } = match;
    if (said.has(value) || secrets.some((secret) => start < secret.end && end > secret.start)) continue;
    if (!isWanted(match)) continue;
    const { number: line, text: written } = lineAt(start);
    const packed = isPacked(written);
    if (packed && rating === 'weak') continue;
    // Weak ones are told together, and each strong one with all its places.
    const same = told.find((one) => (rating === 'weak' ? one.rating === 'weak' : one.value === value));
    if (same === undefined) told.push({ name, value, rating, packed, lines: [line] });
    else if (!same.lines.includes(line)) same.lines.push(line);
  }
  // At another place the same value may open something that stays.
  for (const { value } of found) if (!isThrownAway(value)) said.add(value);
  return told.map(({ name, value, rating, packed, lines: [line = 1, ...others] }) => {
    const grave = !(shown || packed) && rating === 'strong';
    const thrown = grave && isThrownAway(value);
    return {
      file: change.file.path,
      first: line,
      last: line,
      title: `Hard-coded credential: ${clip(name, 60)}`,
      rationale: `${thrown ? THROWN_AWAY : rating === 'strong' ? STRONG : WEAK}${tellOthers(others)}`,
      anchor: name,
      severity: grave && !thrown ? ('error' as const) : ('info' as const),
      ...(thrown ? { checksLess: true as const } : {}),
    };
  });
}

/** What a finding tells: its name and value, and the lines in their order. */
interface Told {
  readonly name: string;
  readonly value: string;
  readonly rating: ValueRating;
  readonly packed: boolean;
  readonly lines: number[];
}

const STRONG =
  'The value on this line reads as a real credential, not as a placeholder. Everybody who can read the repository has it, and it stays in the history. Change it, and read it from the environment or a secret store.';
const THROWN_AWAY =
  'This file starts a service with the password on this line. If nothing else has that password, it is gone with the container. If something else has it, change it, and read it from a secret store.';
const WEAK =
  'The name on this line is one of a credential, and its value is written out. If it is used anywhere but on the machine of a developer, read it from the environment or a secret store.';

/** Those of settings that are written in base64; what only may be one is seldom kept so. */
function findEncoded(text: string): readonly CredentialMatch[] {
  return findEncodedTexts(text).flatMap(({ text: plain, start, end }) =>
    findCredentials(plain, 'settings')
      .filter(({ rating }) => rating === 'strong')
      .map((match) => ({ ...match, start, end })),
  );
}

/** All credentials of a text in the order of their lines; of two at one place the first. */
function findAll(text: string, writing: Writing): readonly CredentialMatch[] {
  const all = [
    ...findKeyArguments(text),
    ...findCredentialArguments(text),
    ...findCommandCredentials(text),
    ...findConnectionPasswords(text, writing),
    ...findCredentials(text, writing),
    ...findClusterSecrets(text),
    ...findNamedTokens(text, writing),
    ...(writing === 'settings' ? findEncoded(text) : []),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  // A strong one before a weak one at the same place.
  return all.filter(
    (one, index) =>
      !all.some(
        (other, at) =>
          other.start < one.end &&
          one.start < other.end &&
          at !== index &&
          (other.rating === one.rating ? at < index : other.rating === 'strong'),
      ),
  );
}

/** Texts in the languages of users: what stands behind `password` there is its name. */
const TRANSLATIONS =
  /(?:^|[/._-])(?:i18n|l10n|locales?|lang|langs|languages?|translations?|messages|strings)(?:[/._-]|$)/iu;
/** What images of services are started with in a pipeline or on a developer's machine. */
const DEFAULTS =
  /^(?:postgres(?:ql)?|mysql|mariadb|mongo|guest|root|admin|rabbitmq|redis|minio(?:admin)?|user|demo|docker|local|dev|app|elastic|grafana)\d{0,3}$/u;

/** Returns true for a word that is no secret in this file: a text for users, or the default of a service. */
function isKnownWord(change: FileChange, value: string): boolean {
  return TRANSLATIONS.test(change.file.path) || (change.class !== 'source' && DEFAULTS.test(value));
}

/** Files in which values need no quotes: settings, shells, and what both are made of. */
const SETTINGS =
  /(?:^|\/)(?:\.env[\w.-]*|[\w.-]*\.env(?:\.[\w.-]+)?|\.?(?:npmrc|yarnrc|pypirc|netrc|pgpass|my\.cnf|s3cfg|boto|git-credentials|dockercfg)|(?:[\w-]+\.)?[Dd]ockerfile[\w.-]*|Containerfile|Procfile|Makefile|credentials|config)$|\.(?:properties|ini|cfg|conf|cnf|config|ya?ml|env|sh|bash|zsh|fish|bat|cmd|ps1|service|toml|tfvars|mk|npmrc|yarnrc|netrc|pypirc|envrc|rc|prefs|txt|log)$/u;

/** A file that nothing is known of: lists of hosts, settings of a program. */
const NO_ENDING = /(?:^|\/)\.?[\w-]+$/u;

function readWriting({ file, language }: FileChange): Writing {
  if (language === null && NO_ENDING.test(file.path)) return 'settings';
  return SETTINGS.test(file.path) || language === 'Shell' || language === 'Dockerfile' ? 'settings' : 'code';
}
