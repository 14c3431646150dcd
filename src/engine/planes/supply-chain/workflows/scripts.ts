/** The scripts of a workflow's steps, from its outline: each with the lines that it is written on. */
import type { OutlineLine } from '../../outline.js';

/** A text that a shell or an interpreter runs. */
export interface Script {
  /** `run`, or the input that an action runs. */
  readonly key: string;
  /** The first line holds the key. Of a script whose key the hunk does not show, the line itself. */
  readonly lines: readonly OutlineLine[];
  /** The texts of the lines, without the key, joined by line breaks. */
  readonly text: string;
  /** Where the text of each line begins. */
  readonly offsets: readonly number[];
}

/** Inputs of actions that run what they are given, and fields of a step that name a program. */
const INPUTS =
  /^(?:script|(?:inline|pre|post|before|after)[-_]?(?:script|commands?)|run|cmd|commands?|shell|entrypoint)$/iu;

/** Returns the scripts in their order. */
export function listScripts(lines: readonly OutlineLine[]): readonly Script[] {
  const scripts: Script[] = [];
  let open: { key: string; lines: OutlineLine[]; texts: string[] } | null = null;
  const close = () => {
    if (open !== null) scripts.push(buildScript(open.key, open.lines, open.texts));
    open = null;
  };
  for (const line of lines) {
    if (open !== null && line.key === null && line.parents.at(-1) === open.key && (line.block || !line.item)) {
      open.lines.push(line);
      open.texts.push(line.text.trim());
      continue;
    }
    close();
    if (line.key !== null && runsText(line.key, line.parents)) {
      open = { key: line.key, lines: [line], texts: [readValueText(line)] };
    } else if (isLoose(line)) scripts.push(buildScript('', [line], [line.text.trim()]));
  }
  close();
  return scripts;
}

function runsText(key: string, parents: readonly string[]): boolean {
  if (key === 'run') return parents.at(-1) !== 'defaults';
  return (
    INPUTS.test(key) && (key === 'shell' || key === 'entrypoint' || parents.length === 0 || parents.at(-1) === 'with')
  );
}

/** The text behind the key as written: an outline's value ends at a quote or a comment. */
function readValueText({ text }: OutlineLine): string {
  return text.slice(text.indexOf(':') + 1).trim();
}

/** Returns true for a line that a hunk shows without its key, and that is no `key: value` itself. */
function isLoose({ key, parents, text }: OutlineLine): boolean {
  return key === null && parents.length === 0 && text.trim() !== '' && !/^\s*(?:-\s|#|[\w-]{1,60}:\s)/u.test(text);
}

function buildScript(key: string, lines: readonly OutlineLine[], texts: readonly string[]): Script {
  let at = 0;
  const offsets = texts.map((text) => {
    const start = at;
    at += text.length + 1;
    return start;
  });
  return { key, lines, text: texts.join('\n'), offsets };
}

/** Returns the lines of a script between two places of its text. */
export function listLinesBetween(script: Script, start: number, end: number): readonly OutlineLine[] {
  return script.lines.filter((_, index) => {
    const from = script.offsets[index] ?? 0;
    const to = script.offsets[index + 1] ?? Number.POSITIVE_INFINITY;
    return from < end && to > start;
  });
}

/** A step: its own lines, from its `-` on. */
export interface Step {
  readonly lines: readonly OutlineLine[];
  /** The action that it uses, without its ref, in lower case; empty if it uses none. */
  readonly action: string;
}

/** Returns the steps of a workflow or of a composite action. Of a hunk, those whose beginning it shows. */
export function listSteps(lines: readonly OutlineLine[]): readonly Step[] {
  const steps: OutlineLine[][] = [];
  let indent = -1;
  for (const line of lines) {
    const { key, value, item, block, parents } = line;
    const blank = key === null && value === '' && !item;
    if (!block && !blank && indent >= 0 && (line.indent < indent || (item && line.indent === indent))) indent = -1;
    const begins =
      item &&
      key !== null &&
      indent < 0 &&
      (parents.at(-1) === 'steps' || (parents.length === 0 && STEP_KEYS.has(key)));
    if (begins) {
      indent = line.indent;
      steps.push([line]);
    } else if (indent >= 0) steps.at(-1)?.push(line);
  }
  return steps.map((own) => ({
    lines: own,
    action:
      own
        .find(({ key, indent: at, block }) => key === 'uses' && !block && at === own[0]?.indent)
        ?.value.replace(/@.*$/u, '')
        .toLowerCase() ?? '',
  }));
}

const STEP_KEYS: ReadonlySet<string> = new Set(['uses', 'run', 'name', 'id', 'if', 'env', 'with', 'shell']);

/** Returns the line of an input (`with:`) of a step. */
export function findInput(step: Step, name: RegExp): OutlineLine | undefined {
  return step.lines.find(
    ({ key, parents, block }) => !block && key !== null && name.test(key) && parents.at(-1) === 'with',
  );
}

/** Returns the line that names the action of a step; undefined if there is none. */
export function findUses({ lines }: Step): OutlineLine | undefined {
  return lines.find(({ key, block }) => key === 'uses' && !block);
}
