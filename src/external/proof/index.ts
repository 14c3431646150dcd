/** Reads proofs of `review-gate prove` into the form that a snapshot contains. */
export { ProofError, parseProof, readProofs } from './read.js';
