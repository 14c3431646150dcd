/** Text of others that reaches a script by way of outputs and variables. */
import { scriptInjection } from '../../../../../src/engine/planes/supply-chain/script-injection.js';
import { cases, edit, lines } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';
import { CI } from '../ci-job.js';

const HEAD = lines('on: pull_request', 'jobs:', '  a:', '    runs-on: ubuntu-latest', '    steps:');
const DONE = `\${{ steps.a.outputs.t }}`;
const MARK = `\${{`;
/** A step that knows a title, with this script, and then a step that uses something. */
const carrying = (script: readonly string[], use = `      - run: echo "${DONE}"`, on = 'pull_request') =>
  edit(
    CI,
    HEAD.replace('pull_request', on),
    HEAD.replace('pull_request', on) +
      lines(
        '      - id: a',
        '        env:',
        `          TITLE: ${MARK} github.event.pull_request.title }}`,
        '        run: |',
        ...script.map((line) => `          ${line}`),
        use,
      ),
  );
/** Two jobs: what the first hands on. */
const handing = (output: string) =>
  edit(
    CI,
    HEAD,
    HEAD +
      lines(
        '      - id: a',
        `        run: echo "t=$GITHUB_HEAD_REF" >> "$GITHUB_OUTPUT"`,
        '    outputs:',
        `      name: ${output}`,
        '  b:',
        '    needs: a',
        '    steps:',
        `      - run: echo "${MARK} needs.a.outputs.name }}"`,
      ),
  );

describeRule(scriptInjection, {
  invalid: [
    ...cases(
      [
        ['a variable', `echo "t=$TITLE" >> "$GITHUB_OUTPUT"`],
        ['a variable of the script', 'NAME=$(echo "$TITLE" | xargs)', 'echo "t=$NAME" >> $GITHUB_OUTPUT'],
        ['the old command', `echo "::set-output name=t::$TITLE"`],
        [
          'several lines',
          'echo "t<<EOF" >> "$GITHUB_OUTPUT"',
          'echo "$TITLE" >> "$GITHUB_OUTPUT"',
          'echo "EOF" >> "$GITHUB_OUTPUT"',
        ],
        ['a group', '{', `  echo 't<<EOF'`, '  echo "$TITLE"', '  echo EOF', '} >> "$GITHUB_OUTPUT"'],
        ['a document', 'cat <<EOF >> "$GITHUB_OUTPUT"', 't=$TITLE', 'EOF'],
        ['a program', 'T=$(gh pr view "$N" --json title --jq .title)', 'echo "t=$T" >> $GITHUB_OUTPUT'],
        ['the event', `echo "t=$(jq -r .issue.title $GITHUB_EVENT_PATH)" >> $GITHUB_OUTPUT`],
      ],
      (name, ...script) => ({
        name: `an output that holds a title: ${name}`,
        files: carrying(script),
        findings: [`${10 + script.length} info, asked`],
        titles: ['Text of others, by way of a step, becomes part of a script: steps.a.outputs.t'],
      }),
    ),
    {
      name: 'a variable for later steps',
      files: carrying(['echo "NAME=$TITLE" >> "$GITHUB_ENV"'], `      - run: echo "${MARK} env.NAME }}"`),
      findings: ['11 info, asked'],
      also: [`supply-chain/environment-file ${CI}:9`],
    },
    { name: 'an output of a job', files: handing(DONE), findings: ['13 info, asked'] },
  ],
  valid: [
    ...cases(
      [
        ['a fixed text', 'if [ -n "$A" ]; then echo "t=yes" >> "$GITHUB_OUTPUT"; fi'],
        ['a number', `echo "t=$(echo "$TITLE" | tr -cd '0-9')" >> "$GITHUB_OUTPUT"`],
        ['another text in the same name', 'TITLE=$(date)', 'echo "t=$TITLE" >> "$GITHUB_OUTPUT"'],
        ['another output', `echo "u=$TITLE" >> "$GITHUB_OUTPUT"`, `echo "t=1" >> "$GITHUB_OUTPUT"`],
        ['what a program says of the repository', `echo "t=$(gh api repos/o/r --jq .id)" >> "$GITHUB_OUTPUT"`],
        ['nothing is written', 'T="$TITLE"'],
      ],
      (name, ...script) => ({ name, files: carrying(script) }),
    ),
    {
      name: 'the output as a variable',
      files: carrying(
        ['echo "t=$TITLE" >> $GITHUB_OUTPUT'],
        lines('      - run: echo "$T"', '        env:', `          T: ${DONE}`),
      ),
    },
    {
      name: 'nothing of strangers starts it',
      files: carrying(['echo "t=$TITLE" >> $GITHUB_OUTPUT'], undefined, 'push'),
    },
    { name: 'another output of a job', files: handing(`${MARK} steps.a.outputs.u }}`) },
  ],
});
