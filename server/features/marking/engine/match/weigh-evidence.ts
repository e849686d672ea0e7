import type { Evidence } from './evidence.ts';

/** A weight for each kind of evidence, and the constant. */
export type EvidenceWeights = Readonly<Record<keyof Evidence | 'constant', number>>;

/**
 * Weights of the evidence, in logits, for the share of a point's marks that a teacher gives. Fitted
 * by `bench/fit/marking.ts`, the same for every subject and question; see
 * docs/marking-benchmark.md.
 */
export const EVIDENCE_WEIGHTS: EvidenceWeights = {
  constant: -1.79,
  credit: 1.08,
  weight: -0.166,
  newWords: 0.06,
  recall: 1.485,
  rarest: 0.341,
  verdict: 0.979,
  length: 0.356,
  precision: 1.347,
  likeScheme: 1.442,
};

/** The kinds of evidence that are weighed. */
export const EVIDENCE_KINDS = [
  'credit',
  'weight',
  'newWords',
  'recall',
  'rarest',
  'verdict',
  'length',
  'precision',
  'likeScheme',
] as const satisfies readonly (keyof Evidence)[];

/**
 * Returns the share of a point's marks, from 0 to 1, that a teacher is expected to give on this
 * evidence.
 */
export function weighEvidence(evidence: Evidence, weights: EvidenceWeights): number {
  const logit = EVIDENCE_KINDS.reduce(
    (sum, kind) => sum + weights[kind] * evidence[kind],
    weights.constant,
  );
  return 1 / (1 + Math.exp(-logit));
}
