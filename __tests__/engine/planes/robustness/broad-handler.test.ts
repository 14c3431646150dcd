import { broadHandler } from '../../../../src/engine/planes/robustness/broad-handler.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const python = (...body: readonly string[]) => [' def a():', ' ', '     try:', '         return b()', ...body];
const java = (head: string, body: string) => [
  ' class A {',
  '   int a() {',
  '     try {',
  '       return b();',
  head,
  body,
  '     }',
  '   }',
  ' }',
];

describeRule(broadHandler, {
  beside: [
    'tests/logic-without-test',
    'robustness/error-swallowed',
    'robustness/error-not-passed-on',
    'robustness/unused-value',
  ],
  invalid: cases(
    [
      ['src/a.py', python('+    except Exception:', '+        return None'), 5],
      ['src/a.py', python('+    except:', '+        return None'), 5],
      ['src/a.rb', [' def a', '   b', '+rescue', '+  true', ' end'], 3],
      ['src/a.rb', [' def a', '   b', '+rescue => error', '+  true', ' end'], 3],
      [
        'src/A.java',
        [
          ' class A {',
          '   int a() {',
          '     try {',
          '       return b();',
          '-    } catch (IOException | RateException e) {',
          '+    } catch (Throwable e) {',
          '       return fall(e);',
          '     }',
          '   }',
          ' }',
        ],
        5,
      ],
      ['src/a.py', python('+    except (Exception) as error:', '+        return None'), 5],
      ['src/A.java', java('+    } catch (Exception e) {', '+      return 0;'), 5],
      [
        'src/A.java',
        java('-    } catch (IOException e) {', '-      return 0;')
          .slice(0, 5)
          .concat(['+    } catch (final Throwable e) {', '       return 0;', '     }', '   }', ' }']),
        5,
      ],
      [
        'src/A.kt',
        [
          ' fun a(): Int {',
          '   try {',
          '     return b()',
          '+  } catch (e: Exception) {',
          '+    return 0',
          '+  }',
          ' }',
        ],
        4,
      ],
      [
        'src/A.cs',
        [
          ' class A {',
          '   int B() {',
          '     try {',
          '       return C();',
          '+    } catch {',
          '+      return 0;',
          '+    }',
          '   }',
          ' }',
        ],
        5,
      ],
      [
        'src/A.cs',
        [
          ' class A {',
          '   int B() {',
          '     try {',
          '       return C();',
          '+    } catch (Exception e) {',
          '+      return 0;',
          '+    }',
          '   }',
          ' }',
        ],
        5,
      ],
      [
        'src/a.php',
        [
          ' <?php',
          ' function a() {',
          '   try {',
          '     return b();',
          '+  } catch (\\Throwable $e) {',
          '+    return 0;',
          '+  }',
          ' }',
        ],
        5,
      ],
      ['src/a.rb', [' def a', '   b', '+rescue Exception', '+  c', ' end'], 3],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      [
        'one that does nothing, which robustness/error-swallowed tells',
        'src/a.py',
        python('+    except Exception:', '+        pass'),
      ],
      ['one kind', 'src/a.py', python('+    except KeyError:', '+        return None')],
      ['raised', 'src/a.py', python('+    except Exception:', '+        raise')],
      ['raised by a call', 'src/a.py', python('+    except Exception:', '+        reraise(*_capture_exception(hub))')],
      ['told by a call', 'src/a.py', python('+    except Exception:', '+        report_unhandled_error()')],
      ['read', 'src/a.py', python('+    except Exception as error:', '+        return c(error)')],
      ['logged', 'src/a.py', python('+    except Exception:', '+        log.exception("b")', '+        return None')],
      ['thrown', 'src/A.java', java('+    } catch (Exception e) {', '+      throw new B(e);')],
      ['one kind of Java', 'src/A.java', java('+    } catch (IOException e) {', '+      return 0;')],
      [
        'a condition',
        'src/A.cs',
        [
          ' class A {',
          '   int B() {',
          '     try {',
          '       return C();',
          '+    } catch (Exception) when (D) {',
          '+      return 0;',
          '+    }',
          '   }',
          ' }',
        ],
      ],
      [
        'moved',
        'src/a.py',
        [
          ...python('+    except Exception:', '+        return None'),
          ' ',
          ' def c():',
          '     try:',
          '         return d()',
          '-    except Exception:',
          '-        return None',
          '+    except KeyError:',
          '+        return 1',
        ],
      ],
      [
        'a test',
        'test/test_a.py',
        [' def test_a():', '     try:', '         b()', '+    except Exception:', '+        c()', '     assert d()'],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
