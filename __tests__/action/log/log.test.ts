import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { logAnnotations } from '../../../src/action/log/annotations.js';
import { Log, MAX_LOG_MESSAGE_CHARACTERS, splitPlainLines } from '../../../src/action/log/log.js';
import { recordingCore } from '../recording-core.js';

/** Whether the runner would read the line as a command (ActionCommand.cs, both forms). */
const isCommand = (line: string) => line.trimStart().startsWith('::') || line.includes('##[');

const HOSTILE = [
  '::error::x',
  '  ::set-output name=a::b',
  'a\n::error::x',
  'a\r::error::x',
  'a\r\n::warning file=x::y',
  'a\u2028::error::x',
  'a\u0085::error::x',
  '\u00a0::error::x',
  '\u2003::error::x',
  'x ##[error]y',
  '##[add-mask]y',
  '###[command]y',
  '##\n[error]',
  '::stop-commands::t',
];

describe('plainLines', () => {
  it.each(HOSTILE)('makes no command of %j', (text) => {
    expect(splitPlainLines(text).filter(isCommand)).toEqual([]);
  });

  it('makes no command of any text', () => {
    const piece = fc.oneof(fc.constantFrom(':', '::', '#', '##', '[', '\n', '\r', ' ', '\u0085', '%0A'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const lines = splitPlainLines(pieces.join(''));
        expect(lines.filter(isCommand)).toEqual([]);
        expect(lines.filter((line) => /[\n\r]/u.test(line))).toEqual([]);
      }),
    );
  });

  it('leaves ordinary text as it is', () => {
    expect(splitPlainLines('a :: b\n  c #1 [d] ü 👩‍👩‍👧')).toEqual(['a :: b', '  c #1 [d] ü 👩‍👩‍👧']);
  });
});

describe('Log', () => {
  it.each(HOSTILE)('lets no command out of %j, whatever it is written as', (text) => {
    const core = recordingCore();
    const log = new Log(core);
    log.info(text);
    log.debug(text);
    log.notice(text);
    log.warning(text);
    log.error(text);
    log.annotate('error', text, { title: text, file: text, startLine: 1, endLine: 2 });
    for (let extra = 0; extra < 20; extra += 1) log.warning(text);
    for (const line of core.plain) expect(isCommand(line)).toBe(false);
    for (const { message, place } of core.commands) {
      expect(`${message}${JSON.stringify(place ?? {})}`).not.toContain('##[');
      expect(message).not.toContain('\r');
    }
  });

  it('keeps the ten of a level that the runner shows, and writes the others as lines', () => {
    const core = recordingCore();
    const log = new Log(core);
    for (let number = 1; number <= 12; number += 1) log.warning(`w${number}`);
    expect(core.of('warning')).toHaveLength(10);
    expect(core.plain).toEqual(['Warning: w11', 'Warning: w12']);
  });

  it('cuts a long message for the annotation and writes it whole as a line', () => {
    const core = recordingCore();
    new Log(core).error('x'.repeat(5000));
    expect(core.of('error')[0]?.message).toHaveLength(MAX_LOG_MESSAGE_CHARACTERS);
    expect(core.plain).toEqual(['x'.repeat(5000)]);
  });

  it('masks what there is to mask', () => {
    const core = recordingCore();
    const log = new Log(core);
    for (const secret of ['', ' ', 's3cret', 's3cret']) log.mask(secret);
    expect(core.secrets).toEqual(['s3cret']);
  });

  it('takes secrets out of what the runner does not mask', () => {
    const log = new Log(recordingCore());
    for (const secret of ['s3cret', 'abc']) log.mask(secret);
    expect(log.redact('s3cret, as3cretb, abc')).toBe('***, a***b, abc');
  });

  it('takes a secret out whole where another is its beginning', () => {
    const log = new Log(recordingCore());
    for (const secret of ['token', 'token-of-the-job', 'a b&c']) log.mask(secret);
    expect(log.redact('token-of-the-job, a+b%26c')).toBe('***, ***');
  });
});

describe('logAnnotations', () => {
  const annotation = (number: number, level: 'failure' | 'warning' | 'notice') => ({
    path: `src/${number}.ts`,
    start_line: 1,
    end_line: number % 2 === 0 ? 1 : 2,
    annotation_level: level,
    title: `title ${number}`,
    message: `message ${number}\n::error::no`,
  });

  it('annotates at most ten a level and lists every other one', () => {
    const core = recordingCore();
    const log = new Log(core);
    const made = (['failure', 'warning', 'notice'] as const).flatMap((level) =>
      Array.from({ length: 30 }, (_, index) => annotation(index, level)),
    );
    logAnnotations(log, made);
    log.error('last word');
    for (const level of ['error', 'warning', 'notice'] as const) {
      expect(core.of(level).length).toBeLessThanOrEqual(10);
      expect(core.of(level).length).toBeGreaterThanOrEqual(9);
    }
    expect(core.of('error').at(-1)?.message).toBe('last word');
    const listed = core.plain.filter((line) => /^(?:error|warning|notice) src\//u.test(line));
    expect(listed.length + core.commands.length - 1).toBe(90);
    expect(core.plain.filter(isCommand)).toEqual([]);
  });

  it('says where each one is', () => {
    const core = recordingCore();
    logAnnotations(new Log(core), [annotation(1, 'warning')]);
    expect(core.commands).toEqual([
      {
        level: 'warning',
        message: 'message 1\n::error::no',
        place: { title: 'title 1', file: 'src/1.ts', startLine: 1, endLine: 2 },
      },
    ]);
  });
});
