/**
 * Matches globs as in `.gitignore` and CODEOWNERS: `*` and `?` within a folder, `**` across folders, `[a-z]` classes,
 * `{a,b}` alternatives. The cost of a match is at most pattern × path for any pattern, because there is no
 * backtracking.
 */
import { getFileName } from '../../base/paths.js';

type Token =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'star' }
  | { readonly kind: 'deep' }
  | { readonly kind: 'set'; readonly negated: boolean; readonly ranges: readonly (readonly [string, string])[] };

/** Maximum number of alternatives; more are taken literally, because `{a,b}{a,b}…` grows exponentially. */
const MAX_ALTERNATIVES = 64;

/**
 * Compiles a pattern to a test of paths relative to the repository. A pattern without a slash matches at any depth. A
 * pattern with a slash (other than a trailing one) is matched against the whole path. With `folders`, as in CODEOWNERS,
 * a name without wildcards or with a trailing slash also matches everything in that folder; with `files`, as in
 * `.gitattributes`, it does not.
 */
export function compileGlob(pattern: string, names: 'folders' | 'files' = 'folders'): (path: string) => boolean {
  const alternatives = expandBraces(pattern).map((one) => compileOne(one, names));
  return (path) => alternatives.some((matches) => matches(path));
}

function compileOne(pattern: string, names: 'folders' | 'files'): (path: string) => boolean {
  const anchored = pattern.replace(/\/+$/u, '').includes('/');
  const bare = pattern.replace(/^\.?\//u, '').replace(/\/+$/u, '');
  if (bare === '') return () => false;
  const tokens = tokenize(anchored ? bare : `**/${bare}`);
  const within: readonly Token[] = [...tokens, { kind: 'char', char: '/' }, { kind: 'deep' }];
  const folderOnly = pattern.endsWith('/');
  const plain = !/[*?[]/u.test(getFileName(bare));
  const deep = names === 'folders' && (folderOnly || plain);
  return (path) => (!folderOnly && run(tokens, path)) || (deep && run(within, path));
}

function tokenize(pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === '*') {
      const atFolderStart = at === 0 || pattern[at - 1] === '/';
      let end = at;
      while (pattern[end] === '*') end += 1;
      const deep = end - at >= 2 && atFolderStart && (end === pattern.length || pattern[end] === '/');
      // `**/` matches any number of folders, including none. The slash belongs to it.
      tokens.push({ kind: deep ? 'deep' : 'star' });
      at = deep && pattern[end] === '/' ? end : end - 1;
      if (deep && pattern[end] === '/') tokens.push({ kind: 'char', char: '\0' });
    } else if (char === '?') {
      tokens.push({ kind: 'any' });
    } else if (char === '[') {
      const set = readSet(pattern, at);
      tokens.push(set?.token ?? { kind: 'char', char });
      at = set?.end ?? at;
    } else {
      if (char === '\\' && at + 1 < pattern.length) at += 1;
      tokens.push({ kind: 'char', char: pattern.charAt(at) });
    }
  }
  return tokens;
}

function readSet(pattern: string, start: number): { token: Token; end: number } | null {
  const negated = pattern[start + 1] === '!' || pattern[start + 1] === '^';
  const first = start + (negated ? 2 : 1);
  const end = pattern.indexOf(']', first + 1);
  if (end < 0) return null;
  const ranges: [string, string][] = [];
  for (let at = first; at < end; at += 1) {
    const low = pattern.charAt(at);
    if (pattern[at + 1] === '-' && at + 2 < end) {
      ranges.push([low, pattern.charAt(at + 2)]);
      at += 2;
    } else {
      ranges.push([low, low]);
    }
  }
  return { token: { kind: 'set', negated, ranges }, end };
}

/**
 * Runs the pattern as a set of states over the path. NUL after a `deep` is not a character but the boundary after a
 * double star: it matches at the start of the path, or at a slash.
 */
function run(tokens: readonly Token[], path: string): boolean {
  let states = new Set<number>();
  const enter = (into: Set<number>, state: number, atFolderStart: boolean): void => {
    if (into.has(state)) return;
    into.add(state);
    const token = tokens[state];
    if (token?.kind === 'star' || token?.kind === 'deep') {
      const boundary = tokens[state + 1];
      const closes = boundary?.kind === 'char' && boundary.char === '\0';
      if (!closes) enter(into, state + 1, atFolderStart);
      else if (atFolderStart) enter(into, state + 2, atFolderStart);
    }
  };
  enter(states, 0, true);
  for (const char of path) {
    const next = new Set<number>();
    for (const state of states) {
      const token = tokens[state];
      if (token === undefined) continue;
      const after = char === '/';
      if (token.kind === 'deep') enter(next, state, after);
      else if (token.kind === 'star' && !after) enter(next, state, false);
      else if (accepts(token, char)) enter(next, state + 1, after);
    }
    if (next.size === 0) return false;
    states = next;
  }
  return states.has(tokens.length);
}

function accepts(token: Token, char: string): boolean {
  if (token.kind === 'char') return token.char === char;
  if (char === '/') return false;
  if (token.kind === 'any') return true;
  if (token.kind !== 'set') return false;
  return token.ranges.some(([low, high]) => low <= char && char <= high) !== token.negated;
}

function expandBraces(pattern: string): readonly string[] {
  let done: string[] = [''];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    const close = char === '{' ? pattern.indexOf('}', at) : -1;
    const inner = close > 0 ? pattern.slice(at + 1, close).split(',') : [];
    if (inner.length > 1 && done.length * inner.length <= MAX_ALTERNATIVES) {
      done = done.flatMap((before) => inner.map((part) => before + part));
      at = close;
    } else {
      done = done.map((before) => before + char);
    }
  }
  return done;
}
