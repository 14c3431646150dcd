import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFinding } from '../../../src/client/review/findings.js';
import { ObservedFinding } from '../../../src/contract/index.js';
import { type NextPageForm, type ReviewServiceOptions, sampleFinding } from '../../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, openDesk } from '../desk.js';

async function list(options: ReviewServiceOptions) {
  const desk = await openDesk(options);
  const review = await desk.client.create(ASKED, 'key-1');
  return { ...desk, review, reading: desk.client.findings(review.id) };
}

describe('the pages of findings', () => {
  const forms: NextPageForm[] = ['opaque', 'number', 'url', 'path', 'query'];
  const counts = [0, 1, 24, 25, 26, 101];
  it.each(forms.flatMap((form) => counts.map((count) => ({ form, count }))))(
    'are all read: next_page $form, $count findings',
    async ({ form, count }) => {
      const { reading, service } = await list({ findings: count, pageSize: 25, nextPage: form });
      const { findings, truncated } = await reading;
      expect(findings).toEqual(Array.from({ length: count }, (_, index) => sampleFinding(index)));
      expect(truncated).toBe(false);
      expect(service.seen('findings')).toHaveLength(Math.max(1, Math.ceil(count / 25)));
    },
  );

  it('give each id once, the first one', async () => {
    const twice = { ...sampleFinding(0), title: 'again' };
    const { reading } = await list({ findings: [sampleFinding(0), sampleFinding(1), twice], pageSize: 2 });
    expect((await reading).findings.map(({ title }) => title)).toEqual(['Finding 0', 'Finding 1']);
  });

  it('that repeat stop with an error', async () => {
    const { reading, service } = await list({ findings: 9, pageSize: 3, nextPage: 'repeat' });
    const error = await catchReviewError(reading);
    expect(error).toMatchObject({ kind: 'malformed', message: expect.stringContaining('next_page repeats') });
    expect(service.seen('findings')).toHaveLength(2);
  });

  it('are not followed to another origin', async () => {
    const { reading } = await list({ findings: 9, pageSize: 3, nextPage: 'other-origin' });
    const error = await catchReviewError(reading);
    expect(error).toMatchObject({ kind: 'malformed', message: expect.stringContaining('another origin') });
  });

  it.each([[true], [-1], [{ page: 2 }], [[]]])('end with an error at the next_page %j', async (next_page) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'findings', status: 200, body: { data: [sampleFinding(0)], next_page } });
    expect((await catchReviewError(client.findings('rev_1'))).message).toContain('next_page');
  });

  it('end where next_page is missing', async () => {
    const { client, service } = await openDesk();
    service.fail({ on: 'findings', status: 200, body: { data: [sampleFinding(0)] } });
    expect((await client.findings('rev_1')).findings).toHaveLength(1);
  });

  it.each([
    [5000, false],
    [5001, true],
    [7500, true],
  ])('of %d findings give at most 5,000', async (count, truncated) => {
    const { reading } = await list({ findings: count, pageSize: 1000 });
    const result = await reading;
    expect(result.findings).toHaveLength(5000);
    expect(result.truncated).toBe(truncated);
  });
});

describe('odd findings', () => {
  it('do not lose the others', async () => {
    const odd = [
      sampleFinding(0),
      { ...sampleFinding(1), location: null },
      { ...sampleFinding(2), location: { file: 7, lineRange: 'all' } },
      { ...sampleFinding(3), location: { file: 'a.ts' }, severity: 3, plane: null },
      null,
      'finding',
      [],
      sampleFinding(4),
    ];
    const { reading, log } = await list({ findings: odd });
    const { findings } = await reading;
    expect(findings.map(({ id }) => id)).toEqual(['fnd_00000', 'fnd_00001', 'fnd_00002', 'fnd_00003', 'fnd_00004']);
    expect(findings[1]?.location).toEqual({ file: '', lineRange: [] });
    expect(findings[2]?.location).toEqual({ file: '', lineRange: [] });
    expect(findings[3]).toMatchObject({
      severity: 'warn',
      plane: 'unknown',
      location: { file: 'a.ts', lineRange: [] },
      title: 'Finding 3',
    });
    expect(log.lines).toEqual([
      expect.stringMatching(/^warning .+ usable field.+: 3\.$/u),
      expect.stringMatching(/^warning .+ left out: 3\.$/u),
    ]);
  });

  it('pass on words and fields that nobody knows', async () => {
    const unknown = { ...sampleFinding(0), plane: 'astral', severity: 'dire', colour: 'red' };
    const { reading, log } = await list({ findings: [unknown] });
    expect((await reading).findings).toEqual([unknown]);
    expect(log.lines).toEqual([]);
  });

  it('pass their rule on, and lose it where it is none', async () => {
    const named = { ...sampleFinding(0), rule: 'tests/focused' };
    const odd = [
      { ...sampleFinding(1), rule: ['tests/focused'] },
      { ...named, id: 'fnd_00002', title: null },
      { ...sampleFinding(3), title: null, rule: 7 },
    ];
    const { reading } = await list({ findings: [named, ...odd] });
    const { findings } = await reading;
    expect(findings.map(({ rule }) => rule)).toEqual(['tests/focused', null, 'tests/focused', undefined]);
  });

  it('without an id get one of their own', async () => {
    const { id: _, ...nameless } = sampleFinding(0);
    const other = { ...nameless, title: 'Other' };
    const { reading } = await list({ findings: [nameless, other, nameless] });
    const ids = (await reading).findings.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('always come out as findings or not at all', () => {
    const field = fc.option(fc.jsonValue(), { nil: undefined });
    const row = fc.oneof(
      fc.jsonValue(),
      fc.record({
        id: field,
        plane: field,
        severity: field,
        location: field,
        title: field,
        rationale: field,
        fingerprint: field,
        rule: field,
      }),
    );
    fc.assert(
      fc.property(row, (value) => {
        const read = readFinding(value);
        if (read === null) return;
        expect(ObservedFinding.safeParse(read.finding).success).toBe(true);
      }),
    );
  });
});
