import { paths } from '../../paths.ts';

export interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** The page where the step is done; null until the previous step is done. */
  path: string | null;
}

/**
 * Returns the first steps, given the number of questions and the code of the newest quiz, if there
 * is one.
 */
export function findSteps(questions: number, quizCode: string | undefined): Step[] {
  const inBank = questions === 1 ? 'one question' : `${questions} questions`;
  return [
    {
      title: 'Write or import questions',
      text:
        questions === 0
          ? 'Each with its mark scheme: one point on a line is enough.'
          : `There ${questions === 1 ? 'is' : 'are'} ${inBank} in the bank to choose from.`,
      isDone: questions > 0,
      path: paths.createQuestions,
    },
    {
      title: 'Create a quiz',
      text: 'Choose questions, set a time limit, and you get a code of six characters.',
      isDone: quizCode !== undefined,
      path: questions > 0 ? paths.createQuiz : null,
    },
    {
      title: 'Give your class the code',
      text: 'Students sign in, choose “Enter Quiz Code”, and begin. Their answers come to you.',
      isDone: false,
      path: quizCode === undefined ? null : paths.quizSuccess(quizCode),
    },
  ];
}
