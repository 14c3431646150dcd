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

describeRule(injection, {
  invalid: cases(
    [
      ['lib/cart.ex', '  note = {:safe, text}'],
      ['lib/cart.ex', '  def note(text), do: {:safe, text}'],
      ['lib/cart.ex', '  def note(text), do: :erlang.binary_to_term(text)'],
      ['lib/cart.ex', '  :erlang.non_executable_binary_to_term(note)'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
  ),
  valid: cases(
    [
      ['lib/cart.ex', '  def read({:safe, note}) do'],
      ['lib/cart.ex', '  @spec non_executable_binary_to_term(binary()) :: term()'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});

describeRule(injection, {
  invalid: cases(
    [['src/Shop.cs', `client.Execute("SELECT * FROM carts WHERE name = '" + Request.Query["name"] + "'");`]],
    (path, line) => ({ files: { [path]: addedTo('first();', line) }, findings: ['2 warn'] }),
  ),
  // A client of another service deletes by an id.
  valid: cases([['src/Jobs.cs', 'bool Drop(string jobId) { return _jobClient.Delete(jobId); }']], (path, line) => ({
    files: { [path]: addedTo('first', line) },
  })),
});
