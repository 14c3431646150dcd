import type { FileChange, RawFinding, Rule } from '../../model.js';
import { findAll } from '../../text/find-all.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { readSpellings } from './spelling/misspelt.js';
import { type NewTexts, readNewTexts } from './spelling/new-texts.js';
import { findSlips } from './spelling/slips.js';
import { collectWords, findSwapped, type Swapped } from './spelling/swapped-letters.js';

/** Reports words in new comments, documents and messages that are misspelt or stand there twice. */
export const misspeltWord: Rule = {
  id: 'hygiene/misspelt-word',
  severity: 'info',
  summary: 'A new text has a misspelt word, or a word twice',
  docs: {
    why: 'Readers search for the right spelling. A misspelt name is copied, and correcting it later breaks its users.',
    bad: { files: { 'src/cart.ts': [' const total = sum(lines);', '+// The discount is applied seperately.'] } },
    good: { files: { 'src/cart.ts': [' const total = sum(lines);', '+// The discount is applied separately.'] } },
  },
  suppressible: true,
  skipsBuilt: true,
  check(context) {
    const files = findNewLines(context, isRead).map(({ change, lines }) => ({
      change,
      lines,
      texts: readNewTexts(context.syntax, change, lines),
    }));
    if (files.length === 0) return [];
    const spellings = readSpellings();
    const words = collectWords(files.map(({ change }) => change));
    const slips = findSlips(
      context,
      files.filter(({ change }) => !isForeign(change)),
    );
    const told = new Set<string>();
    return tellOnce(
      // A comment in a text for another program is read as both.
      leaveOutSame(
        files.flatMap((one) =>
          isForeign(one.change)
            ? findTwice(one)
            : [
                ...findTwice(one),
                ...findInFile(one, spellings),
                ...(slips.get(one.change) ?? []).flatMap(({ word, right, line }) =>
                  spellings.has(word.toLowerCase()) ? [] : [buildMisspelt(one.change.file.path, line, word, right)],
                ),
                ...findSwapped(one.lines, words, { includes: (word) => hadWord(one.change, word) }).flatMap((slip) => {
                  if (
                    told.has(slip.word) ||
                    told.has(slip.other) ||
                    spellings.has(slip.word) ||
                    spellings.has(slip.other)
                  )
                    return [];
                  told.add(slip.word);
                  return [buildSwapped(one.change.file.path, slip)];
                }),
              ],
        ),
      ),
    );
  },
};

function leaveOutSame(findings: readonly RawFinding[]): readonly RawFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, first, title }) => {
    const key = `${first} ${title} ${file}`;
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
}

function isRead({ class: kind, file }: FileChange): boolean {
  if (DATA.test(file.path.toLowerCase())) return false;
  // A test of translations is code as any other.
  if (WORDS_OF_CODE.test(file.path.toLowerCase()) && !(kind === 'test' && TEST_CODE.test(file.path))) return false;
  return kind === 'source' || kind === 'docs' || kind === 'test' || kind === 'ci' || kind === 'infra';
}

/** In another language no word is misspelt English, but one that is there twice is a slip too. */
const isForeign = ({ class: kind, file }: FileChange): boolean =>
  kind === 'docs' && LISTS_OF_WORDS.test(file.path.toLowerCase());

/** Data of tests may be wrong on purpose. */
const DATA = /(?:^|\/)(?:fixtures?|testdata|snapshots?|__snapshots__)\//u;
/** Texts in other languages, and lists of words. */
const LISTS_OF_WORDS =
  /(?:^|\/)[\w.-]*(?:locale|i18n|l10n|lang|translation)[\w.-]*(?:\/|$)|(?:^|\/)(?:ar|cs|da|de|el|es|fi|fr|hu|id|it|nb|nl|no|pl|pt|ro|ru|sv|tr|uk|vi)(?:[-_][a-z]{2,4})?\//u;
const WORDS_OF_CODE =
  /(?:^|\/)[\w.-]*(?:spell|typo|dictionar|wordlist|stop-?words)[\w.-]*(?:\/|$)|(?:^|\/)(?:locales?|i18n|l10n|lang|translations?)\//u;

const TEST_CODE = /(?:[._-](?:spec|test)|Tests?)\.\w{1,5}$/u;

