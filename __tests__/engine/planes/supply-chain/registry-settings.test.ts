import { registrySettings } from '../../../../src/engine/planes/supply-chain/registry-settings.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(registrySettings, {
  invalid: [
    ...cases(
      [
        [
          'composer.json',
          [
            ' {',
            '   "repositories": [',
            '+    { "type": "composer", "url": "http://maven.shop.example" }',
            '   ]',
            ' }',
          ],
          3,
        ],
        [
          'pubspec.yaml',
          [' dependencies:', '   a:', '+    hosted: http://maven.shop.example', '     version: ^1.2.0'],
          3,
        ],
        ['environment.yml', [' channels:', '   - conda-forge', '+  - http://maven.shop.example'], 3],
      ],
      (path, marked, line) => ({
        files: { [path]: diff(...marked) },
        findings: [`${line} info`],
        titles: ['Packages come from maven.shop.example without TLS'],
      }),
    ),
    {
      name: 'a source of apt that nobody signs',
      files: {
        Dockerfile: diff(
          ' FROM debian:12',
          '+RUN echo "deb [trusted=yes] https://apt.shop.example a main" > /etc/apt/sources.list.d/a.list',
        ),
      },
      findings: ['2 info'],
    },
    ...wholeAndBare(
      cases(
        [
          [
            'build.gradle',
            [' repositories {', '   mavenCentral()', '+  maven { url "http://maven.shop.example/r" }', ' }'],
          ],
          [
            'build.gradle.kts',
            [' repositories {', '   maven {', '+    url = uri("http://maven.shop.example/r")', '   }', ' }'],
          ],
          ['build.sbt', [' name := "a"', ' ', '+resolvers += "a" at "http://maven.shop.example/r"']],
          [
            'pom.xml',
            [
              ' <repositories>',
              '   <repository>',
              '+    <url>http://maven.shop.example/r</url>',
              '   </repository>',
              ' </repositories>',
            ],
          ],
        ],
        (path, marked) => ({
          files: { [path]: diff(...marked) },
          findings: ['3 info'],
          titles: ['Packages come from maven.shop.example without TLS'],
        }),
      ),
    ),
    {
      name: 'one more registry of a host that the file asked before, as information',
      files: edit(
        'NuGet.config',
        '<add key="x" value="https://x.example/shop/a/v3" />\n',
        '<add key="x" value="https://x.example/shop/a/v3" />\n<add key="y" value="https://x.example/other/v3" />\n',
      ),
      findings: ['2 info'],
    },
    ...wholeAndBare(
      cases(
        [
          ['.npmrc', 'a=b\n', 'a=b\nregistry=https://packages.example.net/\n', '2 info'],
          ['.npmrc', 'a=b\n', 'a=b\nstrict-ssl=false\n', '2 info'],
          ['.npmrc', 'a=b\n', 'a=b\n@shop:registry=https://npm.shop.example/\n', '2 info'],
          ['.yarnrc.yml', 'a: b\n', 'a: b\nnpmRegistryServer: "http://x.example"\n', '2 info'],
          ['pip.conf', '[global]\n', '[global]\nindex-url = https://x.example/simple\n', '2 info'],
          ['requirements.txt', 'six\n', '--extra-index-url https://x.example/simple\nsix\n', '1 info'],
          ['Gemfile', "source 'https://rubygems.org'\n", "source 'http://x.example'\n", '1 info'],
          [
            'nuget.config',
            '<packageSources>\n',
            '<packageSources>\n<add key="x" value="https://x.example/v3" />\n',
            '2 info',
          ],
          [
            'NuGet.config',
            '<packageSources>\n</packageSources>\n',
            '<packageSources>\n<add key="new" value="https://x.example/v3" />\n</packageSources>\n<!-- <add key="new" value="true" /> -->\n',
            '2 info',
          ],
          ['Dockerfile', 'FROM a:1\n', 'FROM a:1\nENV GOSUMDB=off\n', '2 info'],
        ],
        (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
      ),
    ),
  ],
  valid: cases(
    [
      ['.npmrc', 'a=b\n', 'a=b\nregistry=https://registry.npmjs.org/\n'],
      ['.npmrc', 'a=b\n', 'a=b\n; strict-ssl=false\n'],
      ['build.gradle', 'repositories {\n}\n', 'repositories {\n  maven { url "https://maven.shop.example/r" }\n}\n'],
      ['build.gradle', 'repositories {\n}\n', 'repositories {\n  maven { url "http://localhost:8081/r" }\n}\n'],
      ['build.gradle', 'a()\n', 'a()\ndef url = "http://shop.example/about"\n'],
      ['build.sbt', 'name := "a"\n', 'name := "a"\nhomepage := Some(url("http://shop.example"))\n'],
      ['pom.xml', '<project>\n</project>\n', '<project>\n  <url>http://shop.example</url>\n</project>\n'],
      ['.npmrc', 'a=b\n', 'a=b\nregistry=http://localhost:4873/\n'],
      // A feed that the same file turns off is asked for nothing.
      [
        'NuGet.config',
        '<packageSources>\n</packageSources>\n',
        '<packageSources>\n<add key="New" value="https://x.example/v3" />\n</packageSources>\n<disabledPackageSources>\n  <add key="new" value="true" />\n</disabledPackageSources>\n',
      ],
    ],
    (path, before, after) => ({ files: edit(path, before, after) }),
  ),
  // Settings that leave certificates unchecked are told of twice.
  beside: ['security/transport-weakened'],
});
