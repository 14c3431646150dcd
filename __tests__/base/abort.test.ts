import { describe, expect, it } from '@jest/globals';
import { onAbort, rejectOnAbort } from '../../src/base/abort.js';

const never = new Promise<never>(() => undefined);

describe('untilAborted', () => {
  it('gives what the work gives', async () => {
    await expect(rejectOnAbort(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1);
  });

  it('rejects as the work does', async () => {
    const fault = new Error('no disk');
    await expect(rejectOnAbort(Promise.reject(fault), new AbortController().signal)).rejects.toBe(fault);
  });

  it('rejects with the reason of a signal that is aborted while the work goes on', async () => {
    const stopping = new AbortController();
    const waiting = rejectOnAbort(never, stopping.signal);
    stopping.abort('enough');
    await expect(waiting).rejects.toBe('enough');
  });

  it('rejects with the reason of a signal that is aborted already', async () => {
    await expect(rejectOnAbort(never, AbortSignal.abort('too late'))).rejects.toBe('too late');
  });
});

describe('onAbort', () => {
  it('acts when the signal is aborted, and once', () => {
    const stopping = new AbortController();
    let acts = 0;
    onAbort(stopping.signal, () => {
      acts += 1;
    });
    expect(acts).toBe(0);
    stopping.abort();
    stopping.abort();
    expect(acts).toBe(1);
  });

  it('acts at once where the signal is aborted already', () => {
    let acts = 0;
    onAbort(AbortSignal.abort(), () => {
      acts += 1;
    });
    expect(acts).toBe(1);
  });

  it('does nothing after the listening was ended', () => {
    const stopping = new AbortController();
    let acts = 0;
    const stopListening = onAbort(stopping.signal, () => {
      acts += 1;
    });
    stopListening();
    stopping.abort();
    expect(acts).toBe(0);
  });

  it('takes as much work on one signal as there is, without a warning of Node', async () => {
    const warnings: Error[] = [];
    const hear = (warning: Error) => warnings.push(warning);
    process.on('warning', hear);
    const { signal } = new AbortController();
    const stops = Array.from({ length: 30 }, () => onAbort(signal, () => undefined));
    // Node tells a warning at the next tick.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', hear);
    for (const stop of stops) stop();
    expect(warnings).toEqual([]);
  });
});
