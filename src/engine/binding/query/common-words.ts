/**
 * Words that stand in code at large, whatever it does: sharing one says little. `models/common-words.json`, which
 * `npm run fit:words` writes, has their stems by how rare they are, from the share of changes they occur in (mean over ten
 * repositories without the highest, those found in most of them): ln(1 / share) / ln 50, to the nearest fifth.
 */
import fitted from '../../models/common-words.json' with { type: 'json' };
import { ModelError, type NumberTable } from '../../models/table.js';

/** Reads how rare the common stems are, from 0 to below 1; every other stem is at 1. Throws ModelError for other values. */
export function readRarities(model: { readonly rarity: NumberTable } = fitted): ReadonlyMap<string, number> {
  const rarities = new Map(Object.entries(model.rarity));
  for (const [stem, rarity] of rarities) {
    if (!(rarity >= 0 && rarity < 1)) {
      throw new ModelError(`common-words.rarity: ${JSON.stringify(stem)} is not from 0 to below 1`);
    }
  }
  return rarities;
}
