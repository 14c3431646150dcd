/** Other words for the same criterion: whoever writes it so means what was meant before, so its status must stay. */

/** A way to say the same. `reword` returns null where there is nothing to say otherwise. */
export interface Rewording {
  readonly name: string;
  /** Takes the text of a criterion and its place in the ticket, from 0; returns the Markdown of its item. */
  reword(text: string, at: number): string | null;
}

/** A word at the beginning that is no name: lower case only after its first letter. */
const PLAIN_START = /^\p{Upper}\p{Lower}*(?=[\s,]|$)/u;
/** A beginning that cannot follow a verb, as a name, a number or a code span would. */
const lower = (text: string) => text.replace(PLAIN_START, (word) => (word === 'I' ? word : word.toLowerCase()));
const isPlain = (text: string) => PLAIN_START.test(text);

const before = (name: string, words: string): Rewording => ({
  name,
  reword: (text) => (isPlain(text) ? `${words} ${lower(text)}` : null),
});
const around = (name: string, reword: (text: string, at: number) => string): Rewording => ({ name, reword });
const replace = (name: string, pattern: RegExp, by: string): Rewording => ({
  name,
  reword: (text) => {
    const reworded = splitCode(text)
      .map((part) => (part.startsWith('`') ? part : part.replace(pattern, by)))
      .join('');
    return reworded === text ? null : reworded;
  },
});

/** Code spans are names: they stay as they are. */
const splitCode = (text: string) => text.split(/(`[^`]*`)/u);

/** Every rewording, the same each time. */
export const REWORDINGS: readonly Rewording[] = [
  around('full stop', (text) => (/[.!?]$/u.test(text) ? text.replace(/[.!?]$/u, '') : `${text}.`)),
  around('task box', (text) => `[ ] ${text}`),
  around('bold', (text) => `**${text.replaceAll('*', '')}**`),
  around('own id', (text, at) => `**AC-${at + 1}**: ${text}`),
  around('priority', (text) => `(must) ${text}`),
  around('label', (text) => `[P1] ${text}`),
  around('user story', (text, at) => `US-${at + 1}: ${text}`),
  around('check mark', (text) => `✅ ${text}`),
  around('reference', (text) => `${text} (see #4711)`),
  around('over two lines', (text) => text.replace(/^(.{20,}?) (?=\S)/u, '$1\n  ')),
  around('no-break spaces', (text) => text.replaceAll(/ (?=\p{L}{1,3} )/gu, '\u00A0')),
  before('ensure that', 'Ensure that'),
  before('make sure', 'Make sure'),
  before('verify', 'Verify that'),
  before('it should', 'It should be the case that'),
  before('we want', 'We want it to hold that'),
  before('acceptance', 'Accepted when'),
  before('after this', 'After this change,'),
  before('given', 'Given the change is deployed, when it is used, then'),
  before('as a user', 'As a user, I see that'),
  around('required', (text) => `${text.replace(/[.]$/u, '')} (required).`),
  around('as described', (text) => `${text.replace(/[.]$/u, '')}, as described above.`),
  replace('modal', /\b(?:must|should|shall)\b/gu, 'has to'),
  replace('contracted', /\b(do|does|is|are|was|has|have|did)(?: not)\b/gu, "$1n't"),
  replace('curly quotes', /(?<=\w)'(?=\w)/gu, '’'),
  replace('quoted otherwise', /"([^"]+)"/gu, '“$1”'),
  replace('long dash', / [—–-] /gu, ' -- '),
  replace('and so on', /\be\.g\./gu, 'for example'),
  replace('arrow', / (?:→|->|=>) /gu, ' ⇒ '),
];
