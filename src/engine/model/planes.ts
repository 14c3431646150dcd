/** Rules, what they are given, and what they find. */
import type { AcceptedBy, Location, PlanesEvidence, Severity } from '../../contract/index.js';
import type { Example } from '../example.js';
import type { FlowReader } from '../flow/flow-reader.js';
import type { TokenFinder } from '../planes/security/credentials/find-tokens.js';
import type { Snapshot } from '../snapshot.js';
import type { Binding, Criteria } from './binding.js';
import type { Change, FileChange } from './change.js';
import type { ScannedLine, Syntax } from './syntax.js';

/**
 * A finding of a rule, before it has ids. The fingerprint is computed from `anchor`, which must not contain line
 * numbers.
 */
export interface RawFinding {
  readonly file: string;
  readonly first: number;
  readonly last: number;
  readonly title: string;
  readonly rationale: string;
  readonly anchor: string;
  /** Set for a finding about the change as a whole, which has its place only to be shown somewhere. */
  readonly about?: 'change';
  /** Overrides the rule's own severity. */
  readonly severity?: Severity;
  /** Set where a note says that less is checked or guarded, of a rule that does not say so of all its findings. */
  readonly checksLess?: true;
  /** Set if another tool's report says that its result is suppressed. */
  readonly excused?: { readonly reason: string; readonly by: string };
}

/** The added lines of a file; `keys` are equal for lines with the same words in files of one kind. */
export interface AddedLines {
  readonly lines: readonly ScannedLine[];
  readonly keys: readonly string[];
}

/** The changed lines of a change, as rules compare them. */
export interface ChangedLines {
  readAdded(change: FileChange): AddedLines;
  /** Returns how many removed lines there are of each key. */
  countRemoved(change: Change): ReadonlyMap<string, number>;
}

/** The input of a rule. */
export interface RuleContext {
  readonly snapshot: Snapshot;
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly bindings: readonly Binding[];
  /** Reads the flow of values in the sides of files. All rules share one, which reads each side once. */
  readonly flows: FlowReader;
  /** Finds tokens of known shapes. All rules share one, which reads the shapes once. */
  readonly findTokens: TokenFinder;
  /** Reads the changed lines. All rules share one, which reads each file once. */
  readonly changedLines: ChangedLines;
}

/** One rule of one plane, in its own file. */
export interface Rule {
  /** `<plane>/<rule>`: the name in policies and suppressions. */
  readonly id: `${string}/${string}`;
  readonly severity: Severity;
  readonly summary: string;
  /** Documentation: why it matters, an example that it reports and one that it does not. */
  readonly docs: { readonly why: string; readonly bad: Example; readonly good: Example };
  /** False for findings that no suppression may hide (secrets). */
  readonly suppressible: boolean;
  /** True where every finding says that less is checked or can be read than before, or that less guards what is installed, run or let in. */
  readonly checksLess?: true;
  /** True where findings are about how people write: files that the base has as a tool built them are left out. */
  readonly skipsBuilt?: true;
  /** True where files of bytes that seem to have lines are read too: see `planes/byte-files.ts`. */
  readonly readsBytes?: true;
  check(context: RuleContext): readonly RawFinding[] | Promise<readonly RawFinding[]>;
}

/** A rule of another tool; its documentation is not part of this project. */
export type ReportedRule = Omit<Rule, 'docs'> & {
  /** What it is about, to compare it with rules of the engine and of other tools; see planes/external/matters.ts. */
  readonly matters?: readonly string[];
};

/** A finding as the engine returns it; the service adds id and review_id. */
export interface EngineFinding {
  readonly rule: string;
  readonly plane: string;
  readonly severity: Severity;
  readonly location: Location;
  readonly title: string;
  readonly rationale: string;
  readonly fingerprint: string;
  /** Set for a finding about the change as a whole. */
  readonly about?: 'change';
  /** Set where it counts as one that checks less, whatever its severity: see `RawFinding`. */
  readonly checksLess?: true;
  /** Findings of other tools on the same line about the same, which it is told for; absent if there are none. */
  readonly also?: readonly Pick<EngineFinding, 'rule' | 'plane' | 'severity'>[];
  /** Who accepted it; absent if nobody did. */
  readonly signed?: AcceptedBy;
}

/** The result of stage `planes`, after suppression. */
export interface PlanesResult {
  /** At most LIMITS.MAX_FINDINGS, the most severe; in the contract's order. */
  readonly findings: readonly EngineFinding[];
  readonly evidence: PlanesEvidence;
}
