/** A successful answer read as what it should be. */
import type * as z from 'zod';
import type { Secrets } from '../../base/excerpt.js';
import { ReviewError } from '../../base/review-error.js';
import type { Answer } from './exchange.js';
import { findHint, readProblem } from './refusal.js';

/** What may be a token in a text that could not be read: whatever stands as a value, and any long run without a blank. */
const QUOTED_VALUE = /([:=]\s*\\*")[^"]*/gu;
const BARE_VALUE = /([:=]\s*)[^"'\\&\s,}\]<>*]+/gu;
const LONG_RUN = /[\w.~+/=-]{20,}/gu;

/** Hides what may be a token that nobody has seen yet. */
export function maskTokens(text: string): string {
  return text.replace(QUOTED_VALUE, '$1***').replace(BARE_VALUE, '$1***').replace(LONG_RUN, '***');
}

function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'its shape is another';
  const path = issue.path.map(String).join('.');
  return path === '' ? issue.message : `${path}: ${issue.message}`;
}

const HTML_HINT = 'Check base-url: a web page answers there, a sign-in page or a proxy perhaps, not the service.';
const SHAPE_HINT = 'Check base-url, and whether the service has the interface of this version.';

/** The error of an answer that is none of the interface's: what came from where, and how it begins. */
export function createMalformedError(answer: Answer, expected: string, why: string, secrets: Secrets): ReviewError {
  const isHtml = /^\s*</u.test(answer.text);
  const kind = isHtml ? 'an HTML page' : answer.text === '' ? 'an empty body' : 'something else';
  const begins = answer.text === '' ? '' : `, which begins: ${secrets.line(answer.text)}`;
  const { code } = readProblem(answer.text);
  return new ReviewError(
    `${answer.from} answered ${answer.status} with ${kind} where ${expected} was expected (${secrets.line(why)})${begins}`,
    {
      kind: 'malformed',
      code: code === null ? null : secrets.line(code),
      status: answer.status,
      hint: findHint(code) ?? (isHtml ? HTML_HINT : SHAPE_HINT),
    },
  );
}

/**
 * Reads JSON of a shape.
 * @param expected the shape in words, for the message
 * @param shown the answer as the message may show it
 * @throws ReviewError `malformed`
 */
export function readAnswer<T extends z.ZodType>(
  answer: Answer,
  shape: T,
  expected: string,
  secrets: Secrets,
  shown: Answer = answer,
): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    throw createMalformedError(shown, expected, 'it is not JSON, or not all of it', secrets);
  }
  const read = shape.safeParse(value);
  if (!read.success) throw createMalformedError(shown, expected, describeIssue(read.error), secrets);
  return read.data;
}
