/** Jira's wiki markup inside a line, as Markdown: https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all. */
import { codeSpan, image, link, marked, plainText } from '../markdown/inline.js';

/** Stands for what is done while marks are looked for around it. Text does not hold it: it is taken out first. */
const DONE = '\u0000';

/**
 * What nothing is looked for in: escaped characters, monospace, links, images, and the colours, anchors and columns that are dropped. No part
 * can begin again inside of itself, so that this is linear.
 */
const ATOM =
  /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;

const WORD = String.raw`[\p{L}\p{N}]`;
const STRONG = around('\\*');
const EM = around('_');
const STRIKE = around('-');
const INSERTED = around('\\+');
const CITED = new RegExp(String.raw`(?<!${WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${WORD})`, 'gu');
const RAISED = around('\\^');
const LOWERED = around('~');

/** A mark that begins before a word and ends after one; between two of the same there is none. */
function around(mark: string): RegExp {
  return new RegExp(
    String.raw`(?<!${WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${WORD}|${mark})`,
    'gu',
  );
}

/** One line of wiki markup as Markdown. Never throws; linear. */
export function wikiInline(text: string): string {
  const done: string[] = [];
  const open = text.replaceAll(DONE, '').replace(ATOM, (whole: string, ...groups: unknown[]) => {
    const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    const made = atom(whole, { escaped, mono, target, picture });
    if (made === '') return '';
    done.push(made);
    return DONE;
  });
  const emphasised = plainText(open)
    .replace(STRONG, (_, inner: string) => marked('**', inner))
    .replace(EM, (_, inner: string) => marked('*', inner))
    .replace(STRIKE, (_, inner: string) => marked('~~', inner))
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

function atom(whole: string, { escaped, mono, target, picture }: Atom): string {
  // Markdown escapes in the same way; two backslashes are a line's end in the wiki.
  if (escaped !== undefined) return escaped === '\\' ? '\n' : whole;
  if (mono !== undefined) return codeSpan(mono);
  if (target !== undefined) return linkOf(whole, target);
  return picture === undefined ? '' : pictureOf(whole, picture);
}

/** `[text|address]`, `[address]`, `[~user]`, `[^file]`; a box such as `[x]` and brackets that are no link stay. */
function linkOf(whole: string, inner: string): string {
  const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
  if (address !== undefined && address !== '') {
    if (/^[~^#]/u.test(address)) return plainText(text);
    // What is no address is words, and no word is lost.
    return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address) ? link(plainText(text), address) : plainText(whole);
  }
  if (text.startsWith('~')) return `@${plainText(text.slice(1).replace(/^accountid:/u, ''))}`;
  if (text.startsWith('^')) return plainText(text.slice(1));
  if (/^(?:https?:\/\/|mailto:)/iu.test(text)) return link('', text);
  return plainText(whole);
}

/** An image is a file with an extension or an address; anything else between exclamation marks is text. */
function pictureOf(whole: string, name: string): string {
  return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? image(name) : plainText(whole);
}
