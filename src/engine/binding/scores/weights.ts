/** The weights of the binding, by feature in `models/binding.json`, which `npm run fit:binding` writes. */
import fitted from '../../models/binding.json' with { type: 'json' };
import { type NumberTable, orderNumbers } from '../../models/table.js';
import { COVERAGE_FEATURES } from './coverage.js';
import { JOINT_FEATURES } from './joint.js';
import { LINK_FEATURES } from './links.js';
import { RANK_FEATURES } from './rank.js';
import { CALIBRATION_FEATURES, type Weights } from './score.js';

/** The tables of the model file. */
export interface BindingModel {
  /** Whether a change covers a criterion. */
  readonly coverage: NumberTable;
  /** Which criterion owns a unit, by what stands in it. */
  readonly rank: NumberTable;
  /** How likely two units serve one criterion. */
  readonly link: NumberTable;
  /** Which criterion owns a unit, by what the other units say and have; one table a round. */
  readonly joint: readonly NumberTable[];
  /** From a share to a probability. */
  readonly calibration: NumberTable;
}

/** The features of each table, in the order of the rows that the code computes. */
export const BINDING_FEATURES = {
  coverage: ['bias', ...COVERAGE_FEATURES],
  rank: RANK_FEATURES,
  link: LINK_FEATURES,
  joint: JOINT_FEATURES,
  calibration: CALIBRATION_FEATURES,
} as const;

/** Reads the weights. Throws ModelError where the file has other features than the code. */
export function readWeights(model: BindingModel = fitted): Weights {
  const { coverage, rank, link, joint, calibration } = BINDING_FEATURES;
  return {
    coverage: orderNumbers('binding.coverage', model.coverage, coverage),
    rank: orderNumbers('binding.rank', model.rank, rank),
    link: orderNumbers('binding.link', model.link, link),
    joint: model.joint.map((round, at) => orderNumbers(`binding.joint[${at}]`, round, joint)),
    calibration: orderNumbers('binding.calibration', model.calibration, calibration),
  };
}
