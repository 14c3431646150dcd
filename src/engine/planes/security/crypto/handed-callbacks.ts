/** Where a file of C# hands a callback that takes any certificate to a connection: by its name, or through a method of its own. */
import { readCheckBody, saysYes } from './check-bodies.js';

/** What such a callback is: https://learn.microsoft.com/en-us/dotnet/api/system.net.security.remotecertificatevalidationcallback */
const CALLBACK = String.raw`(?:(?:\w{1,30}\.){0,4}RemoteCertificateValidationCallback|(?:\w{1,30}\.){0,2}Func\s{0,4}<[^<>()]{1,200}\bSslPolicyErrors\s{0,4},\s{0,4}bool\s{0,4}>)\??`;
/** A method that is one. */
const METHOD = /\b(\w{1,60})\s{0,4}\([^(){}]{0,200}\bSslPolicyErrors\s{1,4}\w{1,40}\s{0,4}\)/gu;
/** A field, a property or a local name that holds one, up to its value. */
const HELD = new RegExp(
  String.raw`\b${CALLBACK}\s{1,4}(\w{1,60})(?:\s{0,4}\{[^{}]{0,80}\})?\s{0,4}=>?\s{0,80}(?:delegate\b)?`,
  'gu',
);
/** A method that gives one. */
const GIVES = new RegExp(String.raw`\b${CALLBACK}\s{1,4}(\w{1,60})\s{0,4}(?:<[^<>()]{0,80}>)?\([^(){}]{0,200}\)`, 'gu');
/** A method that takes one. */
const TAKES = new RegExp(
  String.raw`\b(\w{1,60})\s{0,4}\([^(){}]{0,200}?\b${CALLBACK}\s{1,4}\w{1,40}\s{0,4}[,)=]`,
  'gu',
);
/** A parameter that is one: whoever calls says what it does. */
const PARAMETER = new RegExp(
  String.raw`\b${CALLBACK}\s{1,4}(\w{1,60})\s{0,4}(?=[,)]|=\s{0,4}(?:null|default)\s{0,4}[,)])`,
  'gu',
);
/** A name is given another value. */
const GIVEN = /(?<=[;{}]\s{0,200}(?:this\.)?)([A-Za-z_]\w{0,60})\s{0,4}=(?![=>])\s{0,80}(?:delegate\b)?/gu;
/** A call, up to a callback that stands in its arguments. */
const CALLS =
  /\b(\w{1,60})\s{0,4}\((?:[^;(){}]{0,200},)?\s{0,80}(?=\(\s{0,4}\w{1,40}(?:\s{0,4},\s{0,4}\w{1,40}){3}\s{0,4}\)\s{0,4}=>|delegate\b)/gu;
/** The head of a callback without a name. */
const HEAD = /(?:delegate\s{0,4})?(?:\([^()]{0,300}\))?(?=\s{0,80}(?:=>|\{))/y;
/** A name that is used as a value: nothing is called or declared by it. */
const USED =
  /(?<![\w.]\s{0,4}|\b(?:class|new|nameof\()\s{0,4})(?:this\.)?\b([A-Za-z_]\w{0,60})\b(?=\s{0,4}(?:\(\s{0,4}\))?\s{0,4}[,;)}])/gu;

/** The head of a callback without a name, and whether its body takes any certificate. */
function takesAny(text: string, at: number): boolean {
  HEAD.lastIndex = at;
  const head = HEAD.exec(text);
  const body = head === null ? null : readCheckBody(text, at + head[0].length);
  return body !== null && saysYes(body);
}

/** Whether the body behind an offset gives back a callback that takes any certificate, or is one. */
function givesAny(text: string, at: number): boolean {
  const body = readCheckBody(text, at);
  if (body === null) return false;
  if (body.expression) return takesAny(text, body.end - body.code.length);
  const given = /\breturn\s{1,80}(?=\(|delegate\b)/u.exec(body.code);
  return given !== null && takesAny(text, body.end - body.code.length + given.index + given[0].length);
}

/** Returns where a text hands such a callback on, in its order, without what is written in place beside its setting. */
export function findHandedCallbacks(text: string): readonly { readonly index: number; readonly end: number }[] {
  if (!/SslPolicyErrors|RemoteCertificateValidationCallback/u.test(text)) return [];
  const loose = new Set<string>();
  // A name that also stands for a check, or for what a caller gives, says nothing by itself.
  const doubted = new Set<string>();
  const declared = new Set<number>();
  const collect = (pattern: RegExp, accepts: (end: number) => boolean | null) => {
    for (const { 0: found, 1: name = '', index } of text.matchAll(pattern)) {
      const accepted = accepts(index + found.length);
      if (accepted === false) doubted.add(name);
      if (accepted !== true) continue;
      loose.add(name);
      declared.add(index + found.lastIndexOf(name));
    }
  };
  collect(METHOD, (end) => {
    const body = readCheckBody(text, end);
    return body === null ? null : saysYes(body);
  });
  collect(HELD, (end) => takesAny(text, end));
  collect(GIVES, (end) => givesAny(text, end));
  collect(PARAMETER, () => false);
  for (const { 0: found, 1: name = '', index } of text.matchAll(GIVEN)) {
    if (loose.has(name) && !takesAny(text, index + found.length)) doubted.add(name);
  }
  const places = [...text.matchAll(USED)]
    .filter(
      ({ 1: name = '', 0: found, index }) =>
        loose.has(name) && !doubted.has(name) && !declared.has(index + found.lastIndexOf(name)),
    )
    .map(({ 0: found, index }) => ({ index, end: index + found.length }));
  const takers = new Set([...text.matchAll(TAKES)].map(([, name = '']) => name));
  for (const { 0: found, 1: name = '', index } of text.matchAll(CALLS)) {
    const end = index + found.length;
    if (takers.has(name) && takesAny(text, end)) places.push({ index, end });
  }
  return places.toSorted((a, b) => a.index - b.index);
}
