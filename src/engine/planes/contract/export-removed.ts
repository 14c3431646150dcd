import type { FileChange, RawFinding, Rule } from '../../model.js';
import { mergeFiles } from '../merge-files.js';
import { clip, toFileName } from '../wording.js';
import { type Break, toFindings } from './breaks.js';
import { mergeDeletedFiles, reportDeletedFile } from './exports/deleted-exports.js';
import { InheritedMembers } from './exports/inherited-members.js';
import { isEntry, isNamedFromOutside, isPublicSource, RemovedMentions } from './exports/public-surface.js';
import { findRemovedDefinitions, findRemovedReexports, type RemovedExport } from './exports/removed-exports.js';
import { createSelfAnswerTest } from './exports/self-answered.js';
import { SurvivingNames } from './exports/surviving-names.js';
import { UnpublishedPackages } from './exports/unpublished.js';
import { isMigration } from './migrations/files.js';

/** Reports a name for others that was removed, renamed or is no longer exported, without a replacement. */
export const exportRemoved: Rule = {
  id: 'contract/export-removed',
  severity: 'info',
  summary: 'An exported name is removed, renamed or no longer exported',
  docs: {
    why: 'Code outside of this change that uses the name no longer builds, or fails when it runs. For the entry of a package, this is the code of everybody who installs it.',
    bad: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          '+function total(cart: Cart): number {',
          '   return cart.sum * rate;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          '+export function sum(cart: Cart): number {',
          '   return cart.sum * rate;',
          ' }',
          '+/** @deprecated use sum */',
          '+export const total = sum;',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const files = context.change.files.filter(
      (change) => isPublicSource(change) && !isMigration(change) && isNamedFromOutside(change),
    );
    // What follows reads the whole change.
    if (files.length === 0) return [];
    const survivors = new SurvivingNames(context);
    const inherited = new InheritedMembers(context);
    const mentions = new RemovedMentions(context);
    const unpublished = new UnpublishedPackages(context.change);
    const deleted: RawFinding[] = [];
    const findings = files.flatMap((change): readonly RawFinding[] => {
      const syntax = context.syntax.get(change.file.path);
      if (syntax === undefined || unpublished.has(change.file)) return [];
      const answers = createSelfAnswerTest(change);
      const gone = [
        ...findRemovedDefinitions(change, syntax, survivors, inherited).filter(
          ({ isMember, name }) => isMember || !answers(name),
        ),
        ...mergeRemovedExports(findRemovedReexports(change, syntax, survivors).filter(({ name }) => !answers(name))),
      ];
      if (change.file.status === 'deleted') {
        deleted.push(
          ...reportDeletedFile(
            change,
            gone.map(({ shown }) => shown),
          ),
        );
        return [];
      }
      return toFindings(
        change,
        gone.map((one) => toBreak(one, change, mentions)),
      );
    });
    return mergeFiles([...findings, ...mergeDeletedFiles(deleted)]);
  },
};

function toBreak(gone: RemovedExport, change: FileChange, mentions: RemovedMentions): Break {
  const { path } = change.file;
  const callers = mentions.callersGo(gone.name, path, gone.isMember);
  const isPublic = (gone.listed || isEntry(path)) && !gone.deprecated && !gone.byName && !callers;
  const what = {
    removed: `${clip(gone.shown, 60)} is removed from ${toFileName(path)}`,
    renamed: `${clip(gone.shown, 50)} is renamed to ${clip(gone.now, 40)}`,
    hidden: `${clip(gone.shown, 60)} is no longer exported`,
    'not passed on': `${toFileName(path)} no longer passes on ${clip(gone.shown, 60)}`,
  }[gone.words];
  const who = gone.byName
    ? 'Names are listed in its place. Make sure that none is missing that others use.'
    : callers
      ? 'Other files of this change stop using it. What uses it outside of this change has to change with it, too.'
      : isPublic
        ? 'This file is an entry of the package. Keep the name until the next major version: mark it as deprecated and let it call what replaces it.'
        : gone.deprecated
          ? 'It was marked as deprecated. Make sure that the time has come.'
          : gone.forHeirs === true
            ? 'Classes outside of this change that inherit from its class and use it must change too. Keep the name, or say it in the release notes.'
            : gone.words === 'hidden'
              ? 'Code outside of this change that uses it must change too. Export it as before, or say it in the release notes.'
              : 'Code outside of this change that uses it must change too. Keep the name and let it call what replaces it, or say it in the release notes.';
  return {
    line: gone.line,
    title: what,
    rationale: who,
    anchor: `${gone.words} ${gone.shown}`,
  };
}

/** If a list loses more names than this, they give one finding. */
const MANY = 3;

function mergeRemovedExports(gone: readonly RemovedExport[]): readonly RemovedExport[] {
  const [first] = gone;
  if (first === undefined || gone.length <= MANY) return gone;
  const names = gone.map(({ shown }) => shown);
  return [
    {
      ...first,
      shown: `${names.slice(0, 2).join(', ')} and others`,
      listed: gone.some(({ listed }) => listed),
    },
  ];
}
