/**
 * A service that a test can kill while a review of it never ends: `node engine-parent.js FILE`. The engine process writes its
 * number to FILE.
 */
import { join } from 'node:path';
import { startEngineProcesses } from '../../src/service/processes/engine-processes.js';
import { buildSnapshot } from './snapshot.js';

const file = join(import.meta.dirname, 'engine-process.js');
const change = buildSnapshot({ files: { 'src/a.ts': { old: 'a\n', new: 'b\n' } } });
const looping = { ...change, title: `loop:${process.argv[2]}` };
const policy = { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' } as const;
const engine = startEngineProcesses({ processes: 1, memoryMegabytes: 96, file });
await engine.review(looping, policy, new AbortController().signal);
