/** Who may sign, accept and vouch: what `people.may_sign` of the policy says of a login. */
import type { EffectivePolicy, Refusal } from '../model.js';
import type { Account, SaidByPeople } from '../said-by-people.js';
import type { FindOwners } from './owners.js';

const PUSHING: readonly Account['role'][] = ['write', 'maintain', 'admin'];

/** The roles of GitHub that an entry of the policy means: its own, and those that may do more. */
const ROLES: ReadonlyMap<string, readonly Account['role'][]> = new Map([
  ['write', PUSHING],
  ['maintain', PUSHING.slice(1)],
  ['admin', PUSHING.slice(2)],
]);

/** Returns whether people of a role may push to the repository. */
export function mayPush(role: Account['role']): boolean {
  return PUSHING.includes(role);
}

/** What a login of GitHub may consist of; `_` in those of managed users. */
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?$/u;

/** Returns whether a login has no character that GitHub does not allow. */
export function isPlainLogin(login: string): boolean {
  return LOGIN.test(login);
}

/** Compares logins without case. Letters outside of ASCII fit none: some of them turn into ASCII in lower case. */
export function isSameLogin(one: string, other: string): boolean {
  return one === other || (isPlainLogin(one) && isPlainLogin(other) && one.toLowerCase() === other.toLowerCase());
}

/** Says who may. */
export class Signers {
  constructor(
    private readonly said: Pick<SaidByPeople, 'accounts' | 'teams'>,
    /** Of each list one entry must fit. */
    private readonly lists: EffectivePolicy['people']['maySign'],
    private readonly findOwners: FindOwners,
    /** Whether only one of a file's code owners may answer for something in it. */
    private readonly ownersOnly: boolean,
  ) {}

  /**
   * Returns why a login may not answer for lines or a finding of a file; null if it may. `former`: the path that the file
   * had at the base, whose owners are asked too.
   */
  refuseFile(login: string, path: string, former: string | null): Refusal | null {
    const refused = this.refuse(login, [path]);
    if (refused !== null || !this.ownersOnly) return refused;
    const owners = [path, ...(former === null ? [] : [former])]
      .map(this.findOwners)
      .find((group) => group.length > 0 && !group.some((owner) => this.#owns(owner, login)));
    if (owners === undefined) return null;
    return {
      why: `${login} is no code owner of ${JSON.stringify(path)}: ${owners.join(' or ')} can answer for it (people.owners)`,
      again: false,
    };
  }

  /** Returns why a login may not answer for something in these files; null if it may. */
  refuse(login: string, paths: readonly string[]): Refusal | null {
    const account = this.said.accounts.find((one) => isSameLogin(one.login, login));
    const isPerson = account?.kind === 'user' && !login.endsWith('[bot]');
    const refusing = this.lists.find(
      (list) => !list.some((entry) => this.#isNamed(entry, login) || (isPerson && this.#fits(entry, login, paths))),
    );
    if (refusing === undefined) return null;
    const allowed = `the policy asks for ${refusing.join(' or ')} (people.may_sign)`;
    if (!isPerson) return { why: `${login} is a bot, or may be one, and ${allowed}`, again: false };
    const unread = refusing.filter((entry) => entry.includes('/') && this.#findMembers(entry) === null);
    const hint = unread.length === 0 ? '' : `; the members of ${unread.join(', ')} could not be read`;
    const role = account.role === null ? 'has a role that could not be read' : `has the role ${account.role}`;
    return { why: `${login} ${role}; ${allowed}${hint}`, again: false };
  }

  #isNamed(entry: string, login: string): boolean {
    return entry.startsWith('@') && !entry.includes('/') && isSameLogin(entry.slice(1), login);
  }

  #fits(entry: string, login: string, paths: readonly string[]): boolean {
    if (entry === 'owners')
      return paths.some((path) => this.findOwners(path).some((owner) => this.#owns(owner, login)));
    if (entry.includes('/')) return this.#findMembers(entry)?.some((member) => isSameLogin(member, login)) ?? false;
    const role = this.said.accounts.find((one) => isSameLogin(one.login, login))?.role ?? 'none';
    return ROLES.get(entry)?.includes(role) ?? false;
  }

  #owns(owner: string, login: string): boolean {
    return this.#isNamed(owner, login) || (owner.includes('/') && this.#fits(owner, login, []));
  }

  /** Returns the members of a team; null if they could not be read, or if there is no such team any more. */
  #findMembers(team: string): readonly string[] | null {
    return this.said.teams.find(({ name }) => name.toLowerCase() === team.toLowerCase())?.members ?? null;
  }
}
