import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports new pictures of a page that have no text in their place. */
export const imageWithoutText: Rule = {
  id: 'hygiene/image-without-text',
  severity: 'info',
  summary: 'A new picture has no text for people who do not see it',
  docs: {
    why: 'A screen reader then reads out the name of the file. HTML asks for “alt” on every img; an empty one says that the picture only decorates.',
    bad: { files: { 'src/Cart.vue': [' <template>', '+  <img src="/img/cart.svg" class="icon">', ' </template>'] } },
    good: {
      files: { 'src/Cart.vue': [' <template>', '+  <img src="/img/cart.svg" class="icon" alt="">', ' </template>'] },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, isPage).flatMap(({ change, lines }) => {
        const side = createNewSideReader(change);
        return lines.flatMap(({ number, text }): readonly RawFinding[] => {
          const tags = [...text.slice(0, REACH.line).matchAll(/<img(?=[\s/>]|$)/giu)];
          const bare = tags.some(({ index }) => isBare(readTag(side, number, index)));
          if (!bare) return [];
          return [
            {
              file: change.file.path,
              first: number,
              last: number,
              title: `A picture without “alt”: ${clip(text.trim(), 70)}`,
              rationale:
                'Say in “alt” what the picture shows or does. If it only decorates, write alt="", so that a screen reader passes it over.',
              anchor: text.trim(),
            },
          ];
        });
      }),
    ),
};

/** Templates of pages. Documents, mails and data hold pictures for other readers. */
const PAGE =
  /\.(?:html?|vue|svelte|astro|jsx|tsx|erb|blade\.php|twig|j2|jinja2?|hbs|ejs|cshtml|razor|jsp|ftl|heex|eex|leex|haml)$/iu;
const ASIDE =
  /(?:^|\/)(?:docs?|documentation|examples?|fixtures?|samples?|mails?|mailers?|emails?|testdata|vendor|benchmarks?)\//iu;

const isPage = ({ class: kind, file }: FileChange): boolean =>
  kind !== 'test' &&
  kind !== 'generated' &&
  PAGE.test(file.path) &&
  !ASIDE.test(file.path) &&
  file.status !== 'deleted';

/** A tag is written on so many lines at most. */
const MAX_LINES = 20;

/** Returns a tag from its beginning to its end, without what code in it compares; null if it does not end. */
function readTag(side: (number: number) => string | undefined, first: number, from: number): string | null {
  let tag = '';
  for (let number = first; number < first + MAX_LINES; number += 1) {
    const text = side(number);
    if (text === undefined) return null;
    tag += ` ${(number === first ? text.slice(from) : text).slice(0, REACH.line)}`;
    // Templates have signs of their own in a tag: `=>`, `<%= %>`, `->`.
    const end = tag.replace(/[=%?-]>/gu, '__').indexOf('>');
    if (end >= 0) return tag.slice(0, end);
  }
  return null;
}

/** Attributes that a program adds or that take the picture away from screen readers, and names of the text. */
const NAMED =
  /\balt\b|\bv-bind=|\{\.\.\.|\{\{\s{0,4}\$?attr|<[%?]|@attributes|\baria-(?:label|labelledby|hidden)\b|\brole\s{0,2}=/iu;

const isBare = (tag: string | null): boolean => tag !== null && !NAMED.test(tag);
