/** Assignments that change what belongs to other code: a property of an import, of a class, or of a function. */
import type { FileChange, FileSyntax } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { listWords } from '../lines/words.js';
import type { TicketWords } from './ticket.js';
import type { Uncommented } from './uncommented.js';

const ASSIGNS =
  /^\s{0,80}\(?\s{0,4}([\p{IDS}_$][\p{IDC}$]*)(?:\s{1,4}as\s{1,4}[\p{IDC}$<>. ]{1,40}\))?((?:\??\.[\p{IDS}_$][\p{IDC}$]*|\[[^\]\n]{1,80}\]){1,6})\s{0,4}(?:\?\?|\|\|)?=(?![=>~])/u;
const SETS =
  /\b(?:setattr\s{0,4}\(|Object\.(?:assign|definePropert\w{1,3}|setPrototypeOf)\s{0,4}\(|Reflect\.(?:set|defineProperty)\s{0,4}\()\s{0,4}([\p{IDS}_$][\p{IDC}$]*)/u;
/** A member that is named by a text: `['LANG']`. */
const KEY = /\[\s{0,4}(['"`])([^'"`\n]{1,80})\1\s{0,4}\]$/u;
/** What a file says about itself, and what frameworks ask a component for. */
const OWN = /^(?:this|self|cls|module|exports|window|globalThis|global|process|document|it|describe|test)$/u;
const USUAL =
  /^\.(?:displayName|propTypes|defaultProps|contextTypes|layout|getLayout|meta|args|parameters|decorators|play|render|story|storyName|__doc__|short_description|admin_order_field|boolean|objects|current|value|innerHTML|textContent|location|href)$/u;

/** Languages in which everything can be given another value from outside. */
const OPEN_LANGUAGES: ReadonlySet<string> = new Set([
  'JavaScript',
  'TypeScript',
  'TSX',
  'JSX',
  'Python',
  'Ruby',
  'Go',
  'Lua',
  'PHP',
  'Vue',
]);

/** Returns the added lines with such an assignment. */
export function findPatches(
  { class: fileClass, language, added, file }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
  uncommented: Uncommented,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const after = syntax?.after ?? null;
  if (!OPEN_LANGUAGES.has(language ?? '')) return found;
  if (fileClass === 'test' || after === null || ticket.words.size === 0) return found;
  const functions = after.definitions.filter(({ kind, container }) => kind === 'function' && container === null);
  const classes = after.definitions.filter(({ kind }) => kind === 'class');
  const others = new Set([...functions, ...classes].map(({ name }) => name));
  const imported = listImported(syntax, file);
  for (const { number, text } of added) {
    const line = (uncommented.get(number) ?? text).slice(0, REACH.line);
    const [, root = '', path = ''] = ASSIGNS.exec(line) ?? SETS.exec(line) ?? [];
    if (root === '' || OWN.test(root) || USUAL.test(path)) continue;
    const isOther = others.has(root) || imported.has(root) || (path === '' && /^\p{Upper}/u.test(root));
    if (!isOther || isNamed(root, path, ticket)) continue;
    found.set(
      number,
      `it changes \`${root.slice(0, 60)}\` for all code that uses it, and the ticket does not ask for it`,
    );
  }
  return found;
}

/** Returns whether the ticket names what is changed: as it stands there, or by its key. */
function isNamed(root: string, path: string, ticket: TicketWords): boolean {
  const [, , key = ''] = KEY.exec(path) ?? [];
  return (path !== '' && ticket.text.includes(`${root}${path}`.toLowerCase())) || ticket.writes(key);
}

/** Returns the names that the imports of a file bring. */
function listImported(syntax: FileSyntax | null, { new_text }: FileChange['file']): ReadonlySet<string> {
  const lines = new_text?.split('\n') ?? [];
  return new Set(
    (syntax?.after?.imports ?? []).flatMap(({ module, first, last }) => [
      ...listWords(module.split(/[/.:]/u).at(-1) ?? ''),
      ...listWords(
        lines
          .slice(first - 1, last)
          .join('\n')
          .replace(/['"][^'"\n]*['"]/gu, ''),
      ),
    ]),
  );
}
