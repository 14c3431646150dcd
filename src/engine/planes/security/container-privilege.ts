import type { RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { createLostSettings, findContainerOpenings, isOwnMachine } from './containers/container-changes.js';

/** Reports a container that gets more of its host. */
export const containerPrivilege: Rule = {
  id: 'security/container-privilege',
  severity: 'info',
  summary: 'A container gets power over its host',
  docs: {
    why: 'With these rights a program in the container can control the host. If somebody breaks into the container, they have the machine and what else runs on it.',
    bad: {
      files: {
        'deploy/web.yaml': [
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: web',
          '       securityContext:',
          '-        privileged: false',
          '+        privileged: true',
        ],
      },
    },
    good: {
      files: {
        'deploy/web.yaml': [
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: web',
          '       securityContext:',
          '+        allowPrivilegeEscalation: false',
          '         privileged: false',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const takeLost = createLostSettings(change.files);
    const told = change.files.flatMap((changed): readonly RawFinding[] => {
      const found = findContainerOpenings(changed, takeLost).filter(({ kind }) => kind !== 'root');
      const loud = found.filter(({ kind, lost, moved }) => (kind === 'host' && !moved) || lost);
      const first = loud[0] ?? found[0];
      if (first === undefined) return [];
      const list = [...new Set(found.map(({ words }) => words))];
      return [
        {
          file: changed.file.path,
          first: first.line,
          last: first.line,
          title: `${first.kind === 'host' ? 'A container gets power over its host' : 'A container is bounded less'}: ${clip(list.join(', '), 70)}`,
          rationale: `Somebody who breaks into such a container may reach the machine, or what else runs on it: ${clip(found.map(({ words, line }) => `${words} (line ${line})`).join(', '), 900)}. Give only what the program needs.`,
          anchor: list.join('\n'),
          severity: loud.length > 0 && !isOwnMachine(changed) ? 'warn' : 'info',
        },
      ];
    });
    return leaveToPerson(told);
  },
};
