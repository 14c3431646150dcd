/** Calls with a bearer token. */
import type { Scope } from '../../contract/index.js';
import type { Runtime } from '../runtime.js';
import { type Answer, type Call, describeCall } from './exchange.js';
import { createRefusalError, isAboutToken } from './refusal.js';
import { retryUntilAnswered } from './retry.js';
import type { TokenCache } from './tokens.js';

/** One call of the service. */
export interface ApiCall extends Omit<Call, 'headers'> {
  /** What the call needs, for the hint of a 403. */
  readonly scope: Scope;
  readonly headers?: Readonly<Record<string, string>>;
  /** Less time than until the deadline, for what a review can do without; milliseconds. */
  readonly withinMs?: number;
}

/** Makes calls under the cached token. */
export class Api {
  constructor(
    private readonly tokens: TokenCache,
    readonly runtime: Runtime,
  ) {}

  /** The same calls, under the same token, with this much time from now. */
  within(milliseconds: number): Api {
    return new Api(this.tokens, this.runtime.within(milliseconds));
  }

  /**
   * Makes the call; a 401 mints a new token and repeats it once.
   * @returns a 2xx answer
   * @throws ReviewError of every kind but `malformed`
   */
  async call(call: ApiCall): Promise<Answer> {
    const { answer, token } = await this.attempt(call);
    if (!isAboutToken(answer)) return this.accepted(answer, call);
    this.runtime.parts.log.debug(`${describeCall(call)} answered 401; asking for a new token.`);
    this.tokens.drop(token);
    const second = await this.attempt(call);
    return this.accepted(second.answer, call);
  }

  private async attempt(call: ApiCall): Promise<{ readonly answer: Answer; readonly token: string }> {
    let token = '';
    const headers = async () => {
      token = await this.tokens.get(this.runtime);
      return { accept: 'application/json', ...call.headers, authorization: `Bearer ${token}` };
    };
    const answer = await retryUntilAnswered({ ...call, headers }, this.runtime.within(call.withinMs));
    return { answer, token };
  }

  private accepted(answer: Answer, call: ApiCall): Answer {
    if (answer.status >= 200 && answer.status <= 299) return answer;
    throw createRefusalError(answer, call, this.runtime.parts.secrets);
  }
}
