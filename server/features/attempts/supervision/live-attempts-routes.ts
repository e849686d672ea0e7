import { route } from '../../../http/route.ts';
import { addTime } from './add-time.ts';
import { finishForStudent } from './finish-for-student.ts';
import { listLiveAttempts } from './list-live-attempts.ts';
import { reopenAttempt } from './reopen-attempt.ts';

/** Routes for a teacher who supervises a running quiz. */
export const liveAttemptsRoutes = {
  listLiveAttempts: route.attempts.listLiveAttempts.handler(
    ({ context: { database, actor, quiz, scope } }) =>
      listLiveAttempts(database, actor, quiz, scope),
  ),

  addTime: route.attempts.addTime.handler(
    async ({ context: { database, actor, scope }, input }) => ({
      changed: await addTime(database, actor, scope, input),
    }),
  ),

  reopen: route.attempts.reopen.handler(async ({ context, context: { actor, quiz }, input }) => {
    const attempt = { quizCode: quiz.quizCode, userId: input.userId };
    const deadlineAt = await reopenAttempt(context, actor, attempt, input.minutes);
    return { deadlineAt: deadlineAt.toISOString() };
  }),

  finishFor: route.attempts.finishFor.handler(
    async ({ context: { database, actor, quiz }, input: { userId } }) => {
      const attempt = { quizCode: quiz.quizCode, userId };
      const { finishedAt } = await finishForStudent(database, actor, attempt);
      return { finishedAt };
    },
  ),
};
