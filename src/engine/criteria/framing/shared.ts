/**
 * The words that most criteria of a ticket begin or end with: its author's habit, or what the whole ticket is about. They do
 * not tell one criterion from another, in whatever language they are.
 */
import { addToGroup } from '../../../base/groups.js';
import type { Part } from './asides.js';

/** So many criteria at least have them, and so great a share of all. */
const LEAST = 3;
const MOST_SHARE = 0.6;
/** What is left of each has at least so many words. */
const LEAST_WORDS = 3;
/** Words at each end that are compared. */
const REACH = 12;

interface Word {
  readonly from: number;
  readonly to: number;
  /** In lower case, with all numbers alike. */
  readonly key: string;
}

/** Returns, for each text, the parts of its first line that most texts share. Linear in the texts. */
export function findShared(texts: readonly string[]): readonly (readonly Part[])[] {
  const lines = texts.map((text) => listWords(text.split('\n', 1)[0] ?? ''));
  if (texts.length < LEAST) return texts.map(() => []);
  const fronts = countShared(lines.map((words) => words.slice(0, REACH)));
  const behinds = countShared(lines.map((words) => words.slice(-REACH).toReversed()));
  return lines.map((words, at) => {
    const [front, behind] = [fronts[at] ?? 0, behinds[at] ?? 0];
    if (words.length - front - behind < LEAST_WORDS) return [];
    const [last, first] = [words[front - 1], words[words.length - behind]];
    return [
      ...(last === undefined ? [] : [{ from: 0, to: last.to }]),
      ...(first === undefined ? [] : [{ from: first.from, to: words.at(-1)?.to ?? first.to }]),
    ];
  });
}

function listWords(line: string): readonly Word[] {
  return [...line.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    key: word
      .toLowerCase()
      .replaceAll(/\d+/gu, '0')
      .replace(/[;,.]$/u, ''),
  }));
}

/** Returns how many first words of each list most lists begin with. */
function countShared(lists: readonly (readonly Word[])[]): readonly number[] {
  const least = Math.max(LEAST, Math.ceil(lists.length * MOST_SHARE));
  const length = new Map<readonly Word[], number>(lists.map((list) => [list, 0]));
  let alike = lists;
  for (let at = 0; at < REACH; at += 1) {
    const groups = new Map<string, (readonly Word[])[]>();
    for (const list of alike) {
      const key = list[at]?.key;
      if (key !== undefined) addToGroup(groups, key, list);
    }
    const most = [...groups.values()].find((group) => group.length >= least);
    if (most === undefined) break;
    for (const list of most) length.set(list, at + 1);
    alike = most;
  }
  return lists.map((list) => length.get(list) ?? 0);
}
