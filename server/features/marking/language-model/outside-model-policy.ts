import type { modelUses } from '../../../../shared/contract/outside-model.ts';
import type { MarkerErrorReason } from '../engine/marker-error.ts';
import type { DialectMemory } from './dialect-keeper.ts';

/**
 * The purpose of a call to a model; `check` is the small request that detects what its server
 * understands.
 */
type ModelUse = (typeof modelUses)[number];

/** What a call is about: recorded in place of its texts. */
export interface CallSubject {
  use: ModelUse;
  questionId: string | null;
}

/** A call, as it is recorded. */
export interface ModelCall extends CallSubject {
  outcome: 'answered' | MarkerErrorReason;
  totalTokens: number;
}

/**
 * The conditions for sending text to the configured model, and the record of its dialect and calls.
 */
export interface OutsideModelPolicy {
  memory: DialectMemory;
  /** Rejects with MarkerError until someone has accepted that these texts leave the school. */
  requireAcceptance(): Promise<void>;
  /** Never rejects: a call that cannot be recorded was made all the same. */
  noteCall(call: ModelCall): Promise<void>;
}
