import { route } from '../../http/route.ts';
import { checkIn } from './check-in.ts';
import { finishAttempt } from './finish-attempt.ts';
import { ownAttempt } from './own-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { liveAttemptsRoutes } from './live-attempts-routes.ts';
import { startAttempt } from './start-attempt.ts';
import { endRest, startRest } from './take-rest.ts';

export const attemptsRoutes = {
  start: route.attempts.start.handler(
    async ({ context: { database, actor }, input: { quizCode, userId = actor.id } }) =>
      startAttempt(database, actor, ownAttempt(actor, { quizCode, userId }).quizCode),
  ),

  saveAnswer: route.attempts.saveAnswer.handler(
    async ({ context: { database, actor }, input: { quizCode, userId, ...answer } }) => {
      const key = ownAttempt(actor, { quizCode, userId });
      const { revision, savedAt } = await saveAnswer(database, key, answer);
      return { revision, savedAt: savedAt.toISOString() };
    },
  ),

  finish: route.attempts.finish.handler(async ({ context: { database, actor }, input }) =>
    finishAttempt(database, ownAttempt(actor, input), input.because, input.answers),
  ),

  checkIn: route.attempts.checkIn.handler(async ({ context: { database, actor }, input }) =>
    checkIn(database, ownAttempt(actor, input)),
  ),

  startRest: route.attempts.startRest.handler(async ({ context: { database, actor }, input }) =>
    startRest(database, ownAttempt(actor, input)),
  ),

  endRest: route.attempts.endRest.handler(async ({ context: { database, actor }, input }) =>
    endRest(database, ownAttempt(actor, input)),
  ),

  ...liveAttemptsRoutes,
};
