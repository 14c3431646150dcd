import { coverageLowered } from '../../../../src/engine/planes/integrity/coverage-lowered.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(coverageLowered, {
  invalid: wholeAndBare(
    cases(
      [
        [
          'jest.config.js',
          'coverageThreshold: {\n  global: {\n    branches: 90,\n  },\n},\n',
          'coverageThreshold: {\n  global: {\n    branches: 70,\n  },\n},\n',
          3,
        ],
        ['.nycrc', '{\n  "lines": 95\n}\n', '{\n  "lines": 80\n}\n', 2],
        [
          'codecov.yml',
          'coverage:\n  status:\n    project:\n      default:\n        target: 80%\n',
          'coverage:\n  status:\n    project:\n      default:\n        target: 60%\n',
          5,
        ],
        ['codecov.yml', 'a:\n  threshold: 1%\n', 'a:\n  threshold: 20%\n', 2],
        ['codecov.yml', 'a:\n  b: 1\n', 'a:\n  b: 1\n  informational: true\n', 3],
        ['.coveragerc', '[report]\nfail_under = 90\n', '[report]\nfail_under = 50\n', 2],
        ['pyproject.toml', '[tool.coverage.report]\nfail_under = 90\nx = 1\n', '[tool.coverage.report]\nx = 1\n', 1],
        [
          'setup.cfg',
          '[tool:pytest]\naddopts = --cov --cov-fail-under=90\n',
          '[tool:pytest]\naddopts = --cov --cov-fail-under=10\n',
          2,
        ],
        ['tox.ini', 'commands =\n  pytest --cov-fail-under=90\n', 'commands =\n  pytest\n', 2],
        ['spec/spec_helper.rb', 'SimpleCov.minimum_coverage 90\n', 'SimpleCov.minimum_coverage 10\n', 1],
        ['spec/coverage.rb', 'minimum_coverage 90\n', 'minimum_coverage(80) if ENV["FULL"]\n', 1],
        // A condition that is new leaves out runs that were held to the same value before.
        ['spec/coverage.rb', 'minimum_coverage 90\n', 'minimum_coverage 90 if ENV["FULL"]\n', 1],
        ['spec/coverage.rb', 'minimum_coverage 90\n', 'minimum_coverage(100) if false\n', 1],
        ['spec/coverage.rb', 'minimum_coverage 90\n', 'minimum_coverage(100) unless true # later\n', 1],
        ['pom.xml', '<minimum>0.80</minimum>\n', '<minimum>0.10</minimum>\n', 1],
      ],
      (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info, asked`] }),
    ),
  ),
  valid: cases(
    [
      ['jest.config.js', 'coverageThreshold: {\n  branches: 70,\n},\n', 'coverageThreshold: {\n  branches: 90,\n},\n'],
      ['spec/a.rb', 'minimum_coverage 90\n', "minimum_coverage(95) if RUBY_VERSION.to_f >= ENV['FROM'].to_f\n"],
      ['spec/b.rb', 'minimum_coverage 90\n', 'minimum_coverage(90) # of lines\n'],
      ['spec/c.rb', 'minimum_coverage 90 if ENV["FULL"]\n', 'minimum_coverage(90) unless ENV["QUICK"]\n'],
      ['codecov.yml', 'a:\n  target: 80%\n', 'a:\n  target: auto\n'],
      ['src/page.ts', 'const a = {\n  lines: 90,\n};\n', 'const a = {\n  lines: 10,\n};\n'],
      ['package.json', '{\n  "lines": "90"\n}\n', '{\n  "lines": "95"\n}\n'],
    ],
    (path, before, after) => ({ files: edit(path, before, after) }),
  ),
});
