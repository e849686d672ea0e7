import type { QuestionResult } from '../../../../../shared/contract/quiz-results.ts';
import { inPercent } from '../format-statistic.ts';

/** Describes the facility plot in words: the hardest and the easiest questions. */
export function describeFacility(questions: readonly Pick<QuestionResult, 'facility'>[]): string {
  const known = questions
    .flatMap(({ facility }, index) => (facility === null ? [] : [{ facility, number: index + 1 }]))
    .sort((one, other) => one.facility - other.facility);
  const [hardest] = known;
  const easiest = known.at(-1);
  if (!hardest || !easiest) return '';
  const [low, high] = [inPercent(hardest.facility), inPercent(easiest.facility)];
  if (hardest === easiest) return `Question ${hardest.number}: ${low}.`;
  if (low === high) return `All were equally hard: ${low}.`;
  return `Hardest was question ${hardest.number} (${low}), easiest question ${easiest.number} (${high}).`;
}
