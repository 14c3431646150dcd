/** Findings and their pages in the stand-in service. */

/**
 * The form of `next_page`, which the interface document does not specify: an opaque string, a number, a URL (complete,
 * only its path, only its query), a URL of another origin, or one that repeats forever.
 */
export type NextPageForm = 'opaque' | 'number' | 'url' | 'path' | 'query' | 'other-origin' | 'repeat';

/** Builds a finding with only the document's fields. */
export function sampleFinding(index: number): Record<string, unknown> {
  const line = index + 1;
  return {
    id: `fnd_${String(index).padStart(5, '0')}`,
    plane: 'intent',
    severity: 'warn',
    location: { file: `src/file-${index % 7}.ts`, lineRange: [line, line + 2] },
    title: `Finding ${index}`,
    rationale: `Why finding ${index} matters.`,
  };
}

/** Encodes the start of a page for the `page` parameter. Opaque strings are base64 and use its special characters. */
const mark = (start: number) => Buffer.from(`~?${start}`).toString('base64');

function resolveStart(page: string | null, form: NextPageForm, pageSize: number): number {
  if (page === null) return 0;
  if (form === 'number') return (Number(page) - 1) * pageSize;
  const [, digits] = /^~\?(\d+)$/u.exec(Buffer.from(page, 'base64').toString('latin1')) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}

/**
 * Builds one page.
 * @param all every finding of the review
 * @param url the request
 * @returns `{data, next_page}`; null if the `page` parameter was not issued by this service
 */
export function pageOfFindings(
  all: readonly unknown[],
  pageSize: number,
  form: NextPageForm,
  url: URL,
  baseUrl: string,
): { data: readonly unknown[]; next_page: string | number | null } | null {
  const start = resolveStart(url.searchParams.get('page'), form, pageSize);
  if (!Number.isInteger(start) || start < 0) return null;
  const end = start + pageSize;
  const data = all.slice(start, end);
  if (form === 'repeat') return { data, next_page: mark(0) };
  if (end >= all.length) return { data, next_page: null };
  const query = new URLSearchParams({ review_id: url.searchParams.get('review_id') ?? '', page: mark(end) });
  const next = {
    opaque: mark(end),
    number: end / pageSize + 1,
    url: `${baseUrl}/v1/findings?${query}`,
    path: `${new URL(baseUrl).pathname.replace(/\/$/u, '')}/v1/findings?${query}`,
    query: `?${query}`,
    'other-origin': `http://pages.invalid/v1/findings?${query}`,
  }[form];
  return { data, next_page: next };
}
