import { describe, expect, it } from '@jest/globals';
import { type StickyComment, upsertComment } from '../../../src/action/publish/comment.js';
import type { Comment, CommentWriter } from '../../../src/github/pulls/comments.js';

const SIGNAL = new AbortController().signal;
const MARKER = '<!-- review-gate: Gate -->';

const sticky = (more: Partial<StickyComment> = {}): StickyComment => ({
  repo: 'octo-org/octo-repo',
  pr: 7,
  marker: MARKER,
  body: `${MARKER}\nnew`,
  wanted: true,
  ...more,
});

const ours = (words: string, id = 1): Comment => ({ id, body: `${MARKER}\n${words}`, url: null, outsider: false });
const theirs = (body: string, id = 1): Comment => ({ id, body, url: null, outsider: false });
const refused = (status: number) => Object.assign(new Error(`refused with ${status}`), { status });

interface Faults {
  readonly create?: (attempt: number) => { readonly fault: unknown; readonly taken: boolean } | null;
  readonly update?: (id: number) => unknown;
}

/** A pull request's comments, a page for each list given, and everything that was asked. */
function conversation(pages: readonly (readonly Comment[])[], faults: Faults = {}) {
  const asked: string[] = [];
  const there: Comment[] = [];
  const github: CommentWriter = {
    comments: async (_repo, _pr, page) => {
      asked.push(`list ${page}`);
      const last = page >= pages.length;
      return { comments: [...(pages[page - 1] ?? []), ...(last ? there : [])], more: !last };
    },
    createComment: async (_repo, _pr, body) => {
      asked.push('create');
      const outcome = faults.create?.(asked.filter((each) => each === 'create').length) ?? null;
      const created = { id: 1000, body, url: null, outsider: false };
      if (outcome === null || outcome.taken) there.push(created);
      if (outcome !== null) throw outcome.fault;
      return created;
    },
    updateComment: async (_repo, id) => {
      asked.push(`update ${id}`);
      const fault = faults.update?.(id) ?? null;
      if (fault !== null) throw fault;
    },
  };
  return { github, asked };
}

describe('the sticky comment', () => {
  it.each<[string, Comment[], Partial<StickyComment>, string, string[]]>([
    ['is created where there is none', [], {}, 'created', ['list 1', 'create']],
    ['is not created where it is not wanted', [], { wanted: false }, 'not wanted', ['list 1']],
    ['is updated in place', [ours('old')], {}, 'updated', ['list 1', 'update 1']],
    [
      'is updated where a new one would not be wanted',
      [ours('old')],
      { wanted: false },
      'updated',
      ['list 1', 'update 1'],
    ],
    ['is left alone where it says so already', [ours('new')], {}, 'unchanged', ['list 1']],
    ['is the same with other line ends', [theirs(`${MARKER}\r\nnew\r\n`)], {}, 'unchanged', ['list 1']],
    [
      'is the oldest of two, which a race left; the other is left alone',
      [theirs('first!'), ours('old', 2), ours('older', 3)],
      {},
      'updated',
      ['list 1', 'update 2'],
    ],
    [
      "is not an outsider's that begins as ours do",
      [{ ...ours('new'), outsider: true }, ours('old', 2)],
      {},
      'updated',
      ['list 1', 'update 2'],
    ],
    [
      "is made beside an outsider's that begins as ours do",
      [{ ...ours('old'), outsider: true }],
      {},
      'created',
      ['list 1', 'create'],
    ],
    [
      'is not one that quotes it, nor one of another gate',
      [theirs(`> ${MARKER}`), theirs('<!-- review-gate: Other -->\nnew'), theirs('')],
      {},
      'created',
      ['list 1', 'create'],
    ],
  ])('%s', async (_what, comments, more, stuck, expected) => {
    const { github, asked } = conversation([comments]);
    expect(await upsertComment(github, sticky(more), SIGNAL)).toBe(stuck);
    expect(asked).toEqual(expected);
  });

  it('is found on a later page, and nothing beyond it is read', async () => {
    const { github, asked } = conversation([[theirs('a')], [theirs('b'), ours('old', 9)], [ours('old', 10)]]);
    expect(await upsertComment(github, sticky(), SIGNAL)).toBe('updated');
    expect(asked).toEqual(['list 1', 'list 2', 'update 9']);
  });

  it('is not made where there are too many comments to look through', async () => {
    const { github, asked } = conversation(Array.from({ length: 100 }, () => [theirs('a')]));
    await expect(upsertComment(github, sticky(), SIGNAL)).rejects.toThrow('more than 3000 comments');
    expect(asked).toHaveLength(30);
  });

  it.each([403, 404])("that is somebody else's, or gone (%i), gives way to the next or a new one", async (status) => {
    const fault = (id: number) => (id === 1 ? refused(status) : null);
    const next = conversation([[ours('planted', 1), ours('old', 2)]], { update: fault });
    expect(await upsertComment(next.github, sticky(), SIGNAL)).toBe('updated');
    expect(next.asked).toEqual(['list 1', 'update 1', 'update 2']);
    const alone = conversation([[ours('planted', 1)]], { update: fault });
    expect(await upsertComment(alone.github, sticky(), SIGNAL)).toBe('created');
  });

  it('that may not be updated, and no new one wanted, is a fault', async () => {
    const { github } = conversation([[ours('old')]], { update: () => refused(403) });
    await expect(upsertComment(github, sticky({ wanted: false }), SIGNAL)).rejects.toThrow('refused with 403');
  });

  it.each([[422], [500]])('passes on a refusal of the update with %i', async (status) => {
    const { github, asked } = conversation([[ours('old')]], { update: () => refused(status) });
    await expect(upsertComment(github, sticky(), SIGNAL)).rejects.toThrow(`refused with ${status}`);
    expect(asked).not.toContain('create');
  });
});

describe('a creation without an answer', () => {
  it.each([refused(502), new Error('socket hang up')])('that was taken is not made twice: %s', async (fault) => {
    const { github, asked } = conversation([[]], { create: () => ({ fault, taken: true }) });
    expect(await upsertComment(github, sticky(), SIGNAL)).toBe('created');
    expect(asked).toEqual(['list 1', 'create', 'list 1']);
  });

  it('that was not taken is made again, once', async () => {
    const once = conversation([[]], {
      create: (attempt) => (attempt === 1 ? { fault: refused(502), taken: false } : null),
    });
    expect(await upsertComment(once.github, sticky(), SIGNAL)).toBe('created');
    const never = conversation([[]], { create: () => ({ fault: refused(502), taken: false }) });
    await expect(upsertComment(never.github, sticky(), SIGNAL)).rejects.toThrow('refused with 502');
    expect(never.asked).toEqual(['list 1', 'create', 'list 1', 'create']);
  });

  it.each([403, 404, 422])('that was refused with %i is not', async (status) => {
    const { github, asked } = conversation([[]], { create: () => ({ fault: refused(status), taken: false }) });
    await expect(upsertComment(github, sticky(), SIGNAL)).rejects.toThrow(`refused with ${status}`);
    expect(asked).toEqual(['list 1', 'create']);
  });

  it('is not looked for once the step is stopped', async () => {
    const stop = new AbortController();
    const { github, asked } = conversation([[]], {
      create: () => {
        stop.abort(new Error('stopped'));
        return { fault: new Error('stopped'), taken: false };
      },
    });
    await expect(upsertComment(github, sticky(), stop.signal)).rejects.toThrow('stopped');
    expect(asked).toEqual(['list 1', 'create']);
  });
});
