/**
 * What `ReviewClient` takes and gives, as plain interfaces: a program that imports them needs no other package. Words that a service
 * may add to (`status`, `verdict`, `tier`, `severity`) are strings. Fields of the service that are not named here are passed on.
 */

/** What a client is made with. */
export interface ReviewClientOptions {
  /** Address of the service, with or without a path prefix. Over http everything can be read on the network, the secret too. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes that are asked for, separated by spaces. Default: `reviews:read reviews:write findings:read`. */
  readonly scope?: string;
  /** Time for each call, all retries and waits included, in milliseconds. Default: 600,000. */
  readonly timeoutMs?: number;
  /** The first wait between two looks at a review, in milliseconds; each is half as long again, up to 15 s. Default: 2,000. */
  readonly pollIntervalMs?: number;
  /** Stops every call at once; they reject with the kind `cancelled`. */
  readonly signal?: AbortSignal;
  /** Is told of retries and of what was odd in answers, without secrets. Default: nothing is logged. */
  readonly log?: ReviewLog;
}

/** Takes one line a message. */
export interface ReviewLog {
  info(message: string): void;
  warning(message: string): void;
  debug(message: string): void;
}

/** What is to be reviewed. */
export interface ReviewRequest {
  /** `<owner>/<name>`. */
  readonly repo: string;
  /** Number of the pull request. */
  readonly pr: number;
  /** The ticket with the acceptance criteria: `123`, `owner/repo#123`, `SHOP-12`. */
  readonly ticket?: string;
  /** Name of a policy. Default: the one of the tenant. */
  readonly policy?: string;
  /** Does everything except to persist the verdict. */
  readonly dry_run?: boolean;
}

/** A review. What follows from it is null or absent until it is complete. */
export interface Review {
  readonly id: string;
  /** `queued`, `complete` or `failed`; a service may have others. */
  readonly status: string;
  /** `auto-approve`, `needs-review` or `request-changes`. Only `auto-approve` opens the gate. */
  readonly verdict?: string | null | undefined;
  /** `T0` (trivial) to `T4` (critical). */
  readonly tier?: string | null | undefined;
  /** 0 to 1. */
  readonly confidence?: number | null | undefined;
  readonly ac_bindings?: readonly CriterionBinding[] | null | undefined;
  readonly trace_url?: string | null | undefined;
  /** ISO 8601, UTC. */
  readonly created_at?: string | null | undefined;
  readonly completed_at?: string | null | undefined;
  /** Why it has failed. */
  readonly error?:
    | { readonly code?: string | null | undefined; readonly detail?: string | null | undefined }
    | null
    | undefined;
}

/** An acceptance criterion and the lines that it is bound to. */
export interface CriterionBinding {
  /** `AC<n>`. */
  readonly id: string;
  /** `<file>:<first_line>-<last_line>`, or `<file>:<line>`. */
  readonly lines: readonly string[];
  readonly confidence?: number | null | undefined;
  readonly text?: string | null | undefined;
}

/** Findings of a review. */
export interface ReviewFindings {
  readonly findings: readonly Finding[];
  /** True where there are more than 5,000. */
  readonly truncated: boolean;
}

/** One finding. */
export interface Finding {
  readonly id: string;
  /** What produced it: `intent`, `tests`, `security` and others. */
  readonly plane: string;
  /** `error`, `warn` or `info`. */
  readonly severity: string;
  /** `lineRange`: the first and the last line; empty where the finding is about the file or the change. */
  readonly location: { readonly file: string; readonly lineRange: readonly number[] };
  readonly title: string;
  readonly rationale: string;
  /** `change` where it is about the change as a whole: its location is then only where it is shown. */
  readonly about?: string | null | undefined;
  /** `<plane>/<name>`. */
  readonly rule?: string | null | undefined;
}
