import { settingRemoved } from '../../../../src/engine/planes/contract/setting-removed.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(settingRemoved, {
  invalid: [
    {
      name: 'a setting that an example of settings has no longer: nothing reads it there',
      files: edit('.env.example', 'HOST=a\nSHOP_PORT=80\n', 'HOST=a\n'),
      findings: ['1 info'],
      titles: ['The environment variable SHOP_PORT is no longer set here'],
    },
    ...wholeAndBare(
      cases(
        [
          ['src/a.ts', 'const a = process.env.SHOP_PORT;'],
          ['src/a.ts', "const a = process.env['SHOP_PORT'];"],
          ['shop/a.py', 'run(os.environ.get("SHOP_PORT"))'],
          ['shop/a.py', "run(os.environ['SHOP_PORT'])"],
          ['shop/a.go', 'var a = os.Getenv("SHOP_PORT")'],
          ['src/a.rs', 'let a = env::var("SHOP_PORT");'],
          ['src/A.java', 'String a = System.getenv("SHOP_PORT");'],
          ['lib/a.rb', "a = ENV.fetch('SHOP_PORT')"],
          ['src/a.php', "$a = getenv('SHOP_PORT');"],
          ['Sources/a.swift', 'let a = ProcessInfo.processInfo.environment["SHOP_PORT"]'],
          ['lib/a.dart', "run(Platform.environment['SHOP_PORT']);"],
          ['src/A.scala', 'run(sys.env.getOrElse("SHOP_PORT", "80"))'],
          ['config/a.exs', 'a = System.get_env("SHOP_PORT")'],
          ['bin/a.sh', `run "\${SHOP_PORT:-80}"`],
          ['src/A.java', `@Value("\${shop.port:80}") int a;`],
          ['src/A.java', 'int a = Integer.getInteger("shop.port", 80);'],
          ['src/A.cs', 'var a = configuration.GetValue<int>("Shop:Port");'],
          ['cmd/a.go', 'port := flag.Int("port", 80, "of the shop")'],
          ['.env.example', 'SHOP_PORT=80'],
          ['shop/a.py', "parser.add_argument('--shop-port')"],
          ['src/a.ts', "program.option('-p, --shop-port <n>', 'a port');"],
          ['cmd/a.go', 'flag.String("shop-port", "80", "a port")'],
        ],
        (path, line) => ({
          name: `${path}: ${line}`,
          files: edit(path, lines('one', line, 'two'), 'one\ntwo\n'),
          findings: ['1 info'],
        }),
      ),
    ),
  ],
  valid: [
    {
      name: 'a variable that only a test within the code reads',
      files: edit(
        'src/lib.rs',
        'pub fn a() {}\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn b() {\n        let port = std::env::var("SHOP_TEST_PORT").unwrap();\n        assert!(go(port));\n    }\n}\n',
        'pub fn a() {}\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn b() {\n        let port = 80;\n        assert!(go(port));\n    }\n}\n',
      ),
    },
    {
      name: 'a variable that Go itself reads',
      files: edit(
        'cmd/init.go',
        'package main\n\nfunc init() {\n\td := os.Getenv("GODEBUG")\n\tset(d)\n}\n',
        'package main\n\nfunc init() {\n\tset("")\n}\n',
      ),
    },
    ...cases(
      [
        ['src/a.ts', 'const a = process.env.SHOP_PORT;', 'const b = process.env.PORT ?? process.env.SHOP_PORT;'],
        ['src/A.java', `@Value("\${shop.port:80}") int a;`, `@Value("\${shop.port:81}") int a;`],
        ['src/a.ts', '// process.env.SHOP_PORT', ''],
        ['src/a.ts', 'const a = process.env.NODE_ENV;', ''],
        ['src/a.ts', 'const a = process.env.shopPort;', ''],
        ['src/a.test.ts', 'const a = process.env.SHOP_PORT;', ''],
        ['docs/a.md', 'process.env.SHOP_PORT', ''],
        ['lib/a.rb', "ENV['SHOP_PORT'] = '80'", ''],
      ],
      (path, before, after) => ({ files: edit(path, lines('one', before), lines('one', after)) }),
    ),
    {
      name: 'a setting that is read in another file from now on',
      files: {
        ...edit('src/a.ts', 'one();\nconst a = process.env.SHOP_PORT;\n', 'one();\n'),
        ...edit('src/b.ts', null, 'const a = process.env.SHOP_PORT;\n'),
      },
    },
  ],
});
