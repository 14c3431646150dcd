import { describe, expect, it } from '@jest/globals';
import { Constants } from '../../../../../src/engine/planes/security/credentials/key-constants.js';

/** What `key` stands for at the place that is marked. */
const find = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  return new Constants(text.replace('HERE', '')).find('key', text.indexOf('HERE'));
};

describe('what a name stands for', () => {
  it.each([
    ['above, in the same function', ['void a() {', '  var key = "one";', '  use(HERE);', '}'], 'one'],
    ['the nearest one above', ['void a() {', '  key = "one";', '  key = "two";', '  use(HERE);', '}'], 'two'],
    ['outside of all functions', ['const key = "one"', 'void a() {', '  use(HERE);', '}'], 'one'],
    [
      'a field of the class',
      ['class A {', '  string key = "one";', '  void a() {', '    use(HERE);', '  }', '}'],
      'one',
    ],
    [
      'a field that stands below',
      ['class A {', '  void a() {', '    use(HERE);', '  }', '  string key = "one";', '}'],
      'one',
    ],
    [
      'a branch above',
      ['void a() {', '  String key;', '  if (b)', '  {', '    key = "one";', '  }', '  use(HERE);', '}'],
      'one',
    ],
    [
      'a branch of a branch',
      ['def a():', '    if b:', '        for c in d:', '            key = "one"', '    use(HERE)'],
      'one',
    ],
    ['a parameter that the function sets', ['void a(string key) {', '  key = "one";', '  use(HERE);', '}'], 'one'],
    ['below in a function of Python', ['def a():', '    key = "one"', '    use(HERE)'], 'one'],
  ])('%s', (_, lines, value) => expect(find(...lines)).toBe(value));

  it.each([
    [
      'another function above',
      ['class A {', '  void b() {', '    key = "one";', '  }', '  void a() {', '    use(HERE);', '  }', '}'],
    ],
    [
      'another function below',
      ['class A {', '  void a() {', '    use(HERE);', '  }', '  void b() {', '    key = "one";', '  }', '}'],
    ],
    ['a parameter', ['class A {', '  string key = "one";', '  void a(string key) {', '    use(HERE);', '  }', '}']],
    [
      'a parameter among others',
      ['class A {', '  string key = "one";', '  void a(int b, string key, int c)', '  {', '    use(HERE);', '  }', '}'],
    ],
    ['a parameter of Python', ['key = "one"', 'def a(key):', '    use(HERE)']],
    ['a parameter of Go', ['var key = "one"', 'func a(key string) {', '\tuse(HERE)', '}']],
    ['a name that is given nothing', ['void a() {', '  use(HERE);', '}']],
  ])('nothing for %s', (_, lines) => expect(find(...lines)).toBeNull());
});
