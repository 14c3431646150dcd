import { addToCount } from '../../../base/groups.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { adds, locateRemovedLine, readWholeSide, removes } from '../side-lines.js';
import { clip } from '../wording.js';
import { readBound, readOpenSetting } from './container-settings.js';
import { type Instruction, isDockerfile, readInstructions } from './dockerfile.js';

/** Reports a container that gets more of its host, or that runs as root from now on. */
export const containerPrivilege: Rule = {
  id: 'security/container-privilege',
  severity: 'warn',
  summary: 'A container gets power over its host',
  docs: {
    why: 'A privileged container, the socket of Docker or the network of the host are the host: who gets into the container has the machine, and what runs beside it.',
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
    return change.files.flatMap((changed): readonly RawFinding[] => {
      if (changed.file.status === 'deleted') return [];
      if (isDockerfile(changed.file.path)) return checkDockerfile(changed);
      return (changed.language === 'YAML' || changed.language === 'JSON') &&
        (adds(changed, SETTINGS) || removes(changed, BOUND))
        ? checkSettings(changed)
        : [];
    });
  },
};

/** Words of which a line must have one to be read. */
const SETTINGS =
  /[Pp]rivilege|host(?:PID|IPC|Network|Path|Process)|runAs|readOnlyRoot|[Cc]apabilit|cap_add|- ["']?(?:CAP_)?[A-Z_]{3,}|automount|nconfined|procMount|_mode|\bpid\b|\bipc\b|user:|read_only|path:|source:|- ["']?\/|\.sock|label[:=]disable/u;

/** Words of a line that bounds. */
const BOUND = /runAsNonRoot|readOnlyRoot|[Pp]rivilege/u;

/** Places where such a file is for the machine of a developer, or an example. */
const OWN_MACHINE =
  /(?:^|[/._-])(?:tests?|testing|e2e|examples?|samples?|dev|devel|development|devcontainer|local|demo|docs?|fixtures?|playground|ci|benchmarks?|hack|contrib|scripts?|\.github)(?:[/._-]|$)/iu;

function checkSettings(changed: FileChange): readonly RawFinding[] {
  const [before, after] = (['old', 'new'] as const).map((side) =>
    readWholeSide(changed, side).flatMap((run) => parseOutline(run)),
  );
  if (before === undefined || after === undefined) return [];
  const read = (lines: readonly OutlineLine[]) => lines.flatMap((line) => readOpenSetting(line) ?? []);
  const had = new Map<string, number>();
  for (const { words } of read(before)) addToCount(had, words);
  const fresh = read(after).filter(({ words, line }) => {
    const left = had.get(words) ?? 0;
    if (left > 0) had.set(words, left - 1);
    return left === 0 && line.changed;
  });
  const lost = findLostBounds(before, after);
  const [first] = fresh.toSorted((a, b) => Number(b.host) - Number(a.host));
  const line = first?.line.number ?? (lost[0] === undefined ? null : locateRemovedLine(changed, lost[0].number));
  if (line === null) return [];
  const list = [...new Set([...fresh.map(({ words }) => words), ...lost.map(({ words }) => `no longer ${words}`)])];
  const places = fresh.map((one) => `${one.words} (line ${one.line.number})`);
  const ordinary = changed.class === 'test' || OWN_MACHINE.test(changed.file.path);
  return [
    {
      file: changed.file.path,
      first: line,
      last: line,
      title: `${first?.host === true ? 'A container gets power over its host' : 'A container is bounded less'}: ${clip(list.join(', '), 70)}`,
      rationale: `Who gets into such a container gets further, to the machine or to what runs beside it: ${clip([...places, ...lost.map(({ words }) => `no longer ${words}`)].join(', '), 600)}. Give what the program needs, and no more.`,
      anchor: list.join('\n'),
      severity: (first?.host === true || lost.length > 0) && !ordinary ? 'warn' : 'info',
    },
  ];
}

/** The bounds of the old side that the new one has fewer of, though it has as many containers. */
function findLostBounds(
  before: readonly OutlineLine[],
  after: readonly OutlineLine[],
): readonly { readonly words: string; readonly number: number }[] {
  const countContainers = (lines: readonly OutlineLine[]) =>
    lines.filter(({ key, block }) => key === 'image' && !block).length;
  if (countContainers(after) < countContainers(before)) return [];
  const left = new Map<string, number>();
  for (const line of after) addToCount(left, readBound(line) ?? '');
  return before.flatMap((line) => {
    const words = readBound(line);
    if (words === null) return [];
    const count = left.get(words) ?? 0;
    left.set(words, count - 1);
    return count <= 0 && line.changed ? [{ words, number: line.number }] : [];
  });
}

const ROOT = /^(?:root|0)(?::\w{1,40})?$/iu;

function checkDockerfile(changed: FileChange): readonly RawFinding[] {
  const { file } = changed;
  const before = readWholeSide(changed, 'old').flatMap(readInstructions);
  const after = readWholeSide(changed, 'new').flatMap(readInstructions);
  const user = findLastUser(after);
  const old = findLastUser(before);
  const say = (line: number, title: string, rationale: string, severity: 'info' | 'warn'): readonly RawFinding[] => [
    { file: file.path, first: line, last: line, title, rationale, anchor: title, severity },
  ];
  const why =
    'What runs as root in a container is root for the kernel: one hole in the program or a mounted folder is enough to reach the host. End with a USER that has no rights.';
  if (
    old !== null &&
    !ROOT.test(old.text) &&
    (user === null || ROOT.test(user.text)) &&
    (removes(changed, /^\s*USER\b/iu) || user?.changed === true)
  ) {
    const line = user?.line ?? locateRemovedLine(changed, old.line);
    // The user may have moved to a place that the hunks do not show.
    const known = file.new_text !== null || user !== null;
    return say(
      line,
      `The image runs as root again, not as ${clip(old.text, 30)}`,
      why,
      known && changed.class !== 'test' && !OWN_MACHINE.test(file.path) ? 'warn' : 'info',
    );
  }
  const found: { readonly words: string; readonly line: number }[] = [];
  if (user?.changed === true && ROOT.test(user.text) && !(old !== null && ROOT.test(old.text)))
    found.push({ words: `the last user is ${user.text}`, line: user.line });
  if (file.status === 'added' && user === null && after.some(({ name }) => name === 'FROM') && !endsAsNobody(after)) {
    found.push({
      words: 'no USER, so it runs as the user of its base, often root',
      line: after.findLast(({ name }) => name === 'FROM')?.line ?? 1,
    });
  }
  const had = new Set(before.flatMap((one) => readCommand(one) ?? []));
  for (const one of after) {
    const words = one.changed ? readCommand(one) : null;
    if (words !== null && !had.has(words)) found.push({ words, line: one.line });
  }
  const [first] = found;
  if (first === undefined) return [];
  return say(
    first.line,
    `The image gives more rights than it needs: ${clip(found.map(({ words }) => words).join(', '), 70)}`,
    `${clip(found.map(({ words, line }) => `${words} (line ${line})`).join(', '), 400)}. ${why}`,
    'info',
  );
}

/** The user of the last stage; null if it sets none. */
function findLastUser(all: readonly Instruction[]): Instruction | null {
  const from = all.findLastIndex(({ name }) => name === 'FROM');
  return all.slice(from + 1).findLast(({ name }) => name === 'USER') ?? null;
}

/** Returns true if the last stage begins with an image that is made to run without rights, or with an earlier stage that set a user. */
function endsAsNobody(all: readonly Instruction[]): boolean {
  const last = all.findLast(({ name }) => name === 'FROM')?.text ?? '';
  return /nonroot|rootless|unprivileged|^scratch\b/iu.test(last);
}

/** Commands that give rights away; null for others. */
function readCommand({ name, text }: Instruction): string | null {
  if (name !== 'RUN') return null;
  if (/(?:^|[\s;&|(])sudo\s/u.test(text) && !/\b(?:install|add)\b[^;&|]{0,200}\bsudo\b/u.test(text)) return 'sudo';
  if (/\|\s*chpasswd\b/u.test(text)) return 'a password set with chpasswd';
  return /^--security=insecure\b/u.test(text) ? '--security=insecure' : null;
}
