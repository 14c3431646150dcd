/** Annotations by workflow command, for where the check run cannot have them. */

import type { Annotation } from '../../contract/index.js';
import type { Level, Log } from './log.js';
import { MAX_LOG_MESSAGE_CHARACTERS } from './log.js';

const LEVELS: Readonly<Record<Annotation['annotation_level'], Level>> = {
  failure: 'error',
  warning: 'warning',
  notice: 'notice',
};

function formatAnnotation(annotation: Annotation): string {
  const { path, start_line: first, end_line: last, annotation_level: level, title, message } = annotation;
  const lines = last > first ? `${first}-${last}` : String(first);
  return `${LEVELS[level]} ${path}:${lines} ${title}: ${message.replace(/\s+/gu, ' ')}`;
}

/**
 * Annotates as many as the runner keeps, the most severe first, and logs the others as plain lines, so that none is
 * lost.
 */
export function logAnnotations(log: Log, annotations: readonly Annotation[]): void {
  const listed = annotations.filter((annotation) => {
    const { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message } = annotation;
    return !log.annotate(LEVELS[level], message, { title, file: path, startLine, endLine });
  });
  if (listed.length === 0) return;
  log.info('Beyond what the log can annotate:');
  for (const annotation of listed) log.info(formatAnnotation(annotation).slice(0, MAX_LOG_MESSAGE_CHARACTERS));
}
