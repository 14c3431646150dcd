/** How well sorts of work go with kinds of change, by name in `models/intent.json`, which `npm run fit:intent` writes. */
import fitted from '../../models/intent.json' with { type: 'json' };
import { checkNames, type NumberTable, orderNumbers } from '../../models/table.js';
import { INTENTS, type IntentWeight } from '../query/intent.js';
import { SHAPES } from '../units/shapes.js';

/** The table of the model file: by intent and shape. The pairs that say the most; every other pair says nothing. */
export interface IntentModel {
  readonly weights: Readonly<Record<string, NumberTable>>;
}

/** Reads the weights, in the order of intents and shapes. Throws ModelError where the file names one that the code does not know. */
export function readIntentWeights(model: IntentModel = fitted): readonly IntentWeight[] {
  checkNames('intent.weights', model.weights, INTENTS);
  const byIntent = new Map(Object.entries(model.weights));
  return INTENTS.flatMap((name, intent) => {
    const table = byIntent.get(name);
    if (table === undefined) return [];
    checkNames(`intent.weights.${name}`, table, SHAPES);
    const shapes = SHAPES.filter((shape) => Object.hasOwn(table, shape));
    const weights = orderNumbers(`intent.weights.${name}`, table, shapes);
    return shapes.map((shape, at) => ({ intent, shape: SHAPES.indexOf(shape), weight: weights[at] ?? 0 }));
  });
}
