/** The console's policies, looked at and tried, and the tickets that are read for criteria. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompletedReview } from '../../../src/contract/index.js';
import { type Harness, SECRET, startHarness } from '../harness.js';
import { listLinks, Visitor } from '../visitor.js';

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

let service: Harness;
let person: Visitor;
beforeAll(async () => {
  service = await startHarness();
  person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
});
afterAll(() => service.close());

describe('the policies', () => {
  const SOURCE = `# ${MARKUP}\nextends: balanced\n`;

  it('are listed, the built-in ones too, and shown line by line', async () => {
    await service.call('PUT', '/v1/policies/house', { body: { source: SOURCE } });
    const list = await person.get('/console/policies');
    for (const words of ['house', 'balanced default never (built in)', 'strict', 'own', 'never loosen it'])
      expect(list.words).toContain(words);
    const { words, text } = await person.get('/console/policies/house');
    expect(words).toContain(MARKUP);
    expect(text).not.toMatch(/<img|<script/u);
    expect((await person.get('/console/policies/balanced')).words).toContain('built in');
  });

  it.each(['nobodys', '%3Cscript%3E', '..%2f'])('are not shown where there is none: %s', async (name) => {
    const { status, text } = await person.get(`/console/policies/${name}`);
    expect([status, text.includes('<script')]).toEqual([404, false]);
  });

  it('are taken to be tried', async () => {
    await service.call('PUT', '/v1/policies/house', { body: { source: SOURCE } });
    const { words } = await person.get('/console/try-policy?policy=house');
    expect(words).toContain(SOURCE.trim().replaceAll('\n', ' '));
  });
});

describe('a policy on trial', () => {
  const PATH = '/console/try-policy';
  const change = { repo: 'octo/shop', pr: '7' };

  it('is checked: each fault at its line', async () => {
    const source = `rules:\r\n  - name: a\r\n    if: findings.wrn > 0\r\n    verdict: <script>alert(1)</script>\r\n`;
    const page = await person.post(PATH, { source, do: 'check' });
    expect(page.status).toBe(422);
    expect(listLinks(page)).toEqual(expect.arrayContaining(['#line-3', '#line-4']));
    expect(page.text).toMatch(/<li id="line-3" class="fault">/u);
    expect(page.words).toContain('unknown fact "findings.wrn"');
    expect(page.text).not.toMatch(/<img|<script/u);
  });

  it.each([
    ['a control character', 'rules: []\n# \u0001\n', 'line 2, column 3'],
    ['no YAML', 'a: [', 'line 1'],
    ['another thing', '- 1\n', 'line 1'],
  ])('is told of %s', async (_, source, where) => {
    const { status, words } = await person.post(PATH, { source, do: 'check' });
    expect([status, words]).toEqual([422, expect.stringContaining(where)]);
  });

  it('is well formed, or not there', async () => {
    expect((await person.post(PATH, { source: 'extends: strict\n' })).words).toContain('The policy is well formed.');
    expect((await person.post(PATH, { source: '  \n' })).words).toContain('There is nothing to check');
  });

  it('is simulated beside the last review, and changes nothing', async () => {
    const { id } = await service.complete();
    const before = await service.call('GET', '/v1/reviews');
    service.provider.change = { files: { 'README.md': { old: 'a\n', new: 'b\n' } } };
    const source = 'rules:\n  - name: open\n    if: true\n    verdict: auto-approve\n';
    const page = await person.post(PATH, { ...change, source, do: 'simulate' });
    expect(page.status).toBe(200);
    expect(page.words).toMatch(
      /Under this policy the verdict is \S+, by the rule \S+\. The last review, under the default policy, said/u,
    );
    for (const words of ['Last review', 'open', 'Held', 'Not asked: a rule before them decided'])
      expect(page.words).toContain(words);
    // Folded: it is long, and the findings come after it.
    expect(page.text).toMatch(/<details><summary>Not asked: [^<]*\(\d+\)<\/summary>/u);
    expect(page.text.match(/<h3>Did not hold/gu)).toHaveLength(1);
    expect(page.text).not.toContain('<td>did not hold');
    expect(page.text).toContain('<span class="soft"><code class="whole"><bdi>errors</bdi></code></span>');
    expect(page.words).toMatch(/Errors 0 changed 1/u);
    expect(page.words).not.toMatch(/\d\.\d{3}/u);
    expect(listLinks(page)).toContain(`/console/reviews/${id}`);
    expect((await service.call('GET', '/v1/reviews')).json).toEqual(before.json);
  });

  it('is simulated as the default where nothing is written', async () => {
    const { words } = await person.post(PATH, { ...change, source: '', do: 'simulate' });
    expect(words).toContain('Under this policy the verdict is');
  });

  it('is asked about past reviews: counts, pictures, and what it would change', async () => {
    const { id } = await service.complete();
    const name = (verdict: string | null) => `rules:\n  - name: always\n    if: true\n    verdict: ${verdict}\n`;
    const { verdict: before } = CompletedReview.parse((await service.call('GET', `/v1/reviews/${id}`)).json);
    const other = before === 'request-changes' ? 'needs-review' : 'request-changes';
    const page = await person.post(PATH, { repo: 'octo/shop', source: name(other), do: 'past' });
    expect(page.status).toBe(200);
    expect(page.words).toContain('Of the newest 1 pull request of octo/shop, 1 has another verdict under this policy.');
    expect(page.words).toContain(`${before} ${other} always `);
    expect(page.text.match(/<svg class="columns"/gu)).toHaveLength(2);
    expect(listLinks(page)).toContain(`/console/reviews/${id}`);
    const same = await person.post(PATH, { repo: 'octo/shop', source: name(before), do: 'past' });
    expect(same.words).toContain('0 have another verdict');
    expect((await person.post(PATH, { repo: 'octo/none', do: 'past' })).words).toContain(
      'The service has no complete review of octo/none.',
    );
    await service.complete({ repo: 'octo/cafe' });
    expect((await person.post(PATH, { repo: '', source: name(other), do: 'past' })).words).toContain(
      'Of the newest 2 pull requests of all repositories, 2 have another verdict under this policy.',
    );
    const wrong = await person.post(PATH, { repo: 'x', do: 'past' });
    expect([wrong.status, wrong.words]).toEqual([400, expect.stringContaining('must be <owner>/<name>')]);
  });

  it.each([
    [{ repo: 'x', pr: '7' }, 400, 'must be <owner>/<name>'],
    [{ ...change, ticket: '#9' }, 422, 'The ticket #9 does not exist.'],
    [{ ...change, source: 'a: [' }, 422, 'line 1'],
    [{ ...change, source: `# ${'"'.repeat(40_000)}\n` }, 413, 'over 64 KiB'],
  ])('cannot be simulated on %j', async (form, status, what) => {
    const page = await person.post(PATH, { do: 'simulate', ...form });
    expect([page.status, page.words]).toEqual([status, expect.stringContaining(what)]);
    expect(page.words).toContain('Sign out');
  });
});

describe('a ticket', () => {
  const PATH = '/console/tickets';

  it('is read: what counts, and what does not and why', async () => {
    const { words } = await person.post(PATH, { ticket: '#1', repo: 'octo/shop' });
    expect(words).toContain('2 acceptance criteria in #1 A ticket.');
    expect(words).toContain('An empty name is refused');
  });

  it.each(['octo/shop#1', 'https://github.com/octo/shop/issues/1'])(
    'names its repository itself, and is asked for there: %s',
    async (ticket) => {
      const { status, words } = await person.post(PATH, { ticket });
      // The stand-in of the provider knows it by its number alone.
      expect([status, words]).toEqual([422, expect.stringContaining(`The ticket ${ticket} does not exist.`)]);
    },
  );

  it('is read as a text, which stays one', async () => {
    const body = `## Acceptance criteria\n\n- [ ] ${MARKUP} is refused\n- TBD\n`;
    const { words, text } = await person.post(PATH, { text: body });
    expect(words).toContain('One acceptance criterion in the text.');
    expect(words).toContain(`${MARKUP} is refused`);
    expect(words).toContain('Not criteria');
    expect(text).not.toMatch(/<img|<script/u);
  });

  it.each([
    [{ text: 'Please make it nice.' }, 200, 'No acceptance criterion was found'],
    [{ ticket: '#9', repo: 'octo/shop' }, 422, 'The ticket #9 does not exist.'],
    [{ ticket: '#1' }, 400, 'is missing'],
    [{ ticket: '#1', repo: MARKUP }, 400, 'must be <owner>/<name>'],
    [{}, 400, 'There is nothing to read'],
  ])('of %j says what is wrong', async (form, status, what) => {
    const page = await person.post(PATH, form);
    expect([page.status, page.words]).toEqual([status, expect.stringContaining(what)]);
    expect(page.text).not.toMatch(/<img|<script/u);
  });
});
