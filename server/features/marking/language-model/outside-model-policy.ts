import type { modelUses } from '../../../../shared/contract/outside-model.ts';
import type { MarkerErrorReason } from '../engine/marker-error.ts';
import type { DialectMemory } from './dialect-keeper.ts';

/** What a model is asked for; `check` is the small question that shows what its server understands. */
type ModelUse = (typeof modelUses)[number];

/** What a call is about: kept of it in place of its texts. */
export interface CallSubject {
  use: ModelUse;
  questionId: string | null;
}

/** A call as it is kept. */
export interface ModelCall extends CallSubject {
  outcome: 'answered' | MarkerErrorReason;
  totalTokens: number;
}

/** What must hold before a text goes to the configured model, and what is kept of it and its calls. */
export interface OutsideModelPolicy {
  memory: DialectMemory;
  /** Rejects with MarkerError while nobody has accepted that these texts leave the school. */
  requireAcceptance(): Promise<void>;
  /** Never rejects: a call that cannot be noted was made all the same. */
  noteCall(call: ModelCall): Promise<void>;
}
