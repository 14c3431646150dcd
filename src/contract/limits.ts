/** The limits of the service. The limits of a tenant are in its settings. */
export const LIMITS = {
  /** Requests for a review per minute and tenant. */
  REVIEWS_PER_MINUTE: 60,
  /** Requests for a review that may arrive in one burst. */
  REVIEWS_BURST: 20,
  /** Lifetime of an access token, in seconds. */
  TOKEN_LIFETIME_SECONDS: 3600,
  /** Largest request body, in bytes. */
  MAX_BODY_BYTES: 64 * 1024,
  /** Largest GitHub event, in bytes. Events of pull requests are much smaller. */
  MAX_EVENT_BYTES: 4 * 1024 * 1024,
  /** Largest report of `POST /v1/evidence`, in bytes, after it is decompressed. */
  MAX_EVIDENCE_BYTES: 10 * 1024 * 1024,
  /** Reports of one review. */
  MAX_EVIDENCE: 500,
  /** Reports that a tenant keeps, together, in bytes, compressed. */
  MAX_KEPT_EVIDENCE_BYTES: 2 * 1024 * 1024 * 1024,
  /** How long a report is kept that no review names, in milliseconds. */
  EVIDENCE_MILLISECONDS: 24 * 60 * 60 * 1000,
  /** Longest `ticket`, in characters. */
  MAX_TICKET_CHARACTERS: 128,
  /** Longest `policy` name or path, in characters. */
  MAX_POLICY_NAME_CHARACTERS: 255,
  /** Maximum number of policies of one tenant. */
  MAX_POLICIES: 100,
  /** Maximum and default number of rows per page. */
  MAX_PAGE_ROWS: 100,
  DEFAULT_PAGE_ROWS: 50,
  /** Longest wall time of one review, in milliseconds. */
  MAX_REVIEW_MILLISECONDS: 10 * 60 * 1000,
  /** Longest `Prefer: wait` that is honoured, in seconds; a longer one counts as this. */
  MAX_WAIT_SECONDS: 30,
  /** Findings kept of one review; beyond, the most severe, and one that says how many were left out. */
  MAX_FINDINGS: 5000,
  /** Spans kept of one review; beyond, those that are left to people, the heaviest first. Their counts are whole. */
  MAX_SPANS: 5000,
  /** Reviews that `GET /v1/waiting` looks at: the newest that fit the filters of repository and tier. */
  MAX_WAITING: 1000,
  /** Weeks of `GET /v1/trends`, at most, and pull requests that it counts: the newest. */
  MAX_TREND_WEEKS: 26,
  MAX_TREND_PULLS: 5000,
  /** How long an Idempotency-Key is remembered, in milliseconds. */
  IDEMPOTENCY_MILLISECONDS: 24 * 60 * 60 * 1000,
  /** Longest Idempotency-Key, in characters. */
  MAX_IDEMPOTENCY_KEY_CHARACTERS: 255,
  /** How long a signed trace link is valid, in seconds. */
  TRACE_LINK_SECONDS: 24 * 60 * 60,
} as const;
