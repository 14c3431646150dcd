import { abbreviateSha } from '../../../base/text.js';
import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { readWorkflows } from './workflows/outline.js';

/** Reports an action whose commit and the version in the comment behind it contradict what they were, or another place. */
export const pinComment: Rule = {
  id: 'supply-chain/pin-comment',
  severity: 'info',
  summary: 'The commit of an action and the version in the comment behind it contradict each other',
  docs: {
    why: 'Reviewers read the version in the comment, but the commit is what runs. If only one of them changes, or two places disagree, one of them says something false.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: acme/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0',
          '+      - uses: acme/deploy@1d96c772d19495a3b5c517cd2bc0cb401ea0529f # v2.1.0',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/release.yml': [
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: acme/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0',
          '+      - uses: acme/deploy@1d96c772d19495a3b5c517cd2bc0cb401ea0529f # v2.2.0',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const workflows = readWorkflows(change.files, /\buses\b/u);
    const list = (side: 'before' | 'after') =>
      workflows.flatMap((one) => one[side].flatMap((line) => readPin(one.change.file.path, line)));
    const [before, after] = [list('before'), list('after')];
    const removed = new Pins(before.filter(({ changed }) => changed));
    const kept = new Pins(after.filter(({ changed }) => !changed));
    const all = new Pins(after);
    return tellOnce(
      after
        // Two places that say the same are no doubt of each other: the change corrects a third one.
        .filter((pin) => pin.changed && !kept.hasSame(pin))
        .flatMap((pin) => {
          const said = describeChange(pin, removed) ?? describeOther(pin, all);
          return said === null ? [] : [createFinding(pin, said)];
        }),
    );
  },
};

/** A use of an action by its commit, with a version in the comment behind it. */
interface Pin {
  readonly file: string;
  readonly line: number;
  readonly changed: boolean;
  /** `owner/name`, lower case: all actions of a repository have its commits. */
  readonly action: string;
  readonly commit: string;
  readonly version: string;
}

const DATE = /(?<![\w.])\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}(?![\w.])/gu;

/** A version has a `v` or a dot: other numbers of a comment count something. */
const VERSION = /(?<![\w.])(?:v\d{1,5}(?:\.\d{1,5}){0,2}|\d{1,5}(?:\.\d{1,5}){1,2})(?:-[\w.]{1,20})?(?![\w.-])/giu;

function readPin(file: string, { key, text, number, changed }: OutlineLine): readonly Pin[] {
  if (key !== 'uses') return [];
  const [, action = '', commit, comment = ''] =
    /uses["']?\s{0,9}:\s{0,9}["']?([\w-][\w.-]{0,99}\/[\w.-]{1,100})(?:\/[\w./-]{1,200})?@([0-9a-f]{40}|[0-9a-f]{64})["']?\s{1,40}#(.{1,200})/iu.exec(
      text,
    ) ?? [];
  const versions = comment.replace(DATE, '').match(VERSION) ?? [];
  const [version] = versions;
  if (commit === undefined || version === undefined || versions.length > 1) return [];
  return [{ file, line: number, changed, action: action.toLowerCase(), commit: commit.toLowerCase(), version }];
}

/** So many different ones of a key are compared: each other one would be told at its own line. */
const MAX_COMPARED = 8;

/** Pins by their commit and by their version. */
class Pins {
  readonly #byCommit = new Map<string, Pin[]>();
  readonly #byVersion = new Map<string, Pin[]>();
  readonly #same = new Set<string>();

