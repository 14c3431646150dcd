/** Parameters of new functions that nothing reads, where no caller or interface can ask for them. */
import type { Definition, FileChange, FileSyntax, RawFinding } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';
import { isMarkedPrivate } from './private-marks.js';

/** Finds them in a file, of which the whole new side has to be at hand. */
export function findUnusedParameters(change: FileChange, { symbolChanges, after }: FileSyntax): readonly RawFinding[] {
  const text = change.file.new_text;
  if (text === null || after?.whole !== true || text.length > MAX_TEXT || change.class !== 'source') return [];
  const fresh = symbolChanges.flatMap(({ change: how, after: one }) =>
    how === 'added' && one !== null ? [withoutFields(one)] : [],
  );
  const candidates = fresh.filter((one) => one.parameters.length > 0 && isOwn(one, change.language ?? ''));
  const inner = findInnerFunctions(change);
  if (candidates.length === 0 && inner.length === 0) return [];
  const lines = text.split('\n');
  return [...candidates, ...inner].slice(0, MAX_FUNCTIONS).flatMap((one) => {
    if (!isCalledAlone(text, one.name)) return [];
    const body = lines.slice(one.first - 1, one.last).map((line) => line.slice(0, REACH.longLine));
    const words = body
      .join('\n')
      .replace(/^(.*?:\s*\n\s*)(?:"""|\u0027\u0027\u0027)[\s\S]*?(?:"""|\u0027\u0027\u0027)/u, '$1');
    if (body.length < LEAST_LINES || body.length > MAX_INNER || STUB.test(words)) return [];
    return one.parameters.flatMap(({ name }): readonly RawFinding[] => {
      if (!/^[A-Za-z]\w{1,60}$/u.test(name) || /^(?:self|cls|this|unused\w*|ignored?\w*|dummy\w*)$/u.test(name))
        return [];
      if (words.match(new RegExp(String.raw`(?<![\w$])${name}(?![\w$])`, 'gu'))?.length !== 1) return [];
      return [
        {
          file: change.file.path,
          first: one.first,
          last: one.first,
          title: `${clip(one.name, 50)} never reads its parameter ${clip(name, 40)}`,
          rationale:
            'The function is new, and nothing in it reads this parameter. If another value is read instead, that is a fault. If not, remove the parameter.',
          anchor: `${one.name} ${name}`,
        },
      ];
    });
  });
}

const MAX_TEXT = 400_000;
const LEAST_LINES = 3;
/** The text is searched once for each of them, so there are not more. */
const MAX_FUNCTIONS = 40;
/** A body that is yet to come, or of which a macro or a build decides. */
const STUB =
  /\b(?:NotImplemented\w*|TODO\(|unimplemented!|todo!|abstract|arguments|locals\(\)|func_get_args|eval\()|^\s*#\s?if/mu;

/** Leaves out parameters that are fields: other code of the class reads them. */
function withoutFields(one: Definition): Definition {
  const fields = new Set([...one.signature.slice(0, REACH.statement).matchAll(FIELD)].map(([, name]) => name));
  return fields.size === 0 ? one : { ...one, parameters: one.parameters.filter(({ name }) => !fields.has(name)) };
}

/** A parameter of TypeScript, PHP or Kotlin with a modifier that makes a field of it. */
const FIELD =
  /[(,]\s{0,80}(?:(?:private|public|protected|readonly|override|val|var)\s{1,80}){1,3}(?:[\w?\\|]{1,80}\s{1,4})?\$?(\w{1,60})/gu;

type Function = Pick<Definition, 'name' | 'first' | 'last' | 'parameters'>;

const FREE: ReadonlySet<string> = new Set(['Go', 'TypeScript', 'TSX', 'JavaScript', 'Python', 'Kotlin']);

/** Returns true for functions that no interface asks for. */
function isOwn({ kind, container, signature, exported, name }: Definition, language: string): boolean {
  if (/\b(?:override|abstract|virtual|external|native|operator|expect|actual)\b|@/u.test(signature)) return false;
  // Parameters of a constructor that are fields may be private, too.
  const [head = ''] = signature.split('(', 1);
  if (kind === 'method') return isMarkedPrivate(head, language) || name.startsWith('#');
  return kind === 'function' && container === null && FREE.has(language) && (!exported || language === 'Python');
}

/** Functions that are values with a name, in new lines: in Go these are no definitions. */
const INNER = /^(\s*)(\w{2,60}) := func\(([^()]{1,300})\)[^{]{0,200}\{\s*$/u;

function findInnerFunctions({ file, language, added }: FileChange): readonly Function[] {
  const texts = file.new_text?.split('\n');
  if (language !== 'Go' || texts === undefined) return [];
  return added.flatMap(({ text, number }): readonly Function[] => {
    const found = INNER.exec(text.slice(0, REACH.statement));
    if (found === null) return [];
    const indent = found[1] ?? '';
    const length = texts.slice(number, number + MAX_INNER).findIndex((line) => line.startsWith(`${indent}}`));
    if (length < 0) return [];
    const parameters = (found[3] ?? '').split(',').map((one) => ({
      name: one.trim().split(/\s/u)[0] ?? '',
      optional: false,
      type: '',
    }));
    return [{ name: found[2] ?? '', first: number, last: number + length + 1, parameters }];
  });
}

const MAX_INNER = 200;

/** Returns true if the file calls the function and never hands it on as a value: then nobody else says what it takes. */
function isCalledAlone(text: string, name: string): boolean {
  if (!/^[\w$#]{1,100}$/u.test(name)) return false;
  const places = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])(\s{0,4}(?:<[^<>()]{0,80}>|\[[^[\]()]{0,80}\])?\(|\s{0,4}:?=\s{0,4}func\()?`,
        'gu',
      ),
    ),
  ];
  return places.length > 1 && places.every(([, called]) => called !== undefined);
}
