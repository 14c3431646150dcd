/** What a criterion asks for: behaviour, tests, documents, something for people, or that something is not there or stays. */
import type { CriterionKind } from '../../contract/index.js';
import { findLabel } from './framing/asides.js';
import { compileFolded, splitClauses } from './kinds/clauses.js';
import { isDocument } from './kinds/documents.js';
import { readInvariant } from './kinds/invariants.js';
import { isObserved, isSeenOutside } from './kinds/observed.js';
import { isPasses } from './kinds/passes.js';
import { isProcess } from './kinds/process.js';
import { isQuality } from './kinds/quality.js';
import { isTest } from './kinds/tests.js';

/** Clauses that say when, and what something is: a no in them is not what the criterion asks for. */
const CASE_FIRST =
  /^(?:if|when|whenever|where|while|unless|once|without|given|as long as|for)\b[^,:;]{1,120}[,:] (?=\S+ \S)/u;
const CASE_LAST = / (?:if|when|whenever|unless|where|because|since|although|though|even if) .*$/u;
const OF_A_THING =
  /\b(?:that|which|who|whose) (?:(?:is|are|was|were|do|does|did|has|have|had|can|could) ?(?:not|n['’]t)|cannot|never)\b/gu;

const NEGATIVE: readonly RegExp[] = [
  /\b(?:must|shall|should|may|can|could|do|does|did|is|are|will|was|were) ?(?:not|n['’]t)\b|\bcannot\b|\bwon['’]t\b/u,
  /\b(?:no longer|never|not any ?more|nowhere)\b/u,
  /^no\b|^without\b(?! the\b)|\b(?:is|are|be|been|was|were|gets?) (?:removed|deleted|dropped|gone)\b|^(?:remove|delete|drop)s?\b/u,
  /^(?:[^\s,;:]+ ){1,12}(?:removed|deleted|dropped|gone)$/u,
  compileFolded([
    "\\b(?:nicht|nie|niemals|kein(?:e|en|er|em)?)\\b|\\b(?:jamais|n['’]\\w+ pas|ne \\w+ (?:pas|plus|jamais))\\b",
    '\\b(?:nunca|jamás|ya no)\\b|^no se\\b|\\bnão\\b|\\bnon (?:deve|devono|viene|vengono|si|può|è)\\b|\\b(?:niet|nooit|geen)\\b',
    '(?:^|\\s)(?:не|нельзя|никогда|больше не)\\s|(?:^|\\s)(?:nie|nigdy)\\s',
    '(?:ない(?:こと)?|ません|禁止|削除され(?:る|た))$|(?:不能|不得|不应|不会|不可|禁止|不再)|(?:않(?:는다|아야|음)|못(?:한다|함)|없어야|금지)',
  ]),
];

/** A criterion whose clauses ask for several such things has the first of these kinds. */
const UNSHOWN_FIRST: readonly CriterionKind[] = ['process', 'quality', 'test', 'doc', 'invariant', 'passes'];

/**
 * Returns the kind of a criterion by its clauses. One clause that asks for behaviour makes all of it behaviour: that
 * clause lines can show, and what must be shown is not to be left to people by a word beside it.
 */
export function readCriterionKind(text: string): CriterionKind {
  const kind = readKind(text);
  const label = kind === 'behaviour' ? findLabel(text) : 0;
  return label === 0 ? kind : readKind(text.slice(label));
}

function readKind(text: string): CriterionKind {
  if (isSeenOutside(text)) return 'process';
  const clauses = splitClauses(text);
  const kinds = new Set(clauses.map(readClauseKind));
  const first = UNSHOWN_FIRST.find((kind) => kinds.has(kind));
  if (!kinds.has('behaviour') && first !== undefined) return first;
  const said = clauses.map(cutCases).join('; ');
  return NEGATIVE.some((pattern) => pattern.test(said)) ? 'negative' : 'behaviour';
}

function cutCases(clause: string): string {
  return clause.replace(CASE_FIRST, '').replace(CASE_LAST, '').replace(OF_A_THING, ' ');
}

function readClauseKind(clause: string): CriterionKind {
  if (isProcess(clause)) return 'process';
  if (isPasses(clause)) return 'passes';
  if (isObserved(clause)) return 'process';
  if (isQuality(clause)) return 'quality';
  if (readInvariant(clause) !== null) return 'invariant';
  if (isDocument(clause)) return 'doc';
  return isTest(clause) ? 'test' : 'behaviour';
}

/** Returns whether the lines of a change can show that a criterion of this kind is met. */
export function isCodeVerifiable(kind: CriterionKind): boolean {
  return kind !== 'process' && kind !== 'quality' && kind !== 'passes';
}
