import { optionsOf, rightOptionsOf } from '../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../shared/question-content.ts';

/** The options that the form holds for right. */
export function rightOptions(values: QuestionValues): string[] {
  const all = new Set(optionsOf(values));
  const maxMark = values.maxMark === '' ? 0 : values.maxMark;
  return rightOptionsOf({ ...values, maxMark })
    .map(({ option }) => option)
    .filter((option) => all.has(option));
}

/** The form with other options: an option that was reworded stays right, one that went does not. */
export function withOptions(
  values: QuestionValues,
  options: string,
): Pick<QuestionValues, 'options' | 'markSchemeAnswer'> {
  const right = new Set(rightOptions(values));
  const before = optionsOf(values);
  const after = optionsOf({ options });
  const isReworded = before.length === after.length;
  const kept = after.filter((option, index) =>
    isReworded ? right.has(before[index] ?? '') : right.has(option),
  );
  return { options, markSchemeAnswer: kept.join('\n') };
}
