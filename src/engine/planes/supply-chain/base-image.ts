import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule, SideLine } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { isDockerfile } from '../security/containers/dockerfile.js';
import { adds, readWholeSide } from '../side-lines.js';
import { tellWarningsOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { isWorkflow } from '../workflow.js';

/** Reports an image that is no longer fixed by its digest or a version. */
export const baseImage: Rule = {
  id: 'supply-chain/base-image',
  severity: 'info',
  summary: 'An image is no longer pinned',
  docs: {
    why: 'A tag can name another image tomorrow, and `latest` does. Then another image runs than the one that was tested.',
    bad: { files: { Dockerfile: ['-FROM node:24.1@sha256:3f1c9ab27d04', '+FROM node:latest', ' COPY . /app'] } },
    good: {
      files: {
        Dockerfile: ['-FROM node:24.1@sha256:3f1c9ab27d04', '+FROM node:24.2@sha256:9b02c6e1f5aa', ' COPY . /app'],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const found = change.files
      .filter((one) => holdsImages(one) && adds(one, isWorkflow(one) ? /[:-] |\[/u : /image|container|from/iu))
      .flatMap(collectFindings);
    return leaveToPerson(tellWarningsOnce(found));
  },
};

interface Image {
  readonly name: string;
  /** Empty if there is none. */
  readonly tag: string;
  readonly digest: boolean;
  /** The place shows that it is an image and no other word: a missing tag counts. */
  readonly certain: boolean;
  readonly line: number;
  /** Where it is used, if it is a value of a matrix. */
  readonly use?: number;
  readonly changed: boolean;
}

function holdsImages({ file, language }: FileChange): boolean {
  if (file.status === 'deleted') return false;
  return isDockerfile(file.path) || language === 'YAML' || language === 'JSON';
}

function listImages(change: FileChange, side: HunkSide): readonly Image[] {
  return readWholeSide(change, side).flatMap((run) =>
    isDockerfile(change.file.path) ? listBases(run) : listServices(parseOutline(run), isWorkflow(change)),
  );
}

function listBases(run: readonly SideLine[]): readonly Image[] {
  const stages = new Set<string>();
  return run.flatMap(({ text, number, changed }) => {
    const match = /^\s*FROM\s+(?:--\w+=\S+\s+){0,3}(\S{1,300})(?:\s+AS\s+(\S{1,100}))?/iu.exec(text);
    if (match === null) return [];
    const [, image = '', stage] = match;
    if (stage !== undefined) stages.add(stage.toLowerCase());
    return stages.has(image.toLowerCase()) ? [] : readImage(image, number, changed, true);
  });
}

/** Lists the images of compose, of Kubernetes or of a workflow, there also those that a matrix gives. */
function listServices(lines: readonly OutlineLine[], ofWorkflow: boolean): readonly Image[] {
  const uses = new Map<string, number>();
  for (const { key, value, number } of ofWorkflow ? lines : []) {
    const name = key === 'image' || key === 'container' ? MATRIX_VALUE.exec(value)?.[1] : undefined;
    if (name !== undefined && !uses.has(name)) uses.set(name, number);
  }
  return lines.flatMap(({ key, value, parents, item, number, changed, block }) => {
    if (block) return [];
    const name = key ?? (item ? parents.at(-1) : undefined) ?? '';
    const use = parents.includes('matrix') ? uses.get(name) : undefined;
    if (use !== undefined) {
      return value
        .split(/[[\],\s"']+/u)
        .flatMap((text) => readImage(text, number, changed, true))
        .map((image) => ({ ...image, use }));
    }
    // What a matrix names so may be a machine of the host: it is an image if a container is made of it.
    if (ofWorkflow && parents.includes('matrix')) return [];
    // What an action is given may be the name of an image that it builds.
    if (ofWorkflow && parents.includes('with')) return [];
    const certain = ofWorkflow || parents.some((parent) => HOLDERS.test(parent));
    return readImage(key === 'image' || key === 'container' ? value : '', number, changed, certain);
  });
}

const MATRIX_VALUE = /^\$\{\{\s{0,9}matrix\.([\w-]{1,60})\s{0,9}\}\}$/u;

/** Keys around the images of compose and of Kubernetes. */
const HOLDERS = /^(?:services|containers|initContainers|ephemeralContainers)$/u;

function readImage(text: string, line: number, changed: boolean, certain: boolean): readonly Image[] {
  if (text === '' || text === 'scratch' || /[${}<>\s]/u.test(text)) return [];
  const [reference = '', digest] = text.split('@', 2);
  const colon = reference.indexOf(':', reference.lastIndexOf('/') + 1);
  const name = colon < 0 ? reference : reference.slice(0, colon);
  if (!/^[a-z\d][\w./:-]{0,200}$/iu.test(name)) return [];
  return [
    { name, tag: colon < 0 ? '' : reference.slice(colon + 1), digest: digest !== undefined, certain, line, changed },
  ];
}

/** An image that is told. */
interface LooseImage extends Image {
  /** What held it before; null if it is new. */
  readonly held: 'digest' | 'version' | null;
}

function collectFindings(change: FileChange): readonly RawFinding[] {
  const loose = findLooseImages(change);
  const first = loose.find(({ held }) => held !== null) ?? loose[0];
  if (first === undefined) return [];
  const { held } = first;
  const tag = (image: Image) => (image.tag === '' ? 'no tag' : clip(image.tag, 30));
  const list = loose
    .map(
      (image) =>
        `${clip(image.name, 100)} (${tag(image)}, line ${image.line}${image.use === undefined ? '' : `, used on line ${image.use}`})`,
    )
    .join(', ');
  const floats = loose.every((image) => isFloating(image.tag));
  return [
    {
      file: change.file.path,
      first: first.line,
      last: first.line,
      title: `Image ${clip(first.name, 50)} is ${held === null ? 'not pinned' : `no longer held by ${held === 'digest' ? 'its digest' : 'a version'}`} (${tag(first)})`,
      rationale: `Tomorrow another image may be built or run than the one that was tested: ${clip(list, 800)}. ${floats ? 'Without a version it is the image that was published last' : 'A tag can be moved'}. Name a version and its digest (@sha256:…).`,
      anchor: loose.map(({ name, tag: said }) => `${name} ${said}`).join('\n'),
      severity: held === null ? 'info' : 'warn',
    },
  ];
}

function findLooseImages(change: FileChange): readonly LooseImage[] {
  const before = listImages(change, 'old');
  const unchanged = new Set(before.filter((one) => !one.changed).map(({ name }) => name));
  return listImages(change, 'new').flatMap((image): readonly LooseImage[] => {
    if (!image.changed || image.digest) return [];
    const old = before.filter(({ name, changed }) => changed && name === image.name);
    const floats = isFloating(image.tag);
    if (old.some(({ digest }) => digest) && !old.some(({ digest }) => !digest)) return [{ ...image, held: 'digest' }];
    if (floats && old.some(({ tag, digest }) => digest || !isFloating(tag))) return [{ ...image, held: 'version' }];
    // Named without a version in a line that is completely new.
    const fresh =
      old.length === 0 && (image.tag === 'latest' || (floats && image.certain)) && !unchanged.has(image.name);
    return fresh ? [{ ...image, held: null }] : [];
  });
}

/** A missing tag means `latest`. */
const isFloating = (tag: string) => tag === '' || tag === 'latest';
