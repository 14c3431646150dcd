/** The data that the stages pass on. Each stage is a pure function of the stages before it. */

import type { HunkSide } from '../base/hunk-lines.js';
import type {
  AcBinding,
  AcceptedBy,
  AccountingCounts,
  CommandOffer,
  Contradiction,
  CriteriaSource,
  CriterionKind,
  CriterionStatus,
  EngineTrace,
  FileClass,
  Location,
  PeopleQuestion,
  PlanesEvidence,
  RequiredStatus,
  ReviewPeople,
  Severity,
  ShownStatus,
  Signature,
  Span,
  Tier,
  TierEvidence,
  Verdict,
  VouchedLines,
} from '../contract/index.js';
import type { AuthorClaim } from './criteria/author-claims.js';
import type { Example } from './example.js';
import type { TokenFinder } from './planes/security/credentials/find-tokens.js';
import type { ChangedFile, Snapshot } from './snapshot.js';

/** A line of one side of a file, numbered from 1, without its newline. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * A line of one side, without a carriage return or byte order mark. `changed` means added on the new side, removed on
 * the old one.
 */
export interface SideLine extends Line {
  readonly changed: boolean;
}

/**
 * A continuous run of added lines, and the lines it replaced. A pure deletion has no added lines; `at` is then the
 * new-side line before it (0 at the top).
 */
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
  /** The language's name in Linguist; null if unknown. */
  readonly language: string | null;
  readonly regions: readonly Region[];
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  /** The two sides differ only in white space. */
  readonly formattingOnly: boolean;
  /** The reason for the class, if it is not obvious. */
  readonly note: string | null;
  /**
   * Both sides of JSON or YAML as a parser reads them, a key on each line; absent where the lines of the file show the
   * same. Set for the rules alone.
   */
  readonly parsed?: Readonly<Record<HunkSide, readonly SideLine[]>>;
}

/** The result of stage `change`. */
export interface Change {
  readonly snapshot: Snapshot;
  readonly files: readonly FileChange[];
}

/** A named range of code on the new side. */
export interface SymbolSpan {
  readonly name: string;
  readonly kind: string;
  readonly first: number;
  readonly last: number;
}

/**
 * A changed line, split into code and comment. `code` and `comment` have the length of `text`, so that columns agree;
 * other characters are replaced by blanks.
 */
export interface ScannedLine extends Line {
  /** The line without its comments and without the contents of its strings (the quotes stay). */
  readonly code: string;
  /** Only the line's comments. */
  readonly comment: string;
}

/** A named definition on one side of a file. Lines are numbered from 1, both ends included. */
export interface Definition {
  readonly name: string;
  /** Names of the enclosing definitions, outermost first, joined by dots; null at the top level. */
  readonly container: string | null;
  readonly kind:
    | 'function'
    | 'method'
    | 'class'
    | 'interface'
    | 'type'
    | 'enum'
    | 'constant'
    | 'variable'
    | 'field'
    | 'module';
  readonly first: number;
  readonly last: number;
  /** Visible outside its file or package, by the language's own rule; false if the language does not define it. */
  readonly exported: boolean;
  /** Empty if it takes none. */
  readonly parameters: readonly Parameter[];
  /** Parameters, type parameters, result and modifiers as tokens, separated by one space. Empty if there are none. */
  readonly signature: string;
}

export interface Parameter {
  readonly name: string;
  /** The parameter has a default, a question mark, or is a rest parameter: a caller may leave it out. */
  readonly optional: boolean;
  /** As written; empty if there is none. */
  readonly type: string;
}

/** A call. `callee` is as written, without white space and arguments: `fs.readFile`, `this.save`, `new Client`. */
export interface Call {
  readonly callee: string;
  readonly first: number;
  readonly last: number;
  /** `await f()`, `f().await`, `yield from f()`. */
  readonly awaited: boolean;
  /** The call is a whole statement: its result is not used. */
  readonly discarded: boolean;
  /** The text of the first argument, at most 500 characters; empty if there is none. */
  readonly argument: string;
  /** The text of the other arguments, at most 300 characters; empty if there are none. */
  readonly rest: string;
}

