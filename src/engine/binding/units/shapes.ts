/**
 * Computes what kind of change a unit is, independent of its subject: new or edited, large or small, and the kind of
 * code.
 */
import type { FileClass } from '../../../contract/index.js';
import { ln } from '../../text/arithmetic.js';
import type { UnitCounts } from './counts.js';
import type { Unit } from './units.js';

/** The shapes of a unit, in the order of its row. Each is between 0 and 1, except the size. */
export const SHAPES = [
  'any',
  'size',
  'new file',
  'test',
  'document',
  'set-up',
  'comment',
  'condition',
  'error',
  'log',
  'return',
  'definition',
  'public',
  'type',
  'null',
  'assertion',
  'import',
  'only adds',
  'replaces',
  'mostly removes',
  'same words',
] as const;
type Shape = (typeof SHAPES)[number];

/** A shape that matches this share of the lines gets the full value. */
const FULL = 0.5;
/** Characters of a line that are matched. */
const MAX_LOOK = 300;
const MOSTLY = 1.5;
const ABOUT = 0.3;
const SET_UP: ReadonlySet<FileClass> = new Set<FileClass>(['config', 'ci', 'infra', 'manifest', 'data']);

/** By the shape: what a line of it has. Each is also asked for all lines of a unit as one text. */
const LOOKS: readonly (readonly [Shape, RegExp])[] = [
  ['comment', /^\s*(?:\/\/|\/?\*|#(?!\s?(?:include|define|undef|if|el|end|pragma|region|!))|--\s|<!--|""")/mu],
  ['condition', /\b(?:if|elif|else|unless|switch|case|match|when|guard)\b/u],
  ['error', /\b(?:throw|raise|panic|err|error|exception|bail|catch|except|rescue)|(?:error|exception)\b/iu],
  ['log', /\b(?:log|warn|print|debug|trace)|logger|printf/iu],
  ['return', /\breturn\b/u],
  ['definition', /\b(?:def|class|function|func|fn|interface|struct|enum|trait|impl)\b/u],
  ['public', /\b(?:public|export|pub|api)\b/u],
  ['type', /:\s{0,3}(?:int|str|string|bool|boolean|number|void|any|optional|list|dict)\b|\btyping\b|\btype:/iu],
  ['null', /\b(?:null|nil|none|undefined|nullptr|optional)\b/iu],
  ['assertion', /\b(?:assert|expect|should)/iu],
  ['import', /^\s*(?:import|from|use|using|require|include|#include)\b|\brequire\s*\(/mu],
];

/** Returns the row of a unit. Runs in time linear in its text. */
export function measureShapes(unit: Unit, counts: UnitCounts, newFile: boolean): number[] {
  const added = listInkedLines(unit.added);
  const lines = Math.max(1, added.length);
  const removed = listInkedLines(unit.removed).length;
  const close = Math.abs(removed - added.length) <= Math.max(1, ABOUT * lines);
  const found = new Map<Shape, number>([
    ['any', 1],
    ['size', ln(lines)],
    ['new file', newFile ? 1 : 0],
    ['test', unit.class === 'test' ? 1 : 0],
    ['document', unit.class === 'docs' ? 1 : 0],
    ['set-up', SET_UP.has(unit.class) ? 1 : 0],
    ['only adds', removed === 0 ? 1 : 0],
    ['replaces', removed > 0 && close ? 1 : 0],
    ['mostly removes', removed > MOSTLY * added.length ? 1 : 0],
    ['same words', counts.alike],
  ]);
  const text = added.join('\n');
  for (const [shape, look] of LOOKS) {
    // Most units have no line of most shapes.
    found.set(shape, look.test(text) ? Math.min(1, countSeen(added, look) / lines / FULL) : 0);
  }
  return SHAPES.map((shape) => found.get(shape) ?? 0);
}

function listInkedLines(lines: readonly string[]): readonly string[] {
  const inked: string[] = [];
  for (const line of lines) if (line.trim() !== '') inked.push(line.slice(0, MAX_LOOK));
  return inked;
}

function countSeen(lines: readonly string[], look: RegExp): number {
  let seen = 0;
  for (const line of lines) if (look.test(line)) seen += 1;
  return seen;
}
