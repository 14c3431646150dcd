/** The commands of the example workflows that prove criteria: what people copy proves, and names a gap. */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { commitProject, isThere, PROJECTS, type Project } from '../proving/projects.js';
import { listOutcomes, prove } from '../proving/prove-project.js';
import { temporaryFolder } from '../sources/test-repository.js';
import { EXAMPLES, readFile } from './workflow-files.js';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Reads what a workflow runs. */
function readFlags(path: string) {
  const script = readFile(path);
  const read = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, value = '']) => value);
  const [command] = read(/--run '([^']+)'/gu);
  if (command === undefined) throw new Error(`${path} proves nothing`);
  return { command, junit: read(/--junit (\S+)/gu), links: read(/--link (\S+)/gu) };
}

function findProject(name: string): Project {
  const found = PROJECTS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no project ${name}`);
  return found;
}

/** Writes the reports as the package jest-junit does, which is not installed here. */
const JEST_JUNIT = `const { writeFileSync } = require('node:fs');
const escape = (text) => text.replace(/[^\\w .:/-]/g, (sign) => '&#' + sign.codePointAt(0) + ';');
module.exports = class {
  onRunComplete(_, { testResults }) {
    const cases = testResults.flatMap(({ testResults: all }) => all).map(({ title, fullName, failureMessages }) =>
      '<testcase classname="' + escape(fullName) + '" name="' + escape(title) + '">' +
      failureMessages.map((text) => '<failure>' + escape(text) + '</failure>').join('') + '</testcase>');
    writeFileSync('junit.xml', '<testsuites><testsuite>' + cases.join('') + '</testsuite></testsuites>');
  }
};
`;

const node = findProject('node:test');
const JEST: Project = {
  ...node,
  name: 'jest',
  base: {
    ...node.base,
    'package.json': '{}\n',
    '.gitignore': 'node_modules/\n',
    'src/cart.js': toCommonJs(node.base['src/cart.js'] ?? ''),
  },
  head: {
    'src/cart.js': toCommonJs(node.head['src/cart.js'] ?? ''),
    'test/cart.test.js': (node.head['test/cart.test.js'] ?? '')
      .replace("import assert from 'node:assert/strict';", "const assert = require('node:assert/strict');")
      .replace("import { test } from 'node:test';\n", '')
      .replace(
        "import { discount, shipping, total } from '../src/cart.js';",
        "const { discount, shipping, total } = require('../src/cart.js');",
      ),
  },
};

function toCommonJs(text: string): string {
  const names = [...text.matchAll(/export function (\w+)/gu)].map(([, name]) => name);
  return `${text.replace(/export function/gu, 'function')}module.exports = { ${names.join(', ')} };\n`;
}

/** Puts jest into a repository, as `npm ci` does. */
function installJest(directory: string): void {
  const modules = join(directory, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(join(modules, 'jest-junit'));
  symlinkSync(join(MODULES, 'jest'), join(modules, 'jest'));
  symlinkSync(join(MODULES, 'jest/bin/jest.js'), join(modules, '.bin', 'jest'));
  writeFileSync(
    join(modules, 'jest-junit', 'package.json'),
    '{"name":"jest-junit","version":"0.0.0","main":"index.js"}',
  );
  writeFileSync(join(modules, 'jest-junit', 'index.js'), JEST_JUNIT);
}

/** Puts python where the workflow has its own. */
function installPython(workspace: string): void {
  const bin = join(workspace, 'venv', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'python'), '#!/bin/sh\nexec python3 "$@"\n');
  chmodSync(join(bin, 'python'), 0o755);
}

const CASES: readonly (readonly [string, Project, Project['probe']])[] = [
  ['prove-jest.yml', JEST, ['node', '--version']],
  ['prove-pytest.yml', findProject('pytest'), ['python3', '-m', 'pytest', '--version']],
  ['prove-go.yml', findProject('go test'), ['go', 'run', 'gotest.tools/gotestsum@v1.13.0', '--version']],
];

describe.each(CASES)('%s', (name, project, probe) => {
  const there = isThere({ probe });
  if (!there) process.stderr.write(`${probe.join(' ')} does not run here: ${name} is not run\n`);

  (there ? it : it.skip)('proves two criteria and names the gap of the third', async () => {
    const repository = commitProject(folder.path, project);
    if (project === JEST) installJest(repository.directory);
    installPython(folder.path);
    const { command, junit, links } = readFlags(`${EXAMPLES}/${name}`);
    const told = await prove({ ...project, command, junit, check: null }, repository, {
      links,
      environment: { ...process.env, GITHUB_WORKSPACE: folder.path, PYTHONDONTWRITEBYTECODE: '1', NODE_OPTIONS: '' },
    });
    expect(listOutcomes(told)).toEqual(['AC1 proved', 'AC2 proved', 'AC3 not-proved']);
    expect(told.statement.criteria[2]?.why).toContain('assert nothing');
  });
});
