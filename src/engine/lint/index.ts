/**
 * Says how a ticket will be read, before there is any code: what each criterion is, what can show it, what of it is
 * exact, and what will be hard to show. It states facts and gives no grade.
 */
import type { CriterionKind, LintNote, TicketLint } from '../../contract/index.js';
import { isGeneral } from '../binding/query/general.js';
import { explainIgnored } from '../criteria/ignored-lines.js';
import { readCriteria } from '../criteria/index.js';
import { isCut } from '../criteria/items/item-text.js';
import type { Criterion } from '../model.js';
import type { Ticket } from '../snapshot.js';
import { readAnchors } from '../status/criterion-anchors.js';
import { listBehaviours } from './behaviours.js';
import { findTwins, type Twin } from './twins.js';
import { findVagueWords } from './vague-words.js';

/** What shows a criterion of each kind. */
const SHOWN_BY: Readonly<Record<CriterionKind, string>> = {
  behaviour: 'changed code; tests or documents alone leave it weak',
  negative: 'changed code; tests or documents alone leave it weak',
  test: 'changed lines of tests',
  doc: 'changed lines of documents',
  invariant: 'the absence of changed lines in what it names',
  passes: 'a report of the tests',
  process: 'people only',
  quality: 'people only',
};

/** Code spans and quoted text are exact, whatever words they have. */
const EXACT = /`[^`]*`|"[^"]*"|“[^”]*”/gu;

/** Kinds whose exact words a change must have: the others are shown by what is not in it. */
const ANCHORED: ReadonlySet<CriterionKind> = new Set<CriterionKind>(['behaviour', 'negative', 'test', 'doc']);

/** Returns the anchors of a criterion as they are written, each once. */
function listAnchors({ asks, parts, kind }: Criterion): readonly string[] {
  if (!ANCHORED.has(kind)) return [];
  return [...new Set([asks, ...parts].flatMap((line) => readAnchors(line).map((anchor) => anchor.text)))];
}

/** A note, and what to write instead. */
interface Advice {
  readonly note: LintNote;
  readonly suggestion: string;
}

const advise = (about: LintNote['about'], says: string, suggestion: string): Advice => ({
  note: { about, says },
  suggestion,
});

function advisePeople({ kind }: Criterion): Advice[] {
  if (kind !== 'process' && kind !== 'quality') return [];
  return [
    advise(
      'people',
      'No changed line can show it, so it is left to people.',
      'If a part of it can be seen in the code, write that part as a criterion of its own.',
    ),
  ];
}

function adviseCut({ text, parts }: Criterion): Advice[] {
  if (!isCut(text) && !parts.some(isCut)) return [];
  return [advise('cut', 'It is too long: its end is not read.', 'Split it into several criteria.')];
}

function adviseTwin(twin: Twin | undefined): Advice[] {
  if (twin === undefined) return [];
  const says =
    twin.own === '' && twin.other === ''
      ? `It has the same words as ${twin.id}.`
      : `It differs from ${twin.id} in one word only: ${quoteWord(twin.own)} here, ${quoteWord(twin.other)} there.`;
  return [
    advise(
      'twin',
      says,
      'In each, name what the other does not have: the function, the setting, the route or the text.',
    ),
  ];
}

const quoteWord = (word: string) => (word === '' ? 'no word' : `"${word}"`);

function adviseSeveral({ parts }: Criterion, plain: string): Advice[] {
  const behaviours = listBehaviours(plain, parts);
  if (behaviours.length < 2) return [];
  return [
    advise(
      'several',
      `It asks for ${behaviours.length} things, and they get one status together.`,
      'Write each of them as a criterion of its own.',
    ),
  ];
}

function adviseVague(plain: string): Advice[] {
  const [first, ...rest] = findVagueWords(plain);
  if (first === undefined) return [];
  const words = [first, ...rest].map(({ word }) => `"${word}"`).join(', ');
  return [advise('vague', `No line can show ${words}.`, first.ask)];
}

function adviseAnchor(criterion: Criterion, anchors: readonly string[]): Advice[] {
  if (isGeneral(criterion)) {
    const [files, what] = criterion.kind === 'test' ? ['test', 'tested'] : ['document', 'described'];
    return [advise('general', `It names no subject: any line added to a ${files} fits it.`, `Name what is ${what}.`)];
  }
  const isExact = anchors.length > 0 || criterion.asks.search(EXACT) !== -1;
  if (isExact || criterion.kind === 'passes') return [];
  return [
    advise(
      'no-anchor',
      'It names nothing exact, so it is looked for by its words alone.',
      'Name something that will be in the code: a function, a setting, a route, a number with its unit, or a quoted text.',
    ),
  ];
}

/** Everything that will be hard to show, what matters most first. */
function listAdvice(criterion: Criterion, anchors: readonly string[], twin: Twin | undefined): Advice[] {
  const people = advisePeople(criterion);
  if (people.length > 0) return people;
  const plain = criterion.asks.replace(EXACT, ' ');
  return [
    ...adviseCut(criterion),
    ...adviseTwin(twin),
    ...adviseSeveral(criterion, plain),
    ...adviseVague([plain, ...criterion.parts.map((part) => part.replace(EXACT, ' '))].join('\n')),
    ...adviseAnchor(criterion, anchors),
  ];
}

/** Reads a ticket alone, as a review reads it that names it. `line` counts from 1 in its text. Never throws. */
export function explainTicket(ticket: Ticket): Pick<TicketLint, 'criteria' | 'ignored'> {
  const { items } = readCriteria([{ ...ticket, relation: 'requested' }], '');
  const twins = findTwins(items.filter(({ codeVerifiable }) => codeVerifiable));
  let last = 1;
  const criteria = items.map((criterion) => {
    const { id, text, asks, kind, codeVerifiable, origin } = criterion;
    // The one that stands for those beyond the limit has no line of its own.
    last = origin.line ?? last;
    const anchors = listAnchors(criterion);
    const advice = listAdvice(criterion, anchors, twins.get(id));
    return {
      id,
      text,
      asks,
      kind,
      line: last,
      code_verifiable: codeVerifiable,
      shown_by: SHOWN_BY[kind],
      anchors: [...anchors],
      notes: advice.map(({ note }) => note),
      suggestion: advice[0]?.suggestion ?? null,
    };
  });
  return { criteria, ignored: [...explainIgnored(ticket.body)] };
}