/** A word of prose: not part of a path, an address or a longer name. */
const WORD = /(?<![\p{IDC}$/.@#-])[A-Za-z]{5,20}(?![\p{IDC}$/@-]|\.[\p{Alpha}\d])/gu;
/** Words that never follow themselves. Between them is white space alone. */
const TWICE =
  /(?<![\p{IDC}$/.'’`@-])(the|an?|is|are|was|to|of|in|on|and|for|with|we|it|be|this|will|not|as|or|if|by|from|has|have|can|should|when|which|at|all) \1(?![\p{IDC}$/'’`(:=-]|\.[\p{Alpha}\d])/gu;
/** Any other word of a sentence, in any language: but for those that may follow themselves. */
const ANY_TWICE =
  /(?<![\p{IDC}$/.'’`@"“(-]|@param |@arg |\d )(?!(?:that|had|very|long|much|many|really|nous|vous|sie|die|der|das|far|out|never|blah|yada|again|over|more) )(\p{Lower}{3,20}) \1(?![\p{IDC}$/'’`(:=-]|\.[\p{Alpha}\d])/gu;
const SENTENCE_WORDS = 5;
/** Code, tables and lists of columns. */
const NO_SENTENCE = /[`|<>{}=;\\]|\s{2,}\S+\s{2,}/u;
/** Articles before the wrong sound, and verbs in a form that never follows the word before. */
const WRONG_FORM =
  /(?<![\p{IDC}$/.'’`@-])(?:a (?:error|object|array|empty|invalid|async|asynchronous|integer|issue|instance|index|optional|exception|element|event|item|entry|example|existing|existent|expression|explicit|external|internal|interface|identifier|image|input|output|operation|operator|option|address|action|application|argument|attribute|account|agent|admin|alias|arbitrary|additional|old|other|iterator|iterable|import|enum|edge case|effect|extension|extra|endpoint|environment|assertion|abstract|actual|incorrect|infinite|initial|ignored|immutable|update|upper|upstream|unknown|unexpected|unused|undefined|async|archive|android)|an (?:user|unique|union|unit|universal|uniform|used|useful|valid|value|variable|method|function|class|string|number|new|list|map|set|default|given|custom|single|specific|server|client|request|response|file|path|node|test|type|key|token|module|package|field|property|parameter|pointer|table|query|result|return|block|branch|buffer|byte|callback|channel|command|component|connection|constant|database|different|previous|public|private|container|controller|copy|version|flag|format|form|group|handler|helper|header|key|label|library|line|link|lock|log|message|model|name|page|pattern|pool|port|process|project|promise|provider|proxy|queue|range|record|reference|regular|resource|route|row|rule|schema|script|section|service|session|setting|shared|simple|socket|source|stack|state|static|stream|struct|task|template|thread|timeout|tree|tuple|view|warning|window|worker|wrapper)|(?:does|do|did|doesn't|don't|didn't|should|can|could|must|will|would|may|might|cannot)(?: not)? (?:exists|returns|contains|matches|supports|needs|requires|allows|includes|works|makes|uses|takes|has)|can be (?:use|access|configure|pass|call)|(?:has|have|had) been (?:use|rename|remove|move|change|replace|deprecate)|it's own|more then|less then|rather then|other then|greater then|smaller then|larger then|different then|should of|could of|would of|lets you to|an the|a an)(?![\p{IDC}$/'’`(:=-]|\.[\p{Alpha}\d])/gu;
/** What each of these has, asked first: V8 takes long to compile the pattern, and most lines need it not. */
const FORM_SIGNS =
  /\ba [aeiou]|\ban (?:[b-df-hj-np-tv-z]|u[ns])|(?:do|does|did|n't|should|can|could|must|will|would|may|might|cannot|not) \w{2,8}s\b|can be |been |it's own|then\b|(?:should|could|would) of|lets you to/u;
/** A word with a letter three times in a row. It is a slip where the file also has the word with two. */
const THRICE = /(?<![\p{IDC}$/.@#-])(?=[A-Za-z]{6,20}(?![\p{IDC}$/@-]))[A-Za-z]*?([a-z])\1\1[A-Za-z]*/gu;
const ENDS = /(?:^|\s)(the|an?|is|are|to|of|in|on|and|for|with|be|this|will|or|if|by|from|has|have|can|should)\s*$/u;

/** Finds words of sentences that stand there twice, whatever the language. */
function findTwice({ change, texts }: NewTexts): readonly RawFinding[] {
  const before = change.file.old_text ?? '';
  return texts.flatMap(({ text, number, kind }): readonly RawFinding[] => {
    if (kind === 'name') return [];
    // Code that a sentence names is none of its words.
    const line = text
      .slice(0, REACH.line)
      .trim()
      .replace(/`[^`]{1,80}`/gu, '…');
    if (NO_SENTENCE.test(line) || line.split(/\s+/u).length < SENTENCE_WORDS) return [];
    return findAll(line, ANY_TWICE).flatMap(([twice, word = '']) =>
      before.includes(twice) ? [] : [buildTwice(change.file.path, number, word)],
    );
  });
}

function findInFile({ change, texts }: NewTexts, spellings: ReadonlyMap<string, string>): readonly RawFinding[] {
  const path = change.file.path;
  // Only a text in which something is found is compared with what was there before.
  let lower: string | null = null;
  const before = {
    includes: (words: string) => {
      lower ??= change.file.old_text?.toLowerCase() ?? '';
      return lower.includes(words);
    },
  };
  let last: { readonly word: string; readonly number: number } | null = null;
  return texts.flatMap(({ text, number, open }): readonly RawFinding[] => {
    if (text.trim() === '') return [];
    const line = text.slice(0, REACH.line);
    const found: RawFinding[] = [];
    for (const word of line.match(WORD) ?? []) {
      const right = spellings.get(word.toLowerCase());
      // What the file said before is its own word.
      if (right === undefined || before.includes(word.toLowerCase())) continue;
      found.push(buildMisspelt(path, number, word, right));
    }
    for (const [word, letter = ''] of findAll(line, THRICE)) {
      const once = word.toLowerCase().replace(letter.repeat(3).toLowerCase(), letter.repeat(2).toLowerCase());
      // A longer run is no slip of the hand: `ffffffff` is a number, and `aaaa` an example.
      const isLonger = word.toLowerCase().includes(letter.repeat(4).toLowerCase());
      if (isLonger || before.includes(word.toLowerCase()) || !hasWord(change, once)) continue;
      found.push(buildMisspelt(path, number, word, once));
    }
    if (!/[`|<>{}]|\s{2,}\S+\s{2,}/u.test(line.trim())) {
      for (const [twice, word = ''] of findAll(line, TWICE)) {
        if (!before.includes(twice)) found.push(buildTwice(path, number, word));
      }
    }
    for (const [wrong] of FORM_SIGNS.test(line) ? findAll(line, WRONG_FORM) : []) {
      if (!before.includes(wrong.toLowerCase())) found.push(buildForm(path, number, wrong));
    }
    if (open) {
      const start = /^\W{0,8}([a-z]{2,6}) [a-z]/u.exec(line)?.[1];
      if (last !== null && last.number === number - 1 && start === last.word)
        found.push(buildTwice(path, number, start));
      const end = ENDS.exec(line)?.[1];
      last = end === undefined ? null : { word: end, number };
    }
    return found;
  });
}

const hasWord = ({ file }: FileChange, word: string): boolean => file.new_text?.toLowerCase().includes(word) ?? false;

const hadWord = ({ file }: FileChange, word: string): boolean => file.old_text?.toLowerCase().includes(word) ?? false;

function buildSwapped(file: string, { word, other, line }: Swapped): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `“${clip(word, 30)}” and “${clip(other, 30)}” differ by two swapped letters`,
    rationale: 'Both are in this change. See which of the two is meant.',
    anchor: `${word} ${other}`,
  };
}

function buildMisspelt(file: string, line: number, word: string, right: string): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `Misspelt: ${clip(word, 30)}`,
    rationale: `The usual spelling is “${right}”.`,
    anchor: word,
  };
}

function buildForm(file: string, line: number, words: string): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `A slip of grammar: “${clip(words, 40)}”`,
    rationale: 'These words do not go together: see which of them is to be another.',
    anchor: words,
  };
}

function buildTwice(file: string, line: number, word: string): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `The word “${clip(word, 20)}” is there twice`,
    rationale: 'One of the two may be left from an earlier wording: remove it.',
    anchor: `${word} ${word}`,
  };
}
