/** Cargo.toml, by sections and lines. */
import { getFolder } from '../../../../base/paths.js';
import type { SideLine } from '../../../model.js';
import type { Dependency, ManifestReader, Source } from './dependency.js';
import { createGitSource, createPathSource } from './source.js';

const GROUP =
  /^(?:target\..{1,200}\.)?(?:workspace\.)?(?:(?:dev-|build-)?dependencies|patch\.[^.]{1,100}|replace)(?:\.(.{1,100}))?$/u;
/** Tables of what only tests, examples and benchmarks use (Cargo Book, "Development dependencies"). */
const DEVELOPERS = /(?:^|\.)dev-dependencies(?:\.|$)/u;
/** Keys of other tables whose values look like versions. */
const OWN: ReadonlySet<string> = new Set([
  'version',
  'edition',
  'rust-version',
  'resolver',
  'name',
  'path',
  'package',
  'license',
  'channel',
]);

/** Reads the dependency tables. If a hunk does not show a table's header, reads lines that look like dependencies. */
export const readCargo: ManifestReader = (run, path) => {
  const found: Dependency[] = [];
  const add = (one: Dependency, inTable: string | null) =>
    found.push(inTable !== null && DEVELOPERS.test(inTable) ? { ...one, forDevelopers: true } : one);
  let table: string | null = (run[0]?.number ?? 1) <= 1 ? '' : null;
  let open: { name: string; head: SideLine; body: string; changed: boolean } | null = null;
  const close = () => {
    if (open !== null) add(readTable(open.name, open.body, open.head.number, open.changed, path), table);
    open = null;
  };
  for (const line of run) {
    const text = uncomment(line.text);
    const head = /^\s*\[\[?([^\]]{1,300})\]\]?\s*$/u.exec(text)?.[1];
    if (head !== undefined) {
      close();
      table = head.trim();
      const own = GROUP.exec(table)?.[1];
      if (own !== undefined && !table.startsWith('patch.'))
        open = { name: unquote(own), head: line, body: '', changed: line.changed };
      continue;
    }
    if (open !== null) {
      open = { ...open, body: `${open.body},${text}`, changed: open.changed || line.changed };
      continue;
    }
    const match = /^\s*"?([\w.-]{1,100})"?\s*=\s*(.{1,1000})$/u.exec(text);
    if (match === null) continue;
    const [, key = '', value = ''] = match;
    const inGroup = table !== null && GROUP.test(table);
    const looks =
      table === null &&
      !OWN.has(key) &&
      /^(?:"[\^~=<>*\s]{0,4}\d[\w.+*,<>=\s-]{0,60}"|\{.{0,300}\b(?:version|git|workspace)\b)/u.test(value);
    if (!inGroup && !looks) continue;
    const dot = key.indexOf('.');
    if (dot > 0) {
      if (key.endsWith('.workspace'))
        add(readTable(key.slice(0, dot), 'workspace = true', line.number, line.changed, path), table);
      continue;
    }
    const version = /^"([^"]{0,100})"/u.exec(value)?.[1];
    if (version === undefined) add(readTable(key, value, line.number, line.changed, path), table);
    else add({ name: key, spec: version, source: null, line: line.number, changed: line.changed }, table);
  }
  close();
  return found;
};

function readTable(name: string, body: string, line: number, changed: boolean, path: string): Dependency {
  const value = (key: string) => new RegExp(`(?:^|[{,\\s])${key}\\s*=\\s*"([^"]{0,300})"`, 'u').exec(body)?.[1];
  const realName = value('package');
  const found = { name, spec: value('version') ?? '', source: readSource(body, value, path), line, changed };
  return realName === undefined ? found : { ...found, realName };
}

function readSource(body: string, value: (key: string) => string | undefined, path: string): Source | null {
  const git = value('git');
  if (git !== undefined) {
    const revision = value('rev') ?? value('tag') ?? value('branch');
    return createGitSource(revision === undefined ? git : `${git}#${revision}`);
  }
  const local = value('path');
  if (local !== undefined) return createPathSource(local, getFolder(path));
  return /\bworkspace\s*=\s*true/u.test(body) ? { kind: 'local', target: 'workspace', pinned: true } : null;
}

const unquote = (text: string) => text.replace(/^["']|["']$/gu, '');

/** Removes a comment after a blank; a `#` inside quotes (of a link) stays. */
function uncomment(text: string): string {
  const at = text.search(/(?:^|\s)#/u);
  return at < 0 || (text.slice(0, at).match(/"/gu)?.length ?? 0) % 2 === 1 ? text : text.slice(0, at);
}
