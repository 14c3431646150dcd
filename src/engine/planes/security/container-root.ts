import type { FileChange, RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { parseOutline } from '../outline.js';
import { locateRemovedLine, readWholeSide, removes } from '../side-lines.js';
import { clip } from '../wording.js';
import { findContainerOpenings, isOwnMachine } from './containers/container-changes.js';
import { findUnboundContainers, listOverriddenLines, splitDocuments, WORKLOAD } from './containers/container-users.js';
import { type Instruction, isDockerfile, readInstructions } from './containers/dockerfile.js';

/** Reports a container or an image that runs as root from now on. */
export const containerRoot: Rule = {
  id: 'security/container-root',
  severity: 'info',
  summary: 'A container runs as root',
  docs: {
    why: 'A program that runs as root in a container is root for the kernel too. If it has a vulnerability, or a folder of the host is mounted, an attacker can do more.',
    bad: { files: { Dockerfile: [' FROM node:24.1@sha256:3f1c9ab27d04', ' COPY . /app', '-USER node', '+USER root'] } },
    good: { files: { Dockerfile: [' FROM node:24.1@sha256:3f1c9ab27d04', ' COPY . /app', '+USER node'] } },
  },
  suppressible: true,
  check({ change }) {
    const found = change.files.flatMap((changed): readonly RawFinding[] => {
      if (changed.file.status === 'deleted') return [];
      return isDockerfile(changed.file.path) ? checkDockerfile(changed) : checkWorkload(changed);
    });
    return leaveToPerson(found);
  },
};

function checkWorkload(changed: FileChange): readonly RawFinding[] {
  const roots = findContainerOpenings(changed).filter(({ kind }) => kind === 'root');
  const overridden =
    roots.length === 0
      ? []
      : splitDocuments(readWholeSide(changed, 'new').flat()).flatMap((run) => listOverriddenLines(parseOutline(run)));
  const found = roots.filter(({ line, lost }) => lost || !overridden.includes(line));
  const [first] = found;
  if (first === undefined) return findOpenWorkload(changed);
  const list = [...new Set(found.map(({ words }) => words))];
  return [
    {
      file: changed.file.path,
      first: first.line,
      last: first.line,
      title: `A container may run as root: ${clip(list.join(', '), 70)}`,
      rationale: `A program that runs as root in a container is root for the kernel: ${clip(found.map(({ words, line }) => `${words} (line ${line})`).join(', '), 900)}. Set runAsNonRoot: true, and a user that has no rights.`,
      anchor: list.join('\n'),
      severity: found.some(({ lost }) => lost) && !isOwnMachine(changed) ? 'warn' : 'info',
    },
  ];
}

/** Finds the containers of a new workload of Kubernetes that nothing keeps from running as root. */
function findOpenWorkload(changed: FileChange): readonly RawFinding[] {
  const { file, language } = changed;
  if (file.status !== 'added' || (language !== 'YAML' && language !== 'JSON') || file.new_text === null) return [];
  if (!WORKLOAD.test(file.new_text)) return [];
  const open = splitDocuments(readWholeSide(changed, 'new').flat()).flatMap((run) =>
    findUnboundContainers(parseOutline(run)),
  );
  const [first] = open;
  if (first === undefined) return [];
  const images = open.map(({ image }) => image);
  return [
    {
      file: file.path,
      first: first.kind,
      last: first.kind,
      title: 'Nothing keeps the containers of this workload from running as root',
      rationale: `Without runAsNonRoot a container runs as the user of its image, which is often root (images on ${images.length === 1 ? 'line' : 'lines'} ${clip(images.join(', '), 200)}). Set runAsNonRoot: true in the securityContext.`,
      anchor: 'unbounded workload',
      severity: 'info',
    },
  ];
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
    'A program that runs as root in a container is root for the kernel. With a vulnerability or a mounted folder it may reach the host. End with a USER that has no rights.';
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
      known && !isOwnMachine(changed) ? 'warn' : 'info',
    );
  }
  const found: { readonly words: string; readonly line: number }[] = [];
  if (user?.changed === true && ROOT.test(user.text) && !(old !== null && ROOT.test(old.text)))
    found.push({ words: `the last user is ${user.text}`, line: user.line });
  if (file.status === 'added' && user === null && after.some(({ name }) => name === 'FROM') && !endsAsNobody(after)) {
    found.push({
      words: 'no USER, so it runs as the user of its base, often root',
      line:
        after.findLast(({ name }) => name === 'CMD' || name === 'ENTRYPOINT')?.line ??
        after.findLast(({ name }) => name === 'FROM')?.line ??
        1,
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

/** The user of the last stage, or of the earlier stage that it begins with; null if they set none. */
function findLastUser(all: readonly Instruction[]): Instruction | null {
  for (const stage of listLastStages(all)) {
    const user = stage.findLast(({ name }) => name === 'USER');
    if (user !== undefined) return user;
  }
  return null;
}

/** The last stage, then the one that it begins with, and so on. Each begins with its `FROM`. */
function listLastStages(all: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const starts = all.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []));
  const stages = starts.map((start, at) => all.slice(start, starts[at + 1]));
  const found: (readonly Instruction[])[] = [];
  let at = stages.length - 1;
  while (at >= 0) {
    const stage = stages[at] ?? [];
    found.push(stage);
    const base = readImage(stage[0]);
    at = stages
      .slice(0, at)
      .findLastIndex((one) => /\sas\s+(\S+)$/iu.exec(one[0]?.text ?? '')?.[1]?.toLowerCase() === base.toLowerCase());
  }
  return found.length === 0 ? [all] : found;
}

/** The image, or the stage, that a `FROM` names behind its options. */
function readImage(from: Instruction | undefined): string {
  return (from?.text ?? '').replace(/^(?:--\S{1,80}\s+)*/u, '').split(/\s/u)[0] ?? '';
}

/** Returns true if the last stage begins with an image that is made to run without rights. */
function endsAsNobody(all: readonly Instruction[]): boolean {
  const image = readImage(listLastStages(all).at(-1)?.[0]);
  return /nonroot|non-root|rootless|unprivileged|^scratch\b/iu.test(image);
}

/** Commands that give rights away; null for others. */
function readCommand({ name, text }: Instruction): string | null {
  if (name !== 'RUN') return null;
  if (/(?:^|[\s;&|(])sudo\s/u.test(text) && !/\b(?:install|add)\b[^;&|]{0,200}\bsudo\b/u.test(text)) return 'sudo';
  if (/\|\s*chpasswd\b/u.test(text)) return 'a password set with chpasswd';
  return /^(?:--\S{1,80}\s{1,8}){0,5}--security=insecure\b/u.test(text) ? '--security=insecure' : null;
}
