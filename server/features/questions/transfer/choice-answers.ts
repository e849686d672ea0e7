import {
  readsNow,
  transferMessages,
  wrongMarksChanged,
} from '../../../../shared/messages/transfer.ts';
import type { NamedAnswer } from './accepted-answers.ts';
import type { FoundFields } from './found-question.ts';

/** The fields of a question that is answered by choosing, and what was lost in the conversion. */
interface ChoiceFields {
  fields: Pick<FoundFields, 'kind' | 'options' | 'markSchemeAnswer'>;
  losses: string[];
}

/**
 * Converts options with the percentage that each earns. If only one may be chosen, an option's
 * marks are its share of Max Mark; if several may be, the right ones share Max Mark.
 */
export function choiceFields(
  answers: readonly NamedAnswer[],
  isOne: boolean,
  maxMark: number | undefined,
): ChoiceFields {
  const losses: string[] = [];
  const options = answers.map(({ text, percent }, index) => {
    // An option that showed only an image can still be chosen.
    const option = text.replaceAll(/\s*\n\s*/g, ' ').trim() || `Option ${index + 1}`;
    if (option !== text.trim()) losses.push(readsNow(text, option));
    return { option, percent };
  });
  const right = options.filter(({ percent }) => percent > 0);
  const marksOf = (percent: number) => Math.round((maxMark ?? NaN) * percent * 10) / 1000;
  const lines = right.map(({ option, percent }) => {
    if (percent >= 100 || (!isOne && isEven(right))) return option;
    const marks = marksOf(percent);
    if (Number.isInteger(marks)) return `${option} (${marks})`;
    losses.push(wrongMarksChanged(option, percent));
    return isOne ? null : option;
  });
  const punished = options.filter(({ percent }) => percent < 0);
  if (isOne && punished.length > 0) losses.push(transferMessages.penaltiesLeftOut);
  const takesOne = (percent: number) => percent < 0 && marksOf(percent) === -1;
  if (
    !isOne &&
    maxMark !== 0 &&
    options.some(({ percent }) => percent <= 0 && !takesOne(percent))
  ) {
    losses.push(transferMessages.wrongTakesMark);
  }
  return {
    fields: {
      kind: isOne ? 'choice' : 'choices',
      options: options.map(({ option }) => option).join('\n'),
      markSchemeAnswer: lines.filter((line) => line !== null).join('\n'),
    },
    losses,
  };
}

const isEven = (right: readonly { percent: number }[]) =>
  right.every(({ percent }) => Math.abs(percent - (right[0]?.percent ?? 0)) < 0.01);
