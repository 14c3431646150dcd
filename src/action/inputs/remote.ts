/** The inputs that name a service. */
import { holdsCredentials, isLoopback, parseUrl, removeEndSlashes } from '../../base/url.js';
import type { InputReader } from './reader.js';

/** A service that the user runs. */
export interface RemoteService {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

function readBaseUrl(reader: InputReader, allowHttp: boolean): string | null {
  const value = reader.text('base-url');
  const url = parseUrl(value);
  if (url === null) {
    reader.bad('base-url', 'must be an absolute address, such as https://review.example.com');
    return null;
  }
  if (holdsCredentials(url)) {
    reader.faults.push('base-url holds a user name or password (not shown): use client-id and client-secret');
    return null;
  }
  if (url.search !== '' || url.hash !== '') {
    reader.bad('base-url', 'must have no query and no fragment');
    return null;
  }
  const loopback = isLoopback(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && (loopback || allowHttp))) {
    return removeEndSlashes(url.href);
  }
  reader.bad('base-url', 'must be https; http is allowed on loopback, or anywhere with allow-http: true');
  return null;
}

const NO_SECRETS =
  'A run for a pull request from a fork, or from Dependabot, gets no secrets, and so an empty one. ' +
  'See "Forks" in the README for what can be done: a review in the job, which needs no secret, or an event that has them';

/** Reads the service with its client; null if the review runs in the job. */
export function readRemote(reader: InputReader, allowHttp: boolean): RemoteService | null {
  const [clientId, clientSecret] = [reader.text('client-id'), reader.text('client-secret')];
  if (reader.text('base-url') === '') {
    for (const name of ['client-id', 'client-secret'] as const) {
      if (reader.text(name) !== '') {
        reader.faults.push(
          `base-url is empty, but ${name} is given: give base-url too, or leave ${name} out for a review in the job`,
        );
      }
    }
    return null;
  }
  const baseUrl = readBaseUrl(reader, allowHttp);
  if (clientId === '') reader.faults.push('client-id is empty: base-url needs the client id of your service');
  if (clientSecret === '') {
    reader.faults.push(`client-secret is empty: base-url needs the client's secret. ${NO_SECRETS}`);
  }
  return baseUrl === null ? null : { baseUrl, clientId, clientSecret };
}
