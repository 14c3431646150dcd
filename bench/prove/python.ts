import { addAfter, append, askShown, askUnshown, type BenchProject, replaceLine } from './change.js';

const FILE = 'parse.py';

/** parse, with pytest: seventeen criteria, six of them with a test that asserts nothing. */
export const PYTHON: BenchProject = {
  repository: 'r1chardj0n3s/parse',
  commit: '738447715c76f8ebc460b33320307faccafbc599',
  command: 'python3 -m pytest -q -p no:cacheprovider -o addopts= --junitxml=report.xml tests',
  junit: ['report.xml'],
  install: null,
  testFile: 'tests/test_more.py',
  testStart: 'import pytest\n\nimport parse\n',
  testEnd: '',
  criteria: [
    askShown(
      'AC1',
      '`parse.fields` lists the names of the fields of a format',
      '\n\ndef test_fields_lists_the_names():\n    assert parse.fields("{a} {b}") == ["a", "b"]',
      append(FILE, '\n\ndef fields(format):\n    return list(compile(format).named_fields)'),
    ),
    askShown(
      'AC2',
      '`parse.count` says how often a format occurs in a text',
      '\n\ndef test_count_says_how_often():\n    assert parse.count("<{}>", "<a> <b>") == 2',
      append(FILE, '\n\ndef count(format, text):\n    return len(list(findall(format, text)))'),
    ),
    askUnshown(
      'AC3',
      '`parse.first` returns the first match of a format',
      '\n\ndef test_first_returns_the_first_match():\n    parse.first("<{}>", "<a> <b>")',
      append(FILE, '\n\ndef first(format, text):\n    return search(format, text)'),
    ),
    askShown(
      'AC4',
      '`parse.matches` says whether a text has a format',
      '\n\ndef test_matches_says_whether():\n    assert parse.matches("{:d}", "1") is True\n    assert parse.matches("{:d}", "a") is False',
      append(FILE, '\n\ndef matches(format, text):\n    return parse(format, text) is not None'),
    ),
    askShown(
      'AC5',
      'A percentage may have a comma as its decimal mark',
      '\n\ndef test_percentage_with_a_comma():\n    assert parse.percentage("12,5%", None) == 0.125',
      replaceLine(FILE, 'return float(string[:-1]) / 100.0', '    return float(string[:-1].replace(",", ".")) / 100.0'),
    ),
    askShown(
      'AC6',
      'Time zones of the same offset have the same hash',
      '\n\ndef test_time_zones_have_the_same_hash():\n    assert len({parse.FixedTzOffset(60, "a"), parse.FixedTzOffset(60, "a")}) == 1',
      addAfter(
        FILE,
        'return self._name == other._name and self._offset == other._offset',
        '\n    def __hash__(self):\n        return hash((self._name, self._offset))',
      ),
    ),
    askShown(
      'AC7',
      '`Result.get` returns a named field',
      '\n\ndef test_result_get_returns_a_named_field():\n    assert parse.parse("{a}", "x").get("a") == "x"',
      addAfter(FILE, 'return name in self.named', '\n    def get(self, name, default=None):'),
      addAfter(FILE, 'def get(self, name, default=None):', '        return self.named[name]'),
    ),
    askShown(
      'AC8',
      '`Result.get` returns the default for a field that is missing',
      '\n\ndef test_result_get_returns_the_default():\n    assert parse.parse("{a}", "x").get("b", 1) == 1',
      addAfter(
        FILE,
        'def get(self, name, default=None):',
        '        if name not in self.named:\n            return default',
      ),
    ),
    askUnshown(
      'AC9',
      '`Result.as_dict` gives a copy of the named fields',
      '\n\ndef test_result_as_dict_gives_a_copy():\n    copy = parse.parse("{a}", "x").as_dict()\n    print(copy)',
      addAfter(FILE, 'return name in self.named', '\n    def as_dict(self):\n        return dict(self.named)\n'),
    ),
    askShown(
      'AC10',
      'A converter of integers names its base when it is shown',
      '\n\ndef test_int_convert_names_its_base():\n    assert repr(parse.int_convert(8)) == "<int_convert 8>"',
      addAfter(FILE, 'self.base = base', '\n    def __repr__(self):\n        return "<int_convert %s>" % self.base'),
    ),
    askShown(
      'AC11',
      '`parse.parse_lines` parses every line and leaves out those of another format',
      '\n\ndef test_parse_lines_leaves_out_others():\n    assert [r[0] for r in parse.parse_lines("{:d}", "1\\na\\n2")] == [1, 2]',
      append(
        FILE,
        '\n\ndef parse_lines(format, text, limit=None):\n    found = []\n    for line in text.splitlines():',
      ),
      append(
        FILE,
        '        result = parse(format, line)\n        if result is not None:\n            found.append(result)\n    return found',
      ),
    ),
    askUnshown(
      'AC12',
      '`parse.parse_lines` skips lines of blanks',
      '\n\ndef test_parse_lines_skips_blanks():\n    parse.parse_lines("{}", "a\\n  \\nb")\n    assert True',
      addAfter(FILE, 'for line in text.splitlines():', '        if not line.strip():\n            continue'),
    ),
    askShown(
      'AC13',
      '`parse.parse_lines` stops at a limit of results',
      '\n\ndef test_parse_lines_stops_at_a_limit():\n    assert len(parse.parse_lines("{:d}", "1\\n2\\n3", limit=2)) == 2',
      addAfter(
        FILE,
        'for line in text.splitlines():',
        '        if limit is not None and len(found) >= limit:\n            break',
      ),
    ),
    askShown(
      'AC14',
      '`parse.to_bool` takes yes and no',
      '\n\ndef test_to_bool_takes_yes_and_no():\n    assert [parse.to_bool("yes"), parse.to_bool("No")] == [True, False]',
      append(FILE, '\n\ndef to_bool(text):\n    word = text.lower()'),
      append(FILE, '    return word == "yes"'),
    ),
    askUnshown(
      'AC15',
      '`parse.to_bool` refuses other words with a ValueError',
      '\n\ndef test_to_bool_refuses_other_words():\n    try:\n        parse.to_bool("maybe")\n    except ValueError:\n        pass',
      addAfter(
        FILE,
        'word = text.lower()',
        '    if word not in ("yes", "no"):\n        raise ValueError("neither yes nor no: %s" % text)',
      ),
    ),
    askUnshown(
      'AC16',
      '`parse.to_list` splits a text at commas',
      '\n\ndef test_to_list_splits_at_commas():\n    assert parse.to_list is not None\n    for part in parse.to_list("a, b"):\n        part.strip()'.replace(
        '    assert parse.to_list is not None\n',
        '',
      ),
      append(FILE, '\n\ndef to_list(text):\n    return [part.strip() for part in text.split(",")]'),
    ),
    askUnshown(
      'AC17',
      'A time zone says that it is UTC by an offset of zero',
      '\n\ndef test_time_zone_says_that_it_is_utc():\n    zone = parse.FixedTzOffset(0, "UTC")\n    zone.is_utc()\n    assert 1 == 1',
      addAfter(FILE, 'ZERO = timedelta(0)', '\n    def is_utc(self):\n        return self._offset == self.ZERO'),
    ),
  ],
};
