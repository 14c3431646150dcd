import { binaryFile } from '../../../../src/engine/planes/hygiene/binary-file.js';
import type { FileSpec } from '../../../stand-ins/snapshot.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const binary: FileSpec = { old: null, new: '', raw: { binary: true, omitted: 'binary', new_text: null, hunks: [] } };

describeRule(binaryFile, {
  invalid: cases(
    [
      ['tools/protoc.exe', 'warn'],
      ['lib/libssl.so.1.1', 'warn'],
      ['src/a.ts', 'warn'],
      ['gradle/wrapper/gradle-wrapper.jar', 'info'],
      ['tests/fixtures/a.jar', 'info'],
    ],
    (path, severity) => ({ name: path, files: { [path]: binary }, findings: [`1 ${severity}`] }),
  ),
  valid: [
    { name: 'a picture', files: { 'assets/logo.png': binary } },
    { name: 'a document', files: { 'docs/manual.pdf': binary } },
    {
      name: 'one that goes',
      files: { 'tools/protoc.exe': { old: '', new: null, raw: { binary: true, omitted: 'binary' } } },
    },
    { name: 'one that moves', files: { 'tools/protoc.exe': { ...binary, oldPath: 'bin/protoc.exe' } } },
  ],
});
