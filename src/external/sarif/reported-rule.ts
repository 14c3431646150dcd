/** What a log says of a rule: its description, its page, the weaknesses that it is about, and how grave they are. */
import type { ToolReport } from '../../engine/snapshot.js';
import { readDescription } from './message.js';
import type { Rule } from './schema.js';

const MAX_DESCRIPTION = 2_000;
const MAX_ADDRESS = 300;
const MAX_TAGS = 50;
const MAX_WEAKNESSES = 10;
const MOST_SEVERE = 10;

/** Returns what a report keeps of a rule; null if the log says nothing of it. `id` is the name that results give it. */
export function describeReportedRule(id: string, rule: Rule | null): ToolReport['rules'][number] | null {
  if (rule === null) return null;
  const description = readDescription(rule).slice(0, MAX_DESCRIPTION).toWellFormed();
  const help = readAddress(rule.helpUri);
  const weaknesses = listWeaknesses(rule);
  const grade = readGrade(rule.properties?.['security-severity']);
  if (description === '' && help === null && weaknesses.length === 0 && grade === null) return null;
  return {
    id,
    description,
    ...(help !== null && { help }),
    ...(weaknesses.length > 0 && { weaknesses: [...weaknesses] }),
    ...(grade !== null && { security_severity: grade }),
  };
}

function readAddress(address: string | null | undefined): string | null {
  if (
    address == null ||
    address.length > MAX_ADDRESS ||
    !/^https?:\/\/[\w.-]+(?:[/:?#][\x21-\x7e]*)?$/u.test(address)
  ) {
    return null;
  }
  return address;
}

/**
 * Reads CWE numbers from tags (`external/cwe/cwe-089`, `CWE-89: SQL Injection`), a property `cwe`, and relationships to
 * the taxonomy CWE (SARIF 2.1.0 §3.53).
 */
function listWeaknesses({ properties, relationships }: Rule): readonly number[] {
  const words = [properties?.['tags'], properties?.['cwe']].flatMap((value: unknown): unknown[] =>
    Array.isArray(value) ? value.slice(0, MAX_TAGS) : [value],
  );
  const tagged = words.flatMap((word) =>
    typeof word === 'string' ? [/\bcwe[-_ /:]{1,2}0{0,4}([1-9]\d{0,4})\b/iu.exec(word.slice(0, MAX_ADDRESS))?.[1]] : [],
  );
  const related = (relationships ?? []).slice(0, MAX_TAGS).flatMap(({ target }) => {
    if (target?.toolComponent?.name?.toUpperCase() !== 'CWE') return [];
    return [/^(?:CWE-)?0{0,4}([1-9]\d{0,4})$/iu.exec(target.id ?? '')?.[1]];
  });
  const numbers = [...tagged, ...related].flatMap((number) => (number === undefined ? [] : [Number(number)]));
  return [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, MAX_WEAKNESSES);
}

/** GitHub documents `security-severity` as a text that holds a number from 0 to 10. */
function readGrade(value: unknown): number | null {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return number >= 0 && number <= MOST_SEVERE ? number : null;
}
