/*
 * Questions that are answered by choosing: one option, or several. The options stand one a line, the
 * right ones one a line in the mark scheme, each with its marks in brackets or without. An answer is
 * the chosen options, one a line, in the order of the question.
 */

/** How a question is answered. */
export const questionKinds = ['text', 'choice', 'choices'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface ChoiceQuestion {
  kind: QuestionKind;
  options: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** An option that earns marks. */
export interface RightOption {
  option: string;
  /** A whole number from 0. */
  marks: number;
}

/** The options of a question, in their order. */
export function optionsOf({ options }: Pick<ChoiceQuestion, 'options'>): string[] {
  return linesOf(options);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The options that earn marks. Those without a number share the maximum evenly. */
export function rightOptionsOf(question: ChoiceQuestion): RightOption[] {
  const options = optionsOf(question);
  const lines = linesOf(question.markSchemeAnswer);
  const share = question.kind === 'choice' ? question.maxMark : question.maxMark / lines.length;
  return lines.map((line) => {
    const [, text = line, marks] = /^(.*?)\s*\((\d{1,3})\)$/.exec(line) ?? [];
    return marks === undefined || options.includes(line)
      ? { option: line, marks: share }
      : { option: text, marks: Number(marks) };
  });
}

/** What is asked, with the options where there are some, as people read it. */
export function askedText({
  questionText,
  options,
}: {
  questionText: string;
  options: string;
}): string {
  return [questionText, ...linesOf(options).map((option) => `○ ${option}`)]
    .filter((line) => line !== '')
    .join('\n');
}

/** What was chosen, as it is stored. */
export function chosenIn(answer: string): string[] {
  return linesOf(answer);
}

/**
 * The mark of an answer, in 0..maxMark: that of the one option chosen; of several, the marks of the
 * right ones less one mark for each wrong one.
 */
export function markOfChoice(question: ChoiceQuestion, answer: string): number {
  const chosen = new Set(chosenIn(answer));
  const right = rightOptionsOf(question);
  const earned = right.filter(({ option }) => chosen.has(option));
  const marks = earned.reduce((sum, one) => sum + one.marks, 0);
  if (question.kind === 'choice') return chosen.size === 1 ? marks : 0;
  const wrong = chosen.size - earned.length;
  return Math.min(question.maxMark, Math.max(0, marks - wrong));
}
