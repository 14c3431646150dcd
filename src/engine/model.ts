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
import type { Example } from './example.js';
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

/** A named definition on one side of a file. Lines count from 1, both ends included. */
export interface Definition {
  readonly name: string;
  /** Names of the definitions around it, outermost first, joined by dots; null at the top. */
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
  /** Seen from outside of its file or package, by the language's own rule; false where the language leaves it open. */
  readonly exported: boolean;
  /** Empty for what takes none. */
  readonly parameters: readonly Parameter[];
  /** Parameters, type parameters, result and modifiers as tokens with one space between them. Empty where there are none. */
  readonly signature: string;
}

export interface Parameter {
  readonly name: string;
  /** A default, a question mark, a rest parameter: a caller may leave it out. */
  readonly optional: boolean;
  /** As written; empty where the language or the author gives none. */
  readonly type: string;
}

/** A call. `callee` is as written, without white space and arguments: `fs.readFile`, `this.save`, `new Client`. */
export interface Call {
  readonly callee: string;
  readonly first: number;
  readonly last: number;
  /** `await f()`, `f().await`, `yield from f()`. */
  readonly awaited: boolean;
  /** A statement of its own: nothing takes the result. */
  readonly discarded: boolean;
  /** The first argument's text, at most 200 characters; empty without one. */
  readonly argument: string;
}

/** What takes an error: a catch, except or rescue clause, Go's `if err != nil`. The lines are of the clause. */
export interface Handler {
  readonly first: number;
  readonly last: number;
  /** Nothing in it but comments, `pass`, `...` or the like. */
  readonly empty: boolean;
  /** Throws, returns or passes on what it took. */
  readonly passesOn: boolean;
}

/** A test case or a suite of them, by the usual frameworks of the language. */
export interface TestCase {
  readonly name: string;
  readonly suite: boolean;
  readonly first: number;
  readonly last: number;
  /** `focused`: the others do not run (`it.only`, `fdescribe`); `disabled`: it does not (`it.skip`, `@Ignore`, `t.Skip`). */
  readonly runs: 'always' | 'focused' | 'disabled';
}

/** A check in a test. `text` is its tokens with one space between them. */
export interface Assertion {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** A string in the code, without its quotes, at most 500 characters. */
export interface StringLiteral {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** What a tree says of one side of a file. Everything is in the order of the text. */
export interface SideSyntax {
  /** False where only the hunks were at hand: what they do not show is not known. */
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

/** What became of a definition. Lines are of the new side; of what is gone, the line before it (at least 1). */
export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'renamed' | 'moved' | 'signature' | 'body';
  /** Null for what was added. */
  readonly before: Definition | null;
  /** Null for what was removed. */
  readonly after: Definition | null;
  readonly first: number;
  readonly last: number;
}

/** Stage `syntax`, one file. */
export interface FileSyntax {
  readonly path: string;
  readonly mode: 'tree' | 'text';
  /** Why it is read as text, or what of the tree was not looked at; empty where nothing is to be said. */
  readonly reason: string;
  /** Definitions around changed lines on the new side, innermost last; read as text, the hunks' section headings. */
  readonly symbols: readonly SymbolSpan[];
  /** The file's added and removed lines, in the order of FileChange. */
  readonly added: readonly ScannedLine[];
  readonly removed: readonly ScannedLine[];
  /** The sides as trees; null where a side is not there or is read as text. */
  readonly before: SideSyntax | null;
  readonly after: SideSyntax | null;
  /** Empty where read as text. */
  readonly symbolChanges: readonly SymbolChange[];
  /**
   * What differs between the sides: `formatting` (the same tokens), `comments` (only comments that no tool reads),
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
  /** Set where another tool's report says that its result is suppressed. */
  readonly excused?: { readonly reason: string; readonly by: string };
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
  /** Documentation: why it matters, an example that it finds and one that it leaves alone. */
  readonly docs: { readonly why: string; readonly bad: Example; readonly good: Example };
  /** False for what no suppression may hide (secrets). */
  readonly suppressible: boolean;
  check(context: RuleContext): readonly RawFinding[] | Promise<readonly RawFinding[]>;
}

/** A rule of another tool, whose documentation is not ours. */
export type ReportedRule = Omit<Rule, 'docs'>;

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