/** An error handler: a catch, except or rescue clause, or Go's `if err != nil`. The lines are those of the clause. */
export interface Handler {
  readonly first: number;
  readonly last: number;
  /** It contains only comments, `pass`, `...` or similar. */
  readonly empty: boolean;
  /** It throws, returns or passes on the error. */
  readonly passesOn: boolean;
}

/** A test case or a suite, in the usual frameworks of the language. */
export interface TestCase {
  readonly name: string;
  readonly suite: boolean;
  readonly first: number;
  readonly last: number;
  /**
   * `focused`: the other tests do not run (`it.only`, `fdescribe`); `disabled`: it does not run (`it.skip`, `@Ignore`,
   * `t.Skip`).
   */
  readonly runs: 'always' | 'focused' | 'disabled';
}

/** An assertion in a test. `text` is its tokens, separated by one space. */
interface Assertion {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** A string in the code, without its quotes, at most 500 characters. */
interface StringLiteral {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** The syntax of one side of a file, from its tree. All lists are in the order of the text. */
export interface SideSyntax {
  /** False if only the hunks were available: the rest of the file is unknown. */
  readonly whole: boolean;
  readonly definitions: readonly Definition[];
  readonly calls: readonly Call[];
  readonly literals: readonly StringLiteral[];
  readonly handlers: readonly Handler[];
  readonly cases: readonly TestCase[];
  readonly assertions: readonly Assertion[];
  /** Modules named by imports, as written: `./date.js`, `os.path`, `net/http`. */
  readonly imports: readonly { readonly module: string; readonly first: number; readonly last: number }[];
}

/** The change of a definition. Lines are of the new side; for a removed definition, the line before it (at least 1). */
export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'renamed' | 'moved' | 'signature' | 'body';
  /** Null for an added definition. */
  readonly before: Definition | null;
  /** Null for a removed definition. */
  readonly after: Definition | null;
  readonly first: number;
  readonly last: number;
  /** What the functions contain on the two sides; null unless both sides have the function, or if it is too long. */
  readonly bodies: { readonly before: string; readonly after: string } | null;
}

/** The result of stage `syntax` for one file. */
export interface FileSyntax {
  readonly path: string;
  readonly mode: 'tree' | 'text';
  /** Why the file is read as text, or which part of the tree was not read; empty if neither applies. */
  readonly reason: string;
  /** Definitions around changed lines on the new side, innermost last; if read as text, the hunks' section headings. */
  readonly symbols: readonly SymbolSpan[];
  /** The file's added and removed lines, in the order of FileChange. */
  readonly added: readonly ScannedLine[];
  readonly removed: readonly ScannedLine[];
  /** The syntax trees of the sides; null if a side does not exist or is read as text. */
  readonly before: SideSyntax | null;
  readonly after: SideSyntax | null;
  /** Empty if read as text. */
  readonly symbolChanges: readonly SymbolChange[];
  /**
   * The difference between the sides: `formatting` (the same tokens), `comments` (only comments that no tool reads),
   * `moved` (the same pieces in another order or place), else `code`.
   */
  readonly substance: 'code' | 'comments' | 'formatting' | 'moved';
}
export type Syntax = ReadonlyMap<string, FileSyntax>;

/** An acceptance criterion as read from a ticket or a pull request's body. */
export interface Criterion {
  readonly id: string;
  readonly text: string;
  readonly parts: readonly string[];
  readonly kind: CriterionKind;
  /** False for `process` and `quality`: such criteria are shown, but never counted as met. */
  readonly codeVerifiable: boolean;
  /** `ticket` is null for the pull request's body; `line` counts from 1 in the text read. */
  readonly origin: { readonly ticket: string | null; readonly line: number | null };
}

/** The result of stage `criteria`. */
export interface Criteria {
  readonly source: CriteriaSource;
  readonly items: readonly Criterion[];
  /** Issues that the change closes in repositories that the policy does not name: the author's own text. Absent if none. */
  readonly untrusted?: readonly string[];
}

/** A range of added lines that a criterion is bound to, and why. */
export interface BoundRange {
  readonly file: string;
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

/**
 * The result of stage `binding` for one criterion. Ranges are sorted by confidence, strongest first; unmet criteria
 * have none.
 */
export interface Binding {
  readonly criterion: Criterion;
  /** `met` if `shown` reaches what the policy requires. */
  readonly status: CriterionStatus;
  readonly shown: ShownStatus;
  /** What the next status wants, in words for who makes the change. */
  readonly missing: readonly string[];
  readonly contradicts: readonly Contradiction[];
  /** How far the probability falls without the criterion's own lines; null where that is not asked. */
  readonly fall: number | null;
  readonly confidence: number;
  /** The units that it is bound to: what counts as asked for, and what a proof takes out. */
  readonly ranges: readonly BoundRange[];
  /** Where a reader would look, the best first; absent where that is the ranges. These lines are given out. */
  readonly places?: readonly BoundRange[];
  /** Who signed for it; absent if nobody did. */
  readonly signed?: AcceptedBy;
  /** What the author of the change says of it; absent if that is nothing. */
  readonly claims?: readonly CheckedClaim[];
}

/** A criterion with the lines that may show it, before it is judged what they show. */
export interface BoundCriterion
  extends Pick<Binding, 'criterion' | 'status' | 'confidence' | 'ranges' | 'places' | 'fall'> {
  /** What its lines lack where they are too little, in words for who makes the change. */
  readonly lacks?: readonly string[];
  /** Of an unmet criterion: the lines that are most likely about it. They do not show it, but they may say otherwise. */
  readonly near?: readonly BoundRange[];
}

/** A place that the author of the change names for a criterion, as it was found. */
export interface CheckedClaim extends AuthorClaim {
  /** `nowhere`: no such criterion, or no changed line there; `other-words`: nothing of the criterion there. */
  readonly fault: 'nowhere' | 'other-words' | null;
  /** The same in words; empty if there is no fault. */
  readonly why: string;
}

/** An approval, and the state of the change that it was given for. */
export interface Approval {
  readonly login: string;
  readonly at: string;
  readonly url: string;
  readonly commit: string | null;
  /** Why it counts for this head, or why it does not and what to do, in words. */
  readonly why: string;
}

/** Why a `/review-gate` line does not count. */
export interface Refusal {
  /** In words, without what to write instead. */
  readonly why: string;
  /** Whether it helps that the same person writes the line anew, as the review prints it. */
  readonly again: boolean;
}

/** A `/review-gate` line that answers for something. */
export interface PeopleCommand extends Omit<Signature, 'holds' | 'why'> {
  /** Null as long as nothing speaks against it. */
  readonly refused: Refusal | null;
  /** The head that the person saw; null for a comment, which says nothing of it. */
  readonly commit: string | null;
  /** The digest that the line carries, of what the person looked at; null without one. */
  readonly digest: string | null;
  /** Of `vouch`: the file, and its lines on the head side where the line names some. */
  readonly place: { readonly path: string; readonly lines: VouchedLines | null } | null;
}

/** The result of stage `people`. Logins and owners are sorted, each once. */
export interface People {
  /** Whether a host told what people said. */
  readonly given: boolean;
  /** Those that count for this head, and those that were for another. One a person. */
  readonly approvals: readonly Approval[];
  readonly stale: readonly Approval[];
  /** Those that count for no head: of who made the change, may not push, or is a machine that the policy does not name. */
  readonly uncounted: readonly Approval[];
  /** What could not be told of people, and what to do about it, in words. */
  readonly unknown: readonly string[];
  /** Logins whose last word is that changes are needed. */
  readonly changesRequested: readonly string[];
  /** Code owners of touched paths of whom none approved. */
  readonly ownersMissing: readonly string[];
  /** In the order in which they were written, as the questions. */
  readonly commands: readonly PeopleCommand[];
  readonly questions: readonly PeopleQuestion[];
  /** Lines that are older than the newest that a review reads. */
  readonly leftOut: number;
}

/** What each command did in the end. */
type Signatures = readonly Signature[];

/** The result of stage `signatures`. */
export interface Settled {
  readonly signatures: Signatures;
  /** What people can answer for now. */
  readonly offers: readonly CommandOffer[];
}

/** The result of stage `accounting`: a partition of the change into spans. */
export interface Accounting {
  readonly counts: AccountingCounts;
  readonly share: number;
  /** In the order of the snapshot's files, and within a file by place. */
  readonly spans: readonly Span[];
}

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
  /** Set if another tool's report says that its result is suppressed. */
  readonly excused?: { readonly reason: string; readonly by: string };
}

/** The input of a rule. */
export interface RuleContext {
  readonly snapshot: Snapshot;
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly bindings: readonly Binding[];
  /** Finds tokens of known shapes. All rules share one, which reads the shapes once. */
  readonly findTokens: TokenFinder;
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
  /** True where a finding says that less is checked or can be read than before, or that less holds what is installed. */
  readonly checksLess?: true;
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
  /** Findings of other tools on the same line about the same, which it is told for; absent if there are none. */
  readonly also?: readonly Pick<EngineFinding, 'rule' | 'plane' | 'severity'>[];
  /** Who accepted it; absent if nobody did. */
  readonly signed?: AcceptedBy;
}

/** The result of stage `tier`. */
export interface Risk {
  readonly tier: Tier;
  readonly score: number;
  readonly contributions: TierEvidence['contributions'];
  readonly floors: TierEvidence['floors'];
  /** What the tier rests on, in words about the code, the most important first. */
  readonly reasons: NonNullable<TierEvidence['reasons']>;
}

/** The result of a review. */
export interface EngineResult {
  readonly verdict: Verdict;
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  /** In the contract's order: file, first line, plane, fingerprint. */
  readonly findings: readonly EngineFinding[];
  readonly accounting: AccountingCounts;
  /** Null where no host told what people said. */
  readonly people: ReviewPeople | null;
  readonly signatures: Signatures;
  readonly trace: EngineTrace;
}

/** A policy, merged and with all defaults filled in: the settings of the stages. */
export interface EffectivePolicy {
  readonly name: string;
  /** First match wins; `if` is a CEL expression over the decision's facts. */
  readonly rules: readonly {
    readonly name: string;
    readonly if: string;
    readonly verdict: Verdict;
    readonly source: string;
  }[];
  /** By rule id, `<plane>/<rule>` or `<plane>/*`; other rules keep their own severity. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  /** Glob → class; the first match overrides the engine's own classification. */
  readonly paths: readonly { readonly pattern: string; readonly class: FileClass }[];
  /** Each must allow the base: globs of branches, or null for the branches that the host protects. */
  readonly bases: readonly (readonly string[] | null)[];
  /** Repositories besides the change's own whose closing issues count as tickets. */
  readonly tickets: { readonly repositories: readonly string[] };
  /** A binding with a confidence of at least `met` counts as met. */
  /** The least confidence of a met criterion, and the least that must be shown of it. */
  readonly criteria: { readonly met: number; readonly required: RequiredStatus };
  readonly people: {
    /** Approvals that are needed, and whether one of each group of code owners must be among them. */
    readonly approvals: number;
    readonly owners: boolean;
    /** Who may sign, as `people.may_sign` writes it. Of each list one entry must fit. */
    readonly maySign: readonly (readonly string[])[];
    /** The tier from which two people must approve; null if none. */
    readonly fourEyesFrom: Tier | null;
  };
  /** Globs of files that are made, and of their sources. */
  readonly derived: readonly { readonly path: string; readonly from: string }[];
  /** Each needs a reason; `expires` (YYYY-MM-DD) is compared with the base commit's time. */
  readonly suppressions: readonly {
    readonly rule: string | null;
    readonly path: string | null;
    readonly fingerprint: string | null;
    readonly reason: string;
    readonly expires: string | null;
  }[];
}

/** The result of stage `planes`, after suppression. */
export interface PlanesResult {
  /** At most LIMITS.MAX_FINDINGS, the most severe; in the contract's order. */
  readonly findings: readonly EngineFinding[];
  readonly evidence: PlanesEvidence;
}
