import type { exactFeedback } from '../../../../shared/messages/marking.ts';

/** What one accepted answer has to say of a given one. */
export interface Acceptance {
  isRight: boolean;
  finding: keyof typeof exactFeedback;
  /** The chance, 0..1, that an examiner agrees. */
  sureness: number;
}
