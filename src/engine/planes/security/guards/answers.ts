import { findClosing, findExpressionEnd, type Token } from '../../../text/body-tokens.js';
import { type Expression, spell } from './conditions.js';

/** An early exit: `if (condition) return 403`. */
export interface Exit {
  readonly condition: Expression;
  /** True for `unless` and `guard`: it leaves if the condition does not hold. */
  readonly unless: boolean;
  /** What it does: throws or says no, says yes, or something else. */
  readonly does: 'refuses' | 'allows' | 'other';
}

/** What a function answers and when it leaves early: the parts of a body that decide about access. */
export interface Answers {
  /** Expressions that the function returns, in order; constants too. */
  readonly returned: readonly Expression[];
  readonly exits: readonly Exit[];
  /** The number of places that throw, or answer no. */
  readonly refusals: number;
  /** The function says yes in every case, by its first unconditional answer. */
  readonly always: 'yes' | 'no' | null;
  /** Names that are called. */
  readonly callees: ReadonlySet<string>;
  /** It contains no statement. */
  readonly empty: boolean;
}

const YES =
  /^(?:(?:await|Promise|resolve|Task|ValueTask|FromResult|Mono|Observable|just|of|Future|successful|CompletableFuture|completedFuture|Ok|Boolean|Bool|\.|\(|\)|! 0) ?)*(?:true|True|TRUE|! 0|1)(?: ?\))*(?: , nil)?$/u;
const NO =
  /^(?:(?:await|Promise|resolve|Task|FromResult|Mono|just|of|Future|successful|Ok|Boolean|\.|\() ?)*(?:false|False|FALSE|! 1|0)(?: ?\))*(?: , nil)?$/u;

const THROWS =
  /^(?:throw|raise|panic|abort|abort_if|abort_unless|die|reject|deny|Err|bail|ensure|halt|fatalError|preconditionFailure|exit|redirect|redirect_to|\w{0,40}(?:Forbidden|Unauthorized|PermissionDenied|AccessDenied)\w{0,40}|401|403|assert|require|check)$/u;

/** Returns true for an answer that is always yes. */
export function saysYes(expression: Expression): boolean {
  return YES.test(spell(expression));
}
/** Returns true for an answer that is always no. */
export function saysNo(expression: Expression): boolean {
  return NO.test(spell(expression));
}

/** An error as an answer, as Go and Rust give it; null where it stands for nobody. */
const ERROR = /\b[eE]rr(?:or)?(?:s|f|[A-Z_]\w{0,60})?\b|\bErrorf\b|^(?:null|None|- E[A-Z]{2,12})$/u;

/** Words that begin a statement that is no answer. */
const STATEMENT =
  /^(?:return|throw|raise|if|unless|for|while|switch|case|when|match|try|catch|except|rescue|ensure|finally|else|elif|elsif|end|begin|do|var|val|let|const|def|fn|func|function|class|with|import|pass|break|continue|yield|await|\}|\)|\])$/u;

/** Reads a body. `wants` is the answer that lets somebody in. */
export function readAnswers(tokens: readonly Token[], wants: 'yes' | 'no'): Answers {
  const allows = wants === 'yes' ? saysYes : saysNo;
  const refuses = wants === 'yes' ? saysNo : saysYes;
  const base = Math.min(...tokens.filter(({ starts }) => starts).map(({ indent }) => indent), Number.POSITIVE_INFINITY);
  const returned: Expression[] = [];
  let refusals = 0;
  let always: Answers['always'] = null;
  let open = true;
  const callees = new Set<string>();
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (/^[\p{IDS}_$]/u.test(token.text) && (next?.text === '(' || next?.text === '!')) callees.add(token.text);
    if (THROWS.test(token.text)) {
      refusals += 1;
      open = false;
    }
    if (token.text !== 'return') return;
    const expression = tokens.slice(at + 1, findExpressionEnd(tokens, at + 1));
    if (next?.starts === true || expression.length === 0) return;
    const answer = cutPostfix(expression);
    returned.push(answer);
    if (refuses(answer) || ERROR.test(spell(answer))) refusals += 1;
    const top = isTop(tokens, at, base) && answer.length === expression.length;
    if (open && top && always === null) always = saysYes(answer) ? 'yes' : saysNo(answer) ? 'no' : null;
    if (!allows(answer)) open = false;
  });
  const implicit = returned.length === 0 || !endsWithReturn(tokens, base) ? readLastExpression(tokens, base) : null;
  if (implicit !== null) {
    returned.push(implicit);
    if (open && always === null) always = saysYes(implicit) ? 'yes' : saysNo(implicit) ? 'no' : null;
  }
  return {
    returned,
    exits: readExits(tokens, allows, refuses),
    refusals,
    always,
    callees,
    empty: tokens.every(({ text }) => /^(?:[{}();]|pass|return|nil|null|None|undefined|\.)$/u.test(text)),
  };
}

/** Removes `if …` and `unless …` behind an answer. */
function cutPostfix(expression: Expression): Expression {
  const at = expression.findIndex(({ text, starts }) => /^(?:if|unless)$/u.test(text) && !starts);
  return at > 0 ? expression.slice(0, at) : expression;
}

