/**
 * Finds the lines of a text, whatever its format, that do more than say something: people copy them and run what they get,
 * editors or agents obey them, they are the terms of a licence, or they are not what they look like.
 */
import { AddressReader } from './addresses.js';
import { isForAgents } from './agents.js';
import type { SaidBefore } from './before.js';
import { TrustReader } from './trusted.js';

/** Editors run settings from such lines of any file. */
const MODELINE = /-\*-|\b(?:vi|vim[<>=]?\d*|ex):|Local Variables:/iu;

/** Commands that load something, install something by its name, or act as root. What a manifest names is known. */
const COMMANDS: readonly RegExp[] = [
  /\b(?:curl|wget|aria2c|iwr|irm|Invoke-(?:WebRequest|RestMethod|Expression))\b.{0,200}(?:\bhttps?:|\|)|\biex\b|Download(?:String|File)\(/iu,
  /\b(?:npm|pnpm|yarn|bun|deno|pip[3x]?|uv|gem|cargo|brew|helm|composer|conda|apt(?:-get)?|dnf|yum|apk|choco|winget|scoop|snap|code)\s+(?:(?:-{1,2}[\w-]+|global|tool|pip)\s+){0,4}(?:i|install|add|require|dlx|tap|exec)\s+(?!-r\b|-e\b|--?req|\.)[-\w@.:/]/u,
  /\b(?:docker|podman)\s+(?:run|pull)\s|\bgo\s+(?:install|get|run)\s+(?:-\S+\s+)?[\w.-]+\.\w+\/|\bgit\s+clone\s|\b(?:npx|uvx|bunx|pipx\s+run)\s+[-\w@]|\bkubectl\s+(?:apply|create)\b/u,
  // What people download and run.
  /\bhttps?:\/\/[^\s/]{1,300}\/\S{0,300}\.(?:sh|ps1|bat|exe|msi|dmg|pkg|deb|rpm|apk|appimage|jar|whl|zip|tgz|tar\.(?:gz|xz|bz2))(?=[\s)>\]"'`?#]|$)/iu,
  /\b(?:npm|pnpm|yarn|pip|poetry|bundle|composer|conda)\s+config\s+(?:set\s+|-{1,2}[\w-]+\s+)?[\w.-]+\s+\S|\bgo\s+env\s+-w\s|\bgit\s+config\s+(?:--global|--system|core\.|alias\.|url\.|filter\.|include)/u,
  /\bsudo\s+\S|\brm\s+-\w{0,4}[rf]/u,
];

/** A dependency, where its manifest is a program. */
const DEPENDENCY =
  /^\s*(?:gem|pod)\s+["']|\b(?:implementation|api|compileOnly|runtimeOnly|testImplementation|classpath)\s*\(?\s*["'][\w.-]+:|\.package\(\s*(?:url|name)|\blibraryDependencies\b|\binstall\.packages\(|\bPkg\.(?:add|develop)\(|\{:\w+,\s*["']~>/u;

/** Characters that nobody sees, or that order what is seen: https://www.unicode.org/reports/tr36/ */
const UNSEEN = /\p{Cc}|\p{DI}/u;
/**
 * Those of them that people write: tabs, the mark of the order of bytes, the form of an emoji, the direction of a letter, the
 * letters of a flag, and joiners between letters of scripts that have them.
 */
const WRITTEN =
  /\t|^\uFEFF|\uFE0F|[\u200E\u200F]|\u{1F3F4}[\u{E0061}-\u{E007A}]{2,8}\u{E007F}|(?<=[^ -~])(?:\u200C|\u200D)(?=[^ -~])/gu;
/** Letters of scripts that look like Latin ones: inside of a Latin word, or in a host. */
const MIXED =
  /[A-Za-z][\u0400-\u052F]|[\u0400-\u052F][A-Za-z]|:\/\/[^\s/?#)>\]"'`]{0,200}[\u0370-\u058F\u13A0-\u13FF]/u;

const LICENCE = /^(?:LICEN[CS]E|COPYING|PATENTS)(?:[-.]|$)/iu;
/** A year and a name may change in the terms. */
const COPYRIGHT = /^[\s>#*]*(?:$|copyright\b|\(c\)|©)/iu;

/**
 * Returns the numbers, from 1, of such lines. `said`: the text before; a command of which it has every word loads nothing else.
 * Null for that text itself: a command that goes loads nothing.
 */
export function findTellingLines(name: string, lines: readonly string[], said: SaidBefore | null): readonly number[] {
  const licence = LICENCE.test(name);
  const addresses = said === null ? null : new AddressReader(said, lines);
  const trust = said === null ? null : new TrustReader(name, (text) => said.has(text), said.lines, lines);
  const isLoose = (line: string): boolean =>
    said !== null &&
    ((COMMANDS.some((command) => command.test(line)) && said.lacks(line)) ||
      (DEPENDENCY.test(line) && said.lacksName(line)) ||
      addresses?.misleads(line) === true ||
      trust?.tells(line) === true ||
      (isForAgents(line) && !said.has(line)));
  return lines.flatMap((line, at) => {
    const telling = MODELINE.test(line) || isDisguised(line) || (licence && !COPYRIGHT.test(line)) || isLoose(line);
    return telling ? [at + 1] : [];
  });
}

/** Returns whether a line may look like another one. */
function isDisguised(line: string): boolean {
  // Most lines have only plain characters.
  if (/^[\t -~]*$/u.test(line)) return false;
  return UNSEEN.test(line.replace(/\r$/u, '').replace(WRITTEN, '')) || MIXED.test(line);
}
