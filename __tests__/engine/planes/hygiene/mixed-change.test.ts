import { mixedChange } from '../../../../src/engine/planes/hygiene/mixed-change.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const flat = `${rows(80, (n) => `if (a) { call(${n}); }`)}\n`;
const formatReport = flat.replaceAll('if (a) { ', 'if(a){  ');
const change = { old: '', new: `${rows(14, (n) => `other(${n});`)}\n` };

describeRule(mixedChange, {
  invalid: [
    ...cases(
      [
        ['what is called', 'grant(user);', 'deny(user);'],
        ['a member', 'use(user.name);', 'use(user.mail);'],
        ['one name for two', 'use(a, b);', 'use(c, c);'],
        ['a name that stood there', 'use(a, b);', 'use(b, b);'],
        ['a value', 'use(1);', 'use(2);'],
        ['a sign', 'use(a < b);', 'use(a > b);'],
      ],
      (name, from, into) => ({
        name: `${name} that becomes another`,
        files: {
          ...edit('a.ts', flat, formatReport),
          ...edit(
            'b.ts',
            rows(14, () => from),
            rows(14, () => into),
          ),
        },
        findings: ['b.ts:1 info'],
      }),
    ),
    {
      name: 'formatting that hides a change',
      files: { ...edit('a.ts', flat, formatReport), 'b.ts': change },
      findings: ['b.ts:1 info'],
      titles: ['Code changes among many lines that only look different, first b.ts'],
    },
    {
      name: 'blanks in a string',
      files: {
        ...edit('a.ts', flat, formatReport),
        ...edit(
          'b.ts',
          rows(14, (n) => `other("a b ${n}");`),
          rows(14, (n) => `other("ab ${n}");`),
        ),
      },
      findings: ['b.ts:1 info'],
    },
  ],
  valid: [
    {
      name: 'a class that gets another name in many places',
      files: {
        ...edit(
          'a.ts',
          rows(80, (n) => `  read(${n}) as Cart;`),
          rows(80, (n) => `  read(${n}) as ShopCart;`),
        ),
        'b.ts': change,
      },
    },
    {
      name: 'variables that get other names',
      files: {
        ...edit('a.ts', flat, formatReport),
        ...edit(
          'b.java',
          rows(14, (n) => `    use(first_row + ${n}, t_j);`),
          rows(14, (n) => `    use(firstRow + ${n}, jOfT);`),
        ),
      },
    },
    { name: 'formatting alone', files: edit('a.ts', flat, formatReport) },
    {
      name: 'calls that are wrapped anew, with the commas that this asks for',
      files: {
        ...edit('a.ts', flat, formatReport),
        ...edit(
          'b.go',
          rows(14, (n) => `\tcalled(Options{\n\t\tname: "n ${n}",\n\t},\n\t\tlast)`),
          rows(14, (n) => `\tcalled(\n\t\tOptions{\n\t\t\tname: "n ${n}",\n\t\t},\n\t\tlast,\n\t)`),
        ),
      },
    },
  ],
});
