/**
 * Makes the regular expressions of a module late (`late-pattern.js`): each literal becomes a call that makes it when it is needed. Literals
 * that keep a place in a text (`g`, `y`) stay as they are inside functions, where each evaluation makes a new one.
 */
import { findRequiredWords } from './required-words.js';

/** The parts of a module as tsc writes it, of which a regular expression must be told. */
const TOKEN =
  /(?<skipped>(?<![\s\S])#!.*|\s+|\/\/.*|\/\*[\s\S]*?\*\/)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\p{IDS}_$#][\p{IDC}$]*|\d[\w.]*|\/(?<source>(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/(?<flags>[a-z]*)|[\s\S]/uy;
/** From the beginning of a template, or the end of a value in it, to the next value or the end of it. */
const TEMPLATE = /[`}](?:[^\\`$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;
/** After a value, `/` divides. */
const VALUE = /[\p{IDC}$)\]}"'`]$/u;
const NO_VALUE = /^(?:return|typeof|case|in|of|do|else|void|await|yield|delete|throw)$/;
/** The beginning of a statement of the module itself. What it evaluates it evaluates once, unless there is a function in it. */
const CONSTANT = /^(?:export )?const /;
const FUNCTION = /=>|\bfunction\b|\) \{/;

/** @returns the changed module */
export function makePatternsLate(module) {
  const declared = [];
  let written = '';
  let statementAt = 0;
  let before = '';
  /** Of each template that is open: how many braces are open in its value. */
  const templates = [];
  for (let at = 0; at < module.length; ) {
    TOKEN.lastIndex = at;
    const { 0: token, groups } = TOKEN.exec(module);
    const divides = groups.source !== undefined && VALUE.test(before) && !NO_VALUE.test(before);
    let read = divides ? '/' : token;
    let put = read;
    if (groups.source !== undefined && !divides) {
      const statement = written.slice(statementAt);
      const isConstant = CONSTANT.test(statement) && !FUNCTION.test(statement);
      put = makeLate(groups.source, groups.flags, isConstant, declared) ?? token;
    } else if (read === '`' || (read === '}' && templates.at(-1) === 0)) {
      TEMPLATE.lastIndex = at;
      [read] = TEMPLATE.exec(module);
      put = read;
      if (token === '}') templates.pop();
      if (read.endsWith('{')) templates.push(0);
    } else if (read === '{' || read === '}') {
      const inside = templates.pop();
      if (inside !== undefined) templates.push(inside + (read === '{' ? 1 : -1));
    }
    at += read.length;
    written += put;
    if (groups.skipped === undefined) before = put;
    else if (read.endsWith('\n')) statementAt = written.length;
  }
  // On the first line, so that the places of faults stay as they are.
  return declared.length === 0 ? written : `var ${declared.join(', ')}; ${written}`;
}

function makeLate(source, flags, isConstant, declared) {
  if (!isConstant && /[gy]/.test(flags)) return null;
  const words = findRequiredWords(source, flags) ?? [];
  const joined = words.some((word) => word.includes('\0')) ? '' : words.join('\0');
  const call = `late(${[source, flags, joined].map((text) => JSON.stringify(text)).join(', ')})`;
  if (isConstant) return call;
  const name = `late$${declared.length}`;
  declared.push(name);
  return `(${name} ??= ${call})`;
}
