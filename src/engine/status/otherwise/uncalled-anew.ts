/** A new function that nothing calls, where something that is there should change. */
import { listHeads } from '../../change/source.js';
import { type Asked, placeOf, quote } from './asked.js';

const CHANGES = /\b(?:no longer|not any ?more|any longer|instead of|stops? (?:\w+ing))\b/u;
const CLOSES = /^[)\]}]|^end\b/u;
/** Functions that a framework finds by their names. */
const CALLED_BY_NAME =
  /^(?:[A-Z\d_]+|[A-Z]\w*|__\w+__|main|default|loader|action|middleware|handler|setup|teardown|generate\w+|get(?:Server|Static)\w+|use[A-Z]\w*|on[A-Z]\w*|test\w*)$/u;
const DECLARES =
  /^(?:export\s+|public\s+|static\s+|async\s+|pub\s+|internal\s+|open\s+)*(?:function\*?|def|func|fn|fun|const|let)\s+(?<name>[\p{IDS}_$][\w$]*)\b(?=\s*[(<]|\s*(?::[^=]{1,80})?=\s*(?:async\s*)?(?:\(|[\w$]+\s*=>))/u;

/** Finds that all of the criterion's code stands in one new function that no other line of the file says. */
export function findUncalledAnew(asked: Asked): string | null {
  const { text, written, source, removed } = asked;
  const lines = asked.lines.filter(({ code }) => !CLOSES.test(code));
  const [first] = lines;
  if (!asked.isAlone || !CHANGES.test(text) || first === undefined || removed.length > 0) return null;
  const inside = lines.map((line) => [line.number, ...listHeads(source, line).map(({ number }) => number)]);
  const head = source.lines.find(
    (line) =>
      line.isAdded &&
      line.indent === 0 &&
      DECLARES.test(line.code) &&
      inside.every((around) => around.includes(line.number)),
  );
  const name = head === undefined ? undefined : DECLARES.exec(head.code)?.groups?.['name'];
  if (
    head === undefined ||
    name === undefined ||
    CALLED_BY_NAME.test(name) ||
    written.includes(name) ||
    asked.isCalled(name, head)
  )
    return null;
  return `a call of ${quote(name)}: ${placeOf(asked, head)} is new, and no changed code calls it`;
}
