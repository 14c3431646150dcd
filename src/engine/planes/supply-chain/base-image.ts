import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { isWorkflow } from '../integrity/workflow.js';
import { parseOutline } from '../outline.js';
import { isDockerfile } from '../security/dockerfile.js';
import { adds, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';

/** Reports an image that is no longer fixed by its digest or a version. */
export const baseImage: Rule = {
  id: 'supply-chain/base-image',
  severity: 'warn',
  summary: 'An image is no longer pinned',
  docs: {
    why: 'A tag names another image tomorrow; `latest` does so by design. What was tested is not what runs.',
    bad: { files: { Dockerfile: ['-FROM node:24.1@sha256:3f1c9ab27d04', '+FROM node:latest', ' COPY . /app'] } },
    good: {
      files: {
        Dockerfile: ['-FROM node:24.1@sha256:3f1c9ab27d04', '+FROM node:24.2@sha256:9b02c6e1f5aa', ' COPY . /app'],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files
      .filter((one) => holdsImages(one) && adds(one, /image|container|docker:|from/iu))
      .flatMap(collectFindings);
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
  readonly changed: boolean;
}

function holdsImages({ file, language }: FileChange): boolean {
  if (file.status === 'deleted') return false;
  return isDockerfile(file.path) || language === 'YAML' || language === 'JSON';
}

function listImages(change: FileChange, side: HunkSide): readonly Image[] {
  return readWholeSide(change, side).flatMap((run) => {
    if (!isDockerfile(change.file.path)) {
      return parseOutline(run).flatMap(({ key, value, parents, number, changed }) => {
        const text =
          key === 'image' || key === 'container'
            ? value
            : key === 'uses' && value.startsWith('docker://')
              ? value.slice(9)
              : '';
        const certain = key === 'uses' || parents.some((parent) => HOLDERS.test(parent)) || isWorkflow(change);
        return readImage(text, number, changed, certain);
      });
    }
    const stages = new Set<string>();
    return run.flatMap(({ text, number, changed }) => {
      const match = /^\s*FROM\s+(?:--\w+=\S+\s+){0,3}(\S{1,300})(?:\s+AS\s+(\S{1,100}))?/iu.exec(text);
      if (match === null) return [];
      const [, image = '', stage] = match;
      if (stage !== undefined) stages.add(stage.toLowerCase());
      return stages.has(image.toLowerCase()) ? [] : readImage(image, number, changed, true);
    });
  });
}

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

function collectFindings(change: FileChange): readonly RawFinding[] {
  const before = listImages(change, 'old');
  const unchanged = new Set(before.filter((one) => !one.changed).map(({ name }) => name));
  return listImages(change, 'new').flatMap((image): readonly RawFinding[] => {
    if (!image.changed || image.digest) return [];
    const old = before.filter(({ name, changed }) => changed && name === image.name);
    const floats = isFloating(image.tag);
    const lostDigest = old.some(({ digest }) => digest) && !old.some(({ digest }) => !digest);
    const lostTag = floats && old.some(({ tag, digest }) => digest || !isFloating(tag));
    // Named without a version in a line that is completely new.
    const fresh =
      old.length === 0 && (image.tag === 'latest' || (floats && image.certain)) && !unchanged.has(image.name);
    if (!lostDigest && !lostTag && !fresh) return [];
    const now = image.tag === '' ? 'no tag' : image.tag;
    return [
      {
        file: change.file.path,
        first: image.line,
        last: image.line,
        title: `Image ${clip(image.name, 50)} is ${fresh ? 'not pinned' : `no longer ${lostDigest ? 'held by its digest' : 'held by a version'}`} (${clip(now, 30)})`,
        rationale: `${clip(image.name, 100)} names ${floats ? 'whatever was published last' : 'a tag, which can be moved'}. What is built or run tomorrow is another thing than what was tested. Name a version and its digest (@sha256:…).`,
        anchor: `${image.name} ${image.tag}`,
        severity: fresh ? 'info' : 'warn',
      },
    ];
  });
}

/** A missing tag means `latest`. */
const isFloating = (tag: string) => tag === '' || tag === 'latest';
