/** Work that a change starts and no longer waits for: threads and groups of routines whose end nobody asks for any more. */
import type { FileChange, FileSyntax, SideLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readWholeSide } from '../side-lines.js';

/** How a statement waits for what a name started, and how that name starts it. */
interface Waiting {
  readonly waits: RegExp;
  readonly starts: (name: string) => RegExp;
}

const quote = (name: string): string => name.replace(/[.\\[\]]/gu, '\\$&');

const THREADS: Waiting = {
  waits: /^\s{0,200}([\w.]{1,80})\.join\(\s{0,4}\)/u,
  starts: (name) => new RegExp(`(?<![\\w.])${quote(name)}\\.start\\(`, 'u'),
};
const WAITS: Readonly<Partial<Record<string, Waiting>>> = {
  // https://pkg.go.dev/sync#WaitGroup
  Go: {
    waits: /^\s{0,200}([\w.]{1,80})\.Wait\(\)\s{0,4}$/u,
    starts: (name) => new RegExp(`(?<![\\w.])${quote(name)}\\.(?:Add|Go)\\(`, 'u'),
  },
  Python: THREADS,
  Java: THREADS,
  Kotlin: THREADS,
  'C++': {
    waits: /^\s{0,200}([\w.]{1,80})\.join\(\s{0,4}\);/u,
    starts: (name) =>
      new RegExp(
        `\\bstd::thread\\s{1,4}${quote(name)}\\b|(?<![\\w.])${quote(name)}\\s{0,4}=\\s{0,4}std::thread\\b`,
        'u',
      ),
  },
};

/** A line that waited, and the name that it waited for. */
export interface Unjoined {
  readonly number: number;
  readonly text: string;
  readonly name: string;
}

/** Finds statements that waited and go, while what they waited for is still started and nothing else of its name waits. */
export function findUnjoined(change: FileChange, { removed }: Pick<FileSyntax, 'removed'>): readonly Unjoined[] {
  const { waits, starts } = WAITS[change.language ?? ''] ?? {};
  if (waits === undefined || starts === undefined || change.file.status === 'deleted') return [];
  const gone = removed.flatMap(({ number, text, code }): readonly Unjoined[] => {
    const name = waits.exec(code.slice(0, REACH.line))?.[1];
    return name === undefined ? [] : [{ number, text, name }];
  });
  if (gone.length === 0) return [];
  const now: readonly SideLine[] = readWholeSide(change, 'new').flat();
  return gone.slice(0, MAX_NAMES).filter(({ name }) => {
    const own = now.filter(({ text }) => text.includes(name)).map(({ text }) => text.slice(0, REACH.line));
    // It is given to something else, which may wait, or is let go on purpose.
    const given = quote(name);
    const left = new RegExp(
      `[(,]\\s{0,4}&?${given}\\s{0,4}[),]|(?<![\\w.])${given}\\.(?:detach|Wait|join)\\b|\\breturn\\s{1,4}&?${given}\\b`,
      'u',
    );
    return !own.some((text) => left.test(text)) && own.some((text) => starts(name).test(text));
  });
}

const MAX_NAMES = 20;
