/** Coverage as LCOV, Cobertura, JaCoCo, Go and coverage.py write it. */
import { describe, expect, it } from '@jest/globals';
import type { CoverageKind } from '../../src/contract/index.js';
import { readReport } from '../../src/external/index.js';
import { detectCoverageKind } from '../../src/external/measured/detect.js';

type Lines = readonly (readonly [number, number])[];
const range = (lines: readonly { first: number; last: number }[]): Lines =>
  lines.map(({ first, last }) => [first, last]);

async function read(kind: CoverageKind, text: string) {
  const { report } = await readReport(kind, 'r', text, []);
  if (!('files' in report)) return [];
  return report.files.map(({ names, executed, missed, by }) => ({
    names,
    executed: range(executed),
    missed: range(missed),
    ...(by !== null && { by: Object.fromEntries([...by].map(([name, lines]) => [name, range(lines)])) }),
  }));
}
const catchFault = (kind: CoverageKind, text: string) =>
  readReport(kind, 'r', text, []).then(
    () => 'none',
    (fault: unknown) =>
      fault instanceof Error && fault.name === 'ReportError' ? fault.message : `other: ${String(fault)}`,
  );

const LCOV = `TN:\nSF:src/a.ts\nFN:1,f\nFNDA:1,f\nDA:1,1\nDA:2,4,checksum\nDA:4,0\nLF:3\nend_of_record\r
SF:C:\\w\\src\\b.ts\nDA:10,0\nDA:9,2\nend_of_record\nTN:again\nSF:src/a.ts\nDA:4,1\nDA:5,0\nend_of_record\n`;
const COBERTURA = `<?xml version="1.0"?><!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
<coverage line-rate="0.5"><sources><source>/home/runner/work/r/r</source><source>src</source></sources><packages><package name="p"><classes>
<class name="a" filename="shop/a.py"><methods><method name="f"><lines><line number="2" hits="1"/></lines></method></methods>
<lines><line number="2" hits="1" branch="true" condition-coverage="50% (1/2)"/><line number="3" hits="0"/></lines></class></classes></package></packages></coverage>`;
const JACOCO = `<?xml version="1.0"?><!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd"><report name="shop">
<group name="core"><package name="com/shop"><class name="com/shop/Cart" sourcefilename="Cart.java"><counter type="LINE" missed="1" covered="1"/></class>
<sourcefile name="Cart.java"><line nr="7" mi="0" ci="3" mb="1" cb="1"/><line nr="8" mi="2" ci="0"/></sourcefile></package></group></report>`;
const GO = `mode: set\ngithub.com/o/r/cart.go:3.10,5.2 2 1\ngithub.com/o/r/cart.go:5.2,7.3 1 0\ngithub.com/o/r/b:c.go:1.1,1.9 1 0\n`;
const PY = JSON.stringify({
  meta: { format: 3, show_contexts: true },
  files: {
    'shop/cart.py': {
      executed_lines: [1, 2, 3],
      missing_lines: [5],
      contexts: {
        1: [''],
        2: ['tests/test_cart.py::test_a|run', 'tests/test_cart.py::test_a|setup'],
        3: ['', 'tests/test_cart.py::test_b|run'],
      },
    },
  },
  totals: {},
});

describe('what is read', () => {
  it.each<[CoverageKind, string, object[]]>([
    [
      'lcov',
      LCOV,
      [
        {
          names: ['src/a.ts'],
          executed: [
            [1, 2],
            [4, 4],
          ],
          missed: [[5, 5]],
        },
        { names: ['C:\\w\\src\\b.ts'], executed: [[9, 9]], missed: [[10, 10]] },
      ],
    ],
    [
      'cobertura',
      COBERTURA,
      [
        {
          names: ['shop/a.py', '/home/runner/work/r/r/shop/a.py', 'src/shop/a.py'],
          executed: [[2, 2]],
          missed: [[3, 3]],
        },
      ],
    ],
    ['jacoco', JACOCO, [{ names: ['com/shop/Cart.java'], executed: [[7, 7]], missed: [[8, 8]] }]],
    [
      'gocover',
      GO,
      [
        { names: ['github.com/o/r/cart.go'], executed: [[3, 5]], missed: [[6, 7]] },
        { names: ['github.com/o/r/b:c.go'], executed: [], missed: [[1, 1]] },
      ],
    ],
    [
      'coveragepy',
      PY,
      [
        {
          names: ['shop/cart.py'],
          executed: [[1, 3]],
          missed: [[5, 5]],
          by: { 'tests/test_cart.py::test_a': [[2, 2]], 'tests/test_cart.py::test_b': [[3, 3]] },
        },
      ],
    ],
  ])('%s, which its content shows', async (kind, text, files) => {
    expect(detectCoverageKind('r', text)).toBe(kind);
    expect(await read(kind, text)).toEqual(files);
  });

  it('leaves out numbers that are no lines', async () => {
    const text = 'SF:a.ts\nDA:0,1\nDA:9999999999,1\nDA:3,-1\nend_of_record\n';
    expect(await read('lcov', text)).toEqual([{ names: ['a.ts'], executed: [], missed: [[3, 3]] }]);
    expect(await read('gocover', 'mode: set\na.go:9.1,3.1 1 1\n')).toEqual([
      { names: ['a.go'], executed: [], missed: [] },
    ]);
    const xml = '<coverage><class filename="a.py"><line hits="1"/><line number="x" hits="1"/></class></coverage>';
    expect(await read('cobertura', xml)).toEqual([{ names: ['a.py'], executed: [], missed: [] }]);
  });
});

describe('what cannot be used', () => {
  it.each<[CoverageKind, string, string]>([
    ['lcov', '', 'r is no LCOV: it names no file (SF:)'],
    ['lcov', 'DA:1,1\n', 'r is no LCOV: line 1 cannot be read'],
    ['lcov', 'SF:a\nDA:one,1\n', 'r is no LCOV: line 2 cannot be read'],
    ['gocover', '', 'none'],
    ['gocover', 'a.go:1.1,2.2 1 1\n', 'r is no Go cover profile: line 1 cannot be read'],
    ['gocover', 'mode: set\nnothing\n', 'r is no Go cover profile: line 2 cannot be read'],
    ['cobertura', '<report/>', 'r is no Cobertura XML: its first element is not coverage'],
    ['jacoco', '<coverage/>', 'r is no JaCoCo XML: its first element is not report'],
    ['jacoco', '<!DOCTYPE report [<!ENTITY a "b">]><report/>', 'r declares entities'],
    ['coveragepy', '{"files": []}', 'r is no JSON report of coverage.py: at /files'],
    ['coveragepy', '{', 'r is not JSON'],
    ['lcov', Array.from({ length: 50_001 }, (_, at) => `SF:${at}`).join('\n'), 'r holds more than 50000 files'],
  ])('%s: %#', async (kind, text, words) => {
    expect(await catchFault(kind, text)).toContain(words);
  });

  it.each(['', 'hello', '<html/>', '<coverage generated="1" clover="4.4"><project/></coverage>'])(
    'no format: %j',
    (text) => {
      expect(() => detectCoverageKind('r', text)).toThrow('r is no report of coverage that is read: LCOV, Cobertura');
    },
  );
});
