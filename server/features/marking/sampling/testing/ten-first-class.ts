import type { QuestionAgreement } from '../../../../../shared/contract/blind-marks.ts';
import type { QuestionContent } from '../../../../../shared/question-content.ts';
import type { AnsweredQuiz } from '../../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../../testing/api-client.ts';
import { endOfRun } from '../../../../testing/markers/end-of-run.ts';

type Purpose = 'sample' | 'spot-check';

/** A teacher's actions on the only question of a quiz. */
export function tenFirstWith(client: ApiClient, { quizCode, questionId }: AnsweredQuiz) {
  const agreement = async (): Promise<QuestionAgreement> => {
    const { questions } = await client.marking.getAgreement({ quizCode });
    const [question] = questions;
    if (!question) throw new Error('The quiz asks a question.');
    return question;
  };
  const open = async () => {
    const { questions } = await client.marking.openSample({ quizCode });
    const [question] = questions;
    if (!question) throw new Error('The quiz asks a question.');
    return question;
  };
  const sampled = async (purpose: Purpose = 'sample') =>
    (await open()).answers.filter((each) => each.purpose === purpose);
  return {
    agreement,
    open,
    sampled,
    markBlind: async (markOf: (answer: string) => number, purpose: Purpose = 'sample') => {
      const answers = await sampled(purpose);
      for (const { submissionId, answerRevision, userAnswer } of answers) {
        const mark = markOf(userAnswer);
        await client.marking.setBlindMark({ submissionId, answerRevision, mark });
      }
      return answers;
    },
    learn: async (choice: { includesDecided?: boolean } = {}) => {
      const all = { mode: 'all', isRemarkConfirmed: true } as const;
      const run = await client.marking.startRun({ quizCode, ...all, ...choice });
      await endOfRun(client, run.id);
      const [ended] = await client.marking.listRuns({ quizCode });
      return ended;
    },
    edit: async (changes: Partial<QuestionContent>) => {
      const known = await client.questions.get({ questionId });
      await client.questions.update({ ...known, questionId, ...changes });
    },
    acceptAll: () =>
      client.marking.acceptMarks({ quizCode, which: { kind: 'question', questionId } }),
  };
}

export type TenFirst = ReturnType<typeof tenFirstWith>;
