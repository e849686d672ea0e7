import {
  readsNow,
  transferMessages,
  wrongMarksChanged,
} from '../../../../shared/messages/transfer.ts';
import type { NamedAnswer } from './accepted-answers.ts';
import type { FoundFields } from './found-question.ts';

/** A question that is answered by choosing, as its fields, with what was lost on the way. */
interface ChoiceFields {
  fields: Pick<FoundFields, 'kind' | 'options' | 'markSchemeAnswer'>;
  losses: string[];
}

/**
 * The options of a question with what each earns in percent. Where one may be chosen, an option's marks
 * are its part of Max Mark; of several, the right ones share it.
 */
export function choiceFields(
  answers: readonly NamedAnswer[],
  isOne: boolean,
  maxMark: number | undefined,
): ChoiceFields {
  const losses: string[] = [];
  const options = answers.map(({ text, percent }) => {
    const option = text.replaceAll(/\s*\n\s*/g, ' ').trim();
    if (option !== text.trim()) losses.push(readsNow(text, option));
    return { option, percent };
  });
  const right = options.filter(({ percent }) => percent > 0);
  const marksOf = (percent: number) => ((maxMark ?? NaN) * percent) / 100;
  const lines = right.map(({ option, percent }) => {
    if (percent >= 100 || (!isOne && isEven(right))) return option;
    const marks = marksOf(percent);
    if (Number.isInteger(marks)) return `${option} (${marks})`;
    losses.push(wrongMarksChanged(option, percent));
    return isOne ? null : option;
  });
  const punished = options.filter(({ percent }) => percent < 0);
  if (isOne && punished.length > 0) losses.push(transferMessages.penaltiesLeftOut);
  if (!isOne && options.some(({ percent }) => percent <= 0)) {
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