/** Returns true for a statement of the body itself, inside no block. */
function isTop(tokens: readonly Token[], at: number, base: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined) return false;
  if (before === undefined) return true;
  if (token.starts) return token.indent <= base && !/^(?:\)|else|then|:)$/u.test(before.text);
  return (
    before.text === ';' && token.depth === (tokens[0]?.depth ?? 0) && before.indent <= base && lineIsPlain(tokens, at)
  );
}

function lineIsPlain(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token === undefined || /^(?:if|for|while|else|unless)$/u.test(token.text)) return false;
    if (token.starts) return true;
  }
  return true;
}

function endsWithReturn(tokens: readonly Token[], base: number): boolean {
  const last = tokens.findLast(({ starts, indent, text }) => starts && indent <= base && !/^[})\]]$/u.test(text));
  return last?.text === 'return';
}

/** Returns the last statement of a body if it can be its answer. */
function readLastExpression(tokens: readonly Token[], base: number): Expression | null {
  const [head] = tokens;
  if (head === undefined) return null;
  const at = tokens.findLastIndex(
    ({ starts, indent, text }, index) =>
      index === 0 || (starts && indent <= base && !/^(?:[})\].]|&&|\|\||and|or|\?|:)$/u.test(text)),
  );
  const first = tokens[at];
  if (first === undefined || STATEMENT.test(first.text)) return null;
  const expression = tokens.slice(at, findExpressionEnd(tokens, at));
  return expression.some(({ text }) => text === '=' || text === '=>') ? null : expression;
}

const MAX_EXIT = 16;

function readExits(
  tokens: readonly Token[],
  allows: (one: Expression) => boolean,
  refuses: (one: Expression) => boolean,
): readonly Exit[] {
  return tokens.flatMap((token, at): readonly Exit[] => {
    if (!/^(?:if|unless|guard|elif|elsif)$/u.test(token.text)) return [];
    const line = findLineStart(tokens, at);
    const postfix =
      line < at && /^(?:return|raise|throw|redirect_to|head|render|abort|halt)$/u.test(tokens[line]?.text ?? '');
    const end = postfix ? findExpressionEnd(tokens, at + 1) : findConditionEnd(tokens, at + 1);
    const condition = trim(tokens.slice(at + 1, end));
    if (condition.length === 0) return [];
    const block = postfix ? tokens.slice(line, at) : readConsequence(tokens, end);
    const unless = token.text === 'unless' || token.text === 'guard';
    return [{ condition, unless, does: classifyBlock(block, allows, refuses) }];
  });
}

/** Removes brackets around a condition. */
function trim(condition: Expression): Expression {
  const whole = condition[0]?.text === '(' && findClosing(condition, 0) === condition.length - 1;
  return whole ? condition.slice(1, -1) : condition;
}

function findLineStart(tokens: readonly Token[], at: number): number {
  let line = at;
  while (line > 0 && tokens[line]?.starts !== true) line -= 1;
  return line;
}

/** Returns the index behind a condition: behind its brackets, or before `{`, `:`, `then`, `else` or the next line. */
function findConditionEnd(tokens: readonly Token[], at: number): number {
  const depth = tokens[at]?.depth ?? 0;
  if (tokens[at]?.text === '(') {
    const close = findClosing(tokens, at);
    const next = tokens[close + 1];
    if (next === undefined || next.starts || /^(?:\{|return|throw|raise|panic|[\p{IDS}_$]+)$/u.test(next.text)) {
      if (!/^(?:and|or|in|is|not)$/u.test(next?.text ?? '')) return close + 1;
    }
  }
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.depth < depth) return index;
    if (token.depth === depth && /^(?:\{|:|then|else)$/u.test(token.text)) return index;
    if (token.depth === depth && token.starts && index > at && findExpressionEnd(tokens, at) <= index) return index;
  }
  return tokens.length;
}

function readConsequence(tokens: readonly Token[], end: number): readonly Token[] {
  let from = end;
  while (/^(?:[{:]|then|else)$/u.test(tokens[from]?.text ?? '')) from += 1;
  const first = tokens[from];
  if (first === undefined) return [];
  const stop = tokens.findIndex(
    (token, index) =>
      index > from &&
      (token.depth < first.depth ||
        (token.starts && (token.indent < first.indent || /^(?:end|else|elif|elsif)$/u.test(token.text)))),
  );
  return tokens.slice(from, Math.min(stop < 0 ? tokens.length : stop, from + MAX_EXIT));
}

function classifyBlock(
  block: readonly Token[],
  allows: (one: Expression) => boolean,
  refuses: (one: Expression) => boolean,
): Exit['does'] {
  const at = block.findIndex(({ text }) => text === 'return');
  const answer = at < 0 ? null : block.slice(at + 1, findExpressionEnd(block, at + 1));
  if (answer !== null && allows(answer)) return 'allows';
  if (block[0]?.text === 'next' && block[1]?.text === '(' && block[2]?.text === ')') return 'allows';
  if (answer?.[0]?.text === 'next' && answer[2]?.text === ')') return 'allows';
  if (block.some(({ text }) => THROWS.test(text))) return 'refuses';
  return answer !== null && (refuses(answer) || /^(?:nil|null|None|err|error|- E[A-Z]{2,12})$/u.test(spell(answer)))
    ? 'refuses'
    : 'other';
}
