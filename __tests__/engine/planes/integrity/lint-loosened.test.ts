import { lintLoosened } from '../../../../src/engine/planes/integrity/lint-loosened.js';
import { cases, edit, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(lintLoosened, {
  invalid: [
    {
      name: 'a check that goes and another one that is switched off, which is information',
      files: edit('.rubocop.yml', 'Lint/Old:\n  Enabled: true\n', 'Style/Other:\n  Enabled: false\n'),
      findings: ['2 info'],
      titles: ['.rubocop.yml lets more pass: Enabled: false'],
    },
    {
      name: 'a check that moves to another department, and is switched off',
      files: edit('.rubocop.yml', 'Lint/Eval:\n  Enabled: true\n', 'Security/Eval:\n  Enabled: false\n'),
      findings: ['2 info, asked'],
    },
    ...wholeAndBare(
      cases(
        [
          ['.golangci.yml', 'linters:\n  enable:\n    - gosec\n    - govet\n', 'linters:\n  enable:\n    - govet\n', 2],
          ['.golangci.yml', 'linters:\n  enable: [gosec, govet]\n', 'linters:\n  enable: [govet]\n', 2],
          ['.golangci.yml', 'linters:\n  disable:\n    - lll\n', 'linters:\n  disable:\n    - lll\n    - gosec\n', 4],
          ['.clang-tidy', "---\nChecks: 'bugprone-*,cert-*'\n", "---\nChecks: 'bugprone-*'\n", 2],
          ['.clang-tidy', "---\nChecks: 'bugprone-*'\n", "---\nChecks: 'bugprone-*,-bugprone-branch-clone'\n", 2],
          ['ruff.toml', '[lint]\nselect = ["E", "F", "S"]\n', '[lint]\nselect = ["E", "F"]\n', 2],
          ['.flake8', '[flake8]\nselect = E,F,S\n', '[flake8]\nselect = E,F\n', 2],
        ],
        (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info, asked`] }),
      ),
    ),
    {
      name: 'checks that a list on many lines loses, told as one',
      files: edit(
        'pyproject.toml',
        '[tool.ruff.lint]\nselect = [\n  "E",\n  "F",\n  "S",\n]\n',
        '[tool.ruff.lint]\nselect = [\n  "E",\n]\n',
      ),
      findings: ['3 info, asked'],
      titles: ['pyproject.toml lets more pass: F and 1 other no longer checked'],
    },
    ...wholeAndBare(
      cases(
        [
          [
            '.eslintrc.json',
            '{\n  "rules": {\n    "no-eval": "error"\n  }\n}\n',
            '{\n  "rules": {\n    "no-eval": "off"\n  }\n}\n',
            3,
          ],
          [
            'eslint.config.js',
            "export default [{ rules: {\n  'no-eval': ['error', { a: 1 }],\n} }];\n",
            "export default [{ rules: {\n  'no-eval': ['warn', { a: 1 }],\n} }];\n",
            2,
          ],
          ['eslint.config.js', "x = {\n  'no-eval': 2,\n};\n", "x = {\n  'no-eval': 0,\n};\n", 2],
          ['biome.json', '{\n  "noDebugger": "error"\n}\n', '{\n  "noDebugger": "off"\n}\n', 2],
          ['tsconfig.json', '{\n  "strict": true\n}\n', '{\n  "strict": false\n}\n', 2],
          ['tsconfig.json', '{\n  "a": 1,\n  "strict": true,\n  "b": 2\n}\n', '{\n  "a": 1,\n  "b": 2\n}\n', 2],
          ['mypy.ini', '[mypy]\ndisallow_untyped_defs = True\n', '[mypy]\ndisallow_untyped_defs = False\n', 2],
          ['pyproject.toml', '[tool.mypy]\nstrict = true\n', '[tool.mypy]\nstrict = true\nignore_errors = true\n', 3],
          ['.rubocop.yml', 'Lint/Eval:\n  Enabled: true\n', 'Lint/Eval:\n  Enabled: false\n', 2],
          ['phpstan.neon', 'parameters:\n  level: 8\n', 'parameters:\n  level: 5\n', 2],
          ['Cargo.toml', '[lints.clippy]\nunwrap_used = "deny"\n', '[lints.clippy]\nunwrap_used = "allow"\n', 2],
          [
            'Shop.csproj',
            '<TreatWarningsAsErrors>true</TreatWarningsAsErrors>\n',
            '<TreatWarningsAsErrors>false</TreatWarningsAsErrors>\n',
            1,
          ],
          [
            '.editorconfig',
            '[*.cs]\ndotnet_diagnostic.CA1.severity = error\n',
            '[*.cs]\ndotnet_diagnostic.CA1.severity = none\n',
            2,
          ],
          ['pom.xml', '<failsOnError>true</failsOnError>\n', '<failsOnError>false</failsOnError>\n', 1],
          ['Makefile', 'CFLAGS = -O2 -Werror\n', 'CFLAGS = -O2\n', 1],
        ],
        (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info, asked`] }),
      ),
    ),
    // An exception beside a switch that was on, or that may have been, or that does not concern it.
    ...cases(
      [
        ['mypy.ini', '[mypy]\nstrict = True\n', '[mypy]\nstrict = True\nallow_untyped_calls = True\n', '3 info, asked'],
        [
          'setup.cfg',
          '[mypy]\ndisallow_untyped_calls = True\n',
          '[mypy]\nstrict = True\nallow_untyped_calls = True\n',
          '3 info, asked',
        ],
        ['setup.cfg', '[mypy]\npretty = True\n', '[mypy]\nstrict = True\nignore_errors = True\n', '3 info, asked'],
        [
          'setup.cfg',
          '[mypy]\npretty = True\nstrict = True\n',
          '[mypy]\nstrict = True\npretty = True\nstrict = True\nallow_untyped_defs = True\n',
          '5 info, asked',
        ],
        [
          'tsconfig.json',
          '{ "compilerOptions": { "strict": true } }\n',
          '{\n  "compilerOptions": {\n    "strict": true,\n    "noImplicitAny": false\n  }\n}\n',
          '4 info, asked',
        ],
        [
          'tsconfig.json',
          '{\n  "extends": "./base.json",\n  "compilerOptions": {\n    "outDir": "a"\n  }\n}\n',
          '{\n  "extends": "./base.json",\n  "compilerOptions": {\n    "strict": true,\n    "noImplicitAny": false\n  }\n}\n',
          '5 info, asked',
        ],
        [
          'tsconfig.json',
          '{\n  "compilerOptions": {\n    "noImplicitAny": true\n  }\n}\n',
          '{\n  "compilerOptions": {\n    "strict": true,\n    "noImplicitAny": false\n  }\n}\n',
          '4 info, asked',
        ],
        [
          'tsconfig.json',
          '{\n  "compilerOptions": {\n    "outDir": "a"\n  },\n  "other": {\n  }\n}\n',
          '{\n  "compilerOptions": {\n    "outDir": "a",\n    "noImplicitAny": false\n  },\n  "other": {\n    "strict": true\n  }\n}\n',
          '4 info, asked',
        ],
      ],
      (path, before, after, found) => ({
        name: `no exception: ${path} ${before}`,
        files: edit(path, before, after),
        findings: [found],
      }),
    ),
    {
      name: 'an exception beside a switch, where the base is not shown',
      files: hunksAlone(
        edit(
          'mypy.ini',
          '[mypy]\npretty = True\n',
          '[mypy]\npretty = True\nstrict = True\nallow_untyped_calls = True\n',
        ),
      ),
      findings: ['4 info, asked'],
    },
    ...wholeAndBare([
      {
        name: 'more than what moved over',
        files: {
          ...edit('setup.cfg', '[flake8]\nignore = E203\n', '[metadata]\nname = shop\n'),
          ...edit('ruff.toml', 'ignore = ["F401"]\n', 'ignore = ["F401", "E203", "S608"]\n'),
        },
        findings: ['ruff.toml:1 info'],
      },
    ]),
    // What is new and unchecked is information.
    ...cases(
      [
        ['clippy.toml', 'msrv = "1.80"\n', 'msrv = "1.80"\nallow-unwrap-in-tests = true\n', 2],
        ['.flake8', '[flake8]\nextend-ignore = E203\n', '[flake8]\nextend-ignore = E203, F401\n', 2],
        ['ruff.toml', 'ignore = [\n  "E203",\n]\n', 'ignore = [\n  "E203",\n  "F401",\n]\n', 3],
        ['.eslintrc.json', '{\n  "rules": {\n  }\n}\n', '{\n  "rules": {\n    "no-eval": "off"\n  }\n}\n', 3],
      ],
      (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info`] }),
    ),
  ],
  valid: [
    ...cases(
      [
        ['Lint/New:\n  Enabled: pending\n', 'Lint/New:\n  Enabled: false\n'],
        ['Lint/New:\n  Enabled: pending\n', 'Lint/New:\n  Enabled: true\n'],
        ['Lint/Old:\n  Enabled: false\n', 'Lint/Old:\n  Enabled: pending\n'],
      ],
      (before, after) => ({ name: `${before} → ${after}`, files: edit('.rubocop.yml', before, after) }),
    ),
    // A list that changes otherwise: a check under its new name, a group, every check, in another order; the tool's default.
    ...cases(
      [
        ['.golangci.yml', 'linters:\n  enable:\n    - golint\n', 'linters:\n  enable:\n    - revive\n'],
        ['.golangci.yml', 'linters:\n  enable:\n    - gosec\n', 'linters:\n  default: all\n'],
        ['.golangci.yml', 'linters:\n  disable:\n    - gosec\n    - lll\n', 'linters:\n  disable:\n    - lll\n'],
        ['.golangci.yml', 'linters:\n  enable: [gosec, govet]\n', 'linters:\n  enable: [govet, gosec]\n'],
        ['.clang-tidy', "Checks: 'bugprone-a,bugprone-b'\n", "Checks: 'bugprone-*'\n"],
        ['.clang-tidy', "Checks: 'bugprone-*,-bugprone-a'\n", "Checks: 'bugprone-*'\n"],
        ['ruff.toml', '[lint]\nselect = ["E501", "F"]\n', '[lint]\nselect = ["ALL"]\n'],
        ['ruff.toml', '[lint]\nselect = ["E", "F"]\nfix = true\n', '[lint]\nfix = true\n'],
        ['pyproject.toml', '[tool.shop]\nselect = ["E", "F"]\n', '[tool.shop]\nselect = ["E"]\n'],
      ],
      (path, before, after) => ({ name: `${path}: ${before} → ${after}`, files: edit(path, before, after) }),
    ),
    // A tool that becomes strict finds more than before, with exceptions too.
    ...cases(
      [
        ['setup.cfg', '[mypy]\npretty = True\n', '[mypy]\npretty = True\nstrict = True\nallow_untyped_calls = True\n'],
        ['mypy.ini', '[mypy]\nstrict = False\n', '[mypy]\nstrict = True\ndisallow_any_generics = False\n'],
        [
          'pyproject.toml',
          '[tool.mypy]\npretty = true\n',
          '[tool.mypy]\nstrict = true\n\n[[tool.mypy.overrides]]\nmodule = "shop.old"\ndisallow_untyped_defs = false\n',
        ],
        [
          'tsconfig.json',
          '{\n  "compilerOptions": {\n    "outDir": "a"\n  }\n}\n',
          '{\n  "compilerOptions": {\n    "outDir": "a",\n    "strict": true,\n    "strictNullChecks": false\n  }\n}\n',
        ],
        [
          'tsconfig.json',
          '{\n  "compilerOptions": {\n    "strict": false\n  }\n}\n',
          '{\n  "compilerOptions": {\n    "strict": true,\n    "noImplicitAny": false\n  }\n}\n',
        ],
      ],
      (path, before, after) => ({ name: `an exception: ${path} ${before}`, files: edit(path, before, after) }),
    ),
    {
      name: 'warnings that are errors move to another file',
      files: {
        ...edit('Makefile', 'CFLAGS = -O2 -Werror\n', 'CFLAGS = -O2\n'),
        ...edit('flags.mk', 'A = 1\n', 'A = 1\nCFLAGS += -Werror\n'),
      },
    },
    ...cases(
      [
        ['.eslintrc.json', '{\n  "no-eval": "warn"\n}\n', '{\n  "no-eval": "error"\n}\n'],
        ['tsconfig.json', '{\n  "strict": false\n}\n', '{\n  "strict": true\n}\n'],
        ['Cargo.toml', '[features]\na = "deny"\n', '[features]\na = "allow"\n'],
        ['pyproject.toml', '[tool.black]\nexclude = "a"\n', '[tool.black]\nexclude = "a|b"\n'],
        ['Makefile', 'CFLAGS = -O2 -Werror\n', 'CFLAGS = -O3 -Werror\n'],
        ['src/config.json', '{\n  "strict": true\n}\n', '{\n  "strict": false\n}\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
    {
      name: 'a rule that is off already gets another name',
      files: edit(
        '.eslintrc.json',
        '{\n  "rules": {\n    "doc/blank-line": "off"\n  }\n}\n',
        '{\n  "rules": {\n    "doc/tag-lines": "off"\n  }\n}\n',
      ),
    },
    // A tool that is new finds more than before, whatever it is told to leave out.
    ...wholeAndBare([
      {
        name: 'a new section',
        files: edit(
          'pyproject.toml',
          '[project]\nname = "shop"\n',
          '[project]\nname = "shop"\n\n[tool.ruff.lint]\nignore = ["E203", "UP038"]\n',
        ),
      },
      { name: 'a new file', files: { '.flake8': { old: null, new: '[flake8]\nextend-ignore = E203\n' } } },
      {
        name: 'what another tool left out',
        files: {
          ...edit('setup.cfg', '[flake8]\nignore = E203,E501\n', '[metadata]\nname = shop\n'),
          ...edit('ruff.toml', 'ignore = ["F401"]\n', 'ignore = ["F401", "E203", "E501"]\n'),
        },
      },
      {
        name: 'a check that the change writes, and switches on later',
        files: {
          ...edit(
            '.rubocop.yml',
            'Shop/Old:\n  Enabled: true\n',
            'Shop/Old:\n  Enabled: true\nShop/NoSend:\n  Enabled: false\n',
          ),
          'cops/no_send.rb': { old: null, new: 'class NoSend < Cop\nend\n' },
        },
      },
    ]),
  ],
});
