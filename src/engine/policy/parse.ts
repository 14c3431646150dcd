/** Parses policy text: returns the policy, or every fault with line, column and message. */
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument, Scalar } from 'yaml';
import type * as z from 'zod';
import { describeIssue } from '../../contract/field-faults.js';
import { listNearest } from '../text/nearest.js';
import { nestsDeeper } from '../text/yaml-depth.js';
import { CelError, compileCondition } from './expression.js';
import {
  CriteriaDocument,
  DerivedDocument,
  MAX_POLICY_CHARACTERS,
  MAX_RULES,
  PeopleDocument,
  PolicyDocument,
  RuleDocument,
  SuppressionDocument,
  TicketsDocument,
} from './schema.js';

/** A fault and its location; lines and columns count from 1. */
export interface PolicyProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The policy that a text holds, or why it holds none. */
export type ParsedPolicy =
  | { readonly ok: true; readonly policy: PolicyDocument }
  | { readonly ok: false; readonly faults: readonly PolicyProblem[] };

type Path = readonly PropertyKey[];

/**
 * Maximum number of reported faults. Locating each fault takes a pass through the text, and more are of no use to the
 * reader.
 */
const MAX_FAULTS = 100;
/** Maximum nesting depth; a valid policy has about ten levels. */
const MAX_LEVELS = 64;

/**
 * Parses a policy. Only about the first hundred faults are reported. A fault is invalid syntax (YAML 1.2, which
 * includes JSON), an unknown key, a wrong value, or a rule with the name of another rule. A condition is a fault if it
 * is not CEL, names an unknown fact, or does not return a bool. `knownRules` are the engine's rule ids: a severity for
 * an unknown rule of a known plane is a fault. Planes that the engine does not have (those of other tools) are
 * accepted.
 * @throws CelError, and no other error
 */
export async function parsePolicyText(text: string, knownRules: readonly string[]): Promise<ParsedPolicy> {
  const fault = (message: string): ParsedPolicy => ({ ok: false, faults: [{ line: 1, column: 1, message }] });
  if (text.length > MAX_POLICY_CHARACTERS) {
    return fault(`a policy has at most ${MAX_POLICY_CHARACTERS} characters, this has ${text.length}`);
  }
  try {
    if (nestsDeeper(text, MAX_LEVELS)) return fault('nested too deeply');
    return await new PolicyReader(text).result(knownRules);
  } catch (cause) {
    if (cause instanceof CelError) throw cause;
    // No other call above throws intentionally; the remaining cause is aliases that multiply.
    return fault('nested too deeply, or with too many aliases');
  }
}

class PolicyReader {
  private readonly lines = new LineCounter();
  private readonly document: Document;
  private readonly faults: PolicyProblem[] = [];

  constructor(private readonly text: string) {
    this.document = parseDocument(text, {
      lineCounter: this.lines,
      prettyErrors: false,
      schema: 'core',
      stringKeys: true,
      resolveKnownTags: false,
    });
  }

