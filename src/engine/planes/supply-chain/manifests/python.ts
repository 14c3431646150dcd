/** Manifests of Python: requirements files, pyproject.toml, Pipfile, setup.cfg and setup.py. */
import { getFileName, getFolder } from '../../../../base/paths.js';
import { foldSpace } from '../../../../base/text.js';
import { type Dependency, isGroupForDevelopers, type ManifestReader, type Source } from './dependency.js';
import { createGitSource, parseSource } from './source.js';

/** Selects the reader by the file's name. */
export const readPython: ManifestReader = (run, path) => {
  const name = getFileName(path);
  if (name === 'pyproject.toml' || name === 'Pipfile') return readToml(run, path);
  if (name === 'setup.py' || name === 'setup.cfg') return readSetup(run, path);
  return run.flatMap(({ text, number, changed }) => {
    const read = parseRequirement(text, getFolder(path));
    return read === null ? [] : [{ ...read, line: number, changed }];
  });
};

type Requirement = Pick<Dependency, 'name' | 'spec' | 'source'>;

/** Reads a requirement in PEP 508 form, or pip's `-e` and plain links; null for anything else. */
function parseRequirement(line: string, folder: string): Requirement | null {
  const text = foldSpace(line)
    .replace(/(?:^|\s)#\s.*$|^#.*$/u, '')
    .replace(/\\$/u, '')
    .trim();
  const bare = /^(?:-e\s+|--editable[\s=]+)?((?:(?:git|hg|svn|bzr)\+|https?:|file:|\.{1,2}\/).{1,500})$/u.exec(
    text,
  )?.[1];
  if (bare !== undefined) {
    const egg = /#egg=([\w.-]{1,100})/u.exec(bare)?.[1];
    return { name: egg ?? bare.slice(0, 100), spec: '', source: parseSource(bare, folder) };
  }
  const match =
    /^([A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?)\s{0,5}(?:\[[\w,.\s-]{0,200}\])?\s{0,5}(@\s{0,5}\S{1,500}|\(?(?:[=!<>~]=?=?\s{0,3}[\w.*+!-]{1,60}[\s,]{0,4}){0,8}\)?)\s{0,5}(?:;.{0,300}|--hash.{0,600})?$/u.exec(
      text,
    );
  if (match === null) return null;
  const [, name = '', rest = ''] = match;
  const source = rest.startsWith('@') ? parseSource(rest.slice(1).trim(), folder) : null;
  return { name: normalizeName(name), spec: rest.startsWith('@') ? '' : rest.trim(), source };
}

/** Normalizes a name: lower case and one kind of separator (PEP 503). */
const normalizeName = (name: string) => name.toLowerCase().replace(/[-_.]{1,10}/gu, '-');

const TABLE = /^(?:tool\.poetry\.(?:(?:dev-)?dependencies|group\.[^.]{1,60}\.dependencies)|packages|dev-packages)$/u;
const LIST_TABLE = /^(?:project\.optional-dependencies|dependency-groups|tool\.pdm\.dev-dependencies)$/u;

const readToml: ManifestReader = (run, path) => {
  const found: Dependency[] = [];
  let table: string | null = (run[0]?.number ?? 1) <= 1 ? '' : null;
  let inList = false;
  let group: Pick<Dependency, 'forDevelopers'> = {};
  for (const { text, number, changed } of run) {
    const head = /^\s*\[\[?([^\]"']{1,200})\]\]?\s*$/u.exec(text)?.[1];
    if (head !== undefined) {
      table = head.trim();
      group = markGroup(table);
      inList = false;
      continue;
    }
    const key = /^\s*"?([\w.-]{1,100})"?\s*=\s*(.{1,1000})$/u.exec(text);
    if (key !== null) {
      const [, name = '', value = ''] = key;
      // A dotted key names its table itself: `optional-dependencies.dev = […]` below `[project]`.
      const whole = table === null || table === '' ? name : `${table}.${name}`;
      const inside = whole.slice(0, Math.max(0, whole.lastIndexOf('.')));
      const lists =
        whole === 'project.dependencies' ||
        (LIST_TABLE.test(inside) && value.startsWith('[')) ||
        whole === 'build-system.requires';
      inList = lists && !value.includes(']');
      if (lists) group = markGroup(whole);
      if (TABLE.test(table ?? '') && name !== 'python') {
        const spec =
          /^["']([^"']{0,100})["']/u.exec(value)?.[1] ??
          /\bversion\s*=\s*["']([^"']{0,100})["']/u.exec(value)?.[1] ??
          '';
        const source = readTableSource(value, path);
        found.push({ name: normalizeName(name), spec, source, line: number, changed, ...group });
      } else if (table === 'tool.uv.sources') {
        // Where a package comes from whose version stands elsewhere: https://docs.astral.sh/uv/concepts/projects/dependencies/
        const source = readTableSource(value, path);
        if (source !== null) found.push({ name: normalizeName(name), spec: '', source, line: number, changed });
      } else if (lists) {
        found.push(...readStrings(value, number, changed, path).map((one) => ({ ...one, ...group })));
      }
      continue;
    }
    // If a hunk shows no table header, a string with a version comparison is read as a requirement.
    const unknown = table === null && /^\s*["'][\w.[\],-]{1,100}\s{0,3}(?:[<>=~!]=?|@\s)/u.test(text);
    if (inList || unknown)
      found.push(...readStrings(text, number, changed, path).map((one) => ({ ...one, ...(inList ? group : {}) })));
    if (/^\s*\]/u.test(text)) inList = false;
  }
  return found;
};

/** Tables of developers: PEP 735, PDM, Poetry and Pipenv; of extras, those that are named for them. */
function markGroup(table: string): Pick<Dependency, 'forDevelopers'> {
  const extra = /^project\.optional-dependencies\.([\w.-]{1,100})$/u.exec(table)?.[1];
  const group = /^tool\.poetry\.group\.([^.]{1,60})\.dependencies$/u.exec(table)?.[1];
  const named = extra ?? group;
  const is =
    named === undefined
      ? /^(?:dependency-groups|tool\.pdm\.dev-dependencies)\.|^(?:tool\.poetry\.dev-dependencies|dev-packages)$/u.test(
          table,
        )
      : isGroupForDevelopers(named);
  return is ? { forDevelopers: true } : {};
}

function readStrings(text: string, line: number, changed: boolean, path: string): readonly Dependency[] {
  const read = text.includes('#') && !/["'].{0,300}#/u.test(text) ? text.slice(0, text.indexOf('#')) : text;
  return [...read.matchAll(/"([^"]{1,300})"|'([^']{1,300})'/gu)].flatMap(([, double, single]) => {
    const one = parseRequirement(double ?? single ?? '', getFolder(path));
    return one === null ? [] : [{ ...one, line, changed }];
  });
}

function readTableSource(value: string, path: string): Source | null {
  const of = (key: string) => new RegExp(`\\b${key}\\s*=\\s*["']([^"']{1,300})["']`, 'u').exec(value)?.[1];
  const git = of('git');
  if (git !== undefined) {
    const revision = of('rev') ?? of('tag') ?? of('branch') ?? of('ref');
    return createGitSource(revision === undefined ? git : `${git}#${revision}`);
  }
  const url = of('url') ?? of('file');
  if (url !== undefined) return parseSource(url, getFolder(path));
  const local = of('path');
  return local === undefined ? null : parseSource(local.startsWith('.') ? local : `./${local}`, getFolder(path));
}

const readSetup: ManifestReader = (run, path) => {
  const found: Dependency[] = [];
  const cfg = path.endsWith('.cfg');
  let within = false;
  for (const { text, number, changed } of run) {
    if (
      /^\s*(?:install_requires|tests_require|setup_requires|extras_require)\s*=/u.test(text) ||
      (cfg && /^\[options\.extras_require\]/u.test(text))
    )
      within = true;
    else if (cfg ? /^\[|^\S/u.test(text) : /^\s{0,4}[\])]|^\s{0,4}\w+\s*=[^=]/u.test(text))
      within = cfg && /^\w+\s*=/u.test(text) && within;
    if (!within) continue;
    if (!cfg) found.push(...readStrings(text, number, changed, path));
    else {
      const one = parseRequirement(text.replace(/^[\w-]{1,60}\s*=(?!=)/u, ''), getFolder(path));
      if (one !== null) found.push({ ...one, line: number, changed });
    }
  }
  return found;
};
