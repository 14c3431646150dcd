/** Requests generated from a served OpenAPI document, with one part made invalid. */
import fc from 'fast-check';
import type { DocumentedCall, Parameter } from './document.js';
import {
  type Attempt,
  type Body,
  bodyText,
  buildTarget,
  type Expected,
  encoded,
  JSON_TYPE,
  type Parts,
  type RequestMaker,
} from './requests.js';
import { brokenJson } from './values.js';

export class RequestBreaker {
  constructor(private readonly made: RequestMaker) {}

  /** Generates requests with one invalid part. */
  broken(call: DocumentedCall): fc.Arbitrary<Attempt> {
    return this.made.parts(call).chain((parts) => {
      const ways = [this.otherTarget(call, parts), this.otherMethod(call, parts), this.otherAuthorization(call, parts)];
      if (call.method !== 'GET') ways.push(this.otherFraming(call, parts));
      if (call.parameters.length > 0 || call.method === 'GET') {
        const parameter = this.otherParameter(call, parts);
        ways.push(parameter, parameter, parameter);
      }
      if (parts.body?.type === JSON_TYPE) {
        const body = this.otherJson(call, parts, parts.body);
        ways.push(body, body, body, body, body);
      }
      return fc.oneof(...ways);
    });
  }

  private otherJson(call: DocumentedCall, parts: Parts, { schema, value }: Body): fc.Arbitrary<Attempt> {
    return brokenJson(value).map(({ how, text }) => {
      let expected: Expected = 'refused';
      try {
        // A byte order mark at the start of a text is part of the encoding.
        const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
        // Names that may change a prototype are refused at any place; the schema decides about all others.
        if (!/"(?:__proto__|constructor)"\s*:/u.test(text) && this.made.document.validate(schema, parsed) === null)
          expected = 'taken';
      } catch {
        expected = 'refused';
      }
      return this.made.attempt(call, parts, `the body: ${how}`, expected, { body: Buffer.from(text) });
    });
  }

