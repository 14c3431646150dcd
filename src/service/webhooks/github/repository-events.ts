/**
 * Events after which the App sees pull requests no more, or under another name: nobody can be asked to look at them. GitHub
 * sends those of the installation to every App, those of a repository only if the App subscribes to them.
 */
import * as z from 'zod';
import { Repo } from '../../../contract/index.js';
import { type EventAction, ignoreEvent } from './event-action.js';

const Action = z.object({ action: z.string() });
const Named = z.object({ full_name: Repo });
const InstallationEvent = z.object({ repositories: z.array(Named).nullish() });
const SelectionEvent = z.object({ repositories_removed: z.array(Named) });
const RepositoryEvent = z.object({ repository: Named });
const RenamedEvent = RepositoryEvent.extend({
  changes: z.object({ repository: z.object({ name: z.object({ from: z.string().min(1) }) }) }),
});
const Login = z.object({ login: z.string().min(1) }).nullish();
const TransferredEvent = RepositoryEvent.extend({
  changes: z.object({ owner: z.object({ from: z.object({ user: Login, organization: Login }) }) }),
});

function closeAll(repos: readonly string[], why: string): EventAction {
  return { kind: 'closed', pulls: repos.map((repo) => ({ repo, pr: null })), why };
}

/** The App is uninstalled. @throws ZodError */
export function interpretInstallation(payload: unknown): EventAction {
  if (Action.parse(payload).action !== 'deleted')
    return ignoreEvent('This action on an installation starts no review.');
  const { repositories } = InstallationEvent.parse(payload);
  const names = (repositories ?? []).map((repo) => repo.full_name);
  return closeAll(names, 'The App is uninstalled. Nobody is asked to look at the pull requests of its repositories.');
}

/** The App loses repositories. @throws ZodError */
export function interpretSelection(payload: unknown): EventAction {
  const removed = Action.parse(payload).action === 'removed' ? SelectionEvent.parse(payload).repositories_removed : [];
  if (removed.length === 0) {
    return ignoreEvent('Pull requests of repositories that are added are reviewed at their next event.');
  }
  const names = removed.map((repo) => repo.full_name);
  return closeAll(names, 'The App sees these repositories no more. Nobody is asked to look at their pull requests.');
}

/** A repository goes, or gets another name: pull requests are reviewed under the new one at their next event. @throws ZodError */
export function interpretRepository(payload: unknown): EventAction {
  const { action } = Action.parse(payload);
  switch (action) {
    case 'deleted':
    case 'archived':
      return closeAll(
        [RepositoryEvent.parse(payload).repository.full_name],
        `The repository is ${action}. Nobody is asked to look at its pull requests any more.`,
      );
    case 'renamed': {
      const { repository, changes } = RenamedEvent.parse(payload);
      const [owner = ''] = repository.full_name.split('/');
      return closeOld(`${owner}/${changes.repository.name.from}`, repository.full_name);
    }
    case 'transferred': {
      const { repository, changes } = TransferredEvent.parse(payload);
      const [, name = ''] = repository.full_name.split('/');
      const from = changes.owner.from.user ?? changes.owner.from.organization;
      return from == null
        ? ignoreEvent('The event does not say who owned the repository before.')
        : closeOld(`${from.login}/${name}`, repository.full_name);
    }
    default:
      return ignoreEvent('This action on a repository starts no review.');
  }
}

function closeOld(old: string, name: string): EventAction {
  return closeAll(
    [old],
    `The repository ${old} is ${name} now. Its pull requests are reviewed under that name at their next event.`,
  );
}
