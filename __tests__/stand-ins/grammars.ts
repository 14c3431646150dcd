/** The grammars of the checkout's bundle, and the engine that uses them. */
import { join } from 'node:path';
import type { Change, Syntax } from '../../src/engine/index.js';
import { replay as replayWith, review as reviewWith } from '../../src/engine/index.js';
import type { PolicySources, ReviewInput, Snapshot } from '../../src/engine/snapshot.js';
import type { Grammar, Grammars } from '../../src/engine/syntax/grammars.js';
import { readSyntaxWith } from '../../src/engine/syntax/index.js';
import { openGrammars } from '../../src/grammars/index.js';

declare global {
  /** Opened once a worker of jest (`.ci/jest/runtime.js`); undefined in a process that a test has started. */
  var reviewGateGrammars: Grammars | undefined;
}

export const GRAMMARS = globalThis.reviewGateGrammars ?? openGrammars(join(process.cwd(), 'dist', 'grammars'));

const COMMON = ['go', 'javascript', 'python', 'tsx', 'typescript'];

/** Returns a synchronous `readSyntax` for the most common languages only. All other languages are read as text. */
export async function commonSyntax(): Promise<(change: Change) => Syntax> {
  const loaded = new Map<string, Grammar>();
  for (const name of COMMON) {
    const grammar = await GRAMMARS.load(name);
    if (grammar !== null) loaded.set(name, grammar);
  }
  return (change) => readSyntaxWith(change, loaded);
}

export const review = (snapshot: Snapshot, policy: PolicySources) => reviewWith(snapshot, policy, GRAMMARS);

export const replay = (input: ReviewInput, trace: Parameters<typeof replayWith>[1]) =>
  replayWith(input, trace, GRAMMARS);