  private otherParameter(call: DocumentedCall, parts: Parts): fc.Arbitrary<Attempt> {
    const { parameters } = call;
    const known = (place: Parameter['in'], name: string) =>
      parameters.find((one) => one.in === place && one.name === name);
    const hasQuery = parameters.some((one) => one.in === 'query');
    const target = buildTarget(call, parts);
    const join = target.includes('?') ? '&' : '?';
    const ways: fc.Arbitrary<Attempt>[] = [
      fc
        .constantFrom(
          'extra=1',
          '__proto__=1',
          'constructor=x',
          'toString=',
          '=',
          '&&&',
          '%zz=%',
          'a[b]=c',
          'limit[]=1',
          `k=${'v'.repeat(8000)}`,
          Array.from({ length: 1500 }, (_, at) => `p${at}=1`).join('&'),
        )
        .map((more) =>
          this.made.attempt(
            call,
            parts,
            `?${more.slice(0, 30)}`,
            hasQuery && !/^[=&]+$/u.test(more) ? 'refused' : 'either',
            { target: `${target}${join}${more}` },
          ),
        ),
    ];
    for (const [name, value] of parts.query) {
      const others = parts.query.filter(([other]) => other !== name);
      const set = (text: string) => buildTarget(call, { path: parts.path, query: [...others, [name, text]] });
      const isText = this.made.document.resolve(known('query', name)?.schema ?? {}).schema.type === 'string';
      ways.push(
        fc.constant(
          this.made.attempt(call, parts, `?${name} twice`, 'refused', {
            target: `${target}&${encoded(name)}=${encoded(value)}`,
          }),
        ),
        fc
          .constantFrom(
            '0',
            '-1',
            '101',
            '1.5',
            '1e3',
            '0x10',
            ' 7',
            '07',
            'NaN',
            'Infinity',
            '99999999999999999999',
            'null',
            'true',
            '',
            '\u0000',
            'x'.repeat(3000),
          )
          .map((text) => {
            const schema = known('query', name)?.schema ?? {};
            const typed: unknown = isText ? text : /^(?:0|-?[1-9]\d*)$/u.test(text) ? Number(text) : text;
            return this.made.attempt(
              call,
              parts,
              `?${name}=${JSON.stringify(text).slice(0, 30)}`,
              this.made.document.validate(schema, typed) === null ? 'taken' : 'refused',
              { target: set(text) },
            );
          }),
      );
    }
    for (const { name } of parameters.filter((one) => one.in === 'query' && one.required)) {
      const query = parts.query.filter(([other]) => other !== name);
      ways.push(
        fc.constant(
          this.made.attempt(call, parts, `no ?${name}`, 'refused', {
            target: buildTarget(call, { path: parts.path, query }),
          }),
        ),
      );
    }
    for (const { name, required, schema } of parameters.filter((one) => one.in === 'header')) {
      const others = parts.headers.filter(([other]) => other !== name);
      const long = 'k'.repeat(300);
      const set = (how: string, expected: Expected, ...values: readonly string[]) => {
        const headers = [...others, ...values.map((value) => [name, value] as const)];
        return this.made.attempt(call, { ...parts, headers }, `${name} ${how}`, expected);
      };
      ways.push(
        fc.constantFrom(
          set('left out', required ? 'refused' : 'taken'),
          set('empty', 'either', ''),
          set('of 300 characters', this.made.document.validate(schema, long) === null ? 'taken' : 'refused', long),
          set('of other letters', 'either', '\u00e4\u00ff'),
          set('with NUL', 'refused', 'a\u0000b'),
          set('with a tab', 'either', 'a\tb'),
        ),
      );
    }
    for (const [name] of Object.entries(parts.path)) {
      ways.push(
        fc
          .constantFrom(
            '%00',
            '%2e%2e',
            '..%2f..',
            '%2F',
            '%zz',
            '%',
            '%ff%fe',
            'x'.repeat(900),
            'x'.repeat(5000),
            '%F0%9F%98%80',
            '__proto__',
            'constructor',
            '%20',
            'a;b=c',
            "'--",
            '%ed%a0%80',
            '*',
          )
          .map((text) => {
            const path = buildTarget(call, {
              path: Object.fromEntries(Object.keys(parts.path).map((one) => [one, '\u0001'])),
              query: [],
            });
            return this.made.attempt(call, parts, `{${name}} = ${text.slice(0, 30)}`, 'either', {
              target: path.replaceAll('%01', text),
            });
          }),
      );
    }
    return fc.oneof(...ways);
  }

  private otherTarget(call: DocumentedCall, parts: Parts): fc.Arbitrary<Attempt> {
    const target = buildTarget(call, parts);
    const [path = '', query = ''] = target.split(/(?=\?)/u);
    return fc
      .constantFrom(
        `${path}/${query}`,
        `/${path}${query}`,
        `${path}//${query}`,
        `/.${path}${query}`,
        `/x/..${path}${query}`,
        `${path}/../${query}`,
        `${path}%2f${query}`,
        `${path};a=b${query}`,
        `${path}.json${query}`,
        `${path.toUpperCase()}${query}`,
        `${path}\u0000${query}`,
        `${path}\u00ff${query}`,
        `${path}%00${query}`,
        `${path}#x${query}`,
        `${path}?${query}`,
        `\\${path.slice(1)}`,
        `${path}${'/x'.repeat(800)}`,
        `${path}/${'x'.repeat(12_000)}`,
        `http://127.0.0.1${target}`,
        `http://evil.example${target}`,
        `//evil.example${target}`,
        '*',
        '/',
      )
      .map((other) =>
        this.made.attempt(call, parts, `the address ${JSON.stringify(other.slice(0, 60))}`, 'either', {
          target: other,
        }),
      );
  }

