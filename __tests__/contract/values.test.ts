import { describe, expect, it } from '@jest/globals';
import {
  CompletedReview,
  CreateReview,
  Finding,
  ObservedFinding,
  ObservedReview,
  QueuedReview,
  Repo,
  WholeNumber,
} from '../../src/contract/index.js';

const queued = {
  id: 'rev_01jd5s9m8qf0x7v3k2n6t4w8zy',
  status: 'queued',
  verdict: null,
  tier: null,
  trace_url: null,
  created_at: '2026-05-04T10:00:00.000Z',
  repo: 'octo/shop',
  pr: 7,
  head_sha: 'a'.repeat(40),
  base_ref: 'main',
  base_sha: 'b'.repeat(40),
  merge_base_sha: null,
  ticket: null,
  policy: null,
  dry_run: false,
};
const complete = {
  ...queued,
  status: 'complete',
  verdict: 'auto-approve',
  tier: 'T2',
  confidence: 0.9132,
  ac_bindings: [{ id: 'AC1', lines: ['src/cart.ts:10-24', 'src/cart.ts:30'], confidence: 0.88 }],
  trace_url: 'https://review.example.com/v1/reviews/rev_01jd5s9m8qf0x7v3k2n6t4w8zy/trace',
  completed_at: '2026-05-04T10:00:09.000Z',
  counts: { info: 0, warn: 1, error: 0 },
};
const finding = {
  id: 'fnd_01jd5s9m8qf0x7v3k2n6t4w8zy',
  review_id: queued.id,
  plane: 'intent',
  rule: 'intent/criterion-without-code',
  severity: 'warn',
  location: { file: 'src/cart.ts', lineRange: [10, 24] },
  title: 'A criterion is bound only in tests',
  rationale: 'AC2 has lines in tests alone.',
  fingerprint: '0f'.repeat(16),
};

describe('repositories', () => {
  it.each(['octo/shop', 'o/s', 'Octo-Org/Shop.js', 'octo_emu/.github', 'a1/-b_c'])('takes %s', (repo) => {
    expect(Repo.safeParse(repo).success).toBe(true);
  });

  it.each([
    '',
    'shop',
    'octo/',
    '/shop',
    'octo/shop/more',
    'octo/..',
    'octo/.',
    '-octo/shop',
    'octo/sh op',
    'octo/shop\n',
    'https://github.com/octo/shop',
    `octo/${'s'.repeat(101)}`,
  ])('refuses %j', (repo) => {
    expect(Repo.safeParse(repo).success).toBe(false);
  });
});

describe('the body of POST /v1/reviews', () => {
  it('takes what the interface document shows', () => {
    const body = { repo: 'octo/shop', pr: 7, ticket: 'SHOP-12', policy: 'strict', dry_run: true };
    expect(CreateReview.parse(body)).toEqual(body);
  });

  it.each([
    [{ repo: 'octo/shop' }, 'pr'],
    [{ pr: 7 }, 'repo'],
    [{ repo: 'octo/shop', pr: '7' }, 'pr'],
    [{ repo: 'octo/shop', pr: 0 }, 'pr'],
    [{ repo: 'octo/shop', pr: 1.5 }, 'pr'],
    [{ repo: 'octo/shop', pr: 2 ** 31 }, 'pr'],
    [{ repo: 'octo/shop', pr: 7, ticket: '' }, 'ticket'],
    [{ repo: 'octo/shop', pr: 7, ticket: 't'.repeat(129) }, 'ticket'],
    [{ repo: 'octo/shop', pr: 7, dry_run: 'yes' }, 'dry_run'],
  ])('refuses %j and names %s', (body, field) => {
    const parsed = CreateReview.safeParse(body);
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it('refuses a field it does not know, by name', () => {
    const parsed = CreateReview.safeParse({ repo: 'octo/shop', pr: 7, dryrun: true });
    expect(parsed.error?.issues[0]?.message).toContain('dryrun');
  });
});

describe('reviews and findings', () => {
  it('has the queued and the completed shape exactly', () => {
    expect(QueuedReview.safeParse(queued).success).toBe(true);
    expect(CompletedReview.safeParse(complete).success).toBe(true);
    expect(CompletedReview.safeParse({ ...complete, verdict: null, dry_run: true }).success).toBe(true);
    expect(CompletedReview.safeParse({ ...complete, more: 1 }).success).toBe(false);
    expect(QueuedReview.safeParse({ ...queued, created_at: '2026-05-04T10:00:00Z' }).success).toBe(false);
    expect(Finding.safeParse(finding).success).toBe(true);
    expect(Finding.safeParse({ ...finding, rule: null }).success).toBe(true);
    expect(Finding.safeParse({ ...finding, rule: '' }).success).toBe(false);
  });

  it('lets a client read every strict shape, and shapes with words it does not know', () => {
    expect(ObservedReview.parse(complete)).toEqual(complete);
    expect(ObservedFinding.parse(finding)).toEqual(finding);
    const odd = { id: '1', status: 'brewing', verdict: 'maybe', tier: 'T9', extra: [1] };
    expect(ObservedReview.parse(odd)).toEqual(odd);
    const bare = {
      id: 'x',
      plane: 'taste',
      severity: 'fatal',
      location: { file: 'a', lineRange: [3, 1] },
      title: '',
      rationale: '',
    };
    expect(ObservedFinding.parse(bare)).toEqual(bare);
    expect(ObservedFinding.parse({ ...bare, rule: { id: 7 } })).toEqual({ ...bare, rule: null });
  });
});

describe('a text of so many characters', () => {
  const Ticket = CreateReview.shape.ticket;

  it.each(['x'.repeat(128), '😀'.repeat(128), 'ä'.repeat(128)])('counts them as JSON Schema does: %s', (text) => {
    expect(Ticket.safeParse(text).success).toBe(true);
    expect(Ticket.safeParse(`${text}x`).success).toBe(false);
  });

  it('is not empty', () => {
    expect(Ticket.safeParse('').success).toBe(false);
  });
});

describe('a whole number of a query', () => {
  it.each(['0', '7', '100', '2147483647'])('takes %s', (text) => {
    expect(WholeNumber.parse(text)).toBe(Number(text));
  });

  it.each(['', ' ', '07', '+7', '-7', '7.0', '1e1', '0x10', '7 ', '٧', '1_000', 'NaN', '9'.repeat(17)])(
    'refuses %j',
    (text) => {
      expect(WholeNumber.safeParse(text).success).toBe(false);
    },
  );
});
