/** The conditions (`if:`) of a workflow's jobs and steps. */
import type { OutlineLine } from '../../outline.js';
import { type ExpressionNode, findExpressions, parseExpression } from './expression.js';

/** The condition of a job or a step. */
export interface Condition {
  /** As written: with its marks, and for a block with the line break at its end. */
  readonly text: string;
  readonly number: number;
  readonly changed: boolean;
  /** The keys around it, from the outermost on. */
  readonly parents: readonly string[];
}

/** Returns the conditions in their order. */
export function listConditions(lines: readonly OutlineLine[]): readonly Condition[] {
  return lines.flatMap((line, index): readonly Condition[] => {
    if (line.key !== 'if' || line.block) return [];
    const below: OutlineLine[] = [];
    for (let at = index + 1; at < lines.length; at += 1) {
      const one = lines[at];
      if (one === undefined || one.key !== null || one.item || one.parents.at(-1) !== 'if') break;
      below.push(one);
    }
    const rest = below.map(({ text }) => text.trim()).filter((text) => text !== '');
    const { number, parents } = line;
    const changed = line.changed || below.some((one) => one.changed);
    // The anchor of a value is none of it (YAML 1.2, section 6.9.2).
    const own = line.text
      .slice(line.text.indexOf(':') + 1)
      .trim()
      .replace(/^&[^\s,[\]{}]{1,100}\s+/u, '');
    const block = /^[|>]([+-]?)\d?([+-]?)(?:\s+#.*)?$/u.exec(own);
    if (block === null) return [{ text: unquote([own, ...rest].join(' ')), number, changed, parents }];
    const kept = block[1] !== '-' && block[2] !== '-' && rest.length > 0;
    return [{ text: `${rest.join('\n')}${kept ? '\n' : ''}`, number, changed, parents }];
  });
}

function unquote(text: string): string {
  const match = /^"(.*)"(?:\s+#.*)?$|^'(.*)'(?:\s+#.*)?$/su.exec(text);
  if (match !== null) return match[1] ?? (match[2] ?? '').replaceAll("''", "'");
  return text.replace(/\s+#.*$/u, '');
}

/** Returns true for a condition with text around its marks: it is a string that is not empty, and that is true. */
export function isText({ text }: Pick<Condition, 'text'>): boolean {
  const fenced = findExpressions(text);
  const [first] = fenced;
  return (
    first !== undefined && (fenced.length > 1 || text.slice(0, first.start) !== '' || text.slice(first.end) !== '')
  );
}

/** Parses a condition that is no text; null if it cannot be read. */
export function parseCondition({ text }: Pick<Condition, 'text'>): ExpressionNode | null {
  return parseExpression(findExpressions(text)[0]?.inner ?? text);
}
