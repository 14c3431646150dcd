/** Small changes in eight languages: what they fulfil is met, and what is said of them in nearly the same words is not. */
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';
import { CSHARP } from './honest/csharp.js';
import { GO } from './honest/go.js';
import { JAVA } from './honest/java.js';
import { JAVASCRIPT } from './honest/javascript.js';
import { PHP } from './honest/php.js';
import { PYTHON } from './honest/python.js';
import { RUBY } from './honest/ruby.js';
import { RUST } from './honest/rust.js';

const LANGUAGES = [JAVASCRIPT, PYTHON, GO, JAVA, RUBY, RUST, PHP, CSHARP];

function judge(criterion: string, path: string, old: string, now: string): string | undefined {
  const criteria = readCriteria([buildTicket(`## Acceptance criteria\n- ${criterion}`)], '');
  return bindCriteria(criteria, readChange(buildSnapshot({ files: { [path]: { old, new: now } } }), []), 0.6)[0]
    ?.status;
}
