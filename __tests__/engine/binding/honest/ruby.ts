import { change, type HonestCases } from './case.js';

export const RUBY: HonestCases = {
  path: 'app/models/invoice.rb',
  base: `class Invoice
  def total(lines)
    sum = lines.sum(&:amount)
    sum
  end

  def number(text)
    text
  end

  def due(days)
    days
  end

  def rows(all)
    all
  end

  def discount(amount, customer)
    amount
  end

  def q(v)
    v
  end
end
`,
  cases: [
    change(
      '    sum = lines',
      '    return 0 if lines.empty?\n    sum = lines',
      '`total` is 0 without lines',
      '`total` is nil without lines',
      '`total` raises without lines',
    ),
    change(
      '    sum\n',
      '    sum.round(2)\n',
      '`total` is rounded to 2 digits',
      '`total` is rounded to 3 digits',
      '`discount` is rounded to 2 digits',
    ),
    change(
      '    text\n',
      "    raise ArgumentError, 'number' if text.nil?\n    text\n",
      '`number` raises an ArgumentError if there is no text',
      '`number` returns an empty string if there is no text',
      '`total` raises an ArgumentError if there is no text',
    ),
    change(
      '    text\n',
      '    text.strip.downcase\n',
      '`number` is in lower case, without spaces around it',
      '`number` is in upper case, without spaces around it',
      '`due` is in lower case, without spaces around it',
    ),
    change(
      '    text\n',
      "    text.rjust(8, '0')\n",
      '`number` is filled with "0" to 8 digits',
      '`number` is filled with "0" to 10 digits',
    ),
    change(
      '    days\n',
      '    [days, 30].min\n',
      '`due` is at most 30 days',
      '`due` is at least 30 days',
      '`due` is at most 60 days',
    ),
    change(
      '    days\n',
      '    [days, 14].max\n',
      '`due` is never less than 14 days',
      '`due` is never more than 14 days',
      '`due` is never less than 7 days',
    ),
    change(
      '    days\n',
      '    days || 14\n',
      '`due` defaults to 14 days',
      '`due` defaults to 30 days',
      '`q` defaults to 14 days',
    ),
    change(
      '    all\n',
      '    all.sort_by(&:position)\n',
      '`rows` are sorted by position',
      '`rows` are sorted by amount',
      '`rows` are sorted by position, last first',
    ),
    change(
      '    all\n',
      '    all.uniq\n',
      '`rows` holds each row only once',
      '`rows` holds only the first row',
      '`rows` are sorted',
    ),
    change(
      '    all\n',
      '    all.first(3)\n',
      '`rows` gives the first 3 rows',
      '`rows` gives the last 3 rows',
      '`rows` gives the first 5 rows',
    ),
    change(
      '    all\n',
      '    all.reject(&:blank?)\n',
      '`rows` leaves out blank rows',
      '`rows` leaves out hidden rows',
      '`total` leaves out blank rows',
    ),
    change(
      '    amount\n  end\n\n  def q',
      '    amount > 100 ? amount * 0.25 : 0\n  end\n\n  def q',
      '`discount` is a quarter of amounts over 100',
      '`discount` is a quarter of amounts from 100 on',
      '`discount` is half of amounts over 100',
    ),
    change(
      '    amount\n  end\n\n  def q',
      '    customer.nil? ? 0 : amount\n  end\n\n  def q',
      '`discount` is 0 without a customer',
      '`discount` is 0 without an amount',
      '`total` is 0 without a customer',
    ),
    change('    v\n', '    v + 1\n', '`q` adds 1 to v', '`q` subtracts 1 from v', '`q` adds 2 to v'),
    change('    v\n', '    # doubled\n    v\n', '`q` has the comment "doubled"', '`q` is doubled'),
  ],
};
