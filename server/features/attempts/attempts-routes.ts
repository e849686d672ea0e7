import { route } from '../../http/route.ts';
import { finishAttempt } from './finish-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';

export const attemptsRoutes = {
  start: route.attempts.start.handler(({ context: { database, actor }, input }) =>
    startAttempt(database, actor, input.quizCode),
  ),

  saveAnswer: route.attempts.saveAnswer.handler(
    async ({ context: { database, actor }, input: { quizCode, ...answer } }) => {
      const key = { quizCode, userId: actor.id };
      const { revision, savedAt } = await saveAnswer(database, key, answer);
      return { revision, savedAt: savedAt.toISOString() };
    },
  ),

  finish: route.attempts.finish.handler(async ({ context: { database, actor }, input }) => {
    const key = { quizCode: input.quizCode, userId: actor.id };
    const finished = await finishAttempt(database, key, input.because, input.answers);
    return { ...finished, finishedAt: finished.finishedAt.toISOString() };
  }),
};
