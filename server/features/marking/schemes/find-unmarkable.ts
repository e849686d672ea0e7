import type { UnjudgedReason } from '../../../../shared/contract/ai-analysis.ts';
import { abstainsFrom } from '../engine/scheme/abstains-from.ts';
import { readScheme } from '../engine/scheme/read-scheme.ts';

interface AskedQuestion {
  id: string;
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** Returns which of these questions the built-in marker would leave to the teacher, and why. */
export function findUnmarkable(
  questions: readonly AskedQuestion[],
): { questionId: string; reason: UnjudgedReason }[] {
  return questions.flatMap(({ id, questionText, markSchemeAnswer, maxMark }) => {
    const reason = abstainsFrom(readScheme(markSchemeAnswer, maxMark, questionText));
    return reason === null ? [] : [{ questionId: id, reason }];
  });
}
