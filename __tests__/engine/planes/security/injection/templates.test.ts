import { injection } from '../../../../../src/engine/planes/security/injection.js';
import { addedTo } from '../../../run-planes.js';
import { cases } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

describeRule(injection, {
  invalid: cases(
    [
      ['views/mail.html.hbs', '<p>{{{note}}}</p>'],
      ['views/mail.hbs', '<p>{{{note}}}</p>'],
      ['views/cart.ejs', '<%- note %>'],
      ['views/cart.html.erb', '<%= raw note %>'],
      ['views/cart.html.erb', '<%== note %>'],
    ],
    (path, line) => ({ files: { [path]: addedTo('<p>first</p>', line) }, findings: ['2 info'] }),
  ),
  valid: cases(
    [
      ['views/mail.text.hbs', 'Your note: {{{note}}}'],
      ['views/mail.txt.erb', 'Your note: <%= raw note %>'],
      ['views/cart.html.erb', '<%- if note.long? %>'],
      ['views/cart.html.eex', '<%- note %>'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});
