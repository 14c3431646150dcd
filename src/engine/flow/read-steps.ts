/** Reads from a tree what gives values to names, and on which ways. */
import { ADDS_TEXT, CHANGES, EACH, PRINTS, PRINTS_BEHIND, READS_INTO, BY_REFERENCE, readCallParts } from './calls.js';
import { readArms } from './read-arms.js';
import { findRole, hasBlocks, type Role } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import { type Block, type Choice, type Expression, type Give, SHARED, type Step } from './steps.js';
import { listTargets, type Target } from './targets.js';

/** Returns the steps of a whole file. */
export function readSteps(root: PlainNode, text: string, language: string): readonly Step[] {
  return new StepReader(text, language).list([root]);
}

type GiveParts = Partial<Pick<Give, 'adds' | 'declares' | 'bare' | 'type' | 'method' | 'quiet'>>;

export class StepReader {
  constructor(
    readonly text: string,
    readonly language: string,
  ) {}

  list(nodes: readonly PlainNode[]): readonly Step[] {
    const out: Step[] = [];
    for (const node of nodes) this.read(node, out);
    return out;
  }

  block(nodes: readonly PlainNode[], around: { readonly start: number; readonly end: number }): Block {
    return { kind: 'block', start: around.start, end: around.end, steps: this.list(nodes) };
  }

  expression({ start, end }: { readonly start: number; readonly end: number }): Expression {
    return { start, end, text: this.text.slice(start, end) };
  }

