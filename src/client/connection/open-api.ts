/** The connection to one service: its address, the calls under a cached token, and how to let it go. */
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { Secrets } from '../../base/excerpt.js';
import { createDispatcher } from '../dispatcher.js';
import { type ClientLog, Runtime, type Sleep } from '../runtime.js';
import { ServiceAddress } from './address.js';
import { Api } from './api.js';
import { createTokenMint, TokenCache } from './tokens.js';

/** What it is made with. */
export interface ApiOptions {
  /** http(s), with or without a path prefix and a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes asked for. */
  readonly scope: string;
  /** When everything must be done, retries included; milliseconds on `now`'s scale. */
  readonly deadline: number;
  readonly now?: () => number;
  readonly sleep?: Sleep;
  /** 0 ≤ n < 1, for jitter. */
  readonly random?: () => number;
  /** The connections, closed by who gives them. Default: `createDispatcher(process.env)`, closed with the client. */
  readonly dispatcher?: Dispatcher;
  /** Stops everything at once, waits and hung requests too. */
  readonly signal?: AbortSignal;
  readonly log?: ClientLog;
  /** Told of the client's secret and of every token before anything is logged, so that they can be masked. */
  readonly onSecret?: (secret: string) => void;
}

/** An open connection. Whoever opened it releases it; a dispatcher that was given stays open. */
export interface OpenedApi {
  readonly api: Api;
  readonly address: ServiceAddress;
  /** Lets the connections go. */
  readonly release: () => Promise<void>;
}

const SILENT: ClientLog = { info: () => {}, warning: () => {}, debug: () => {} };
const sleep: Sleep = (milliseconds, signal) => delay(milliseconds, undefined, { signal });

/**
 * Opens the connection. Nothing is sent until a call is made.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
export function openApi(options: ApiOptions): OpenedApi {
  const address = new ServiceAddress(options.baseUrl);
  const dispatcher = options.dispatcher ?? createDispatcher(process.env);
  const secrets = new Secrets();
  const onSecret = (secret: string) => {
    secrets.add(secret);
    options.onSecret?.(secret);
  };
  onSecret(options.clientSecret);
  // The caller's signal, for as many calls at the same time as there are: Node warns of more than ten that wait for one.
  const signal = AbortSignal.any(options.signal === undefined ? [] : [options.signal]);
  setMaxListeners(0, signal);
  const runtime = new Runtime({
    deadline: options.deadline,
    now: options.now ?? Date.now,
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    signal,
    dispatcher,
    log: options.log ?? SILENT,
    secrets,
  });
  const { clientId, clientSecret, scope } = options;
  const mint = createTokenMint(address, { clientId, clientSecret, scope }, onSecret);
  const release = async () => {
    if (options.dispatcher === undefined) await dispatcher.destroy();
  };
  return { api: new Api(new TokenCache(mint, runtime.parts.now), runtime), address, release };
}
