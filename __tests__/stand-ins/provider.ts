/** A provider without a repository: prepared pins and snapshots, and faults that a test requests. */

import { ProviderError } from '../../src/base/errors.js';
import type { Snapshot, Ticket } from '../../src/engine/snapshot.js';
import type { ChangeRequest, PinnedChange, Provider, TicketRequest } from '../../src/sources/provider.js';
import { buildSnapshot, type SnapshotSpec } from './snapshot.js';

const CRITERIA = '## Acceptance criteria\n- [ ] `greet(name)` returns a greeting\n- [ ] An empty name is refused\n';

type Step = 'pin' | 'snapshot' | 'readPolicyFile' | 'ticket';

/** What happens before the next response: an error to throw, or something to wait for. */
type Interruption = Error | ((signal: AbortSignal) => Promise<void>);

/** A ticket whose criteria stand in a block of code that nobody ended. */
const ENDLESS = 'Steps:\n\n```sh\nnpm test\n\n## Acceptance criteria\n\n- It is nice\n';

export class StandInProvider implements Provider {
  /** All requests, in order. */
  readonly asked: { readonly step: Step; readonly repo: string; readonly pr: number }[] = [];
  /** Bodies of the available tickets, by id. */
  readonly tickets: Record<string, string> = { '#1': CRITERIA, '#2': 'Please make it nice.', '#31': ENDLESS };
  /** Files at the base commit. */
  readonly files: Record<string, string> = {};
  /** The change. By default it contains a focused test. */
  change: SnapshotSpec = {
    files: {
      'src/greet.ts': { old: null, new: "export const greet = (name: string) => 'Hello ' + name;\n" },
      'test/greet.test.ts': {
        old: null,
        new: "it.only('greets', () => {\n  expect(greet('you')).toBe('Hello you');\n});\n",
      },
    },
  };
  /** The head that the next pin returns. */
  head = 'a'.repeat(40);
  /** The base that the next pin returns. */
  base = { ref: 'main', sha: 'b'.repeat(40) };
  private readonly interruptions: Record<Step, Interruption[]> = {
    pin: [],
    snapshot: [],
    readPolicyFile: [],
    ticket: [],
  };

  /** Sets what happens first at the next request of `step`. */
  interrupt(step: Step, interruption: Interruption): void {
    this.interruptions[step].push(interruption);
  }

  /** Removes all pending interruptions. */
  forget(): void {
    for (const interruptions of Object.values(this.interruptions)) interruptions.length = 0;
  }

  /** Holds back the next response to `step` until the returned function is called. */
  hold(step: Step): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.interrupt(step, () => released);
    return release;
  }

  /** Never answers `step`; aborts on the signal, as a fetch does. */
  hang(step: Step): void {
    this.interrupt(
      step,
      (signal) =>
        new Promise((_, reject) => {
          const abort = () => reject(signal.reason);
          if (signal.aborted) abort();
          else signal.addEventListener('abort', abort, { once: true });
        }),
    );
  }

  count(step: Step): number {
    return this.asked.filter((one) => one.step === step).length;
  }

  async pin(request: ChangeRequest, signal: AbortSignal): Promise<PinnedChange> {
    await this.enter('pin', request, signal);
    if (request.repo === 'octo/nowhere') throw new ProviderError('E_REQ_002', 'There is no repository octo/nowhere.');
    return {
      repo: request.repo,
      pr: request.pr,
      base: this.base,
      head: { ref: 'feature', sha: this.head },
      title: 'A change',
      body: '',
      author: 'octocat',
      labels: [],
      tickets: request.ticket === null ? [] : [this.readable(request.ticket)],
      missing: [],
    };
  }

  async snapshot(change: PinnedChange, signal: AbortSignal): Promise<Snapshot> {
    await this.enter('snapshot', change, signal);
    const { repo, pr, title, body, author, head } = change;
    const base = { ...change.base, committed_at: '2025-06-01T12:00:00.000Z' };
    return buildSnapshot({ repo, pr, title, body, author, base, head, tickets: change.tickets, ...this.change });
  }

  async readPolicyFile(change: PinnedChange, path: string, signal: AbortSignal): Promise<string | null> {
    await this.enter('readPolicyFile', change, signal);
    return Object.hasOwn(this.files, path) ? (this.files[path] ?? null) : null;
  }

  async listTeams(_: PinnedChange, names: readonly string[]) {
    return names.map((name) => ({ name, members: null }));
  }

  async ticket({ repo, id }: TicketRequest, signal: AbortSignal): Promise<Ticket> {
    await this.enter('ticket', { repo, pr: 0 }, signal);
    return this.readable(id);
  }

  private readable(id: string): Ticket {
    const body = Object.hasOwn(this.tickets, id) ? this.tickets[id] : undefined;
    if (body === undefined) throw new ProviderError('E_AC_002', `The ticket ${id} does not exist.`);
    return { id, provider: 'github', url: null, title: 'A ticket', body, relation: 'requested' };
  }

  private async enter(step: Step, { repo, pr }: { repo: string; pr: number }, signal: AbortSignal): Promise<void> {
    this.asked.push({ step, repo, pr });
    const interruption = this.interruptions[step].shift();
    if (interruption instanceof Error) throw interruption;
    await interruption?.(signal);
  }
}