  async result(knownRules: readonly string[]): Promise<ParsedPolicy> {
    for (const problem of [...this.document.errors, ...this.document.warnings]) {
      // The point at which the stack overflows depends on the machine; the message must not.
      const deep = problem.code === 'RESOURCE_EXHAUSTION';
      this.fault(
        deep ? 0 : problem.pos[0],
        deep ? 'nested too deeply' : describeYamlError(problem.code, problem.message),
      );
      if (deep || this.full()) break;
    }
    if (this.faults.length > 0) return this.failed();
    const raw: unknown = this.document.toJS({ maxAliasCount: 50 });
    const parsed = PolicyDocument.safeParse(raw ?? {}, { reportInput: true });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) if (!this.full()) this.issue(issue);
      await this.conditions(raw);
      return this.failed();
    }
    await this.conditions(raw);
    this.sameNames(parsed.data);
    this.unknownRules(parsed.data, knownRules);
    return this.faults.length > 0 ? this.failed() : { ok: true, policy: parsed.data };
  }

  private full(): boolean {
    return this.faults.length >= MAX_FAULTS;
  }

  private failed(): ParsedPolicy {
    const sorted = this.faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return { ok: false, faults: sorted };
  }

  private fault(offset: number, message: string): void {
    const { line, col } = this.lines.linePos(Math.max(0, Math.min(offset, this.text.length)));
    this.faults.push({ line: Math.max(1, line), column: Math.max(1, col), message });
  }

  private issue(issue: z.core.$ZodIssue): void {
    const at = formatPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MAX_FAULTS)) {
        const known = listKnownKeys(issue.path).join(', ');
        this.fault(this.keyOffset([...issue.path, key]), `${at}unknown key "${key}"; known: ${known}`);
      }
    } else if (issue.code === 'invalid_key') {
      this.fault(this.keyOffset(issue.path), `${at}${issue.issues[0]?.message ?? issue.message}`);
    } else {
      this.fault(this.valueOffset(issue.path), `${at}${describeFault(issue)}`);
    }
  }

  /** Compiles conditions even if another part is faulty, so that all faults are reported at once. */
  private async conditions(raw: unknown): Promise<void> {
    const rules: unknown = typeof raw === 'object' && raw !== null && 'rules' in raw ? raw.rules : null;
    if (!Array.isArray(rules)) return;
    for (const [index, rule] of rules.slice(0, MAX_RULES).entries()) {
      const condition: unknown = typeof rule === 'object' && rule !== null && 'if' in rule ? rule.if : null;
      if (typeof condition !== 'string') continue;
      const compiled = await compileCondition(condition);
      if (compiled.ok) continue;
      const path = ['rules', index, 'if'];
      for (const { offset, message } of compiled.faults) {
        this.fault(this.offsetInside(path, condition, offset), `${formatPath(path)}${message}`);
      }
    }
  }

  private sameNames(policy: PolicyDocument): void {
    const seen = new Set<string>();
    for (const [index, rule] of (policy.rules ?? []).entries()) {
      const path = ['rules', index, 'name'];
      if (seen.has(rule.name)) {
        this.fault(
          this.valueOffset(path),
          `${formatPath(path)}there is a rule "${rule.name}" before; names must differ`,
        );
      }
      seen.add(rule.name);
    }
  }

  private unknownRules(policy: PolicyDocument, knownRules: readonly string[]): void {
    const unknown = (pattern: string) => {
      const [plane = ''] = pattern.split('/');
      const ofPlane = knownRules.filter((rule) => rule.startsWith(`${plane}/`));
      if (pattern.endsWith('/*') || ofPlane.length === 0 || ofPlane.includes(pattern)) return null;
      const near = listNearest(pattern.slice(plane.length + 1), ofPlane);
      const meant =
        near.length === 0 ? `"${plane}" has: ${ofPlane.toSorted().join(', ')}` : `nearest: ${near.join(', ')}`;
      return `there is no rule "${pattern}"; ${meant}`;
    };
    for (const pattern of Object.keys(policy.severities ?? {})) {
      if (this.full()) return;
      const message = unknown(pattern);
      if (message !== null) this.fault(this.keyOffset(['severities', pattern]), `severities: ${message}`);
    }
    for (const [index, { rule }] of (policy.suppressions ?? []).entries()) {
      if (this.full()) return;
      const message = rule === undefined ? null : unknown(rule);
      const path = ['suppressions', index, 'rule'];
      if (message !== null) this.fault(this.valueOffset(path), `${formatPath(path)}${message}`);
    }
  }

  /** Returns the offset of a value; if it is missing, the offset of the nearest enclosing value. */
  private valueOffset(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const node = this.nodeAt(path.slice(0, length));
      if (node?.range) return node.range[0];
      if (length === path.length && this.pairAt(path) !== null) return this.keyOffset(path);
    }
    return this.document.contents?.range?.[0] ?? 0;
  }

  private keyOffset(path: Path): number {
    const key = this.pairAt(path);
    return key?.range?.[0] ?? this.valueOffset(path.slice(0, -1));
  }

  private nodeAt(path: Path): Node | null {
    const node: unknown = this.document.getIn(path, true);
    return isNode(node) ? node : null;
  }

  private pairAt(path: Path): Scalar | null {
    const parent: unknown = path.length === 1 ? this.document.contents : this.document.getIn(path.slice(0, -1), true);
    if (!isMap(parent)) return null;
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1));
    return pair !== undefined && isScalar(pair.key) ? pair.key : null;
  }

  /** Maps an offset within a scalar's value to the text. It is exact if the scalar is written as its value. */
  private offsetInside(path: Path, value: string, offset: number): number {
    const node = this.nodeAt(path);
    const start = node?.range?.[0] ?? this.valueOffset(path);
    if (!isScalar(node)) return start;
    const lead = node.type === Scalar.PLAIN ? 0 : 1;
    return this.text.startsWith(value, start + lead) ? start + lead + offset : start;
  }
}

/** Formats a path as the prefix of a message: `rules[2].if: `. */
function formatPath(path: Path): string {
  let text = '';
  for (const part of path) text += typeof part === 'number' ? `[${part}]` : `${text === '' ? '' : '.'}${String(part)}`;
  return text === '' ? '' : `${text}: `;
}

function listKnownKeys(path: Path): readonly string[] {
  if (path[0] === 'rules') return Object.keys(RuleDocument.shape);
  if (path[0] === 'criteria') return Object.keys(CriteriaDocument.shape);
  if (path[0] === 'tickets') return Object.keys(TicketsDocument.shape);
  if (path[0] === 'suppressions') return Object.keys(SuppressionDocument.shape);
  if (path[0] === 'people') return Object.keys(PeopleDocument.shape);
  if (path[0] === 'derived') return Object.keys(DerivedDocument.shape);
  return Object.keys(PolicyDocument.shape);
}

const describeFault = (issue: z.core.$ZodIssue): string =>
  'input' in issue && issue.input === undefined ? 'is missing' : describeIssue(issue, YAML_KINDS);

/** What YAML calls otherwise than JSON. */
const YAML_KINDS: ReadonlyMap<string, string> = new Map([
  ['object', 'a mapping of keys to values'],
  ['record', 'a mapping of keys to values'],
]);

function describeYamlError(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a policy is one document; there is a second one';
  if (code === 'DUPLICATE_KEY') return 'this key is there twice';
  return message;
}
