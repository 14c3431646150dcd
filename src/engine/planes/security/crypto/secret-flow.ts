/**
 * Follows a broken digest or a number that can be foreseen over the lines after it: what becomes a password, a token or
 * a key of it, or goes into it, must not be made so. The flow of values (`engine/flow`) goes the other way: from a use to what
 * it is given.
 */
import type { RawFinding, RuleContext, ScannedLine } from '../../../model.js';
import { findNewLines } from '../../new-lines.js';
import { clip } from '../../wording.js';
import { resolveAliases } from '../weaknesses/import-aliases.js';
import { isInService } from '../weaknesses/in-service.js';

interface Source {
  readonly pattern: RegExp;
  /** What comes out of it: completes "… becomes a secret". */
  readonly what: string;
}

const DIGEST = 'a digest that is broken (MD5, SHA-1)';

const SOURCES: readonly Source[] = [
  {
    pattern:
      /\b(?:md[45]|sha-?1)(?:CryptoServiceProvider|Managed|Cng|\.(?:New|new|Sum|hexdigest|digest|Create)|::(?:new|hexdigest|digest))?\b.{0,4}[(\s]|\bDigest::(?:MD5|SHA1)\b|["'](?:md[45]|sha-?1)["']/iu,
    what: DIGEST,
  },
  {
    pattern:
      /\bMath\.random\(|\bnew\s(?:\w{1,20}\.){0,4}Random\(|\brandom\.(?:random|randint|choices?|randrange|sample|getrandbits|uniform|Random)\(|\b(?:mt_rand|uniqid|pseudoRandomBytes)\(|\brand\.(?:Int|Intn|Int31n?|Int63n?|Read|Perm|Uint32|New)\(|\brand::thread_rng\(|\bRandom\.(?:nextInt|Shared|Default)\b/u,
    what: 'a number that can be foreseen',
  },
];

/** A word that each source has, in lower case, asked first: V8 takes long to compile the patterns. */
const SIGNS = /md[45]|sha-?1|rand|uniqid/u;

/** Names of what has to stay secret. */
const SECRET =
  /pass(?:word|wd|phrase)|secret|(?<!next_?|max_?|num_?)token(?!s\b|iz)|session_?(?:id|key|token)|nonce|(?<![a-z])salt|\botp|api_?key|credential|csrf|(?:private|encryption|signing|remember_?me|secret|aes|crypt)_?key|reset_?code|auth_?code/iu;
/** Calls that take a key. */
const TAKES_KEY =
  /\b(?:new\s)?(?:Aes\w{0,20}|ChaCha\w{0,20}|SecretKeySpec|createCipheriv|HMAC\w{0,20}|Fernet)\s{0,2}\(/u;
/** `name = value` and its relatives. */
const BINDS =
  /^\s{0,200}(?:(?:using|try)\s{0,4}\(?\s{0,4})?(?:(?:const|let|var|val|final|my|auto)\s{1,4})?(?:[\w.<>[\]]{1,60}\s{1,4})?[$@]?(?<name>\w{1,60})\s{0,4}(?::=|=(?![=>~]))/u;
/** A call that fills what it is given: `generator.nextBytes(key)`. */
const FILLS = /\.\w{0,20}[bB]ytes\(\s{0,4}(?<name>\w{1,60})\s{0,4}\)/u;
/** Names that are followed at the same time. */
const MOST_FOLLOWED = 8;
/** What goes into a digest: a password, whatever its name says besides. */
const PASSWORD = /pass(?:word|wd|phrase)|credential|secret_?key/iu;
/** Gives a digest something to work on. */
const FEEDS = /\b(?:update|digest|write|WriteString|ComputeHash|HashData|Sum|doFinal|hash)\s{0,2}\(/iu;
/** The head of a function. */
const HEAD =
  /^\s{0,80}(?:export\s{1,4}|async\s{1,4}|pub\s{1,4})*(?:(?:def|function|func|fun|fn)\s{1,4}(?:\([^)]{0,60}\)\s{0,4})?(?<name>\w{1,60})|(?:(?:public|private|protected|internal|static|final)\s{1,4}){1,4}[\w<>[\].?]{1,40}\s{1,4}(?<method>\w{1,60}))\s{0,4}\(/u;
/** Lines after a source in which it is followed. */
const REACH = 20;

interface Followed {
  readonly name: RegExp;
  readonly what: string;
  readonly from: ScannedLine;
}

/** Returns one finding a file, at the first secret that is made so; it names the lines of the others. */
export function findWeakSecrets(context: RuleContext): readonly RawFinding[] {
  return findNewLines(context, isInService).flatMap(({ change, lines }) => {
    if (!lines.some(({ text }) => SIGNS.test(text.toLowerCase()) && SOURCES.some(({ pattern }) => pattern.test(text))))
      return [];
    const resolve = resolveAliases(change);
    const removed = context.syntax.get(change.file.path)?.removed ?? [];
    // What was made so before, and is only written in other words, is not made weaker.
    const before = new Set(listMade(removed, resolve).map(toMadeKey));
    const made = listMade(lines, resolve).filter((one) => !before.has(toMadeKey(one)));
    const [first, ...others] = made;
    if (first === undefined) return [];
    const { line, what, from } = first;
    const also = others.length === 0 ? '' : ` The same on lines ${others.map((one) => one.line.number).join(', ')}.`;
    return [
      {
        file: change.file.path,
        first: line.number,
        last: line.number,
        title: clip(`A secret is made of ${what}`, 110),
        rationale: `“${clip(line.text, 160)}”: here ${what}${from === line ? '' : ` of line ${from.number}`} stands where something secret is made or kept.${also} Use a hash that is made for passwords (argon2, scrypt, bcrypt), and the system’s secure generator.`,
        anchor: line.text.trim(),
        severity: 'info' as const,
      },
    ];
  });
}

/** A line in which a secret gets a value, and the line of its source. */
interface Made {
  readonly line: ScannedLine;
  readonly what: string;
  readonly from: ScannedLine;
}

/** The name that gets the secret, and what it is made of; the whole line if there is no name. */
function toMadeKey({ line, what }: Made): string {
  return `${BINDS.exec(line.code)?.groups?.['name'] ?? line.text.trim()} ${what}`;
}

function listMade(lines: readonly ScannedLine[], resolve: (text: string) => string): readonly Made[] {
  const made: Made[] = [];
  let followed: readonly Followed[] = [];
  let passwords: readonly Followed[] = [];
  let head: { readonly name: string; readonly line: number } | undefined;
  for (const line of lines) {
    const code = resolve(line.code);
    followed = followed.filter(({ from }) => line.number - from.number <= REACH).slice(-MOST_FOLLOWED);
    const right = code.slice(BINDS.exec(code)?.[0].length ?? 0);
    const used = followed.find(({ name }) => name.test(right));
    const begun = HEAD.exec(code)?.groups;
    if (begun !== undefined) head = { name: begun['name'] ?? begun['method'] ?? '', line: line.number };
    const source = SOURCES.find(({ pattern }) => pattern.test(resolve(line.text)));
    const what = source?.what ?? used?.what;
    if (what === undefined) {
      followed = dropRebound(followed, code);
      const kept = PASSWORD.test(right) ? (BINDS.exec(code)?.groups?.['name'] ?? '') : '';
      if (kept !== '') passwords = [...passwords, follow(kept, DIGEST, line)].slice(-MOST_FOLLOWED);
      continue;
    }
    const fed =
      what === DIGEST &&
      FEEDS.test(code) &&
      (PASSWORD.test(right) ||
        passwords.some(({ name, from }) => line.number - from.number <= REACH && name.test(right)));
    const returned =
      head !== undefined &&
      line.number - head.line <= REACH &&
      SECRET.test(head.name) &&
      /^\s{0,80}return\b/u.test(code);
    if (fed || returned || isSecretMade(code, used)) {
      made.push({ line, what, from: source === undefined ? (used?.from ?? line) : line });
      continue;
    }
    const bound = (BINDS.exec(code) ?? FILLS.exec(code))?.groups?.['name'] ?? '';
    if (bound.length > 1 || (bound !== '' && source !== undefined)) followed = [...followed, follow(bound, what, line)];
  }
  return made;
}

function follow(name: string, what: string, from: ScannedLine): Followed {
  return { name: new RegExp(`(?<![\\w.])[$@]?${name}(?!\\w)`, 'u'), what, from };
}

/** A name that gets another value is followed no longer. */
function dropRebound(followed: readonly Followed[], code: string): readonly Followed[] {
  const bound = followed.length === 0 ? undefined : BINDS.exec(code)?.groups?.['name'];
  return bound === undefined ? followed : followed.filter(({ name }) => !name.test(bound));
}

/** Returns whether the line gives a secret its value, or hands one to a call. A followed name itself is none. */
function isSecretMade(code: string, used: Followed | undefined): boolean {
  const rest = used === undefined ? code : code.replace(new RegExp(used.name.source, 'gu'), ' ');
  const callee = /(?<callee>[\w.>$@:-]{1,80})\s{0,2}[(\s]/u.exec(rest.trim())?.groups?.['callee'] ?? '';
  const name =
    BINDS.exec(rest)?.groups?.['name'] ?? /[\w>]\.?(?<name>\w{1,60})\s{0,4}=(?!=)/u.exec(rest)?.groups?.['name'] ?? '';
  return SECRET.test(callee.split(/\.|->|::/u).at(-1) ?? '') || SECRET.test(name) || TAKES_KEY.test(rest);
}
