/** Which files meet a criterion that asks for a text: the text that it names, if it names one. */
import { fold } from '../../text/fold.js';
import type { Unit } from './units.js';

/** What a criterion may call a text, and the files that are such a text. */
const NAMED: readonly { readonly words: RegExp; readonly path: RegExp }[] = [
  {
    words:
      /\b(?:change ?-?logs?|release ?-?notes?|news|history|what.?s new|versionshinweise|notes de version|notas de (?:la )?versi|note di rilascio|releasenotes)\b|変更履歴|リリースノート|更新日志|变更日志|发布说明/u,
    path: /(?:^|[/._-])(?:change-?logs?|changes|changesets?|release-?notes?|releases?|news|news(?:fragments|\.d)?|newsfragments|history|whats-?new|upgrad\w+)(?:[/._-]|$)/iu,
  },
  { words: /\breadme\b/u, path: /(?:^|\/)readme(?:[._-]|$)/iu },
  {
    words: /\b(?:open ?-?api|swagger|schema|api spec\w*|graphql)\b/u,
    path: /open-?api|swagger|schema|api-?spec|\.(?:graphqls?|proto|raml|apib)$|(?:^|\/)api\/|\.api\.md$/iu,
  },
  { words: /\bstorybook\b/u, path: /\.stories\.|(?:^|\/)(?:\.storybook|stories)\//iu },
  { words: /\bman(?:ual)? ?pages?\b/u, path: /(?:^|\/)man\d?\/|\.[1-8](?:\.\w+)?$/iu },
];

/** Sources of texts that are neither prose nor in a folder of documents: pieces of release notes, pages of a site. */
const TEXT_PATH =
  /(?:^|\/)(?:changelogs?\/(?:fragments|unreleased)|\.?changesets?|releasenotes\/notes|newsfragments|news|docs?|documentation|website|site|book|manual|handbook|guides?|tutorials?)\//iu;
/** A line of a comment. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|\*|#(?!\[|!|include|define|if|end|else|region|pragma)|--\s|;;|%|"""|'''|<!--|=begin)/u;

/** Documents that are files of their own, and comments in code. */
const OWN_FILE =
  /\b(?:docs|documentation|guides?|manual|handbook|website|page|book|chapter|wiki|tutorials?|faq|runbooks?|reference)\b/u;
const IN_CODE =
  /\b(?:comments?|doc-comments?|docstrings?|js ?docs?|javadocs?|rustdocs?|godocs?|kdocs?|inline|module-level|function-level)\b/u;

/** Returns whether lines can be the text that a criterion of kind `doc` asks for. */
export function fitsDocument(
  text: string,
  { path, class: fileClass, added }: Pick<Unit, 'path' | 'class' | 'added'>,
): boolean {
  const folded = fold(text);
  const named = NAMED.filter(({ words }) => words.test(folded));
  if (named.some((one) => one.path.test(path))) return true;
  const own = OWN_FILE.test(folded);
  if (named.length > 0 && !own) return false;
  const comments = IN_CODE.test(folded);
  if (fileClass === 'docs' || TEXT_PATH.test(path)) return own || !comments;
  return fileClass !== 'test' && (!own || comments) && added.some((line) => COMMENT.test(line));
}
