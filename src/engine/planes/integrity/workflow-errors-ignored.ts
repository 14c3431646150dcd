import type { Rule } from '../../model.js';
import { onWorkflowLines, uncommented } from './workflow.js';

/** A step or job of a workflow can no longer fail, or no longer runs. */
export const workflowErrorsIgnored: Rule = {
  id: 'integrity/workflow-errors-ignored',
  severity: 'warn',
  summary: 'A workflow step can no longer fail, or never runs',
  docs: {
    why: 'A check that cannot fail is green whatever it finds.',
    bad: '- run: npm test\n  continue-on-error: true',
    good: '- run: npm test',
  },
  suppressible: true,
  check(context) {
    return onWorkflowLines(
      context,
      (line) => {
        const text = uncommented(line).slice(0, 1_000);
        return (
          /^\s*(?:-\s+)?continue-on-error:\s*["']?true\b/u.test(text) ||
          /^\s*(?:-\s+)?if:\s*["']?(?:false|\$\{\{\s*false\s*\}\})["']?\s*$/u.test(text) ||
          /\b(?:npm (?:run )?test|npx jest|pytest|go test|cargo test|mvn (?:test|verify)|gradlew? (?:test|check)|make (?:test|check)|rspec|phpunit|dotnet test)\b.*\|\|\s*(?:true|:|exit 0)\s*["']?$/u.test(
            text,
          )
        );
      },
      {
        title: 'Workflow step can no longer fail, or never runs',
        rationale:
          'From here on this part of the workflow is green whatever happens in it, or does not run at all. If the check is known to be broken, mend it or take it out openly; if it is only advice, say so beside it.',
      },
    );
  },
};
