import type { Rule } from '../../model.js';
import { findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports Go code that starts a context of its own where its function is given one. */
export const contextDropped: Rule = {
  id: 'robustness/context-dropped',
  severity: 'info',
  summary: 'New code of Go starts a context where it is given one',
  docs: {
    why: 'Work under another context does not end when the caller stops it. It also loses the caller’s deadline and trace.',
    bad: {
      files: {
        'shop/cart.go': [
          ' func save(ctx context.Context, cart Cart) error {',
          '+\treturn store.Put(context.Background(), cart)',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'shop/cart.go': [' func save(ctx context.Context, cart Cart) error {', '+\treturn store.Put(ctx, cart)', ' }'],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind, language }) => kind === 'source' && language === 'Go').flatMap(
        ({ change, lines }) => {
          const started = lines.filter(({ code }) => STARTED.test(code.slice(0, REACH.longLine)));
          if (started.length === 0) return [];
          const functions = (context.syntax.get(change.file.path)?.after?.definitions ?? []).filter(isFunction);
          const bodies = findLastAround(
            started.map(({ number }) => number),
            functions,
          );
          return started.flatMap(({ number, text }) => {
            const around = bodies.get(number);
            const given = around?.parameters.find(({ type }) => type === 'context.Context');
            if (around === undefined || given === undefined || given.name === '_') return [];
            return [
              {
                file: change.file.path,
                first: number,
                last: number,
                title: `${clip(around.name, 50)} is given ${clip(given.name, 20)} and starts another context`,
                rationale:
                  'The caller cannot stop what runs here. Pass the given context on, or say in a comment why this work must continue without it.',
                anchor: text,
              },
            ];
          });
        },
      ),
    ),
};

/** A time limit of its own shows that the work is meant to outlive the caller. */
const STARTED = /^(?!.*\bcontext\.With(?:Timeout|Deadline)).*\bcontext\.(?:Background|TODO)\(\)/u;
