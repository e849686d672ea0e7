import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';

/** A student's arrangements for sitting quizzes. */
export interface Given {
  extraTimePercentage: number;
  accessArrangements: AccessArrangements;
}

/**
 * Combines the arrangements of two accounts: everything given to either, and the choice of `kept`
 * where they conflict.
 */
export function joinGiven(kept: Given, other: Given): Given {
  const [own, others] = [kept.accessArrangements, other.accessArrangements];
  return {
    extraTimePercentage: Math.max(kept.extraTimePercentage, other.extraTimePercentage),
    accessArrangements: {
      restBreakMinutes: Math.max(own.restBreakMinutes, others.restBreakMinutes),
      fontSize: own.fontSize === 'normal' ? others.fontSize : own.fontSize,
      overlay: own.overlay === 'none' ? others.overlay : own.overlay,
      readAloud: own.readAloud || others.readAloud,
    },
  };
}
