/** Compares the answers of an operation: their status, their content and their headers. */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { compareContent } from './content.js';
import { type DocumentBreak, resolveReference, type Use } from './merge.js';
import type { SchemaComparison } from './schema.js';

const AS_JSON: Use = { direction: 'response', isText: false };

/** Compares the answers of an operation. */
export function compareAnswers(
  schemas: SchemaComparison,
  where: string,
  before: Tree,
  after: Tree,
): readonly DocumentBreak[] {
  const breaks: DocumentBreak[] = [];
  const old = before.entries.get('responses')?.entries ?? new Map<string, Tree>();
  const now = after.entries.get('responses')?.entries ?? new Map<string, Tree>();
  for (const [status, tree] of old) {
    const other = resolveReference(schemas.after, now.get(status));
    if (other === undefined) {
      if (!/^[23]/u.test(status)) continue;
      breaks.push({
        old: tree.line,
        title: `${where} no longer answers ${clip(status, 10)}`,
        rationale: 'Clients wait for this answer. If it was never given, say so in the pull request.',
        anchor: `status ${where} ${status}`,
        mild: false,
      });
      continue;
    }
    const resolved = resolveReference(schemas.before, tree);
    const words = `${where} ${clip(status, 10)}`;
    if (hasBody(resolved) && !hasBody(other) && !other.entries.has('$ref')) {
      breaks.push({
        line: other.line,
        title: `${words} no longer has a body`,
        rationale: 'Clients that read it get nothing. If only its description went, put it back.',
        anchor: `body ${words}`,
        mild: true,
      });
    }
    schemas.compare(resolved?.entries.get('schema'), other.entries.get('schema'), AS_JSON, words);
    breaks.push(...compareContent(schemas, words, resolved, other, 'response'));
    breaks.push(...compareHeaders(schemas, words, resolved, other));
  }
  return breaks;
}

function hasBody(answer: Tree | undefined): boolean {
  return answer?.entries.has('schema') === true || (answer?.entries.get('content')?.entries.size ?? 0) > 0;
}

function compareHeaders(
  schemas: SchemaComparison,
  where: string,
  before: Tree | undefined,
  after: Tree,
): readonly DocumentBreak[] {
  const breaks: DocumentBreak[] = [];
  const now = new Map(
    [...(after.entries.get('headers')?.entries ?? [])].map(([name, one]) => [name.toLowerCase(), one]),
  );
  for (const [name, given] of before?.entries.get('headers')?.entries ?? []) {
    const old = resolveReference(schemas.before, given);
    const other = resolveReference(schemas.after, now.get(name.toLowerCase()));
    const words = `${where}: header ${clip(name, 40)}`;
    const wasRequired = old?.entries.get('required')?.value === true;
    if (other !== undefined)
      schemas.compare(
        old?.entries.get('schema'),
        other.entries.get('schema'),
        { direction: 'response', isText: true },
        words,
      );
    const isLess = wasRequired && other?.entries.get('required')?.value !== true;
    if (other !== undefined && !isLess) continue;
    breaks.push({
      old: given.line,
      title: `${words} is ${other === undefined ? 'removed' : 'no longer always there'}`,
      rationale: 'Clients that read it get nothing.',
      anchor: `header ${words}`,
      mild: !wasRequired,
    });
  }
  return breaks;
}
