import type { exactFeedback } from '../../../../../shared/messages/marking.ts';

/** How one accepted answer judges a given one. */
export interface Acceptance {
  isRight: boolean;
  finding: keyof typeof exactFeedback;
  /** The probability, 0..1, that an examiner agrees. */
  sureness: number;
}
