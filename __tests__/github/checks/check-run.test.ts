import { describe, expect, it } from '@jest/globals';
import type { Annotation } from '../../../src/contract/index.js';
import {
  buildCreateBody,
  type CheckRun,
  type CheckRunWriter,
  postCheckRun,
  splitBatches,
} from '../../../src/github/checks/check-run.js';

const SIGNAL = new AbortController().signal;

const annotation = (number: number): Annotation => ({
  path: 'a.ts',
  start_line: number + 1,
  end_line: number + 1,
  annotation_level: 'notice',
  title: `n${number}`,
  message: 'm',
});

const run = (count: number, more: Partial<CheckRun> = {}): CheckRun => ({
  repo: 'octo-org/octo-repo',
  headSha: 'a'.repeat(40),
  name: 'Review Gate',
  conclusion: 'failure',
  output: { title: 'title', summary: 'summary', text: null },
  annotations: Array.from({ length: count }, (_, index) => annotation(index)),
  detailsUrl: null,
  externalId: 'review-gate:7',
  ...more,
});

/** Keeps what it is sent; every request from `failFrom` on is lost. */
function recorder(failFrom = Number.POSITIVE_INFINITY) {
  const sent: { readonly kind: 'create' | 'append'; readonly titles: readonly string[] }[] = [];
  const keep = (kind: 'create' | 'append', annotations: readonly Annotation[]) => {
    if (sent.length + 1 >= failFrom) throw new Error('down');
    sent.push({ kind, titles: annotations.map(({ title }) => title) });
  };
  const checks: CheckRunWriter = {
    createCheckRun: async ({ annotations }) => {
      keep('create', annotations);
      return { id: 5, url: 'https://github.com/run/5' };
    },
    appendAnnotations: async (_repo, id, _output, annotations) => {
      expect(id).toBe(5);
      keep('append', annotations);
    },
  };
  return { checks, sent, titles: () => sent.flatMap(({ titles }) => titles) };
}

const found = (annotations: number) => ({ id: 5, url: null, annotations });
const titles = (count: number) => run(count).annotations.map(({ title }) => title);

describe('splitBatches', () => {
  it('refuses nothing and loses nothing', () => {
    for (const count of [0, 1, 49, 50, 51, 100, 101]) {
      const items = Array.from({ length: count }, (_, index) => index);
      expect(splitBatches(items, 50).flat()).toEqual(items);
    }
  });
});

describe('postCheckRun, where an earlier attempt left a check run', () => {
  it.each([0, 1, 50, 51, 120])('appends what it lacks: it has %i of 120', async (there) => {
    const { checks, sent, titles: posted } = recorder();
    expect(await postCheckRun(checks, run(120), SIGNAL, found(there))).toEqual({
      id: 5,
      url: null,
      count: 120,
      fault: null,
    });
    expect(sent.every(({ kind }) => kind === 'append')).toBe(true);
    expect(posted()).toEqual(titles(120).slice(there));
  });

  it('sends nothing where it has more than there are', async () => {
    const { checks, sent } = recorder();
    expect(await postCheckRun(checks, run(3), SIGNAL, found(9))).toMatchObject({ count: 3, fault: null });
    expect(sent).toEqual([]);
  });

  it('has every annotation once, whichever request was the last of the first attempt', async () => {
    for (const failFrom of [2, 3]) {
      const first = recorder(failFrom);
      const { count, fault } = await postCheckRun(first.checks, run(130), SIGNAL);
      expect(fault).not.toBeNull();
      const second = recorder();
      await postCheckRun(second.checks, run(130), SIGNAL, found(count));
      expect([...first.titles(), ...second.titles()]).toEqual(titles(130));
    }
  });
});

describe('postCheckRun', () => {
  it('gives back what was thrown, whatever it is', async () => {
    const thrown: unknown = null;
    const checks: CheckRunWriter = {
      createCheckRun: async () => {
        throw thrown;
      },
      appendAnnotations: async () => undefined,
    };
    expect(await postCheckRun(checks, run(1), SIGNAL)).toEqual({
      id: null,
      url: null,
      count: 0,
      fault: { cause: null },
    });
  });
});

describe('buildCreateBody', () => {
  it('leaves out what there is not', () => {
    expect(buildCreateBody(run(0))).toEqual({
      name: 'Review Gate',
      head_sha: 'a'.repeat(40),
      status: 'completed',
      conclusion: 'failure',
      external_id: 'review-gate:7',
      output: { title: 'title', summary: 'summary', annotations: [] },
    });
  });

  it('has our name for it and the address of its details', () => {
    const body = buildCreateBody(run(0, { externalId: 'rev_1', detailsUrl: 'https://gate.example/t' }));
    expect(body).toMatchObject({ external_id: 'rev_1', details_url: 'https://gate.example/t' });
  });
});
