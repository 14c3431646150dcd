import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { adds, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';

/** Reports a role of Kubernetes that may do everything, or may give itself more rights. */
export const clusterAccess: Rule = {
  id: 'security/cluster-access',
  severity: 'info',
  summary: 'A role of a cluster may do more than it must',
  docs: {
    why: 'An account with “*”, or with the right to bind roles, can control the whole cluster. One container that uses it is enough.',
    bad: {
      files: {
        'deploy/role.yaml': [
          ' kind: ClusterRole',
          ' rules:',
          '+  - apiGroups: ["*"]',
          '+    resources: ["*"]',
          '+    verbs: ["*"]',
        ],
      },
    },
    good: {
      files: {
        'deploy/role.yaml': [
          ' kind: Role',
          ' rules:',
          '+  - apiGroups: [""]',
          '+    resources: ["configmaps"]',
          '+    verbs: ["get"]',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return leaveToPerson(
      change.files
        .filter((one) => one.language === 'YAML' && one.file.status !== 'deleted' && adds(one, WORDS))
        .flatMap(collectFindings),
    );
  },
};

const WORDS = /verbs|resources|apiGroups|["'[\s-]\*|escalate|impersonate|bind|cluster-admin|secrets|system:/u;

/** A grant as it is told. `all`: it is as good as the whole cluster. */
interface Grant {
  readonly words: string;
  readonly all: boolean;
  readonly line: number;
  /** The lines that say so. */
  readonly at: readonly number[];
  readonly changed: boolean;
}

function collectFindings(changed: FileChange): readonly RawFinding[] {
  const read = (side: HunkSide) => readWholeSide(changed, side).flatMap((run) => listGrants(parseOutline(run)));
  const had = new Set(read('old').map(({ words }) => words));
  const fresh = read('new').filter((one) => one.changed && !had.has(one.words));
  const [first] = fresh.toSorted((a, b) => Number(b.all) - Number(a.all));
  if (first === undefined) return [];
  const list = [...new Set(fresh.map(({ words }) => words))];
  const lines = [...new Set(fresh.flatMap(({ at }) => at))].join(', ');
  const example =
    changed.class === 'test' ||
    /(?:^|[/._-])(?:tests?|e2e|examples?|samples?|demo|docs?|dev|local)(?:[/._-]|$)/iu.test(changed.file.path);
  return [
    {
      file: changed.file.path,
      first: first.line,
      last: first.line,
      title: `A role of the cluster may ${clip(list.join(', '), 80)}`,
      rationale: `Everything that runs with this role has these rights (line ${clip(lines, 200)}): ${clip(list.join(', '), 400)}. Name the resources and the verbs that it needs.`,
      anchor: list.join('\n'),
      severity: first.all && !example ? 'warn' : 'info',
    },
  ];
}

/** A rule of a role: what it names, with the lines. */
interface RoleRule {
  readonly lines: OutlineLine[];
  readonly lists: Map<string, string[]>;
  /** Those with a “*”. */
  readonly stars: number[];
}

const LISTS: ReadonlySet<string> = new Set(['verbs', 'resources', 'apiGroups']);

function listGrants(lines: readonly OutlineLine[]): readonly Grant[] {
  const rules: RoleRule[] = [];
  const bindings: Grant[] = [];
  for (const line of lines) {
    const { key, value, parents, item, block } = line;
    if (block) continue;
    const parent = parents.at(-1) ?? '';
    const addStar = () => {
      if (/(?:^|[[\s,:"'/-])\*(?:$|[\]\s,"'])/u.test(line.text)) rules.at(-1)?.stars.push(line.number);
    };
    if (key !== null && LISTS.has(key)) {
      if (item || rules.at(-1)?.lists.has(key) !== false) rules.push({ lines: [], lists: new Map(), stars: [] });
      rules.at(-1)?.lines.push(line);
      addStar();
      rules.at(-1)?.lists.set(key, splitList(value === '' ? line.text.slice(line.text.indexOf(':') + 1) : value));
    } else if (key === null && item && LISTS.has(parent)) {
      rules.at(-1)?.lines.push(line);
      addStar();
      rules
        .at(-1)
        ?.lists.get(parent)
        ?.push(...splitList(value));
    } else if (
      key === 'name' &&
      (parent === 'roleRef' || parents.length === 0) &&
      /^["']?cluster-admin["']?$/u.test(value)
    ) {
      bindings.push({
        words: 'everything (cluster-admin)',
        all: true,
        line: line.number,
        at: [line.number],
        changed: line.changed,
      });
    } else if (key === 'name' && /^system:(?:anonymous|unauthenticated|authenticated|masters)$/u.test(value)) {
      bindings.push({
        words: `be used by ${value}`,
        all: true,
        line: line.number,
        at: [line.number],
        changed: line.changed,
      });
    }
  }
  return [...rules.flatMap(judgeRule), ...bindings];
}

const splitList = (text: string) =>
  text
    .replace(/[[\]"'\s]/gu, '')
    .split(',')
    .filter((one) => one !== '');

function judgeRule({ lines, lists, stars }: RoleRule): readonly Grant[] {
  const [head] = lines;
  if (head === undefined) return [];
  const of = (name: string) => lists.get(name) ?? [];
  const line = lines.find(({ changed }) => changed)?.number ?? head.number;
  const say = (words: string, all: boolean): Grant => ({
    words,
    all,
    line,
    at: stars.length === 0 ? [line] : stars,
    changed: lines.some(({ changed }) => changed),
  });
  const [verbs, resources] = [of('verbs'), of('resources')];
  const anyVerb = verbs.includes('*');
  const anyResource = resources.some((one) => one === '*' || one === '*/*');
  // A hunk may not show the groups.
  const groups = of('apiGroups');
  const everywhere = groups.length === 0 || groups.includes('*');
  if (anyVerb && anyResource)
    return [say(`do everything to ${everywhere ? 'all resources' : 'all resources of a group'}`, everywhere)];
  const found: Grant[] = [];
  if (groups.includes('*') && !anyVerb && !anyResource)
    found.push(say(`reach ${resources.slice(0, 3).join(', ')} of all groups`, false));
  if (anyVerb) found.push(say(`do everything to ${resources.slice(0, 5).join(', ') || 'its resources'}`, false));
  if (anyResource) found.push(say(`${verbs.slice(0, 5).join(', ') || 'reach'} all resources`, false));
  const strong = verbs.filter((verb) => /^(?:escalate|bind|impersonate|approve|sign)$/u.test(verb));
  if (strong.length > 0)
    found.push(
      say(
        `${strong.join(', ')} ${resources.slice(0, 3).join(', ')}`.trim(),
        !strong.every((verb) => /^(?:approve|sign)$/u.test(verb)),
      ),
    );
  const reads = verbs.some((verb) => /^(?:get|list|watch|\*)$/u.test(verb));
  if (resources.includes('secrets') && reads) found.push(say('read secrets', false));
  if (
    resources.some((one) => /^(?:pods\/(?:exec|attach)|nodes\/proxy)$/u.test(one)) &&
    verbs.some((verb) => /^(?:create|get|\*)$/u.test(verb))
  )
    found.push(say(`enter ${resources.join(', ')}`, false));
  if (
    resources.some((one) => /^(?:mutating|validating)webhookconfigurations$/u.test(one)) &&
    verbs.some((verb) => /^(?:create|update|patch|\*)$/u.test(verb))
  )
    found.push(say('change webhooks of the cluster', false));
  return found;
}
