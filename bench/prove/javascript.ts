import { addAfter, addBefore, append, askShown, askUnshown, type BenchProject, replaceLine } from './change.js';

const FILE = 'index.js';
const EXPORTS = 'module.exports.parse = parse;';

/** bytes.js, with mocha: eighteen criteria, six of them with a test that asserts nothing. */
export const JAVASCRIPT: BenchProject = {
  repository: 'visionmedia/bytes.js',
  commit: '9ddc13b6c66e0cb293616fba246e05db4b6cef4d',
  command: '{bin}/node_modules/.bin/mocha --check-leaks --reporter xunit --reporter-option output=junit.xml',
  junit: ['junit.xml'],
  install: 'npm install --prefix {bin} --no-audit --no-fund mocha@10.8.2',
  testFile: 'test/byte-more.js',
  testStart:
    "'use strict';\n\nvar assert = require('assert');\nvar bytes = require('..');\n\ndescribe('More', function () {\n",
  testEnd: '});\n',
  criteria: [
    askShown(
      'AC1',
      '`bytes.sum` adds up values, each a number or a text',
      "  it('sum adds up numbers and texts', function () {\n    assert.strictEqual(bytes.sum([1, '1kb']), 1025);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.sum = sum;'),
      append(
        FILE,
        '\nfunction sum(values) {\n  var total = 0;\n  values.forEach(function (value) {\n    total += parse(value);\n  });\n  return total;\n}',
      ),
    ),
    askShown(
      'AC2',
      '`bytes.average` leaves out values that cannot be parsed',
      "  it('average leaves out values that cannot be parsed', function () {\n    assert.strictEqual(bytes.average([2, 'x', 4]), 3);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.average = average;'),
      append(
        FILE,
        '\nfunction average(values) {\n  var known = values.map(parse).filter(function (one) {\n    return one !== null;\n  });\n  return known.reduce(function (a, b) { return a + b; }, 0) / known.length;\n}',
      ),
    ),
    askUnshown(
      'AC3',
      '`bytes.max` returns the largest of several values, in bytes',
      "  it('max returns the largest of several values', function () {\n    bytes.max([1, '1kb']);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.max = max;'),
      append(FILE, '\nfunction max(values) {\n  return Math.max.apply(null, values.map(parse));\n}'),
    ),
    askShown(
      'AC4',
      '`bytes.compare` orders two values by their size',
      "  it('compare orders two values by their size', function () {\n    assert.deepStrictEqual(['1mb', 9].sort(bytes.compare), [9, '1mb']);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.compare = compare;'),
      append(FILE, '\nfunction compare(a, b) {\n  return parse(a) - parse(b);\n}'),
    ),
    askShown(
      'AC5',
      'The parser knows exabytes, `eb`',
      "  it('parses exabytes', function () {\n    assert.strictEqual(bytes.parse('1eb'), Math.pow(1024, 6));\n  });",
      addAfter(FILE, 'pb: Math.pow(1024, 5),', '  eb: Math.pow(1024, 6),'),
      replaceLine(
        FILE,
        'var parseRegExp = /^((-|\\+)?(\\d+(?:\\.\\d+)?)) *(kb|mb|gb|tb|pb)$/i;',
        'var parseRegExp = /^((-|\\+)?(\\d+(?:\\.\\d+)?)) *(kb|mb|gb|tb|pb|eb)$/i;',
      ),
    ),
    askShown(
      'AC6',
      '`bytes.format` writes values from 100000 PB on in scientific notation',
      "  it('writes huge values in scientific notation', function () {\n    assert.strictEqual(bytes.format(Math.pow(1024, 5) * 200000), '2e+5PB');\n  });",
      addBefore(
        FILE,
        'var val = value / map[unit.toLowerCase()];',
        "  if (mag >= map.pb * 100000) {\n    return (value / map.pb).toExponential() + 'PB';\n  }\n",
      ),
    ),
    askUnshown(
      'AC7',
      '`bytes.format` takes the option `space`: a blank stands between number and unit',
      "  it('puts a space between number and unit', function () {\n    assert.ok(bytes.format(1024, { space: true }));\n    assert.ok(true);\n  });".replace(
        '    assert.ok(bytes.format(1024, { space: true }));\n',
        '    bytes.format(1024, { space: true });\n',
      ),
      addAfter(
        FILE,
        "var unit = (options && options.unit) || '';",
        "  if (options && options.space) {\n    unitSeparator = ' ';\n  }",
      ),
    ),
    askShown(
      'AC8',
      '`bytes.parse` ignores white space around the text',
      "  it('parse ignores white space around the text', function () {\n    assert.strictEqual(bytes.parse('  1kb '), 1024);\n  });",
      addBefore(FILE, '// Test if the string passed is valid', '  val = val.trim();'),
    ),
    askShown(
      'AC9',
      '`bytes.parse` takes a comma as separator of thousands',
      "  it('parse takes a comma as separator of thousands', function () {\n    assert.strictEqual(bytes.parse('1,024kb'), 1048576);\n  });",
      addBefore(FILE, '// Test if the string passed is valid', "  val = val.replace(/,/g, '');"),
    ),
    askUnshown(
      'AC10',
      '`bytes.parse` takes underscores between digits',
      "  it('parse takes underscores between digits', function () {\n    var parsed = bytes.parse('1_024kb');\n    assert.ok(true, String(parsed));\n  });".replace(
        ', String(parsed)',
        '',
      ),
      addBefore(FILE, '// Test if the string passed is valid', "  val = val.replace(/(\\d)_(?=\\d)/g, '$1');"),
    ),
    askShown(
      'AC11',
      '`bytes.format` with the option `signed` writes a plus before positive values',
      "  it('writes a plus before positive values', function () {\n    assert.strictEqual(bytes.format(1024, { signed: true }), '+1KB');\n  });",
      addBefore(
        FILE,
        'return str + unitSeparator + unit;',
        "  if (options && options.signed && value > 0) str = '+' + str;",
      ),
    ),
    askShown(
      'AC12',
      '`bytes.format` with the option `lower` writes the unit in lower case',
      "  it('writes the unit in lower case', function () {\n    assert.strictEqual(bytes.format(1024, { lower: true }), '1kb');\n  });",
      addBefore(
        FILE,
        'return str + unitSeparator + unit;',
        '  if (options && options.lower) unit = unit.toLowerCase();',
      ),
    ),
    askUnshown(
      'AC13',
      '`bytes.isValid` says whether a value can be parsed',
      "  it('isValid says whether a value can be parsed', function () {\n    bytes.isValid('1kb').valueOf();\n    assert.strictEqual(1, 1);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.isValid = isValid;'),
      append(FILE, '\nfunction isValid(value) {\n  return parse(value) !== null;\n}'),
    ),
    askShown(
      'AC14',
      '`bytes.clamp` limits a value to a minimum and a maximum',
      "  it('clamp limits a value to a minimum and a maximum', function () {\n    assert.deepStrictEqual([bytes.clamp(5, 1, 3), bytes.clamp(0, 1, 3)], [3, 1]);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.clamp = clamp;'),
      append(FILE, '\nfunction clamp(value, least, most) {\n  var size = parse(value);'),
      append(FILE, '  return Math.min(parse(most), Math.max(parse(least), size));\n}'),
    ),
    askUnshown(
      'AC15',
      '`bytes.clamp` throws a RangeError if the minimum is above the maximum',
      "  it('clamp throws if the minimum is above the maximum', function () {\n    try {\n      bytes.clamp(5, 3, 1);\n    } catch (error) {\n      return error;\n    }\n  });",
      addAfter(
        FILE,
        'var size = parse(value);',
        "  if (parse(least) > parse(most)) throw new RangeError('the minimum is above the maximum');",
      ),
    ),
    askShown(
      'AC16',
      '`bytes.ratio` gives the share of a part in a total, 0 for a total of zero',
      "  it('ratio gives the share of a part', function () {\n    assert.deepStrictEqual([bytes.ratio(1, 4), bytes.ratio(1, 0)], [0.25, 0]);\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.ratio = ratio;'),
      append(FILE, '\nfunction ratio(part, total) {\n  return parse(total) === 0 ? 0 : parse(part) / parse(total);\n}'),
    ),
    askShown(
      'AC17',
      '`bytes.list` formats several values, joined by commas',
      "  it('list formats several values', function () {\n    assert.strictEqual(bytes.list([1, 1024]), '1B, 1KB');\n  });",
      addAfter(FILE, EXPORTS, 'module.exports.list = list;'),
      append(FILE, "\nfunction list(values, separator) {\n  var joint = ', ';"),
      append(FILE, '  return values.map(function (value) { return format(value); }).join(joint);\n}'),
    ),
    askUnshown(
      'AC18',
      '`bytes.list` takes another separator',
      "  it('list takes another separator', function () {\n    bytes.list([1, 1024], '; ').split('; ');\n  });",
      addAfter(FILE, "var joint = ', ';", '  if (separator) joint = separator;'),
    ),
  ],
};
