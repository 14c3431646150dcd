import { testsNarrowed } from '../../../../src/engine/planes/integrity/tests-narrowed.js';
import { cases, diff, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(testsNarrowed, {
  invalid: [
    ...cases(
      [
        ['cargo test --workspace', 'cargo test --workspace --exclude cart'],
        ['dotnet test', 'dotnet test --filter "FullyQualifiedName!~Cart"'],
        ['ctest --output-on-failure', 'ctest --output-on-failure -E cart'],
        ['go test ./...', 'go test -short ./...'],
        ['swift test', 'swift test --skip CartTests'],
        ['mix test', 'mix test --exclude slow'],
        ['dart test', 'dart test --exclude-tags slow'],
      ],
      (before, after) => ({
        name: after,
        files: { '.github/workflows/a.yml': diff(' steps:', `-  - run: ${before}`, `+  - run: ${after}`) },
        findings: ['2 info, asked'],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'jest.config.js',
            2,
            [
              ' export default {',
              "-  testMatch: ['**/test/**/*.test.ts'],",
              "+  testMatch: ['**/test/cart.test.ts'],",
              ' }',
            ],
          ],
          ['jest.config.js', 2, [' export default {', "+  testPathIgnorePatterns: ['price'],", ' }']],
          ['jest.config.js', 2, [' export default {', '+  passWithNoTests: true,', ' }']],
          [
            'vitest.config.ts',
            3,
            [
              ' export default {',
              '   test: {',
              "-    include: ['src/**', 'test/**'],",
              "+    include: ['src/**'],",
              '   },',
              ' }',
            ],
          ],
          [
            'vitest.config.ts',
            3,
            [' export default {', '   test: {', "+    exclude: ['test/price.test.ts'],", '   },', ' }'],
          ],
          ['pytest.ini', 2, [' [pytest]', '-addopts = -ra', '+addopts = -ra -k "not refund"']],
          ['pytest.ini', 2, [' [pytest]', '-testpaths = tests', '+testpaths = tests/unit']],
          [
            'pyproject.toml',
            2,
            [' [tool.pytest.ini_options]', '-addopts = "-ra"', '+addopts = "-ra --deselect tests/test_a.py"'],
          ],
          ['setup.cfg', 2, [' [tool:pytest]', '+addopts = --ignore=tests/test_perms.py']],
          ['pom.xml', 2, [' <configuration>', '+  <failIfNoTests>false</failIfNoTests>', ' </configuration>']],
          [
            'pom.xml',
            3,
            [
              ' <configuration>',
              '   <excludes>',
              '+    <exclude>**/GuardTest.java</exclude>',
              '   </excludes>',
              ' </configuration>',
            ],
          ],
          ['build.gradle', 2, [' test {', "+  exclude '**/GuardTest*'", ' }']],
          [
            'phpunit.xml',
            3,
            [
              ' <phpunit>',
              '   <testsuite>',
              '+    <exclude>tests/GuardTest.php</exclude>',
              '   </testsuite>',
              ' </phpunit>',
            ],
          ],
          ['.mocharc.yml', 1, ["+ignore: 'test/price.js'", ' ui: bdd']],
          ['Makefile', 2, [' test:', '-\tmvn verify', '+\tmvn verify -Dmaven.test.failure.ignore']],
          ['.rspec', 2, [' --color', '+--tag ~slow']],
          ['pytest.ini', 2, [' [pytest]', '-addopts = -ra', '+addopts = -ra -m "not refund"']],
          ['Makefile', 2, [' test:', '-\tcargo test', '+\tcargo test -- --skip refund']],
          [
            '.github/workflows/a.yml',
            4,
            [
              ' jobs:',
              '   a:',
              '     steps:',
              '-      - run: pytest -q',
              '+      - run: pytest -q --deselect tests/test_a.py',
            ],
          ],
          [
            'phpunit.xml',
            4,
            [
              ' <phpunit>',
              '   <groups>',
              '     <exclude>',
              '+      <group>slow</group>',
              '     </exclude>',
              '   </groups>',
              ' </phpunit>',
            ],
          ],
          ['Makefile', 2, [' test:', '-\tmvn test', '+\tmvn verify -DskipTests']],
        ],
        (path, line, marked) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info, asked`] }),
      ),
    ),
    {
      name: 'settings on one line',
      files: edit(
        'package.json',
        '{ "jest": { "testPathIgnorePatterns": ["a"] } }\n',
        '{ "jest": { "testPathIgnorePatterns": ["a", "price"] } }\n',
      ),
      findings: ['1 info, asked'],
    },
  ],
  valid: [
    ...cases(
      [
        ['cargo test --workspace', 'cargo test --workspace --all-features'],
        ['dotnet test --filter "Category=Fast"', 'dotnet test --no-build --filter "Category=Fast"'],
        ['ctest --output-on-failure', 'ctest --output-on-failure -j4'],
        ['go test ./...', 'go test -race ./...'],
        ['go build ./...', 'go test -short ./...'],
      ],
      (before, after) => ({
        name: after,
        files: { '.github/workflows/a.yml': diff(' steps:', `-  - run: ${before}`, `+  - run: ${after}`) },
      }),
    ),
    {
      name: 'what one project of a runner leaves to another',
      files: edit(
        'vitest.config.ts',
        'export default { test: {} };\n',
        lines(
          'export default { test: {',
          '  projects: [',
          "    { test: { exclude: ['**/{page,panel}/**', 'src/list.spec.ts'] } },",
          "    { test: { include: ['src/{page,panel}/**/*.spec.ts'] } },",
          "    { test: { include: ['src/list.spec.ts'] } },",
          '  ],',
          '} };',
        ),
      ),
    },
    {
      name: 'a test that is new here, with a task of its own',
      files: {
        'build.gradle.kts': diff(' tasks.test {', '+  exclude("**/AgentTest.class")', ' }'),
        'src/test/java/AgentTest.java': { old: null, new: 'class AgentTest {}\n' },
      },
    },
    {
      name: 'an option of the package manager',
      files: {
        '.github/workflows/ci.yml': diff(
          ' jobs:',
          '   test:',
          '     steps:',
          '-      - run: npm ci && npm test',
          '+      - run: npm ci --ignore-scripts && npm test',
        ),
      },
    },
    ...cases(
      [
        [
          'more tests',
          'jest.config.js',
          [' export default {', "-  testMatch: ['a/**'],", "+  testMatch: ['a/**', 'b/**'],", ' }'],
        ],
        [
          'a folder without tests',
          'jest.config.js',
          [' export default {', "+  testPathIgnorePatterns: ['/dist/'],", ' }'],
        ],
        ['another key', 'jest.config.js', [' export default {', "+  roots: ['a'],", ' }']],
        [
          'fewer left out',
          'jest.config.js',
          [' export default {', "-  testPathIgnorePatterns: ['a', 'b'],", "+  testPathIgnorePatterns: ['a'],", ' }'],
        ],
        ['a moved folder', 'pytest.ini', [' [pytest]', '-testpaths = tests', '+testpaths = test']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
  ],
});
