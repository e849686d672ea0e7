import { optionsOf, rightOptionsOf, type ChoiceQuestion } from './choice-question.ts';
import { questionsMessages } from './messages/questions.ts';

/** What keeps a question from being answered by choosing, as a sentence; null where nothing does. */
export function findOptionsProblem(question: ChoiceQuestion): string | null {
  const options = optionsOf(question);
  if (options.length < 2) return questionsMessages.optionsMissing;
  const alike = new Set(
    options.map((option) => option.toLowerCase().replaceAll(/[\s.!,;]+/g, ' ')),
  );
  return alike.size < options.length ? questionsMessages.optionsAlike : null;
}

/** What keeps its mark scheme from marking it exactly; null where nothing does. */
export function findRightOptionsProblem(question: ChoiceQuestion): string | null {
  const options = optionsOf(question);
  const right = rightOptionsOf(question);
  if (right.length === 0) return questionsMessages.rightOptionMissing;
  if (!right.every(({ option }) => options.includes(option))) {
    return questionsMessages.rightOptionUnknown;
  }
  if (question.kind === 'choice') {
    return Math.max(...right.map(({ marks }) => marks)) === question.maxMark
      ? null
      : questionsMessages.oneOptionMarks;
  }
  const sum = right.reduce((total, { marks }) => total + marks, 0);
  const areWhole = right.every(({ marks }) => Number.isInteger(marks));
  return areWhole && sum === question.maxMark ? null : questionsMessages.severalOptionsMarks;
}
