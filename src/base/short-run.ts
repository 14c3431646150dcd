/** Settings of a process that makes one review and ends. */
import { setFlagsFromString } from 'node:v8';

interface Setting {
  readonly flag: string;
  /** Major versions of Node whose V8 has it: V8 writes an error for a setting that it does not have. */
  readonly from: number;
  readonly to: number;
}

/**
 * By default V8 compiles more than a short run gives back. With these settings, WebAssembly keeps the code of the
 * baseline compiler; a regular expression is compiled to machine code after 50 runs, or for a text of 1,000
 * characters, and not at its second run; the optimizing compiler waits until a function has run thirty times as often,
 * which took a third of the processor time of a review of 500 lines and costs none in one of 10,000; the baseline
 * compiler of functions waits twice as long; and the memory for new objects grows by three and not by two: by
 * more, a short run touches memory that it does not need. Objects that stay are collected only when twice the memory is used at which V8 begins by itself (the triggers
 * are percents of that): a review of a hundred lines ends before, and needs no collection of all its memory. The soft
 * trigger asks for tasks, which are off: V8 then takes more memory and does not collect. They change the speed only.
 * (https://v8.dev/docs/wasm-compilation-pipeline, https://v8.dev/blog/regexp-tier-up)
 */
const SETTINGS: readonly Setting[] = [
  { flag: '--liftoff-only', from: 20, to: 24 },
  { flag: '--regexp-tier-up-ticks=50', from: 20, to: 24 },
  { flag: '--no-regexp-peephole-optimization', from: 20, to: 24 },
  { flag: '--interrupt-budget=4000000', from: 20, to: 20 },
  { flag: '--interrupt-budget-factor-for-feedback-allocation=16', from: 20, to: 20 },
  { flag: '--invocation-count-for-turbofan=90000', from: 22, to: 24 },
  { flag: '--semi-space-growth-factor=3', from: 20, to: 24 },
  { flag: '--no-minor-gc-task', from: 20, to: 24 },
  { flag: '--no-incremental-marking-task', from: 20, to: 20 },
  { flag: '--incremental-marking-soft-trigger=1', from: 20, to: 20 },
  { flag: '--incremental-marking-hard-trigger=200', from: 20, to: 20 },
  // There the triggers cost more than the collection that they put off.
  { flag: '--no-incremental-marking', from: 22, to: 24 },
];

/** Node's own modules that a review loads. */
const BUILT_IN: readonly string[] = ['node:crypto', 'node:fs/promises', 'node:os', 'node:timers/promises', 'node:zlib'];

/**
 * Makes a process cheaper that ends after one review. It must be called before the modules of the review are loaded, and
 * never in a process that makes many reviews.
 */
export function prepareShortRun(): void {
  // Node has compiled code of its modules, which V8 takes only under the settings that it was compiled with.
  for (const name of BUILT_IN) process.getBuiltinModule(name);
  const major = Number.parseInt(process.versions.node, 10);
  for (const { flag, from, to } of SETTINGS) if (major >= from && major <= to) setFlagsFromString(flag);
}
