import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DefaultTreeAdapterMap, type ParserError, parse } from 'parse5';
import { buildOpenApiDocument, ENDPOINTS, type Endpoint, SCOPES } from '../../../src/contract/index.js';
import { html } from '../../../src/report/index.js';
import { renderDocsPage } from '../../../src/service/api/pages/docs.js';
import { BODIES } from '../../../src/service/api/pages/examples.js';
import { type Harness, startHarness } from '../harness.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function parseElements(text: string): { elements: Element[]; errors: string[]; words: string } {
  const errors: string[] = [];
  const onParseError = (error: ParserError) => errors.push(`${error.code} at ${error.startLine}`);
  const elements: Element[] = [];
  const words: string[] = [];
  const walk = (node: Node) => {
    if ('tagName' in node) elements.push(node);
    if ('value' in node) words.push(node.value);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(text, { onParseError, sourceCodeLocationInfo: true }));
  return { elements, errors, words: words.join('') };
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

describe('the page of the API', () => {
  let service: Harness;
  let text: string;
  let policy: string;
  beforeAll(async () => {
    service = await startHarness();
    const answer = await service.call('GET', '/docs', { token: null });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    text = answer.text;
    policy = String(answer.headers['content-security-policy']);
  });
  afterAll(() => service.close());

  it('is valid HTML, with no id twice and no link to nowhere', () => {
    const { elements, errors } = parseElements(text);
    expect(errors).toEqual([]);
    const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements.map((element) => attribute(element, 'href')).filter((href) => href?.startsWith('#'));
    expect(targets.filter((href) => !ids.includes(String(href).slice(1)))).toEqual([]);
    expect(targets.length).toBeGreaterThan(40);
  });

  it('holds no script, loads nothing, and lets nothing but its own style through', () => {
    const { elements } = parseElements(text);
    const tags = new Set(elements.map(({ tagName }) => tagName));
    for (const tag of ['script', 'link', 'img', 'iframe', 'form', 'object'])
      expect([tag, tags.has(tag)]).toEqual([tag, false]);
    for (const element of elements) {
      expect(element.attrs.filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual(
        [],
      );
    }
    const style = /<style>([\s\S]*)<\/style>/u.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(style).not.toMatch(/url\(|@import/u);
  });

  it('has the headings in order, a language, a title and a width that suits a phone', () => {
    const { elements } = parseElements(text);
    const levels = elements
      .map(({ tagName }) => /^h([1-6])$/u.exec(tagName)?.[1])
      .filter((level) => level !== undefined);
    expect(levels.filter((level) => level === '1')).toHaveLength(1);
    expect(levels[0]).toBe('1');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/u);
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(text).toContain('prefers-color-scheme: dark');
  });

  it('shows every call that is served: method, path, scope, fields, answers and an example', async () => {
    const document = await service.call('GET', '/openapi.json', { token: null });
    const { words, elements } = parseElements(text);
    const paths: Record<string, Record<string, { operationId: string }>> = JSON.parse(document.text).paths;
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(elements.map((element) => attribute(element, 'id'))).toEqual(expect.arrayContaining(ids));
    for (const path of Object.keys(paths)) expect(words).toContain(path);
    for (const scope of Object.keys(SCOPES)) expect(words).toContain(scope);
    for (const word of ['E_AC_001', 'E_TOK_002', 'Idempotency-Key', 'dry_run', 'ac_bindings'])
      expect(words).toContain(word);
    expect(words).toContain(`curl '${service.baseUrl}/v1/reviews' \\\n  -H "Authorization: Bearer $TOKEN"`);
  });
});

describe('the examples', () => {
  it.each(Object.entries(BODIES))('of %s is a body that the call takes', (id, body) => {
    const operation: Endpoint | undefined = Object.values(ENDPOINTS).find((one) => one.id === id);
    expect(operation?.body?.schema.safeParse(body)).toMatchObject({ success: true });
  });

  it('are there for every call with a JSON body', () => {
    const operations: readonly Endpoint[] = Object.values(ENDPOINTS);
    const needed = operations.filter(({ body }) => body?.type === 'application/json').map(({ id }) => id);
    expect(Object.keys(BODIES).toSorted()).toEqual(needed.toSorted());
  });
});

describe('what stands in the document', () => {
  const base = buildOpenApiDocument('https://gate.example.com');
  const bad = '<script>alert(1)</script>"\'&';

  it('is escaped wherever it appears', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(base)
        .replaceAll('Ask for a review of a pull request.', JSON.stringify(bad).slice(1, -1))
        .replaceAll('Location of', JSON.stringify(bad).slice(1, -1))
        .replaceAll('https://gate.example.com', JSON.stringify(`https://x/${bad}`).slice(1, -1)),
    );
    const page = renderDocsPage(hostile).html;
    expect(page).not.toContain('<script');
    const { elements, errors, words } = parseElements(page);
    expect(errors).toEqual([]);
    expect(elements.some(({ tagName }) => tagName === 'script')).toBe(false);
    expect(words).toContain(bad);
  });

  it('is refused where it is no API', () => {
    for (const document of [null, 7, {}, { openapi: '3.1.0' }, { ...base, servers: [] }]) {
      expect(() => renderDocsPage(document)).toThrow();
    }
  });

  it('is shown whole: all calls of the contract', () => {
    const page = renderDocsPage(base).html;
    for (const { id } of Object.values(ENDPOINTS)) expect(page).toContain(`id="${id}"`);
  });
});

describe('a piece of HTML', () => {
  it('escapes what is filled in, also in attributes, and not twice', () => {
    const inner = html`<b>${'a & b'}</b>`;
    expect(html`<p title="${'"\'<'}">${inner}${['1', null, 'x<y']}</p>`.text).toBe(
      '<p title="&quot;&#39;&lt;"><b>a &amp; b</b>1x&lt;y</p>',
    );
  });
});
