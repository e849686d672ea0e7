import { route } from '../../http/route.ts';
import { checkIn } from './check-in.ts';
import { finishAttempt } from './finish-attempt.ts';
import { liveAttemptsRoutes } from './live-attempts-routes.ts';
import { listSetQuizzes } from './list-set-quizzes.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';
import { endRest, startRest } from './take-rest.ts';

export const attemptsRoutes = {
  listSet: route.attempts.listSet.handler(async ({ context: { database, ownerId } }) => ({
    items: await listSetQuizzes(database, ownerId),
  })),

  start: route.attempts.start.handler(({ context: { database, actor, attempt }, input }) =>
    startAttempt(database, actor, { quizCode: attempt.quizCode, again: input.again }),
  ),

  saveAnswer: route.attempts.saveAnswer.handler(
    async ({
      context: { database, attempt },
      input: { questionId, answer, revision, isSaved },
    }) => {
      const written = { questionId, answer, revision, isSaved };
      const stored = await saveAnswer(database, attempt, written);
      return { revision: stored.revision, savedAt: stored.savedAt.toISOString() };
    },
  ),

  finish: route.attempts.finish.handler(({ context: { database, attempt }, input }) =>
    finishAttempt(database, attempt, input.because, input.answers),
  ),

  checkIn: route.attempts.checkIn.handler(({ context: { database, attempt } }) =>
    checkIn(database, attempt),
  ),

  startRest: route.attempts.startRest.handler(({ context: { database, attempt } }) =>
    startRest(database, attempt),
  ),

  endRest: route.attempts.endRest.handler(({ context: { database, attempt } }) =>
    endRest(database, attempt),
  ),

  ...liveAttemptsRoutes,
};
