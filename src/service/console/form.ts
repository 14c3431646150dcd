/** Reads forms as browsers send them (URL-encoded), and queries: strings by name. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkCharset, createNotUtf8Error, readUtf8 } from '../api/http/media.js';

/** The media type of a form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The API accepts a text of 64 KiB, which may be up to three times as long in a form. */
export const MAX_FORM_BYTES = 208 * 1024;

/**
 * The fields of a form or a query. For a repeated field the first value is used; a missing field is an empty string.
 */
export interface Fields {
  /** Returns the trimmed value; undefined if it is empty. */
  word(name: string): string | undefined;
  /**
   * Returns the value as written, with lines ended by `
   * `.
   */
  text(name: string): string;
}

const LINE_ENDS = /\r\n?/gu;

function createFields(first: (name: string) => string): Fields {
  return {
    word: (name) => {
      const word = first(name).trim();
      return word === '' ? undefined : word;
    },
    text: (name) => first(name).replace(LINE_ENDS, '\n'),
  };
}

/** Returns the fields of a request's query. */
export function readQueryFields({ url }: Pick<FastifyRequest, 'url'>): Fields {
  const at = url.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : url.slice(at));
  return createFields((name) => parameters.get(name) ?? '');
}

/** Returns the fields of a request's form; none without a form. */
export function readFormFields({ body }: Pick<FastifyRequest, 'body'>): Fields {
  const parameters = body instanceof URLSearchParams ? body : new URLSearchParams();
  return createFields((name) => parameters.get(name) ?? '');
}

/** Accepts forms and no other bodies. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fault = checkCharset(request.headers['content-type']);
    const text = readUtf8(body);
    if (fault !== null) done(fault, undefined);
    else if (text === null) done(createNotUtf8Error(), undefined);
    else done(null, new URLSearchParams(text));
  });
}
