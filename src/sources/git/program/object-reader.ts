/** A git that stays and answers questions about objects. To start a program costs more than most answers. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { onAbort } from '../../../base/abort.js';
import { createNoGitError, endGroup, GitError, type GitProgram } from './program.js';

/** What is asked: type and size, or the bytes too. The words are those of `cat-file --batch-command`. */
export type ObjectQuestion = 'info' | 'contents';

/** An object that exists. `bytes` are empty if they were not asked for. */
export interface ObjectAnswer {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: Buffer;
}

/** What was read of git's output: the answers that are whole, and how many bytes the next one begins after and needs. */
interface ParsedAnswers {
  readonly answers: readonly (ObjectAnswer | null)[];
  readonly read: number;
  readonly needs: number;
}

const NONE = Buffer.alloc(0);
/** Names are the full ones of objects, so a line is no longer than this. */
const MAX_LINE = 400;

/**
 * Parses `<name> SP <type> SP <size> LF`, with `<bytes> LF` after it where the contents were asked for, and `<name> SP missing LF`.
 * @throws GitError for anything else
 */
export function parseAnswers(printed: Buffer, question: ObjectQuestion): ParsedAnswers {
  const answers: (ObjectAnswer | null)[] = [];
  let at = 0;
  for (;;) {
    const end = printed.indexOf(0x0a, at);
    if (end === -1) {
      if (printed.length - at > MAX_LINE) throw createAnswerError(printed.toString('latin1', at, at + MAX_LINE));
      return { answers, read: at, needs: 1 };
    }
    const line = printed.toString('latin1', at, end);
    const [name = '', type = '', size] = line.split(' ');
    if (size === undefined) {
      if (type !== 'missing') throw createAnswerError(line);
      answers.push(null);
      at = end + 1;
      continue;
    }
    const length = Number(size);
    if (!Number.isSafeInteger(length)) throw createAnswerError(line);
    const after = question === 'contents' ? end + 1 + length + 1 : end + 1;
    if (after > printed.length) return { answers, read: at, needs: after - at };
    const bytes = question === 'contents' ? printed.subarray(end + 1, after - 1) : NONE;
    answers.push({ name, type, size: length, bytes });
    at = after;
  }
}

const createAnswerError = (line: string) => new GitError('cat-file', null, `git printed another answer: ${line}`);

/** A question that git has not answered yet. */
interface OpenQuestion {
  readonly question: ObjectQuestion;
  readonly asked: number;
  readonly answers: (ObjectAnswer | null)[];
  readonly resolve: (answers: readonly (ObjectAnswer | null)[]) => void;
  readonly reject: (fault: unknown) => void;
}

/** `git cat-file --batch-command` in a repository, from the first question on until it is ended. */
export class ObjectReader {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  #open: OpenQuestion | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Why there are no more answers. */
  #fault: { readonly cause: unknown } | null = null;
  #pieces: Buffer[] = [];
  #length = 0;
  #needs = 1;
  #complaint = '';

  constructor(
    git: GitProgram,
    gitDir: string,
    private readonly signal: AbortSignal,
  ) {
    const child = git.start({ args: ['cat-file', '--batch-command', '--buffer'], gitDir });
    this.#child = child;
    const stop = () => endGroup(child);
    const stopListening = onAbort(signal, stop);
    child.stdout.on('data', (piece: Buffer) => this.#hear(piece));
    child.stderr.on('data', (piece: Buffer) => {
      if (this.#complaint.length <= MAX_COMPLAINT) this.#complaint += piece.toString('utf8');
    });
    // Git may end without reading all of its input; that it ended says why.
    child.stdin.on('error', () => undefined);
    this.#ended = new Promise((resolve) => {
      child.on('error', (fault: NodeJS.ErrnoException) => {
        this.#fail(createNoGitError(fault));
        resolve();
      });
      child.on('close', (code) => {
        stopListening();
        this.#fail(new GitError('cat-file', code, this.#complaint));
        resolve();
      });
    });
  }

  /**
   * Asks about objects, each by its full name or `<commit>^{tree}`. One question is answered after the other.
   * @throws GitError if git ended; ProviderError if it could not be started; the signal's reason if it is aborted
   */
  ask(question: ObjectQuestion, names: readonly string[]): Promise<readonly (ObjectAnswer | null)[]> {
    const answer = this.#last.then(
      () =>
        new Promise<readonly (ObjectAnswer | null)[]>((resolve, reject) => {
          this.#open = { question, asked: names.length, answers: [], resolve, reject };
          if (this.#fault !== null) this.#fail(this.#fault.cause);
          else this.#child.stdin.write(`${names.map((name) => `${question} ${name}\n`).join('')}flush\n`);
        }),
    );
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Ends git and waits for that. */
  end(): Promise<void> {
    this.#child.stdin.end();
    return this.#ended;
  }

  #hear(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#open === null || this.#length < this.#needs) return;
    const printed = Buffer.concat(this.#pieces);
    try {
      const { answers, read, needs } = parseAnswers(printed, this.#open.question);
      this.#open.answers.push(...answers);
      this.#pieces = [printed.subarray(read)];
      this.#length = printed.length - read;
      this.#needs = needs;
    } catch (fault) {
      this.#fail(fault);
      endGroup(this.#child);
      return;
    }
    if (this.#open.answers.length < this.#open.asked) return;
    const { resolve, answers } = this.#open;
    this.#open = null;
    resolve(answers);
  }

  #fail(cause: unknown): void {
    this.#fault ??= { cause: this.signal.aborted ? this.signal.reason : cause };
    const open = this.#open;
    this.#open = null;
    open?.reject(this.#fault.cause);
  }
}

/** Characters of git's complaints that are kept. */
const MAX_COMPLAINT = 64 * 1024;
