/**
 * Stage `accounting`: gives every changed line and every change of a file as a whole one reason. What has none is
 * `unaccounted`, and a person must look at it. Source of the reasons: docs/judgement.md, "What opens the gate".
 */
import type { Span } from '../../contract/index.js';
import { findIdleLines, type Idle } from '../idle/index.js';
import type { Accounting, Binding, Change, Criteria, EffectivePolicy, FileChange, Syntax } from '../model.js';
import { ASKED, AskedLines, selectTrusted } from './asked.js';
import { findAskedNames } from './asked-names.js';
import { FileAccount } from './file.js';
import { findDerivedFiles } from './files/derived.js';
import { findGoneLines, NOTHING_GONE } from './lines/gone.js';
import { findStatedSettings } from './lines/stated-settings.js';
import { readProse } from './prose.js';
import type { LineReason } from './reasons.js';
import { Relevance } from './relevance.js';
import { tellRepeated } from './repeated.js';
import { findSilentLines } from './silent.js';
import { countSpans, measureShare } from './spans.js';
import { findUnaskedDefinitions } from './unasked.js';
import { TicketWords } from './unsaid/ticket.js';

const NOT_IDLE: ReadonlyMap<number, Idle> = new Map();

/** The inputs of the stage. */
export interface AccountingInputs {
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly binding: readonly Binding[];
  /** Of the policy at the base: files that are made from others. */
  readonly derived: EffectivePolicy['derived'];
  /** Of lock files: why they follow from a manifest, or why not; when left out, none does. */
  readonly locks?: ReadonlyMap<string, LineReason>;
  /** Finds the added lines that do nothing; when left out, they are looked for here. */
  readonly findIdle?: typeof findIdleLines;
}

/**
 * Accounts for a change. The spans are a partition: every changed line is in exactly one. `least` is the confidence
 * from which the lines of a criterion count as asked for.
 */
export function accountForChange(inputs: AccountingInputs, least = ASKED): Accounting {
  const { change, syntax, criteria, binding, derived: rules, locks = new Map(), findIdle = findIdleLines } = inputs;
  const trusted = selectTrusted(criteria, binding);
  const relevance = new Relevance(trusted.map(({ criterion }) => criterion));
  const speaking =
    trusted.length === 0
      ? []
      : change.files.filter((file) => relevance.covers(file, syntax.get(file.file.path) ?? null));
  const stated = new Map(change.files.map((file) => [file.file.path, findStatedSettings(file, trusted, least)]));
  const silent = findSilentLines(trusted, speaking, relevance);
  const asked = new AskedLines(trusted, (file, line) => silent.get(file)?.has(line) === false, least, stated);
  // What a criterion says that is not met yet is said all the same. Such a criterion is a reason of its own.
  const ticket = new TicketWords(trusted.length === 0 ? [] : criteria.items.map(({ asks }) => asks));
  const known = { names: findAskedNames(change, syntax, asked), words: ticket.words, ticket };
  const gone = findGoneLines(
    change,
    syntax,
    trusted.map(({ criterion }) => criterion),
  );
  const unasked = findUnaskedDefinitions(
    change,
    syntax,
    trusted.map(({ criterion }) => criterion.asks),
  );
  const idle = trusted.length === 0 ? null : findIdle(change);
  const account = (file: FileChange, index: number, derived: LineReason | null): readonly Span[] =>
    new FileAccount(
      file,
      syntax.get(file.file.path) ?? null,
      asked,
      known,
      unasked.get(file.file.path) ?? [],
      gone.get(file.file.path) ?? NOTHING_GONE,
      derived,
      idle?.get(index) ?? NOT_IDLE,
      readProse(file.file, change.snapshot.parts ?? []),
    ).listSpans();
  const derived = findDerivedFiles(change, rules, locks, (file, index) =>
    account(file, index, null).some(({ reason }) => reason !== 'inert'),
  );
  const spans = change.files.flatMap((file, index) => account(file, index, derived.get(file.file.path) ?? null));
  return { counts: countSpans(spans), share: measureShare(spans), spans: tellRepeated(spans, change) };
}
