import { saidTemporary } from '../../../../src/engine/planes/robustness/said-temporary.js';
import { addedTo } from '../../run-planes.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const words = [
  'Temporary workaround for the outage',
  'temporarily disabled while the provider is down',
  'To be reverted next week',
  'revert this once the fix is out',
  'TODO: remove this after the release',
  'This is only temporary',
  'a hack until the driver is mended',
];
const others = [
  'a temporary file that is removed at the end',
  'Temporary redirect (307)',
  'the transaction will revert when it fails',
  'the temporary table of the import',
  'removes this element before the next one',
  'an error is temporary when the server says so',
];

describeRule(saidTemporary, {
  beside: ['intent/title-against-change'],
  invalid: [
    ...words.map((word) => ({
      files: { 'src/tax.ts': addedTo('first();', `call(); // ${word}`) },
      findings: ['2 info'],
    })),
    {
      name: 'several lines of a file, told once',
      files: { 'src/tax.ts': addedTo('first();', '// temporary fix', 'a();', '// temporary hack') },
      findings: ['2 info'],
    },
    {
      name: 'something left to do',
      files: {
        'src/tax.ts': addedTo('first();', '                    // TODO: ask the provider for its rates', 'a();'),
      },
      findings: ['2 info'],
    },
    {
      name: 'the title of the change',
      files: { 'src/tax.ts': addedTo('first();', 'call();') },
      title: 'Temporarily disable the tax of drinks',
      findings: ['2 info'],
    },
    {
      name: 'the description of the change',
      files: { 'src/tax.ts': addedTo('first();', 'call();') },
      body: 'The rates are wrong.\nThis will be reverted on Monday.',
      findings: ['2 info'],
    },
  ],
  valid: [
    {
      name: 'a line that said so before, written anew',
      files: edit(
        'src/tax.ts',
        'first();\n// This is temporary. It cannot ask the shop.\ncall();\n',
        'first();\n// This is temporary.\n// It cannot ask the whole shop.\ncall();\n',
      ),
    },
    ...[
      '// TODO(ana): ask the provider, #12',
      '// TODO SHOP-12: ask the provider',
      '// FIXME https://example.com/issues/12',
      '// TODO: see issue 12',
    ].map((line) => ({ name: `names its issue: ${line}`, files: { 'src/tax.ts': addedTo('first();', line, 'a();') } })),
    ...[
      '// TODO: Remove this on v2.0',
      '// TODO: Use the own form once we require Node 26+',
      '// TODO(3.0): drop the old form',
    ].map((line) => ({
      name: `says the version in which it is done: ${line}`,
      files: { 'src/tax.ts': addedTo('first();', line, 'a();') },
    })),
    {
      name: 'a note in a test',
      files: { 'src/tax.test.ts': addedTo("it('a', () => expect(1).toBe(b));", '// TODO: more countries') },
    },
    {
      name: 'a change that ends it',
      files: { 'src/tax.ts': addedTo('first();', 'call();') },
      title: 'Revert "Temporarily disable the tax of drinks"',
    },
    ...others.map((word) => ({ files: { 'src/tax.ts': addedTo('first();', `call(); // ${word}`) } })),
    {
      name: 'a note that was there before',
      files: { 'src/tax.ts': { old: 'a(); // temporary fix\n', new: 'b();\na(); // temporary fix\n' } },
    },
    { name: 'words in a test', files: { 'src/tax.test.ts': addedTo('// tests', '// temporary fix') } },
    { name: 'words in a text', files: { 'src/tax.ts': addedTo('first();', "show('This is temporary');") } },
  ],
});
