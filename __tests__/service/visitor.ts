/**
 * A simulated browser without rendering: it keeps cookies, sends its origin, follows nothing automatically, and submits
 * forms.
 */
import { request as send } from 'undici';

export interface Visited {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The target of a redirect; null without one. */
  readonly location: string | null;
  /** The text as a person reads it: without markup, entities decoded. */
  readonly words: string;
}

type Fields = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Returns the text of a page in one line. */
export function readPageText(page: string): string {
  return page
    .replaceAll(/<style>[\s\S]*?<\/style>/gu, ' ')
    .replaceAll(/<\/?(?:bdi|code|span|a)\b[^>]*>/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns the targets of a page's links. */
export function listLinks({ text }: Pick<Visited, 'text'>): string[] {
  return [...text.matchAll(/href="([^"]+)"/gu)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(private readonly baseUrl: string) {}

  /** Sends GET like a browser for a page; `headers` override its own. */
  get(path: string, headers: Fields = {}): Promise<Visited> {
    return this.send('GET', path, null, headers);
  }

  /** Submits a form of a page of the same origin. */
  post(path: string, fields: Fields, headers: Fields = { 'sec-fetch-site': 'same-origin' }): Promise<Visited> {
    return this.send('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  }

  /** Signs in, and follows the redirect. */
  async signIn(clientId: string, clientSecret: string, next = ''): Promise<Visited> {
    const answer = await this.post('/console/session', { client_id: clientId, client_secret: clientSecret, next });
    if (answer.status !== 303) throw new Error(`signing in gave ${answer.status}: ${answer.words}`);
    return this.get(answer.location ?? '');
  }

  private async send(method: 'GET' | 'POST', path: string, body: string | null, headers: Fields): Promise<Visited> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(`${this.baseUrl}${path}`, {
      method,
      body,
      headers: { accept: BROWSER, ...(cookie === '' ? {} : { cookie }), ...headers },
    });
    const text = await response.body.text();
    this.keep(response.headers['set-cookie']);
    const { location } = response.headers;
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      location: typeof location === 'string' ? location : null,
      words: readPageText(text),
    };
  }

  private keep(set: string | string[] | undefined): void {
    for (const cookie of [set ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/; Max-Age=0(?:;|$)/u.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
}
