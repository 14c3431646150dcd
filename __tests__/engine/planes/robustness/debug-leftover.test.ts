import { debugLeftover } from '../../../../src/engine/planes/robustness/debug-leftover.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(debugLeftover, {
  invalid: [
    ...wholeAndBare([
      {
        name: 'a script that prints its commands, one of them with a secret',
        files: {
          'deploy/run.sh': diff(' #!/bin/sh', '+set -x', ' curl -H "Authorization: $SHOP_TOKEN" "$1"', ' deploy'),
        },
        findings: ['2 info'],
      },
    ]),
    ...cases(
      [
        ['src/a.ts', '  debugger;'],
        ['src/a.vue', 'debugger'],
        ['src/a.py', '    breakpoint()'],
        ['src/a.py', 'import pdb; pdb.set_trace()'],
        ['src/a.py', '    pdb.set_trace()'],
        ['app/a.rb', '    binding.pry'],
        ['app/a.rb', '    byebug'],
        ['src/a.php', '    dd($order);'],
        ['src/A.cs', '    Debugger.Break();'],
        ['app/a.rb', "    require 'pry'; binding.pry"],
        ['src/a.py', '    __import__("ipdb").set_trace()'],
        ['lib/a.dart', '    debugger(when: true);'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info, asked'] }),
    ),
    // Information where something is printed, and in a test.
    ...cases(
      [
        ['src/a.rs', '    let a = dbg!(b);'],
        ['src/a.go', '\tspew.Dump(order)'],
        ['src/a.php', '    print_r($order); exit;'],
        ['src/a.c', '    printf("here %d\\n", id);'],
        ['src/a.cpp', '    std::cerr << "XXX " << id;'],
        ['src/A.scala', '    println("XXX " + order)'],
        ['lib/a.ex', '    IO.inspect(order)'],
        ['src/a.php', '    var_dump($order);'],
        ['a.test.ts', '  debugger;'],
        ['src/a.go', '\tfmt.Println("here", order)'],
        ['src/a.py', '    print("DEBUG", order)'],
        ['src/A.java', '    System.out.println("test 1");'],
        ['src/a.ts', '  console.log(order);'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
    ),
    {
      name: 'one more than stood there',
      files: { 'src/a.php': diff(' <?php', '-VarDumper::dump($a);', '+dump($b);', '+dump($c);') },
      findings: ['3 info'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a script that prints its commands, and one that no longer does',
        files: {
          'deploy/run.sh': diff(' #!/bin/sh', '+set -eux', ' make check', ' deploy'),
          'deploy/other.sh': diff(' #!/bin/sh', '+set +x', ' curl -H "Authorization: $SHOP_TOKEN" "$1"', ' deploy'),
        },
      },
    ]),
    ...cases(
      [
        ['src/a.ts', "  // debugger;\n  const a = 'debugger;';"],
        ['src/a.ts', '  import { debuggerPort } from "a";'],
        ['src/cli/run.ts', '  console.log(order);'],
        ['scripts/a.js', 'console.log(order);'],
        ['src/a.py', '    print(order)'],
        ['src/a.go', '\ttext := spew.Sdump(order)'],
        ['src/a.php', '    $text = print_r($order, true);'],
        ['src/a.c', '    printf("%d orders\\n", count);'],
        ['src/A.scala', '    println(order)'],
        ['lib/a.ex', '    Logger.debug(inspect(order))'],
        ['src/a.go', '\tfmt.Println("order placed")'],
        ['src/a.rs', '    // dbg!(a)'],
        ['examples/a.ts', 'debugger;'],
        ['README.md', 'debugger;'],
        ['src/a.php', '    dd($this, ...$args);'],
      ],
      (path, text) => ({ files: { [path]: addedTo('first', ...text.split('\n')) } }),
    ),
    ...cases(
      [
        [
          'the feature itself',
          'src/Shows.php',
          [' <?php', ' trait Shows', ' {', '+    public function dd()', '+    {', '+        dd($x);', '+    }', ' }'],
        ],
        [
          'the same call in other words',
          'src/Query.php',
          [
            ' <?php',
            ' function show($a) {',
            '-    VarDumper::dump($a);',
            '+    dump(',
            '+        $a,',
            '+    );',
            ' }',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a module that prints already',
      files: { 'src/a.ts': addedTo("console.log('ready');", 'console.log(order);') },
    },
  ],
});
