import { addToCount } from '../../../base/groups.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports tags of documentation comments with nothing behind them, and examples that declare a name twice. */
export const unfinishedComment: Rule = {
  id: 'hygiene/unfinished-comment',
  severity: 'info',
  summary: 'A documentation comment has an empty tag, or an example that cannot run',
  docs: {
    why: 'An editor writes the tags, and somebody was to fill them in. The page that is made from them shows an empty line.',
    bad: {
      files: {
        'src/Rates.java': [
          ' class Rates {',
          '+    /**',
          '+     * Reads the rate of a country.',
          '+     *',
          '+     * @param country',
          '+     * @return',
          '+     */',
          '+    int read(String country) { return rates.get(country); }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/Rates.java': [
          ' class Rates {',
          '+    /**',
          '+     * Reads the rate of a country.',
          '+     *',
          '+     * @param country where the order is sent',
          '+     * @return the rate in percent',
          '+     */',
          '+    int read(String country) { return rates.get(country); }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind, language }) => kind === 'source' && LANGUAGES.has(language ?? '')).flatMap(
        ({ change, lines }) => {
          const side = createNewSideReader(change);
          const empty = lines.flatMap(({ number, text }): readonly RawFinding[] =>
            isEmptyTag(text, side(number + 1), change.language) ? [build(change, number, text, EMPTY)] : [],
          );
          const fresh = new Set(lines.map(({ number }) => number));
          return [...empty, ...(SCRIPTS.has(change.language ?? '') ? findTwice(change, fresh) : [])];
        },
      ),
    ),
};

const SCRIPTS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX']);
const LANGUAGES: ReadonlySet<string> = new Set([...SCRIPTS, 'Java', 'Kotlin', 'PHP', 'Scala', 'Groovy', 'Dart']);

/** A tag that says nothing in any language, and in Java and Kotlin one with a name alone: types stand in the code there. */
const BARE = /^\s*\*\s{0,4}@(?:param|returns?|throws|exception|deprecated)\s*$/u;
const NAMED = /^\s*\*\s{0,4}@(?:param|return|throws|exception)(?:\s{1,8}[\w.$<>]{1,80})?\s*$/u;
/** What goes on a tag on the next line. */
const GOES_ON = /^\s*\*\s{0,20}[^\s*/@]/u;

function isEmptyTag(text: string, next: string | undefined, language: string | null): boolean {
  const line = text.slice(0, REACH.line);
  const form = language === 'Java' || language === 'Kotlin' ? NAMED : BARE;
  // In JavaScript `@deprecated` alone is a mark, and so are the others for tools that read types from the code.
  if (SCRIPTS.has(language ?? '') && !/@param\s*$/u.test(line)) return false;
  if (/@deprecated/u.test(line)) return false;
  return form.test(line) && next !== undefined && !GOES_ON.test(next);
}

const EMPTY = {
  title: 'A tag of a comment says nothing',
  rationale: 'Say what it is for, or remove the tag: the code already has the name and the type.',
};
const TWICE = {
  title: 'An example declares a name twice',
  rationale: 'Whoever copies the example gets an error. Give each part of it a tag of its own, or other names.',
};

function build(change: FileChange, line: number, text: string, { title, rationale }: typeof EMPTY): RawFinding {
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: `${title}: ${clip(text.replace(/^\s*\*\s?/u, '').trim(), 60)}`,
    rationale,
    anchor: text.trim(),
  };
}

const DECLARES = /^\s*\* ?(?:const|let|class) ([\w$]{1,80})\b/u;

/** Finds declarations at the left edge of an example whose name the same example declared before. */
function findTwice(change: FileChange, fresh: ReadonlySet<number>): readonly RawFinding[] {
  const lines = (change.file.new_text ?? '').split('\n');
  let names: Map<string, number> | null = null;
  return lines.flatMap((raw, at): readonly RawFinding[] => {
    const text = raw.slice(0, REACH.line);
    if (/^\s*\*\s{0,4}@/u.test(text)) names = /@example\b/u.test(text) ? new Map() : null;
    else if (/\*\/\s*$/u.test(text)) names = null;
    if (names === null) return [];
    // Another block of code, or what stands between lines of signs, may be another file.
    if (/^\s*\*\s{0,8}(?:```|---|===)/u.test(text)) names.clear();
    const name = DECLARES.exec(text)?.[1];
    if (name === undefined) return [];
    addToCount(names, name);
    return (names.get(name) ?? 0) === 2 && fresh.has(at + 1) ? [build(change, at + 1, text, TWICE)] : [];
  });
}