  read(node: PlainNode, out: Step[]): void {
    if (node.kids.length === 0 && !/^(?:break|next|redo|return|fallthrough)|_statement$|_expression$/u.test(node.type)) return;
    this.readAs(findRole(node.type), node, out);
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
        this.readAssignment(node, out);
        return;
      case 'declare':
        this.readDeclaration(node, out, '', true);
        return;
      case 'update':
        for (const kid of kids) this.read(kid, out);
        if (node.type !== 'prefix_unary_expression' || /^(?:\+\+|--)/u.test(this.text.slice(start, start + 2)))
          for (const target of listTargets(node, this.text))
            this.give(target, node, { start, end: start, text: '1' }, out, { adds: true });
        return;
      case 'foreach':
        this.readForeach(node, out);
        return;
      case 'loop':
        this.readLoop(node, out);
        return;
      case 'if':
      case 'unless':
        this.readChoice(node, out, role === 'unless');
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
          value: /^return/u.test(node.type) && kids[0] !== undefined ? this.expression({ start: kids[0].start, end: kids.at(-1)?.end ?? end }) : null,
        });
        return;
      case 'call':
        this.readCall(node, out);
        return;
      case 'binds':
        for (const kid of kids) this.read(kid, out);
        this.readBinding(node, out);
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
      if (findRole(kid.type) === 'declare') this.readDeclaration(kid, out, typed, node.type !== 'variable_declaration' || this.language === 'C#');
      else if (kid.field === 'declarator' && node.type === 'declaration')
        for (const target of listTargets(kid, this.text)) this.give(target, kid, null, out, { declares: true, bare: true, type: typed });
      else this.read(kid, out);
    }
  }

  /** Its parts may happen or not. */
  private readUnknown(node: PlainNode, out: Step[]): void {
    if (node.type === 'binary_expression' || node.type === 'binary' || node.type === 'boolean_operator') {
      const [left, ...others] = node.kids;
      if (left !== undefined) this.read(left, out);
      this.maybe(others, node, out);
      this.readShift(node, out);
      return;
    }
    this.maybe(node.kids, node, out);
  }

  private maybe(nodes: readonly PlainNode[], { start, end }: PlainNode, out: Step[], again = false): void {
    const steps = this.list(nodes);
    if (steps.length > 0) out.push({ kind: 'maybe', start, end, again, steps });
  }

  /** Gives a value to a target. */
  give(
    { name, key, whole }: Target,
    { start, end }: { readonly start: number; readonly end: number },
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
      method: into && method === null ? { name: '[]', args: [{ start, end: start, text: key }, ...(value === null ? [] : [value])] } : method,
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
    if (list.type === 'function_declarator' || list.type === 'pointer_declarator' || list.type === 'lambda_declarator' || list.type === 'reference_declarator') {
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

  private readAssignment(node: PlainNode, out: Step[]): void {
    const left = findKid(node, 'left');
    const right = findKid(node, 'right');
    if (left === undefined) return this.readUnknown({ ...node, type: '' }, out);
    if (!/identifier|variable/u.test(left.type)) for (const kid of left.kids) this.read(kid, out);
    if (right !== undefined) this.read(right, out);
    const type = findKid(node, 'type');
    const sign = this.text.slice(left.end, right?.start ?? node.end).trim();
    const plain = /^(?::[^=]*)?:?=\s*&?$/u.test(sign);
    const declares = node.type === 'short_var_declaration';
    const targets = listTargets(left, this.text);
    const values = right !== undefined && /list$/u.test(right.type) ? right.kids : right === undefined ? [] : [right];
    const single = values.length === 1 && targets.length > 1;
    targets.forEach((target, at) => {
      const value = targets.length === values.length || (single && values[0] !== undefined) ? values[single ? 0 : at] : right;
      this.give(target, node, value === undefined ? null : this.expression(value), out, {
        adds: !plain && right !== undefined,
        declares,
        bare: right === undefined,
        type: type === undefined ? '' : this.text.slice(type.start, type.end),
      });
    });
    if (right !== undefined) this.readAlias(left, right, node, out);
  }

  /** A second name for the same value: what is written by it is not seen. */
  private readAlias(left: PlainNode, right: PlainNode, node: PlainNode, out: Step[]): void {
    const refers =
      node.type === 'reference_assignment_expression' ||
      left.type === 'reference_declarator' ||
      (/^(?:C|C\+\+|Go)$/u.test(this.language) && this.text.startsWith('&', right.start)) ||
      (this.language === 'Rust' && this.text.startsWith('&mut', right.start));
    if (!refers) return;
    for (const target of listTargets(right, this.text)) this.give({ ...target, key: null }, node, null, out, { adds: true });
  }

  private readDeclaration(node: PlainNode, out: Step[], declared: string, own: boolean): void {
    const names = node.kids.filter(({ field }) => field === 'name' || field === 'pattern' || field === 'declarator');
    const left = names.length > 0 ? names : node.kids.slice(0, 1);
    const value = findKid(node, 'value') ?? (this.language === 'C#' ? node.kids.slice(1).find(({ type }) => type !== 'bracketed_argument_list') : undefined);
    const apart = findKid(node, 'alternative');
    if (value !== undefined) this.read(value, out);
    if (apart !== undefined) this.maybe([apart], node, out);
    const targets = left.flatMap((one) => listTargets(one, this.text));
    const values = value !== undefined && /list$/u.test(value.type) && value.type !== 'initializer_list' ? value.kids : value === undefined ? [] : [value];
    const type = findKid(node, 'type');
    targets.forEach((target, at) => {
      const given = values.length === targets.length ? values[at] : value;
      this.give(target, node, given === undefined ? null : this.expression(given), out, {
        declares: own && hasBlocks(this.language) && node.type !== 'named_expression',
        bare: value === undefined,
        type: (type === undefined ? declared : this.text.slice(type.start, type.end)).replace(/^:\s*/u, ''),
      });
    });
    if (value !== undefined && left[0] !== undefined) this.readAlias(left[0], value, node, out);
  }

  private readForeach(node: PlainNode, out: Step[]): void {
    const [first, second] = node.kids;
    const range = node.kids.find(({ type }) => type === 'range_clause' || type === 'enumerators');
    const from = range ?? node;
    const pattern = findKid(from, 'left', 'pattern', 'name', 'declarator') ?? (this.language === 'PHP' ? second : first);
    const listed = findKid(from, 'right', 'value', 'collection') ?? (this.language === 'PHP' ? first : undefined);
    if (listed !== undefined) this.read(listed, out);
    const steps: Step[] = [];
    const declares = hasBlocks(this.language) || node.type === 'for_in_clause';
    if (pattern !== undefined)
      for (const target of listTargets(pattern, this.text))
        this.give(target, { start: pattern.start, end: pattern.end }, listed === undefined ? null : this.expression(listed), steps, {
          declares,
        });
    const rest = node.kids.filter((kid) => kid !== pattern && kid !== listed && kid !== range && kid.field !== 'alternative');
    steps.push(...this.list(rest));
    out.push({ kind: 'maybe', start: node.start, end: node.end, again: true, steps });
    const apart = findKid(node, 'alternative');
    if (apart !== undefined) this.maybe([apart], apart, out);
  }

  private readLoop(node: PlainNode, out: Step[]): void {
    const range = node.kids.find(({ type }) => type === 'range_clause');
    if (range !== undefined) return this.readForeach(node, out);
    const clause = node.kids.find(({ type }) => type === 'for_clause');
    const heads = clause === undefined ? node.kids : [...clause.kids, ...node.kids.filter((kid) => kid !== clause)];
    const before = heads.filter(({ field }) => /^init/u.test(field));
    const alternative = node.kids.filter(({ field }) => field === 'alternative');
    const steps = [...this.list(before)];
    this.maybe(heads.filter((kid) => !before.includes(kid) && !alternative.includes(kid)), node, steps, true);
    if (steps.length > 0) out.push({ kind: 'block', start: node.start, end: node.end, steps });
    for (const one of alternative) this.maybe([one], one, out);
  }

  private readChoice(node: PlainNode, out: Step[], unless: boolean): void {
    const condition = findKid(node, 'condition');
    const before = node.kids.filter(({ field }) => /^init/u.test(field));
    const yes = node.kids.filter(({ field }) => field === 'consequence' || field === 'body');
    const others = node.kids.filter(({ field }) => field === 'alternative');
    if (condition === undefined || yes.length === 0 ) return this.maybe(node.kids, node, out);
    const own = /let_condition|let_chain|condition_clause/u.test(condition.type) || before.length > 0 || /let_condition/u.test(condition.kids.map(({ type }) => type).join(' '));
    const steps: Step[] = [];
    for (const one of before) this.read(one, steps);
    this.read(condition, steps);
    const [next, ...rest] = others;
    const chained = next !== undefined && /^(?:elif|else_if|elsif)/u.test(next.type);
    const no =
      next === undefined
        ? this.block([], { start: node.end, end: node.end })
        : chained
          ? { kind: 'block' as const, start: next.start, end: node.end, steps: this.chain(next, rest) }
          : this.block(/^else/u.test(next.type) ? next.kids : [next], next);
    const taken = this.block(yes, { start: yes[0]?.start ?? node.start, end: yes.at(-1)?.end ?? node.end });
    const choice: Choice = {
      kind: 'choice',
      start: node.start,
      end: node.end,
      condition: own ? null : this.expression(condition),
      yes: unless ? no : taken,
      no: unless ? taken : no,
    };
    steps.push(choice);
    if (own) out.push({ kind: 'block', start: node.start, end: node.end, steps });
    else out.push(...steps);
  }

  /** Reads an `elif` with what comes after it in the same statement. */
  private chain(next: PlainNode, rest: readonly PlainNode[]): readonly Step[] {
    const steps: Step[] = [];
    const end = rest.at(-1)?.end ?? next.end;
    this.readChoice({ ...next, end, kids: [...next.kids.filter(({ field }) => field !== 'alternative'), ...rest.map((one) => ({ ...one, field: 'alternative' }))] }, steps, false);
    return steps;
  }

  private readCall(node: PlainNode, out: Step[]): void {
    const { receiver, callee, args } = readCallParts(node, this.text);
    const each = receiver !== null && EACH.has(callee) ? receiver : null;
    for (const kid of node.kids) this.readArgument(kid, each, out);
    const list = findKid(node, 'arguments');
    const given = list === undefined ? null : this.expression(list);
    const method = callee.replace(/^.*[.:>]/u, '');
    if (receiver !== null && (ADDS_TEXT.has(method) || CHANGES.has(method)) && given !== null) {
      const [target] = listTargets(receiver, this.text);
      if (target !== undefined)
        this.give({ ...target, key: null }, node, given, out, {
          adds: true,
          quiet: !ADDS_TEXT.has(method),
          method: { name: method, args: args.map((one) => this.expression(one)) },
        });
    }
    const qualified = receiver === null ? callee : `${this.text.slice(receiver.start, receiver.end)}.${callee}`;
    const [into, ...others] = args;
    if (into !== undefined && PRINTS.test(qualified)) {
      const printed = others[0] === undefined ? null : this.expression({ start: others[0].start, end: others.at(-1)?.end ?? node.end });
      const bounded = /^\s{0,4}(?:sizeof\b[^,]{0,60}|\d{1,6}|[A-Z_]{2,40}|\w{0,20}(?:size|len)\w{0,10})\s{0,4},/u;
      const format = /printf?|write/iu.test(qualified);
      const value = printed === null ? null : { ...printed, text: format ? `sprintf(${printed.text.replace(bounded, '')})` : `(${printed.text})` };
      for (const target of listTargets(into, this.text))
        this.give({ ...target, key: null }, node, value, out, { adds: PRINTS_BEHIND.test(qualified) });
    } else if (this.mayRead(qualified)) {
      for (const arg of args.slice(this.language === 'PHP' ? 1 : 0))
        for (const target of listTargets(arg, this.text)) this.give(target, node, null, out, { adds: true });
    }
    for (const arg of list?.kids ?? []) this.readReference(arg, qualified, node, out);
  }

  private mayRead(callee: string): boolean {
    return this.language === 'PHP' ? BY_REFERENCE.test(callee) : /^C(?:\+\+)?$/u.test(this.language) && READS_INTO.test(callee);
  }

  private readArgument(kid: PlainNode, each: PlainNode | null, out: Step[]): void {
    const role = findRole(kid.type);
    const block = kid.type === 'block' && kid.field === 'block';
    if (role === 'inner' || block) this.readInner(kid, out, each);
    else if (each !== null && (kid.field === 'arguments' || kid.type === 'argument')) for (const one of kid.kids) this.readArgument(one, each, out);
    else this.read(kid, out);
  }

  /** `&name`, `ref name`, `out name`: the call may give it a value. */
  private readReference(arg: PlainNode, callee: string, call: PlainNode, out: Step[]): void {
    const written = this.text.slice(arg.start, arg.end);
    const way = /^(?:&(?!&)(?:mut\s)?|ref\s|out\s)/u.exec(written)?.[0];
    if (way === undefined || !/^(?:C|C\+\+|C#|Go|Rust)$/u.test(this.language) || (this.language === 'Rust' && !written.startsWith('&mut'))) return;
    const parsed = /TryParse(?:Exact)?$/u.test(callee) && way.startsWith('out');
    const value = parsed ? { start: arg.start, end: arg.start, text: '0' } : null;
    for (const target of listTargets(arg.kids.at(-1) ?? arg, this.text))
      this.give({ ...target, key: null }, call, value, out, { adds: !way.startsWith('out'), ...(parsed && { type: 'int' }) });
  }

  /** `text << more` of Ruby and of streams, and `stream >> name`. */
  private readShift(node: PlainNode, out: Step[]): void {
    const [left, right] = [node.kids[0], node.kids.at(-1)];
    if (left === undefined || right === undefined || left === right) return;
    const sign = this.text.slice(left.end, right.start).trim();
    if (sign !== '<<' && !(sign === '>>' && this.language === 'C++')) return;
    let base = left;
    while (/^binary/u.test(base.type) && base.kids[0] !== undefined) base = base.kids[0];
    const into = sign === '<<' ? base : right;
    if (!/identifier|variable/u.test(into.type)) return;
    const value = sign === '<<' ? this.expression(right) : null;
    for (const target of listTargets(into, this.text)) this.give(target, node, value, out, { adds: true });
  }

  /** Names that something else than an assignment binds: nothing is known of their values. */
  private readBinding(node: PlainNode, out: Step[]): void {
    const shared = /^(?:global|nonlocal)|use_clause$/u.test(node.type);
    const every = shared || /^(?:delete|unset)/u.test(node.type);
    const named = node.kids.filter(({ field, type }) =>
      node.type === 'anonymous_function_use_clause' ? type === 'by_ref' : field === 'name' || field === 'alias' || every,
    );
    for (const one of named)
      for (const target of listTargets(one, this.text))
        this.give(target, node, null, out, { adds: shared, ...(shared && { type: SHARED }) });
  }
}
