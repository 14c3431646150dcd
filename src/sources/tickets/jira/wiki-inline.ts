/**
 * Converts Jira's wiki markup inside a line to Markdown:
 * https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all.
 */
import { escapeHtml, formatCodeSpan, formatImage, formatLink, wrapWithMark } from '../markdown/inline.js';

/**
 * Placeholder for converted parts while marks around them are searched. The text cannot contain it, because it is
 * removed first.
 */
const DONE = '\u0000';

/**
 * Parts in which no marks are searched: escaped characters, monospace, links, images, and the colours, anchors and
 * columns that are dropped. No part can contain the start of another of its kind, so that matching is linear.
 */
const ATOM =
  /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;

const WORD = String.raw`[\p{Alpha}\d]`;
const STRONG = createMarkPattern('\\*');
const EM = createMarkPattern('_');
const STRIKE = createMarkPattern('-');
const INSERTED = createMarkPattern('\\+');
const CITED = new RegExp(String.raw`(?<!${WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${WORD})`, 'gu');
const RAISED = createMarkPattern('\\^');
const LOWERED = createMarkPattern('~');

/**
 * Returns an expression for a mark that begins before a word and ends after one; the same mark cannot occur in between.
 */
function createMarkPattern(mark: string): RegExp {
  return new RegExp(
    String.raw`(?<!${WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${WORD}|${mark})`,
    'gu',
  );
}

/** Converts one line of wiki markup to Markdown. Never throws; runs in linear time. */
export function convertInline(text: string): string {
  const done: string[] = [];
  const open = text.replaceAll(DONE, '').replace(ATOM, (whole: string, ...groups: unknown[]) => {
    const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    const made = convertAtom(whole, { escaped, mono, target, picture });
    if (made === '') return '';
    done.push(made);
    return DONE;
  });
  const emphasised = escapeHtml(open)
    .replace(STRONG, (_, inner: string) => wrapWithMark('**', inner))
    .replace(EM, (_, inner: string) => wrapWithMark('*', inner))
    .replace(STRIKE, (_, inner: string) => wrapWithMark('~~', inner))
    .replace(INSERTED, '$1')
    .replace(CITED, '$1')
    .replace(RAISED, '$1')
    .replace(LOWERED, '$1');
  let next = 0;
  return emphasised.replaceAll(DONE, () => done[next++] ?? '');
}

interface Atom {
  readonly escaped: string | undefined;
  readonly mono: string | undefined;
  readonly target: string | undefined;
  readonly picture: string | undefined;
}

function convertAtom(whole: string, { escaped, mono, target, picture }: Atom): string {
  // Markdown escapes in the same way; in wiki markup two backslashes are a line break.
  if (escaped !== undefined) return escaped === '\\' ? '\n' : whole;
  if (mono !== undefined) return formatCodeSpan(mono);
  if (target !== undefined) return convertLink(whole, target);
  return picture === undefined ? '' : convertImage(whole, picture);
}

/**
 * Converts `[text|address]`, `[address]`, `[~user]`, `[^file]`. A box such as `[x]` and brackets that are not a link
 * are kept.
 */
function convertLink(whole: string, inner: string): string {
  const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
  if (address !== undefined && address !== '') {
    if (/^[~^#]/u.test(address)) return escapeHtml(text);
    // If it is not an address, it is kept as text, so that no word is lost.
    return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address)
      ? formatLink(escapeHtml(text), address)
      : escapeHtml(whole);
  }
  if (text.startsWith('~')) return `@${escapeHtml(text.slice(1).replace(/^accountid:/u, ''))}`;
  if (text.startsWith('^')) return escapeHtml(text.slice(1));
  if (/^(?:https?:\/\/|mailto:)/iu.test(text)) return formatLink('', text);
  return escapeHtml(whole);
}

/** Converts an image: a file with an extension, or an address. Other text between exclamation marks is kept. */
function convertImage(whole: string, name: string): string {
  return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? formatImage(name) : escapeHtml(whole);
}
