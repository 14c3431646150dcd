/** Describes the engine's trees of a text or of a part of a diff as short lines for assertions. */
import type { FileSyntax, SideSyntax } from '../../../src/engine/model.js';
import { fileSyntax } from './read-syntax.js';

/** The description of the new side. */
export interface Said {
  readonly mode: FileSyntax['mode'];
  /** `7-33 +class Order(card?: String)`: lines, `+` for exported, kind, qualified name, parameters. */
  readonly definitions: readonly string[];
  /** Signatures by qualified name. */
  readonly signatures: Readonly<Record<string, string>>;
  /** `18 gateway.charge awaited discarded`. */
  readonly calls: readonly string[];
  /** `21-23 empty`, `19-21 passes on`, `4-6 keeps`. */
  readonly handlers: readonly string[];
  /** `36-42 case paysOnce`, `44-46 case paysTwice disabled`. */
  readonly cases: readonly string[];
  /** `39 assertThat(a).isEqualTo(b)`: without white space. */
  readonly assertions: readonly string[];
  readonly imports: readonly string[];
  readonly strings: readonly string[];
  /** `7 // why`, only of added lines. */
  readonly comments: readonly string[];
}

/** Describes an added file. */
export async function fileSaid(path: string, text: string): Promise<Said> {
  return said(await fileSyntax(path, { new: text }));
}

/** Describes the new side of a hunk without texts. `lines` include their marks; the first is line 40. */
export async function pieceSaid(path: string, lines: readonly string[], section = ''): Promise<Said> {
  const count = (mark: string) => lines.filter((line) => line[0] === mark || line[0] === ' ').length;
  const hunk = {
    old_start: 40,
    old_lines: count('-'),
    new_start: 40,
    new_lines: count('+'),
    section,
    lines: [...lines],
  };
  return said(await fileSyntax(path, { old: 'a\n', new: 'b\n', raw: { hunks: [hunk] } }, 'bare'));
}

function said(file: FileSyntax): Said {
  return { mode: file.mode, ...describeParts(file.after), comments: listComments(file) };
}

function describeParts(side: SideSyntax | null): Omit<Said, 'mode' | 'comments'> {
  const lines = ({ first, last }: { readonly first: number; readonly last: number }) =>
    first === last ? `${first}` : `${first}-${last}`;
  const path = (one: SideSyntax['definitions'][number]) =>
    one.container === null ? one.name : `${one.container}.${one.name}`;
  const words = (...all: readonly string[]) => all.filter((word) => word !== '').join(' ');
  return {
    definitions: (side?.definitions ?? []).map((one) => {
      const parameters = one.parameters.map(
        ({ name, optional, type }) => `${name}${optional ? '?' : ''}${type === '' ? '' : `: ${type}`}`,
      );
      const list = parameters.length === 0 ? '' : `(${parameters.join(', ')})`;
      return `${lines(one)} ${one.exported ? '+' : ''}${one.kind} ${path(one)}${list}`;
    }),
    signatures: Object.fromEntries((side?.definitions ?? []).map((one) => [path(one), one.signature])),
    calls: (side?.calls ?? []).map((one) =>
      words(`${one.first}`, one.callee, one.awaited ? 'awaited' : '', one.discarded ? 'discarded' : ''),
    ),
    handlers: (side?.handlers ?? []).map((one) =>
      words(lines(one), one.empty ? 'empty' : one.passesOn ? 'passes on' : 'keeps'),
    ),
    cases: (side?.cases ?? []).map((one) =>
      words(lines(one), one.suite ? 'suite' : 'case', one.name, one.runs === 'always' ? '' : one.runs),
    ),
    assertions: (side?.assertions ?? []).map((one) => `${one.first} ${one.text.replace(/ /gu, '')}`),
    imports: (side?.imports ?? []).map(({ module }) => module),
    strings: (side?.literals ?? []).map(({ text }) => text),
  };
}

function listComments(file: FileSyntax): readonly string[] {
  return file.added.flatMap(({ number, comment }) => (comment.trim() === '' ? [] : [`${number} ${comment.trim()}`]));
}
