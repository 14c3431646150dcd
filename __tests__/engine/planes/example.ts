/** The examples of the rules' documentation as changes that the engine reads. */
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Example, ExampleFile } from '../../../src/engine/example.js';
import { openFlows } from '../../../src/engine/flow/index.js';
import type { EngineFinding } from '../../../src/engine/model.js';
import { runPlanes } from '../../../src/engine/planes/index.js';
import { readSyntax } from '../../../src/engine/syntax/index.js';
import { GRAMMARS } from '../../stand-ins/grammars.js';
import { buildLoaded } from '../../stand-ins/loaded.js';
import { reportTests } from '../../stand-ins/reported.js';
import { buildPast, buildSnapshot, type FileSpec } from '../../stand-ins/snapshot.js';
import { NO_POLICY } from '../run-planes.js';

const isList = (file: readonly string[] | ExampleFile): file is readonly string[] => Array.isArray(file);

function side(lines: readonly string[], without: string, end = '\n'): string {
  return lines.flatMap((line) => (line.startsWith(without) ? [] : [`${line.slice(1)}${end}`])).join('');
}

function readFile({ lines, times = 1, binary = false, crlf = false, ...modes }: ExampleFile): FileSpec {
  if (binary) {
    return { old: null, new: '', raw: { binary: true, omitted: 'binary', new_text: null, hunks: [] } };
  }
  for (const line of lines) if (!/^[ +-]/u.test(line)) throw new Error(`the line has no mark: ${line}`);
  const all = Array.from({ length: times }, () => lines).flat();
  const isNew = all.every((line) => line.startsWith('+'));
  const isDeleted = all.every((line) => line.startsWith('-'));
  return {
    ...modes,
    old: isNew ? null : side(all, '+'),
    new: isDeleted ? null : side(all, '-', crlf ? '\r\n' : '\n'),
  };
}

/** Reviews an example with every rule, as the pipeline does: its criteria are read and bound too. */
export async function reviewExample(example: Example): Promise<readonly EngineFinding[]> {
  const files = Object.entries(example.files).map(([path, file]) => [
    path,
    readFile(isList(file) ? { lines: file } : file),
  ]);
  const ticket = `## Acceptance criteria\n${example.criteria?.map((text) => `- ${text}\n`).join('')}`;
  const changed = buildSnapshot({ files: Object.fromEntries(files) }).files;
  const base = Object.entries(example.base ?? {}).map(([path, lines]) => [path, lines.join('\n')]);
  const snapshot = buildSnapshot({
    files: Object.fromEntries(files),
    ...(example.base === undefined ? {} : { loaded: buildLoaded(changed, Object.fromEntries(base)) }),
    ...(example.title === undefined ? {} : { title: example.title, people: {} }),
    ...(example.description === undefined ? {} : { body: example.description }),
    ...(example.tests === undefined ? {} : { reported: [reportTests(example.tests)] }),
    past: buildPast(example.habits ?? [], example.customs),
    ...(example.criteria === undefined ? {} : { tickets: [ticket] }),
  });
  const change = readChange(snapshot, []);
  const syntax = await readSyntax(change, GRAMMARS);
  const flows = await openFlows(change, GRAMMARS);
  const criteria = readCriteria(snapshot.tickets, snapshot.body);
  const bindings = bindCriteria(criteria, change, NO_POLICY.criteria.met);
  return (await runPlanes({ snapshot, change, syntax, criteria, bindings, flows }, NO_POLICY)).findings;
}
