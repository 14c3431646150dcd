/** Another default: the text says what holds when nothing is said, and the lines give another value. */

import type { ChangeText, TextLine } from '../change-text.js';
import type { Statement, TextEvidence } from '../statement.js';
import { countShared, createContradiction } from '../statement.js';

const STATED =
  /\bdefaults? (?:(?:value )?(?:is|are|of|to|stays|remains|becomes)|to) (?:be )?["'`“]?(?<is>[\w.+-]{1,40})|["'`“]?(?<before>[\w.+-]{1,40})["'`”]? (?:by default|is the default|per default)|\b(?:standardmassig|par defaut|por defecto) ["'`]?(?<after>[\w.-]{1,40})/iu;
/** A word that each such text has, asked first: V8 takes long to compile the pattern. */
const SIGNS = /default|standardmassig|par defaut|por defecto/u;
const OFF = /^(?:off|false|disabled|inactive|hidden|closed|no|never|none|excluded|aus|inactif|desactivado)$/iu;
const ON = /^(?:on|true|enabled|active|shown|visible|open|yes|always|included|an|actif|activado)$/iu;
/** A line that gives a truth value where none is given. */
const GIVES_TRUTH = /(?:[=:?|,(]|\bdefault\w*\b|=>)\s{0,3}["']?\b(true|false|yes|no|on|off|True|False|nil|null)\b/u;
/** A name with such a word is true when the thing is off. */
const NEGATIVE_NAME = /(?:disabl|\bno[-_A-Z]|No[A-Z]|without|skip|hid(?:e|den)|suppress|exclud|ignor|prevent)/u;
const GIVES = /\bdefault|\?\?|\|\||unwrap_or|getOrDefault|fallback|=/iu;
const WORDLESS =
  /^(?:the|a|an|as|not|used|set|same|now|it|this|that|what|before|current|empty|new|value|behaviou?r)$/iu;

/** Compares a stated default with the lines. */
export function compareDefaults(statement: Statement, change: ChangeText): TextEvidence {
  const { asks: text } = statement.criterion;
  const match = SIGNS.test(text.toLowerCase()) ? STATED.exec(text) : null;
  const value = match?.groups?.['is'] ?? match?.groups?.['before'] ?? match?.groups?.['after'];
  if (match === null || value === undefined || WORDLESS.test(value)) return NOTHING;
  if (ON.test(value) || OFF.test(value)) return compareTruth(statement, match[0], ON.test(value));
  const phrase = change.toPhrase(value);
  if (phrase.trim() === '') return NOTHING;
  const given = change.lines.filter(({ side, text }) => side === 'added' && GIVES.test(text));
  if (given.some((line) => line.phrase.includes(phrase))) return NOTHING;
  const other = statement.bound.find(
    (line) => line.side === 'added' && /default/iu.test(line.text) && countShared(statement, line, DEFAULT) >= 1,
  );
  if (other === undefined) return NOTHING;
  return { missing: [`a line that gives "${value}" as a default`], contradicts: [] };
}

const DEFAULT: ReadonlySet<string> = new Set(['default']);
const NOTHING: TextEvidence = { missing: [], contradicts: [] };

/** Contradicted where every line about the same thing gives the other truth value. */
function compareTruth(statement: Statement, says: string, isOn: boolean): TextEvidence {
  const lines = statement.bound.filter(
    (line) => line.side === 'added' && line.class !== 'test' && countShared(statement, line, DEFAULT) > 0,
  );
  const read = lines.flatMap((line) => {
    const truth = readTruth(line);
    return truth === null ? [] : [{ line, truth }];
  });
  const [first] = read;
  if (first === undefined || read.some(({ truth }) => truth === isOn)) return NOTHING;
  return { missing: [], contradicts: [createContradiction('default', says, first.line)] };
}

function readTruth({ text }: TextLine): boolean | null {
  const value = GIVES_TRUTH.exec(text)?.[1]?.toLowerCase();
  if (value === undefined) return null;
  const isTrue = value === 'true' || value === 'yes' || value === 'on';
  return NEGATIVE_NAME.test(text.slice(0, text.toLowerCase().indexOf(value))) ? !isTrue : isTrue;
}
