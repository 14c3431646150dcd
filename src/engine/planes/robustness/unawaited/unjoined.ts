/** Work that a change starts and no longer waits for: threads, tasks and groups of them whose end nobody asks for any more. */
import type { FileChange, FileSyntax } from '../../../model.js';
import { escapePattern } from '../../../text/escape-pattern.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';
import { mapRemovedLines, readWholeSide } from '../../side-lines.js';

const SCRIPT = /^\s{0,200}await Promise\.(?:all|allSettled)\(\s{0,4}([\w.]{1,80})\s{0,4}\)/u;

/** A statement that does nothing but wait, by language; group 1 or 2 names what for. By the documentation of each. */
const WAITS: Readonly<Partial<Record<string, RegExp>>> = {
  JavaScript: SCRIPT,
  TypeScript: SCRIPT,
  TSX: SCRIPT,
  Go: /^\s{0,200}([\w.]{1,80})\.Wait\(\)\s{0,4}$/u,
  Python:
    /^\s{0,200}(?:([\w.]{1,80})\.join\(\)|(?:await\s{1,4})?(?:asyncio|futures|concurrent\.futures)\.(?:gather|wait)\(\s{0,4}\*?([\w.]{1,80})\s{0,4}\))/u,
  Java: /^\s{0,200}([\w.]{1,80})\.(?:join|await|awaitTermination|invokeAll)\([^()]{0,80}(?:\([^()]{0,40}\)[^()]{0,40})?\);\s{0,4}$/u,
  Kotlin:
    /^\s{0,200}(?:([\w.]{1,80})\.(?:join|joinAll|await|awaitAll)\([^()]{0,80}\)|joinAll\(\s{0,4}\*?(\w{1,80})\s{0,4}\))\s{0,4}$/u,
  Scala: /^\s{0,200}Await\.(?:result|ready)\(\s{0,4}([\w.]{1,80})\s{0,4},/u,
  'C#': /^\s{0,200}(?:([\w.]{1,80})\.(?:Join|Wait|WaitOne)\([^()]{0,80}\)|(?:await\s{1,4})?Task\.(?:WhenAll|WaitAll)\(\s{0,4}(\w{1,80})\s{0,4}\)(?:\.Wait\(\))?);\s{0,4}$/u,
  C: /^\s{0,200}pthread_join\(\s{0,4}(\w{1,80})\s{0,4},/u,
  'C++':
    /^\s{0,200}(?:([\w.]{1,80})\.(?:join|wait)\(\s{0,4}\)|pthread_join\(\s{0,4}(\w{1,80})\s{0,4},[^;]{1,40}\));\s{0,4}$/u,
  Rust: /^\s{0,200}(?:([\w.]{1,80})\.join\(\)|(?:futures::future::)?join_all\(\s{0,4}(\w{1,80})\s{0,4}\)\.await)[\w.?()]{0,40};\s{0,4}$/u,
  Ruby: /^\s{0,200}([\w.@]{1,80})\.(?:join|each\(&:join\)|map\(&:join\)|wait)\s{0,4}$/u,
  Swift: /^\s{0,200}([\w.]{1,80})\.(?:wait|waitUntilAllOperationsAreFinished)\(\)\s{0,4}$/u,
  Dart: /^\s{0,200}await Future\.wait\(\s{0,4}([\w.]{1,80})\s{0,4}\);\s{0,4}$/u,
  Elixir: /^\s{0,200}(?:(\w{1,80})\s{1,4}\|>\s{1,4})?Task\.(?:await|await_many|yield_many)\(\s{0,4}(\w{1,80})?/u,
  Shell: /^\s{0,200}(wait)(?:\s{1,4}(?:\$[\w!]{1,40}|"\$[\w!]{1,40}"))?\s{0,4}$/u,
};

/** What may be done with a name where nobody waits for it: it is made, filled or started, and told that a part is done. */
const STARTS = String.raw`(?:start|Start|submit|execute|shutdown|countDown|count_down|enter|leave|async|addOperation|Add|Go|Done|add|append|push|push_back|emplace_back|schedule|signal|release|run)\b`;

/** A statement that waited, and the name that it waited for. */
export interface Unjoined {
  readonly number: number;
  readonly text: string;
  readonly name: string;
}

/** Finds statements that waited and go, while what they waited for is still made or started and nothing else is done with it. */
export function findUnjoined(
  change: FileChange,
  { removed, after }: Pick<FileSyntax, 'removed' | 'after'>,
): readonly Unjoined[] {
  const waits = WAITS[change.language ?? ''];
  if (waits === undefined || change.file.status === 'deleted') return [];
  const readName = (text: string) =>
    waits
      .exec(text.slice(0, REACH.line))
      ?.slice(1)
      .find((name) => name !== undefined);
  const gone = removed.flatMap((line): readonly Unjoined[] => {
    const name = MAY_WAIT.test(line.code) ? readName(line.code) : undefined;
    return name === undefined ? [] : [{ number: line.number, text: line.text, name }];
  });
  if (gone.length === 0) return [];
  const lines = readWholeSide(change, 'new').flat();
  const places = mapRemovedLines(change);
  return gone.slice(0, MAX_NAMES).filter(({ number, name }) => {
    const at = places.get(number) ?? 1;
    const around = after?.definitions.findLast(
      (one) => isFunction(one) && one.last > one.first && one.first <= at && at <= one.last,
    );
    const near = lines
      .filter((line) => around === undefined || (around.first <= line.number && line.number <= around.last))
      .map(({ text }) => text.slice(0, REACH.line));
    if (change.language === 'Shell') return isLeftBehind(near);
    const own = near.filter((text) => text.includes(name) && !/^\s*(?:\/\/|#|\*)/u.test(text));
    const word = String.raw`(?<![\w.])&?${escapePattern(name)}(?!\w)`;
    const makes = new RegExp(
      `${word}(?:\\s{0,4}:[^=]{1,60})?\\s{0,4}(?::?=(?!=)|\\(|\\{|;|\\s{1,4}[\\w*.]{1,60}\\s{0,4}$)|pthread_create\\(\\s{0,4}${word}`,
      'u',
    );
    const starts = new RegExp(`${word}\\.${STARTS}`, 'u');
    const uses = new RegExp(word, 'gu');
    // Whatever else is done with it may wait.
    return (
      own.length > 0 &&
      own.every((text) => {
        const count = text.match(uses)?.length ?? 0;
        return count === 0 || (count === 1 && (makes.test(text) || starts.test(text)));
      }) &&
      own.some((text) => makes.test(text) || starts.test(text))
    );
  });
}

const MAX_NAMES = 20;
/** A cheap test of what a line that waits has. */
const MAY_WAIT = /wait|Wait|join|Join|gather|all|All/u;

/** Returns true for a script of a shell that still starts programs beside itself, and waits for none. */
const isLeftBehind = (lines: readonly string[]): boolean =>
  lines.some((text) => /[^&|>]&\s{0,4}$/u.test(text)) &&
  !lines.some((text) => /(?:^|[\s;])(?:wait|trap)\b/u.test(text));
