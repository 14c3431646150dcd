/** What the stages hand to each other. Each stage is a pure function from the ones before it. */
import type {
  AcBinding,
  BindingEvidence,
  CriteriaSource,
  CriterionKind,
  CriterionStatus,
  EngineTrace,
  FileClass,
  Location,
  PlanesEvidence,
  Severity,
  Tier,
  TierEvidence,
  Verdict,
} from '../contract/index.js';
import type { ChangedFile, Snapshot } from './snapshot.js';

/** A line of one side of a file, counted from 1, without its newline. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** An unbroken run of added lines, and the lines it replaced. A pure deletion has no added lines; `at` is then the new-side line before it (0 at the top). */
export interface Region {
  readonly at: number;
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  /** The hunk's section heading: the enclosing symbol, as git guesses it. */
  readonly section: string;
}

/** A changed file with its class and its changed lines. */
export interface FileChange {
  readonly file: ChangedFile;
  readonly class: FileClass;
  /** Linguist's name of the language; null when unknown. */
  readonly language: string | null;
  readonly regions: readonly Region[];
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  /** Only white space differs between the two sides. */
  readonly formattingOnly: boolean;
  /** Why the class is what it is, where that is not plain. */
  readonly note: string | null;
}

/** Stage `change`. */
export interface Change {
  readonly snapshot: Snapshot;
  readonly files: readonly FileChange[];
}

/** A named stretch of code on the new side. */
export interface SymbolSpan {
  readonly name: string;
  readonly kind: string;
  readonly first: number;
  readonly last: number;
}

/** A changed line taken apart. `code` and `comment` are as long as `text`, so that columns hold; what is not theirs is blank. */
export interface ScannedLine extends Line {
  /** The line without its comments and without the insides of its strings (the quotes stay). */
  readonly code: string;
  /** The line's comments alone. */
  readonly comment: string;
}

/** Stage `syntax`, one file. Until trees come, `mode` is `text` and the symbols are the hunks' section headings. */
export interface FileSyntax {
  readonly path: string;
  readonly mode: 'tree' | 'text';
  readonly reason: string;
  readonly symbols: readonly SymbolSpan[];
  /** The file's added and removed lines, in the order of FileChange. */
  readonly added: readonly ScannedLine[];
  readonly removed: readonly ScannedLine[];
}
export type Syntax = ReadonlyMap<string, FileSyntax>;

/** An acceptance criterion as read from a ticket or a pull request's body. */
export interface Criterion {
  readonly id: string;
  readonly text: string;
  readonly parts: readonly string[];
  readonly kind: CriterionKind;
  /** False for `process` and `quality`: shown, never counted as met. */
  readonly codeVerifiable: boolean;
  /** `ticket` is null for the pull request's body; `line` counts from 1 in the text read. */
  readonly origin: { readonly ticket: string | null; readonly line: number | null };
}

/** Stage `criteria`. */
export interface Criteria {
  readonly source: CriteriaSource;
  readonly items: readonly Criterion[];
}

/** A stretch of added lines that a criterion is bound to, and why. */
export interface BoundRange {
  readonly file: string;
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

/** Stage `binding`, one criterion. Ranges are sorted by confidence, strongest first; unmet criteria have none. */
export interface Binding {
  readonly criterion: Criterion;
  readonly status: CriterionStatus;
  readonly confidence: number;
  readonly ranges: readonly BoundRange[];
}

/** What a rule says, before ids. `anchor` is the text the fingerprint is made of: it must not hold line numbers. */
export interface RawFinding {
  readonly file: string;
  readonly first: number;
  readonly last: number;
  readonly title: string;
  readonly rationale: string;
  readonly anchor: string;
  /** Overrides the rule's own severity. */
  readonly severity?: Severity;
}

/** Everything a rule may look at. */
export interface RuleContext {
  readonly snapshot: Snapshot;
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly bindings: readonly Binding[];
}

/** One rule of one plane; one file each. */
export interface Rule {
  /** `<plane>/<rule>`: what a policy and a suppression name. */
  readonly id: `${string}/${string}`;
  readonly severity: Severity;
  readonly summary: string;
  /** Documentation: why it matters, a bad and a good example. */
  readonly docs: { readonly why: string; readonly bad: string; readonly good: string };
  /** False for what no suppression may hide (secrets). */
  readonly suppressible: boolean;
  check(context: RuleContext): readonly RawFinding[] | Promise<readonly RawFinding[]>;
}

/** A finding as the engine gives it; the service adds id and review_id. */
export interface EngineFinding {
  readonly rule: string;
  readonly plane: string;
  readonly severity: Severity;
  readonly location: Location;
  readonly title: string;
  readonly rationale: string;
  readonly fingerprint: string;
}

/** Stage `tier`. */
export interface Risk {
  readonly tier: Tier;
  readonly score: number;
  readonly contributions: TierEvidence['contributions'];
  readonly floors: TierEvidence['floors'];
}

/** What a review comes to. */
export interface EngineResult {
  readonly verdict: Verdict;
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  /** In the contract's order: file, first line, plane, fingerprint. */
  readonly findings: readonly EngineFinding[];
  readonly trace: EngineTrace;
}

export type { BindingEvidence };

/** A policy with everything filled in and merged: what the stages are steered by. */
export interface EffectivePolicy {
  readonly name: string;
  /** First match wins; `if` is a CEL expression over the decision's facts. */
  readonly rules: readonly {
    readonly name: string;
    readonly if: string;
    readonly verdict: Verdict;
    readonly source: string;
  }[];
  /** By rule id, `<plane>/<rule>` or `<plane>/*`; a rule that is not named keeps its own severity. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  /** Glob → class; the first match overrules the engine's own classing. */
  readonly paths: readonly { readonly pattern: string; readonly class: FileClass }[];
  /** A binding of at least `met` confidence counts as met. */
  readonly criteria: { readonly met: number };
  /** Every one needs a reason; `expires` (YYYY-MM-DD) is held against the head commit's time. */
  readonly suppressions: readonly {
    readonly rule: string | null;
    readonly path: string | null;
    readonly fingerprint: string | null;
    readonly reason: string;
    readonly expires: string | null;
  }[];
}

/** Stage `planes` with suppression behind it. */
export interface PlanesResult {
  /** At most LIMITS.MAX_FINDINGS, the most severe; in the contract's order. */
  readonly findings: readonly EngineFinding[];
  readonly evidence: PlanesEvidence;
}
