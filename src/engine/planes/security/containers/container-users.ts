/**
 * Who the containers of a workload of Kubernetes run as: the securityContext of the container, else that of its pod.
 * Source: Kubernetes documentation, "Configure a Security Context for a Pod or Container".
 */
import type { SideLine } from '../../../model.js';
import type { OutlineLine } from '../../outline.js';
import { isGivenByValues } from '../../templates.js';

/** The first line of a text that describes a workload. */
export const WORKLOAD =
  /^\s*["']?kind["']?:\s*["']?(?:Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|Job|CronJob|ReplicationController)\b/mu;

/** Returns the documents of a file of YAML: `---` parts them. */
export function splitDocuments(lines: readonly SideLine[]): readonly (readonly SideLine[])[] {
  const documents: SideLine[][] = [[]];
  for (const line of lines) {
    if (/^---(?:\s|$)/u.test(line.text)) documents.push([]);
    documents.at(-1)?.push(line);
  }
  return documents;
}

/** A container that may run as root: the lines of its image and of the kind of its workload. */
interface UnboundContainer {
  readonly kind: number;
  readonly image: number;
}

/** Returns the containers of one document that neither they nor their pod keep from running as root. */
export function findUnboundContainers(lines: readonly OutlineLine[]): readonly UnboundContainer[] {
  const kind = lines.find(({ text }) => WORKLOAD.test(text));
  if (kind === undefined || lines.some((line) => bounds(line) && isOfPod(line))) return [];
  return listContainers(lines).flatMap(({ image, bound }) =>
    image === null || bound ? [] : [{ kind: kind.number, image }],
  );
}

/**
 * Returns the lines of one document that have no effect: those that open a pod all of whose containers say better, and
 * those that allow root beside a user that is another.
 */
export function listOverriddenLines(lines: readonly OutlineLine[]): readonly number[] {
  const containers = listContainers(lines);
  const better = containers.length > 0 && containers.every(({ bound }) => bound);
  return lines
    .filter(
      (line) =>
        line.parents.at(-1) === 'securityContext' &&
        ((better && isOfPod(line) && /^runAs/u.test(line.key ?? '')) ||
          (line.key === 'runAsNonRoot' && lines.some((other) => isBeside(line, other) && namesUser(other)))),
    )
    .map(({ number }) => number);
}

const namesUser = ({ key, value }: OutlineLine) => key === 'runAsUser' && /^[1-9]/u.test(value);

/** Settings of one securityContext stand closer together than this. */
const MOST_BETWEEN = 12;

const isBeside = (one: OutlineLine, other: OutlineLine) =>
  Math.abs(one.number - other.number) <= MOST_BETWEEN && one.parents.join('\n') === other.parents.join('\n');

interface Container {
  image: number | null;
  bound: boolean;
}

function listContainers(lines: readonly OutlineLine[]): readonly Container[] {
  const containers: Container[] = [];
  for (const line of lines) {
    if (isOfPod(line) || line.block) continue;
    const own = CONTAINERS.test(line.parents.at(-1) ?? '');
    const names = own && line.key === 'image';
    // JSON has no marks of items: there the image begins a container.
    const begins = (own && line.item) || (names && containers.at(-1)?.image !== null);
    if (begins) containers.push({ image: null, bound: false });
    const here = containers.at(-1);
    if (here === undefined) continue;
    if (names) here.image = line.number;
    if (bounds(line)) here.bound = true;
  }
  return containers;
}

const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/u;

/** What the values of a chart say is not known here: it may be what keeps it from root. */
function bounds({ key, value, parents, block }: OutlineLine): boolean {
  if (block) return false;
  if (key === 'securityContext') return isGivenByValues(value);
  if (parents.at(-1) !== 'securityContext') return false;
  const says = (name: string, pattern: RegExp) => key === name && (pattern.test(value) || isGivenByValues(value));
  return (key === null && isGivenByValues(value)) || says('runAsNonRoot', /^true$/iu) || says('runAsUser', /^[1-9]/u);
}

const isOfPod = ({ parents }: OutlineLine) => !parents.some((parent) => CONTAINERS.test(parent));
