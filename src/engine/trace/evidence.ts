/** Converts the results of the stages to the contract's shapes. */

import { toPlainJson } from '../../base/plain-json.js';
import {
  type AcBinding,
  type AccountingEvidence,
  type BindingEvidence,
  type ChangeEvidence,
  type CriteriaEvidence,
  compareSpans,
  type Decision,
  type DecisionEvidence,
  isOpenReason,
  LIMITS,
  type PeopleEvidence,
  type PolicyEvidence,
  type SignaturesEvidence,
  type SymbolEvidence,
  type SyntaxEvidence,
} from '../../contract/index.js';
import type { ClassifiedFile } from '../change/classified.js';
import type { Accounting, Binding, Criteria, Definition, FileSyntax, People, Settled, SymbolChange } from '../model.js';
import type { ResolvedPolicy } from '../policy/resolved.js';
import type { Proposal } from '../proposal.js';

/** Builds the evidence of the step `policy`, with the sources of the policy in force. The last one is the file as the change edits it, which is not in force. */
export function buildPolicyEvidence(policy: ResolvedPolicy, proposal: Proposal | null): PolicyEvidence {
  return {
    name: policy.effective.name,
    sources: [...policy.sources, ...(proposal ? [proposal.origin] : [])],
    effective: toPlainJson(policy.effective),
  };
}

/** Builds the evidence of the step `change`: the class and the number of changed lines of every file. */
export function buildChangeEvidence(files: readonly ClassifiedFile[]): ChangeEvidence {
  return {
    files: files.map(({ path, class: fileClass, language, added, removed, note }) => ({
      path,
      class: fileClass,
      language,
      added: added.length,
      removed: removed.length,
      note,
    })),
  };
}

/** The limits of symbols that a trace shows of one file, and of all files. */
const MAX_SYMBOLS_OF_FILE = 50;
const MAX_SYMBOLS = 2_000;

/** Builds the evidence of the step `syntax`. Beyond the limits, symbols are counted and not listed. */
export function buildSyntaxEvidence(syntax: readonly FileSyntax[]): SyntaxEvidence {
  let left = MAX_SYMBOLS;
  return {
    files: syntax.map(({ path, mode, reason, substance, symbolChanges }) => {
      const shown = symbolChanges.slice(0, Math.min(left, MAX_SYMBOLS_OF_FILE));
      left -= shown.length;
      const symbols = shown.flatMap(toSymbolEvidence);
      return { path, mode, reason, substance, symbols, symbols_left_out: symbolChanges.length - shown.length };
    }),
  };
}

function toSymbolEvidence({ change, before, after, first, last }: SymbolChange): SymbolEvidence[] {
  const named = (one: Definition) => (one.container === null ? one.name : `${one.container}.${one.name}`);
  const one = after ?? before;
  if (one === null) return [];
  const was = before === null || named(before) === named(one) ? null : named(before);
  return [{ change, kind: one.kind, name: named(one), was, first, last }];
}

/** Builds the evidence of the step `criteria`. */
export function buildCriteriaEvidence(criteria: Criteria): CriteriaEvidence {
  return {
    source: criteria.source,
    ...(criteria.untrusted && { untrusted: [...criteria.untrusted] }),
    ...(criteria.unread && { unread: criteria.unread.map((each) => ({ ...each, lines: [...each.lines] })) }),
    criteria: criteria.items.map(({ id, text, asks, parts, kind, codeVerifiable, origin }) => ({
      id,
      text,
      ...(asks === text ? {} : { asks }),
      parts: [...parts],
      kind,
      code_verifiable: codeVerifiable,
      origin,
    })),
  };
}

/** Builds the evidence of the step `binding`. `lines` are the places that are shown; `bound` is all that was bound. */
export function buildBindingEvidence(bindings: readonly Binding[]): BindingEvidence {
  return {
    bindings: bindings.map(
      ({ criterion, status, shown, missing, contradicts, fall, confidence, ranges, places, claims, signed }) => ({
        id: criterion.id,
        status,
        shown,
        missing: [...missing],
        contradicts: [...contradicts],
        fall,
        confidence,
        lines: (places ?? ranges).map((range) => ({
          ref: formatLineRange(range),
          confidence: range.confidence,
          evidence: [...range.evidence],
        })),
        bound: ranges.map(formatLineRange),
        ...(claims === undefined
          ? {}
          : { claims: claims.map((claim) => ({ ref: formatLineRange(claim), why: claim.why })) }),
        ...(signed && { signed }),
      }),
    ),
  };
}

/** Builds the evidence of the step `people`: who approved, who did not, and what could not be told. */
export function buildPeopleEvidence({
  given,
  approvals,
  stale,
  uncounted,
  unknown,
  changesRequested,
  ownersMissing,
}: People): PeopleEvidence {
  return {
    given,
    approvals: [...approvals],
    stale: [...stale],
    uncounted: [...uncounted],
    unknown: [...unknown],
    changes_requested: [...changesRequested],
    owners_missing: [...ownersMissing],
  };
}

/**
 * Builds the evidence of the step `signatures`. Without a host that told who people are, it has no questions and
 * offers.
 */
export function buildSignaturesEvidence(
  { signatures, offers }: Settled,
  { given, questions, leftOut }: People,
): SignaturesEvidence {
  const more = { questions: [...questions], offers: [...offers], left_out: leftOut };
  return { signatures: [...signatures], ...(given && more) };
}

/** Beyond the limit of a trace, the spans that are left to people are kept first, and of those the heaviest. */
export function buildAccountingEvidence({ counts, share, spans }: Accounting): AccountingEvidence {
  if (spans.length <= LIMITS.MAX_SPANS) return { counts, share, spans: [...spans], left_out: 0 };
  const ranked = [...spans].sort(
    (a, b) => Number(isOpenReason(b.reason)) - Number(isOpenReason(a.reason)) || compareSpans(a, b),
  );
  const kept = new Set(ranked.slice(0, LIMITS.MAX_SPANS));
  const shown = spans.filter((span) => kept.has(span));
  return { counts, share, spans: shown, left_out: spans.length - shown.length };
}

/** Converts a binding to the contract's form: criteria that are unmet or not verifiable by code have no lines. */
export function toAcBinding({
  criterion,
  status,
  shown,
  missing,
  contradicts,
  confidence,
  ranges,
  places,
}: Binding): AcBinding {
  return {
    id: criterion.id,
    lines: (places ?? ranges).map(formatLineRange),
    confidence,
    text: criterion.text,
    kind: criterion.kind,
    status: shown,
    met: status === 'met',
    missing: [...missing],
    contradicts: [...contradicts],
  };
}

/** Formats `<file>:<first>-<last>`, or `<file>:<line>` for a single line. */
export function formatLineRange(range: {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}): string {
  const lines = range.first === range.last ? `${range.first}` : `${range.first}-${range.last}`;
  return `${range.file}:${lines}`;
}

/** Summarises the decision; the step's output digest covers all of it. */
export function buildDecisionEvidence({ verdict, rule, confidence }: Decision): DecisionEvidence {
  return { verdict, rule, confidence };
}
