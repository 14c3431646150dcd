/** The risk of a change without criteria, as the engine assesses it. */
import { accountForChange } from '../../src/engine/accounting/index.js';
import type { Change, Risk } from '../../src/engine/model.js';
import { assessRisk } from '../../src/engine/tier/index.js';
import { commonSyntax } from '../stand-ins/grammars.js';

const readSyntax = await commonSyntax();

export function assessChange(change: Change): Risk {
  const inputs = {
    change,
    syntax: readSyntax(change),
    criteria: { source: 'none' as const, items: [] },
    binding: [],
    derived: [],
  };
  return assessRisk(change, accountForChange(inputs).spans);
}
