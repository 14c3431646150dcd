/** Reads from a tree what gives values to names, and on which ways. */
import { findRole, type Role } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import { readArms } from './read-arms.js';
import { readCall, readShift } from './read-calls.js';
import { readAssignment, readBinding, readDeclaration } from './read-values.js';
import { readAssertion, readChoice, readForeach, readLoop } from './read-ways.js';
import type { GiveParts, Range, Reader } from './reader.js';
import type { Block, Expression, Step } from './steps.js';
import { listTargets, type Target } from './targets.js';

/** Returns the steps of a whole file. */
export function readSteps(root: PlainNode, text: string, language: string): readonly Step[] {
  return new StepReader(text, language).list([root]);
}

class StepReader implements Reader {
  constructor(
    readonly text: string,
    readonly language: string,
  ) {}

  list(nodes: readonly PlainNode[]): readonly Step[] {
    const out: Step[] = [];
    for (const node of nodes) this.read(node, out);
    return out;
  }

  block(nodes: readonly PlainNode[], around: Range): Block {
    return { kind: 'block', start: around.start, end: around.end, steps: this.list(nodes) };
  }

  expression({ start, end }: Range): Expression {
    return { start, end, text: this.text.slice(start, end) };
  }

  read(node: PlainNode, out: Step[]): void {
    if (node.kids.length === 0 && !/^(?:break|next|redo|return|fallthrough)|_statement$|_expression$/u.test(node.type))
      return;
    // A statement of a program of C# that is in no class.
    const role = node.type === 'global_statement' && this.language === 'C#' ? 'straight' : findRole(node.type);
    this.readAs(role, node, out);
  }

  private readAs(role: Role | null, node: PlainNode, out: Step[]): void {
    const { start, end, kids } = node;
    switch (role) {
      case 'skip':
        return;
      case 'straight':
        this.readParts(node, out);
        return;
      case 'block':
        // Ruby: a body may have handlers of its own.
        if (kids.some(({ type }) => type === 'rescue' || type === 'ensure')) out.push(...readArms(this, node, 'try'));
        else out.push(this.block(kids, node));
        return;
      case 'class':
        out.push({ kind: 'inner', of: 'class', start, end, steps: this.list(kids) });
        return;
      case 'inner':
        this.readInner(node, out, null);
        return;
      case 'assign':
        readAssignment(this, node, out);
        return;
      case 'declare':
        readDeclaration(this, node, out, '', true);
        return;
      case 'update':
        for (const kid of kids) this.read(kid, out);
        if (node.type !== 'prefix_unary_expression' || /^(?:\+\+|--)/u.test(this.text.slice(start, start + 2)))
          for (const target of listTargets(node, this.text))
            this.give(target, node, { start, end: start, text: '1' }, out, { adds: true });
        return;
      case 'foreach':
        readForeach(this, node, out);
        return;
      case 'loop':
        readLoop(this, node, out);
        return;
      case 'if':
      case 'unless':
        readChoice(this, node, out, role === 'unless');
        return;
      case 'assert':
        readAssertion(this, node, out);
        return;
      case 'switch':
      case 'try':
        out.push(...readArms(this, node, role));
        return;
      case 'leave':
        for (const kid of kids) this.read(kid, out);
        out.push({
          kind: 'leave',
          start,
          end,
          out: !/^(?:break|continue|next|redo|goto|yield)/u.test(node.type),
          value:
            /^return/u.test(node.type) && kids[0] !== undefined
              ? this.expression({ start: kids[0].start, end: kids.at(-1)?.end ?? end })
              : null,
        });
        return;
      case 'call':
        readCall(this, node, out);
        return;
      case 'binds':
        for (const kid of kids) this.read(kid, out);
        readBinding(this, node, out);
        return;
      default:
        this.readUnknown(node, out);
    }
  }

  /** Reads the parts of a node one after the other. The declarators of a declaration share its type. */
  private readParts(node: PlainNode, out: Step[]): void {
    const type = findKid(node, 'type');
    const typed = type === undefined ? '' : this.text.slice(type.start, type.end);
    for (const kid of node.kids) {
      if (findRole(kid.type) === 'declare')
        readDeclaration(this, kid, out, typed, node.type !== 'variable_declaration' || this.language === 'C#');
      else if (kid.field === 'declarator' && node.type === 'declaration')
        for (const target of listTargets(kid, this.text))
          this.give(target, kid, null, out, { declares: true, bare: true, type: typed });
      else this.read(kid, out);
    }
  }

  /** Its parts may happen or not. */
  private readUnknown(node: PlainNode, out: Step[]): void {
    if (node.type === 'binary_expression' || node.type === 'binary' || node.type === 'boolean_operator') {
      const [left, ...others] = node.kids;
      if (left !== undefined) this.read(left, out);
      this.maybe(others, node, out);
      readShift(this, node, out);
      return;
    }
    this.maybe(node.kids, node, out);
  }

  maybe(nodes: readonly PlainNode[], { start, end }: Range, out: Step[], again = false): void {
    const steps = this.list(nodes);
    if (steps.length > 0) out.push({ kind: 'maybe', start, end, again, steps });
  }

  /** Gives a value to a target. */
  give(
    { name, key, whole }: Target,
    { start, end }: Range,
    value: Expression | null,
    out: Step[],
    parts: GiveParts = {},
  ): void {
    if (name === '' || name === '_') return;
    const { adds = false, declares = false, bare = false, type = '', method = null, quiet = false } = parts;
    const into = key !== null;
    out.push({
      kind: 'give',
      name,
      start,
      end,
      value,
      adds: adds || into,
      declares: declares && !into,
      bare,
      type,
      place: whole,
      quiet,
      method:
        into && method === null
          ? { name: '[]', args: [{ start, end: start, text: key }, ...(value === null ? [] : [value])] }
          : method,
    });
  }

  /** Reads a function, whose parameters are what nobody knows, or the parts of `each`. */
  readInner(node: PlainNode, out: Step[], each: PlainNode | null): void {
    const steps: Step[] = [];
    const of = /parameter|declarator|receiver/u;
    const lists = node.kids.filter(({ field, type }) => of.test(field) || (field === '' && of.test(type)));
    for (const list of lists) {
      const names = this.listParameters(list);
      names.forEach((target, at) => {
        const value = each !== null && at === 0 ? this.expression(each) : null;
        this.give(target, { start: node.start, end: list.end }, value, steps, { declares: true });
      });
    }
    const body = node.kids.filter((kid) => !lists.includes(kid) && kid.field !== 'name');
    steps.push(...this.list(body));
    out.push({ kind: 'inner', of: each === null ? 'function' : 'each', start: node.start, end: node.end, steps });
  }

  private listParameters(list: PlainNode): readonly Target[] {
    if (
      list.type === 'function_declarator' ||
      list.type === 'pointer_declarator' ||
      list.type === 'lambda_declarator' ||
      list.type === 'reference_declarator'
    ) {
      const inner = findKid(list, 'parameters');
      if (inner !== undefined) return this.listParameters(inner);
      return list.kids.flatMap((kid) => (/declarator/u.test(kid.type) ? this.listParameters(kid) : []));
    }
    return list.kids.length === 0
      ? listTargets(list, this.text)
      : (/parameters|parameter_list/u.test(list.type) ? list.kids : [list]).flatMap((one) => {
          const named = one.kids.filter(({ field }) => /^(?:name|pattern|declarator)$/u.test(field));
          return named.length > 0 ? named.flatMap((kid) => listTargets(kid, this.text)) : listTargets(one, this.text);
        });
  }
}