  private otherMethod(call: DocumentedCall, parts: Parts): fc.Arbitrary<Attempt> {
    return fc
      .constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'QUERY',
        'get',
        'NONSENSE',
        'LINK',
        'PURGE',
      )
      .filter((method) => method !== call.method)
      .map((method) => this.made.attempt(call, parts, `the method ${method}`, 'either', { method }));
  }

  private otherAuthorization(call: DocumentedCall, parts: Parts): fc.Arbitrary<Attempt> {
    const [own] = this.made.selectAuthorization(call);
    const bearer = own?.[1] ?? 'Bearer x';
    const values = [
      [],
      [''],
      ['Bearer'],
      ['Bearer a.b.c'],
      [`${bearer}x`],
      [bearer.replace('Bearer', 'Basic')],
      [`${bearer}, ${bearer}`],
      [`Bearer ${'a'.repeat(8000)}`],
      ['Bearer \u00ff'],
      [`Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ];
    const isGuarded = call.security.length > 0;
    return fc.constantFrom(...values).map((sent) => {
      const attempt = this.made.attempt(
        call,
        parts,
        `Authorization ${JSON.stringify(sent).slice(0, 60)}`,
        isGuarded ? 'refused' : 'either',
      );
      const others = attempt.request.headers.filter(([name]) => name !== 'Authorization');
      const headers = [...sent.map((value) => ['Authorization', value] as const), ...others];
      return { ...attempt, request: { ...attempt.request, headers } };
    });
  }

  /** Changes the body's type, charset, encoding or length. */
  private otherFraming(call: DocumentedCall, parts: Parts): fc.Arbitrary<Attempt> {
    const text = parts.body === null ? '{}' : bodyText(parts.body);
    const type = parts.body?.type ?? JSON_TYPE;
    const send = (
      how: string,
      expected: Expected,
      body: Buffer | null,
      headers: readonly (readonly [string, string])[],
    ) =>
      this.made.attempt(call, parts, how, expected, {
        body,
        headers: [...this.made.selectAuthorization(call), ...parts.headers, ...headers],
      });
    const typed = (value: string, expected: Expected) =>
      send(`the type ${value}`, expected, Buffer.from(text), [['Content-Type', value]]);
    const own = ['Content-Type', type] as const;
    const isJson = type === JSON_TYPE;
    return fc.constantFrom(
      typed('text/plain', 'refused'),
      typed('application/xml', 'refused'),
      typed('multipart/form-data; boundary=x', 'refused'),
      typed('application/json-patch+json', 'refused'),
      typed('nonsense', 'refused'),
      typed('', 'either'),
      typed('application/json, text/plain', 'refused'),
      typed(`${type}; charset=utf-16`, isJson ? 'refused' : 'either'),
      typed(`${type}; charset=utf-8`, 'either'),
      typed(`${type}; a="b`, 'either'),
      send('no type', parts.body === null ? 'either' : 'refused', Buffer.from(text), []),
      send('no body', parts.body === null ? 'taken' : 'refused', null, [own]),
      send('an empty body', parts.body === null ? 'taken' : 'refused', Buffer.alloc(0), [own]),
      send(
        'bytes that are no UTF-8',
        isJson ? 'refused' : 'either',
        Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
        [own],
      ),
      send('said to be gzip', 'refused', Buffer.from(text), [own, ['Content-Encoding', 'gzip']]),
      send('said to be identity', 'either', Buffer.from(text), [own, ['Content-Encoding', 'identity']]),
      send('70 kB', 'refused', Buffer.alloc(70_000, ' '), [own]),
      send('chunked', 'either', Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`), [
        own,
        ['Transfer-Encoding', 'chunked'],
      ]),
      send(
        '70 kB in chunks',
        'refused',
        Buffer.concat([Buffer.from('11170\r\n'), Buffer.alloc(70_000, ' '), Buffer.from('\r\n0\r\n\r\n')]),
        [own, ['Transfer-Encoding', 'chunked']],
      ),
      send('chunks that are none', 'refused', Buffer.from('zz\r\n{}\r\n0\r\n\r\n'), [
        own,
        ['Transfer-Encoding', 'chunked'],
      ]),
      send('both lengths', 'refused', Buffer.from('0\r\n\r\n'), [
        own,
        ['Content-Length', '5'],
        ['Transfer-Encoding', 'chunked'],
      ]),
      send('another transfer coding', 'refused', Buffer.from(text), [own, ['Transfer-Encoding', 'gzip']]),
      send('a negative length', 'refused', Buffer.from(text), [own, ['Content-Length', '-1']]),
      send('a length in hex', 'refused', Buffer.from(text), [own, ['Content-Length', '0x2']]),
    );
  }
}
