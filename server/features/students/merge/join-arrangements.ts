import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';

/** What a student has been given to sit quizzes with. */
export interface Given {
  extraTimePercentage: number;
  accessArrangements: AccessArrangements;
}

/** What one student of two accounts has: whatever either was given, and of two choices that of `kept`. */
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
