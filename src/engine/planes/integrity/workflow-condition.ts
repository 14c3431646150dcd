import type { RawFinding, Rule } from '../../model.js';
import { type Condition, isText, listConditions, parseCondition } from '../supply-chain/workflows/conditions.js';
import { type ExpressionNode, isTrue, listNodes } from '../supply-chain/workflows/expression.js';
import { isPrivileged, readWorkflows } from '../supply-chain/workflows/outline.js';
import { clip } from '../wording.js';

/** Reports a condition of a workflow that does not hold off what it looks like. */
export const workflowCondition: Rule = {
  id: 'integrity/workflow-condition',
  severity: 'warn',
  summary: 'A condition of a workflow is always true, or can be met by anyone',
  docs: {
    why: 'With text around an expression in double braces, the condition is a string, and such a string is always true. `github.actor` is the person who acted last, not the author of the code.',
    bad: {
      files: {
        '.github/workflows/deploy.yml': [
          ' on: push',
          ' jobs:',
          '   deploy:',
          `+    if: \${{ github.ref == 'refs/heads/main' }} && \${{ github.repository == 'octo/shop' }}`,
          '     steps:',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/deploy.yml': [
          ' on: push',
          ' jobs:',
          '   deploy:',
          `+    if: github.ref == 'refs/heads/main' && github.repository == 'octo/shop'`,
          '     steps:',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    // As written: a parser takes away the line break that makes a condition a text.
    const written = change.files.map(({ parsed: _, ...plain }) => plain);
    return readWorkflows(written, /\bif\b|\$\{\{|github\.|contains/u).flatMap(({ change: { file }, before, after }) => {
      const had = new Set(listConditions(before).map(({ text }) => text.trim()));
      const privileged = isPrivileged(after);
      const found = listConditions(after).flatMap((condition) => {
        const fault = condition.changed && !had.has(condition.text.trim()) ? findFault(condition, privileged) : null;
        return fault === null ? [] : [{ ...fault, number: condition.number, text: condition.text }];
      });
      return KINDS.flatMap((kind): readonly RawFinding[] => {
        const alike = found.filter((one) => one.kind === kind);
        const [first] = alike;
        if (first === undefined) return [];
        const where = alike.map(({ number }) => number).join(', ');
        return [
          {
            file: file.path,
            first: first.number,
            last: first.number,
            title: first.title,
            rationale: `${first.rationale} (${alike.length === 1 ? 'line' : 'lines'} ${clip(where, 200)})`,
            anchor: first.text.trim().slice(0, 300),
            severity: alike.some(({ severity }) => severity === 'warn') ? 'warn' : 'info',
          },
        ];
      });
    });
  },
};

const KINDS = ['text', 'constant', 'actor', 'contains'] as const;

type Fault = Pick<RawFinding, 'title' | 'rationale'> & {
  readonly kind: (typeof KINDS)[number];
  readonly severity: 'warn' | 'info';
};

function findFault(condition: Condition, privileged: boolean): Fault | null {
  const { text } = condition;
  if (isText(condition))
    return {
      kind: 'text',
      title: `Condition is always true: ${clip(text, 70)}`,
      rationale: `With text, a second expression or a line break around \${{ }}, the condition is a string that is not empty, and that is true whatever the parts say. Write the whole condition without \${{ }}.`,
      severity: 'warn',
    };
  const node = parseCondition(condition);
  if (node === null) return null;
  if (findConstant(node) === true)
    return {
      kind: 'constant',
      title: `Condition is always true: ${clip(text, 70)}`,
      rationale:
        'One of its alternatives is a constant that counts as true, whatever the rest says. Compare with each value, ask contains(fromJSON(…), …), or leave the condition out.',
      // “true” alone is meant so.
      severity: node.kind === 'operation' ? 'warn' : 'info',
    };
  return findSpoofable(node, text, privileged) ?? findLooseContains(node, text, privileged);
}

/** Returns whether an expression is always true or always false; null if that depends on the run. */
function findConstant(node: ExpressionNode): boolean | null {
  if (node.kind === 'literal') return isTrue(node.value);
  if (node.kind === 'path') return null;
  if (node.kind === 'call') {
    const texts = node.parts.map((part) => (part.kind === 'literal' ? String(part.value).toLowerCase() : null));
    const [all, part] = texts;
    return node.name === 'contains' && all != null && part != null ? all.includes(part) : null;
  }
  const [left, right] = node.parts.map(findConstant);
  if (node.operator === '!') return left === undefined || left === null ? null : !left;
  if (node.operator === '||')
    return left === true || right === true ? true : left === false && right === false ? false : null;
  if (node.operator === '&&')
    return left === false || right === false ? false : left === true && right === true ? true : null;
  return null;
}

/** Who acted last: whoever makes a bot push or comment last gets its name. */
const LAST_ACTOR =
  /^github\.(?:actor|triggering_actor|actor_id|event\.(?:sender|pull_request\.sender)\.(?:login|id))$/u;
/** Numbers of GitHub's own bots: Dependabot, GitHub Actions, and Renovate. */
const BOT_IDS: ReadonlySet<string> = new Set(['49699333', '41898282', '29139614']);

function findSpoofable(node: ExpressionNode, text: string, privileged: boolean): Fault | null {
  const spoofable = listNodes(node).some((one) => {
    if (one.kind === 'call' && one.name === 'contains') {
      const [list, item] = one.parts;
      const bots = list === undefined ? [] : listNodes(list).filter(isBot);
      return (
        (item?.kind === 'path' && LAST_ACTOR.test(item.path) && bots.length > 0) ||
        (list?.kind === 'path' && LAST_ACTOR.test(list.path) && item !== undefined && isBot(item))
      );
    }
    if (one.kind !== 'operation' || one.operator !== '==') return false;
    return one.parts.some((part) => part.kind === 'path' && LAST_ACTOR.test(part.path)) && one.parts.some(isBot);
  });
  if (!spoofable) return null;
  return {
    kind: 'actor',
    title: `Condition trusts the last actor to be a bot: ${clip(text, 60)}`,
    rationale:
      'github.actor is who caused the last event, not who wrote the code: a stranger can have the bot act on a pull request with the stranger’s commits. Ask github.event.pull_request.user.login, and for pull requests that it is of this repository.',
    severity: privileged ? 'warn' : 'info',
  };
}

function isBot(node: ExpressionNode): boolean {
  if (node.kind !== 'literal') return false;
  const value = String(node.value);
  return /\[bot\]/u.test(value) || BOT_IDS.has(value);
}

/** Contexts that others choose, so that a part of a string is easily met. */
const CHOSEN = /^(?:github\.(?:actor|triggering_actor|ref|ref_name|head_ref|base_ref|event\.)|inputs\.|env\.)/u;

function findLooseContains(node: ExpressionNode, text: string, privileged: boolean): Fault | null {
  const loose = listNodes(node).some(
    (one) =>
      one.kind === 'call' &&
      one.name === 'contains' &&
      one.parts[0]?.kind === 'literal' &&
      one.parts[1]?.kind === 'path' &&
      CHOSEN.test(one.parts[1].path),
  );
  if (!loose) return null;
  return {
    kind: 'contains',
    title: `contains() asks for a part of a string, not for one of a list: ${clip(text, 40)}`,
    rationale:
      'The first argument is one string, so every part of it is met: a branch “mai” is contained in “main develop”. Write contains(fromJSON(\'["main", "develop"]\'), …), or compare with each value.',
    severity: privileged ? 'warn' : 'info',
  };
}
