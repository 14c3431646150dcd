/** Converts an item of a list, with what is nested in it, to criteria. */
import { fold } from '../../text/fold.js';
import type { Item, ListItem } from '../markdown/block-types.js';
import { findStepRole, isStep, isWholeStep, readScenarios, toScenarioItem } from './gherkin.js';
import { isPlaceholder, readItemText } from './item-text.js';
import { splitItem } from './one-line-lists.js';
import { isOpenSentence } from './sections.js';

/** Maximum number of words of an item with a colon that only groups its children, and of one without. */
const MAX_GROUP_WORDS = 4;
const MAX_NAME_WORDS = 2;

/** Words that make the items below a text alternatives, of which one is enough. */
const ONE_OF = [
  '(?:one|any|either) (?:or more )?of',
  'at least one',
  'whichever',
  'ein(?:e[rsnm]?|s)? (?:von|der|aus)',
  'mindestens ein',
  'wahlweise',
  'l.une? (?:des|de)',
  'une? (?:des|parmi)',
  'au moins une?',
  'un[oa] de',
  'al menos un',
  'cualquiera de',
  'uma? d[oa]s',
  'pelo menos uma?',
  'qualquer uma?',
  'un[oa] (?:dei|delle|degli|tra|fra)',
  'almeno un',
  'een van',
  'minstens een',
  'ten minste een',
];
const CHOICE = new RegExp(`\\b(?:${ONE_OF.join('|')})|\\b(?:either|entweder|soit|o bien|ofwel|oppure)\\s*:?$`, 'u');

/** Returns the words of an item's first paragraph. */
export function readOwnText(item: ListItem): string {
  return item.lines.join(' ');
}

/** Returns whether an item begins with a box. */
export function isBoxed(item: ListItem): boolean {
  return /^(?:\\?\[[ \txX]?\\?\]|[☐☑☒⬜🔲])/u.test(item.lines[0] ?? '');
}

/**
 * Reads a list item with its nested items. "One of:" and its children are one criterion. Under a short title such as
 * "Backend:" each child is a criterion. Otherwise children with boxes are criteria too, and other children are parts
 * of the item. A list in one line is as many items.
 */
export function readListItem(item: ListItem, given: string | null): Item[] {
  return splitItem(item).flatMap((one) => readOneItem(one, given));
}

function readOneItem(item: ListItem, given: string | null): Item[] {
  const own = readItemText(readOwnText(item));
  const children = item.children.filter((child) => !isPlaceholder(readItemText(readOwnText(child)).text));
  // What is not struck out itself still stands.
  if (own.dropped) return children.flatMap((child) => readListItem(child, given));
  const text = given === null || own.text === '' ? own.text : `${given} ${own.text}`;
  const scenarios = item.code.flatMap((code) => readScenarios(code.lines).scenarios);
  if (scenarios.length > 0 && own.text === '' && children.length === 0) return scenarios.map(toScenarioItem);
  const nested = children.map((child) => ({ text: readItemText(readOwnText(child)).text, line: child.line }));
  if (children.length > 0 && isStep(own.text) && !isWholeStep(own.text)) {
    const steps = readScenarios([{ text: own.text, line: item.line }, ...nested]).scenarios;
    if (steps.length === 1 && children.every(isStepOrUnboxed)) return steps.map(toScenarioItem);
    if (steps.length === 0 && findStepRole(own.text) === 'given')
      return children.flatMap((child) => readListItem(child, own.text));
  }
  if (own.id === null && children.length > 0 && isGroup(item, own.text)) {
    return children.flatMap((child) => readListItem(child, given));
  }
  const choice = CHOICE.test(fold(own.text));
  const kept = choice ? children : children.filter((child) => !isBoxed(child));
  const members = kept.flatMap((child) => collectTexts(child, choice));
  const whole = own.text.endsWith(':') && members.length > 0 ? `${text} ${members.join(' / ')}` : text;
  const parts = [
    ...members,
    ...scenarios.flatMap((scenario) => scenario.steps),
    ...item.details.map((line) => readItemText(line.text).text).filter((part) => part !== ''),
  ];
  const criterion: Item = { text: whole, parts, line: item.line, id: own.id, form: 'marked' };
  return [criterion, ...(choice ? [] : children.flatMap(readBoxesWithin))];
}

function isStepOrUnboxed(item: ListItem): boolean {
  return !isBoxed(item) || isStep(readItemText(readOwnText(item)).text);
}

/** Returns the criteria of the boxes at or below an item that is itself a part, in order. */
function readBoxesWithin(item: ListItem): Item[] {
  return isBoxed(item) ? readListItem(item, null) : item.children.flatMap(readBoxesWithin);
}

/** Returns the texts of an item and of those nested in it; of those with boxes only if `all`. */
function collectTexts(item: ListItem, all: boolean): string[] {
  const { text, dropped } = readItemText(readOwnText(item));
  const below = item.children.filter((child) => all || !isBoxed(child)).flatMap((child) => collectTexts(child, all));
  const details = item.details.map((line) => readItemText(line.text).text);
  return [...(dropped ? [] : [text]), ...details, ...below].filter((part) => !isPlaceholder(part));
}

/** "Content includes:" says something of each item below it, so it is no title of theirs. */
const COUNTS_OUT =
  /(?:^|\s)(?:includes?|contains?|covers?|shows?|lists?|supports?|consists? of|provides?|has|have|with|enthalt|umfasst|zeigt|contient|inclut|affiche|contiene|incluye|muestra|contem|inclui|mostra|include|bevat|toont|содержит|включает|показывает|zawiera|obejmuje|icerir)\s?:$/u;

/** Returns whether an item is only the title of the items below it. */
function isGroup(item: ListItem, text: string): boolean {
  if (text === '') return true;
  const words = text.split(' ').length;
  const titled = text.endsWith(':') || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/u.test(readOwnText(item).trim());
  if (!isBoxed(item) && item.children.every(isBoxed))
    return (titled || words <= MAX_NAME_WORDS) && !CHOICE.test(fold(text));
  if (isOpenSentence(text) || COUNTS_OUT.test(fold(text))) return false;
  return words <= MAX_GROUP_WORDS && !/\b(?:either|one|any|all|both)\b/iu.test(text) && titled;
}
