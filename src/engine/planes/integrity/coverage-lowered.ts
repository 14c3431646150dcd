import type { FileChange, RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { isProse } from '../prose.js';
import { adds, locateRemovedLine, removes } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { findChangedSettings, parseFlag, parseNumber, type SettingChange } from './settings/settings.js';

/** Reports a lower required test coverage. */
export const coverageLowered: Rule = {
  id: 'integrity/coverage-lowered',
  severity: 'info',
  summary: 'A coverage threshold is lowered',
  docs: {
    why: 'The threshold makes people write tests. If a change that does not reach it may lower it, it has no effect.',
    bad: {
      files: {
        'jest.config.js': [
          ' export default {',
          '   coverageThreshold: {',
          '     global: {',
          '-      lines: 90,',
          '+      lines: 70,',
          '     },',
          '   },',
          ' };',
        ],
      },
    },
    good: {
      files: {
        'jest.config.js': [
          ' export default {',
          '   coverageThreshold: {',
          '     global: {',
          '-      lines: 90,',
          '+      lines: 92,',
          '     },',
          '   },',
          ' };',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const lowered = change.files
      .filter(
        (one) =>
          one.file.status !== 'deleted' &&
          (CONFIG.test(one.file.path)
            ? removes(one, /./u) || adds(one, /informational|require_ci|project|patch/u)
            : !isProse(one) && removes(one, SAYS)),
      )
      .flatMap((one) => [...findLoweredSettings(one), ...findLoweredOptions(one)]);
    return leaveToPerson(lowered);
  },
};

const CONFIG =
  /(?:^|\/)(?:(?:jest|vitest|vite|karma|nyc|c8)\.conf(?:ig)?(?:\.[\w-]+)?\.\w{2,4}|\.nycrc(?:\.\w{2,4})?|\.c8rc(?:\.\w{2,4})?|\.?codecov\.ya?ml|\.coveragerc|\.simplecov|sonar-project\.properties|package\.json|pom\.xml|build\.gradle(?:\.kts)?|pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|\.coveralls\.yml|coverlet\.runsettings|phpunit\.xml(?:\.dist)?)$/u;

/** In files not known for thresholds, a line must contain such a word. */
const SAYS = /cover|fail[_-]under/iu;
const METRIC = /^(?:branches|functions|lines|statements|perFile)$/u;
/** Keys that by themselves mean a minimum coverage. */
const LEAST =
  /^(?:fail[_-]under|cov-fail-under|--?cov-fail-under|minimum_coverage|minimum_coverage_by_file|coverage[_-]?(?:threshold|minimum|min)|min[_-]?coverage|minimumCoverage|COVERAGE_(?:MIN|THRESHOLD|MINIMUM)|MIN_COVERAGE|coverageThreshold|SimpleCov\.minimum_coverage)$/iu;

function findLoweredSettings(change: FileChange): readonly RawFinding[] {
  return findChangedSettings(change).flatMap((one): readonly RawFinding[] => {
    if (!isLoosened(one, change.file.path)) return [];
    const line = one.after?.line ?? locateRemovedLine(change, one.before?.line ?? 1);
    const now = one.after === null ? 'not set' : clip(showValue(one.after), 30);
    const from = one.before === null ? '' : `${clip(one.before.value, 30)} → `;
    return [buildFinding(change, line, `${clip(one.key, 40)}: ${from}${now}`)];
  });
}

function isLoosened({ key, within, before, after }: SettingChange, path: string): boolean {
  const codecov = /codecov\.ya?ml$/u.test(path);
  const old = before === null ? null : parseNumber(before.value);
  const now = after === null ? null : parseNumber(after.value);
  const lower = old !== null && now !== null && now < old;
  if (codecov) {
    if (key === 'target') return lower || (old !== null && after !== null && now === null && after.value !== 'auto');
    if (key === 'threshold') return old !== null && now !== null && now > old;
    if (key === 'informational')
      return after !== null && parseFlag(after.value) === true && (before === null || parseFlag(before.value) !== true);
    return /^(?:require_ci_to_pass|project|patch)$/u.test(key) && after !== null && parseFlag(after.value) === false;
  }
  if (LEAST.test(key)) {
    // A condition that is new is no reason by itself: with it, a project asks for more where it can be reached.
    const condition = after?.condition ?? null;
    const narrowed = old !== null && now === old && condition !== null && before?.condition === undefined;
    const never = old !== null && condition !== null && NEVER.test(condition);
    return lower || narrowed || never || (old !== null && after === null);
  }
  const ofCoverage = /coverage|threshold/iu.test(within) || CONFIG_ONLY.test(path);
  if (METRIC.test(key) && (ofCoverage || within === '') && CONFIG.test(path))
    return lower || (old !== null && old > 0 && after === null && ofCoverage);
  if (key === 'check-coverage') return after !== null && parseFlag(after.value) === false;
  if (key === 'minimum') return lower && /(?:pom\.xml|\.gradle(?:\.kts)?)$/u.test(path);
  if (key === 'sonar.qualitygate.wait') return after === null || parseFlag(after.value) === false;
  return false;
}

const showValue = ({ value, condition }: NonNullable<SettingChange['after']>): string =>
  condition === undefined ? value : `${value} ${condition.trim()}`;

/** A condition that never holds. */
const NEVER = /^(?:if\s+(?:false|nil)|unless\s+(?:true|\d{1,9}))\s*$/u;

const CONFIG_ONLY = /(?:^|\/)\.(?:nycrc|c8rc)/u;

/** Finds thresholds given as options of a command: `--cov-fail-under=80`, `--lines 90`, `--min=80`. */
function findLoweredOptions(change: FileChange): readonly RawFinding[] {
  return change.regions.flatMap(({ added, removed }) => {
    const before = new Map(
      removed.flatMap(({ text, number }) =>
        readOptions(text).map(([name, value]) => [name, { value, number }] as const),
      ),
    );
    if (before.size === 0) return [];
    const after = new Map(
      added.flatMap(({ text, number }) => readOptions(text).map(([name, value]) => [name, { value, number }] as const)),
    );
    return [...before].flatMap(([name, old]): readonly RawFinding[] => {
      const now = after.get(name);
      // A command that is removed completely is not a lowered threshold.
      if (now === undefined ? added.length === 0 || name !== '--cov-fail-under' : now.value >= old.value) return [];
      const line = now?.number ?? locateRemovedLine(change, old.number);
      return [buildFinding(change, line, `${name}: ${old.value} → ${now === undefined ? 'not set' : now.value}`)];
    });
  });
}

function readOptions(text: string): readonly (readonly [name: string, value: number])[] {
  const found = [
    ...text.matchAll(/(--cov-fail-under|--fail-under|--coverage-threshold)[=\s"',]{1,5}(\d{1,3}(?:\.\d{1,4})?)/gu),
  ];
  if (/\bcheck-coverage\b|\b(?:nyc|c8)\b/u.test(text))
    found.push(...text.matchAll(/(--(?:lines|branches|functions|statements))[=\s]{1,3}(\d{1,3}(?:\.\d{1,4})?)/gu));
  return found.map(([, name = '', value = '']) => [name, Number(value)] as const);
}

function buildFinding(change: FileChange, line: number, what: string): RawFinding {
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: `${toFileName(change.file.path)} asks for less coverage: ${what}`,
    rationale:
      'From now on tests have to run less of the code. Add the missing tests. If the threshold is wrong for the project, change it in a separate pull request.',
    anchor: what,
  };
}