  constructor(pins: readonly Pin[]) {
    for (const pin of pins) {
      if (this.hasSame(pin)) continue;
      this.#same.add(nameSame(pin));
      add(this.#byCommit, nameCommit(pin), pin);
      add(this.#byVersion, nameVersion(pin), pin);
    }
  }

  hasSame(pin: Pin): boolean {
    return this.#same.has(nameSame(pin));
  }

  /** Returns a pin of the same commit that is called by another version. */
  findOtherVersion(pin: Pin): Pin | null {
    return this.#byCommit.get(nameCommit(pin))?.find((one) => !mayBeSame(one.version, pin.version)) ?? null;
  }

  /** Returns a pin of another commit that is called by the same version, if that is one of a single release. */
  findOtherCommit(pin: Pin): Pin | null {
    if (!isRelease(pin.version)) return null;
    return this.#byVersion.get(nameVersion(pin))?.find(({ commit }) => commit !== pin.commit) ?? null;
  }
}

function add(to: Map<string, Pin[]>, key: string, pin: Pin): void {
  const pins = to.get(key);
  if (pins === undefined) to.set(key, [pin]);
  else if (pins.length < MAX_COMPARED) pins.push(pin);
}

const toNumbers = (version: string) => version.toLowerCase().replace(/^v/u, '');
const nameCommit = ({ action, commit }: Pin) => `${action}@${commit}`;
const nameVersion = ({ action, version }: Pin) => `${action}@${toNumbers(version)}`;
const nameSame = ({ action, commit, version }: Pin) => `${action}@${commit} ${toNumbers(version)}`;

/** A tag such as `v4` or `v4.1` moves from release to release. */
const isRelease = (version: string) => /^v?\d+\.\d+\.\d/iu.test(version);

/** Returns true if one is the other, or the beginning of it: `v4` and `v4.1.2`. */
function mayBeSame(one: string, other: string): boolean {
  const [a, b] = [toNumbers(one), toNumbers(other)].toSorted((x, y) => x.length - y.length);
  return a === b || (b ?? '').startsWith(`${a}.`) || (b ?? '').startsWith(`${a}-`);
}

interface Said {
  readonly title: string;
  readonly rationale: string;
  /** Whether another commit has the name of one that was trusted. */
  readonly renamed: boolean;
}

function describeChange(pin: Pin, removed: Pins): Said | null {
  const { action, commit, version } = pin;
  const moved = removed.findOtherCommit(pin);
  if (moved !== null) {
    return {
      title: `Action ${clip(action, 60)} gets another commit, and the comment still says ${clip(version, 30)}`,
      rationale: `The commit was ${abbreviateSha(moved.commit)} and is ${abbreviateSha(commit)} now; a release has one commit. Look up which commit ${clip(version, 30)} is, and write the version of the commit that is meant.`,
      renamed: true,
    };
  }
  const called = removed.findOtherVersion(pin);
  if (called === null) return null;
  return {
    title: `The comment of action ${clip(action, 60)} says ${clip(version, 30)} instead of ${clip(called.version, 30)}, and the commit stays`,
    rationale: `The comment alone changes, so the workflow runs ${abbreviateSha(commit)} as before. Either this commit has both versions, or one of the comments is false: look it up.`,
    renamed: false,
  };
}

function describeOther(pin: Pin, all: Pins): Said | null {
  const { action, commit, version } = pin;
  const twin = all.findOtherCommit(pin);
  if (twin !== null) {
    return {
      title: `Two commits of action ${clip(action, 60)} are called ${clip(version, 30)}`,
      rationale: `Here it is ${abbreviateSha(commit)}, and in ${clip(twin.file, 120)}:${twin.line} ${abbreviateSha(twin.commit)}; a release has one commit. Look up which commit ${clip(version, 30)} is.`,
      renamed: true,
    };
  }
  const called = all.findOtherVersion(pin);
  if (called === null) return null;
  return {
    title: `One commit of action ${clip(action, 60)} is called ${clip(version, 30)} and ${clip(called.version, 30)}`,
    rationale: `The commit ${abbreviateSha(commit)} has the other version in ${clip(called.file, 120)}:${called.line}. Look up which version the commit is, and write it in both places.`,
    renamed: false,
  };
}

function createFinding(pin: Pin, { title, rationale, renamed }: Said): RawFinding {
  return {
    file: pin.file,
    first: pin.line,
    last: pin.line,
    title,
    rationale,
    anchor: nameSame(pin),
    ...(renamed && { checksLess: true as const }),
  };
}
