/** Compares the settings of containers of both sides of a file of Kubernetes or of compose. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';
import { type OutlineLine, parseOutline } from '../../outline.js';
import { adds, locateRemovedLine, readWholeSide, removes } from '../../side-lines.js';
import { isGivenByValues } from '../../templates.js';
import { type OpenSetting, readBound, readOpenSetting, type SettingKind } from './container-settings.js';

/** What a change opens, with the line on the new side. */
export interface ContainerOpening {
  /** The setting as written, or `no longer …` for one that is gone. */
  readonly words: string;
  readonly kind: SettingKind;
  readonly line: number;
  readonly lost: boolean;
  /** True: another file of the change gave the same away. */
  readonly moved: boolean;
}

/** Words of which a line must have one to be read. */
const SETTINGS =
  /[Pp]rivilege|host(?:PID|IPC|Network|Path|Port|Process)|HostD|runAs|readOnlyRoot|[Cc]apabilit|cap_add|- ["']?(?:CAP_)?[A-Z_]{3,}|- ["']?[a-z]{2,9}_[a-z_]{3,}["']?$|- ["']?all\b|seLinux|sysctl|shareProcess|role:|type:|name: ["']?(?:kernel|vm|fs|net)\.|automount|nconfined|procMount|_mode|\bpid\b|\bipc\b|user:|RunAsAny|min: 0|read_only|path:|source:|volumes:\s{0,4}\[|- ["']?\/|\.sock|label[:=]disable/u;
/** Words of a line that bounds. */
const BOUND = /runAsNonRoot|readOnlyRoot|[Pp]rivilege/u;

/** Places where such a file is for the machine of a developer, or an example. */
const OWN_MACHINE =
  /(?:^|[/._-])(?:tests?|testing|e2e|examples?|samples?|dev|devel|development|devcontainer|local|demo|docs?|fixtures?|playground|ci|benchmarks?|hack|contrib|scripts?|\.github)(?:[/._-]|$)/iu;

/** Returns true where a file is no part of what is deployed. */
export function isOwnMachine({ file, class: kind }: FileChange): boolean {
  return kind === 'test' || OWN_MACHINE.test(file.path);
}

/**
 * Returns the settings that are new, and the bounds that the new side has fewer of. `takeLost`: whether a setting
 * comes from another file.
 */
export function findContainerOpenings(
  changed: FileChange,
  takeLost: TakeLost = () => false,
): readonly ContainerOpening[] {
  if (!isRead(changed) || changed.file.status === 'deleted') return [];
  if (!adds(changed, SETTINGS) && !removes(changed, BOUND)) return [];
  const [before, after] = (['old', 'new'] as const).map((side) =>
    readWholeSide(changed, side).flatMap((run) => parseOutline(run)),
  );
  if (before === undefined || after === undefined) return [];
  const fresh = subtract(after, before, readOpenSetting).map(({ words, kind, line }) => ({
    words,
    kind,
    line: line.number,
    lost: false,
    moved: takeLost(words),
  }));
  // A container that goes takes its bounds with it.
  const countContainers = (lines: readonly OutlineLine[]) =>
    lines.filter(({ key, block }) => key === 'image' && !block).length;
  if (countContainers(after) < countContainers(before)) return fresh;
  const given = new Set(
    after.filter(({ changed: isNew, value }) => isNew && isGivenByValues(value)).map(({ key }) => key),
  );
  const lost = subtract(before, after, readBound).map(({ words, kind, line }) => ({
    words: given.has(line.key) ? `${words} only if the values say so` : `no longer ${words}`,
    kind,
    line: locateRemovedLine(changed, line.number),
    lost: true,
    moved: false,
  }));
  return [...fresh, ...lost];
}

/** Takes a setting, as written, that some file has lost; false if none is left. */
export type TakeLost = (words: string) => boolean;

/** Counts what each file has fewer of than before, when first asked: a setting may move from one file to another. */
export function createLostSettings(files: readonly FileChange[]): TakeLost {
  let left: Map<string, number> | undefined;
  return (words) => {
    left ??= countLost(files);
    return takeFromCount(left, words);
  };
}

function countLost(files: readonly FileChange[]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const change of files) {
    if (!isRead(change) || !removes(change, SETTINGS)) continue;
    const list = (side: HunkSide) =>
      readWholeSide(change, side)
        .flatMap((run) => parseOutline(run))
        .flatMap((line) => readOpenSetting(line)?.words ?? []);
    const own = new Map<string, number>();
    for (const words of list('old')) addToCount(own, words);
    for (const words of list('new')) own.set(words, (own.get(words) ?? 0) - 1);
    for (const [words, count] of own) if (count > 0) addToCount(lost, words, count);
  }
  return lost;
}

const isRead = ({ language }: FileChange): boolean => language === 'YAML' || language === 'JSON';

/** The settings on changed lines of one side that the other side does not have as often. */
function subtract(
  own: readonly OutlineLine[],
  other: readonly OutlineLine[],
  read: (line: OutlineLine) => OpenSetting | null,
): readonly OpenSetting[] {
  const left = new Map<string, number>();
  for (const line of other) addToCount(left, read(line)?.words ?? '');
  return own.flatMap((line) => {
    const found = read(line);
    if (found === null) return [];
    const isNew = !takeFromCount(left, found.words);
    return isNew && line.changed ? [found] : [];
  });
}
