/** Writes a template for issues that asks for acceptance criteria, in the style of the templates that are there. */

const TITLE = 'Acceptance criteria';

const ADVICE = [
  'A list: one thing for each line that a reader of the change can see. Name it as it will be in the code: a function, a',
  'route, a setting, a number with its unit, a text.',
] as const;

/** Each of them can be shown by code as it is written. */
const EXAMPLES = [
  '- `saveOrder` answers 409 when the order is locked',
  '- The button on `/checkout` is called "Pay now"',
] as const;

const FORM = [
  'name: Change',
  'description: Something that the software must do. Review Gate looks for its criteria in the change that closes it.',
  'body:',
  '  - type: textarea',
  '    id: what',
  '    attributes:',
  '      label: What and why',
  '    validations:',
  '      required: true',
  '  - type: textarea',
  '    id: criteria',
  '    attributes:',
  `      label: ${TITLE}`,
  '      description: >-',
  ...ADVICE.map((line) => `        ${line}`),
  '      placeholder: |',
  ...EXAMPLES.map((line) => `        ${line}`),
  '    validations:',
  '      required: true',
  '',
].join('\n');

const MARKDOWN = [
  '---',
  'name: Change',
  'about: Something that the software must do. Review Gate looks for its criteria in the change that closes it.',
  '---',
  '',
  '## What and why',
  '',
  '',
  `## ${TITLE}`,
  '',
  '<!--',
  ...ADVICE,
  'For example:',
  ...EXAMPLES,
  '-->',
  '',
  '- ',
  '',
].join('\n');

/** Returns the template, and the end of its file's name. */
export function writeTicketTemplate(style: 'form' | 'markdown'): { readonly text: string; readonly ending: string } {
  return style === 'form' ? { text: FORM, ending: '.yml' } : { text: MARKDOWN, ending: '.md' };
}
