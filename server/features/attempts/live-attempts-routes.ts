import { route } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { addTime } from './add-time.ts';
import { finishForStudent } from './finish-for-student.ts';
import { listLiveAttempts } from './list-live-attempts.ts';
import { reopenAttempt } from './reopen-attempt.ts';

/** A running quiz under the eyes of its teacher. */
export const liveAttemptsRoutes = {
  listLiveAttempts: route.attempts.listLiveAttempts.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'attempt.supervise', input.quizCode);
      return listLiveAttempts(database, quiz);
    },
  ),

  addTime: route.attempts.addTime.handler(async ({ context: { database, actor }, input }) => ({
    changed: await addTime(database, actor, input),
  })),

  reopen: route.attempts.reopen.handler(async ({ context: { database, actor }, input }) => {
    const deadlineAt = await reopenAttempt(database, actor, input);
    return { deadlineAt: deadlineAt.toISOString() };
  }),

  finishFor: route.attempts.finishFor.handler(async ({ context: { database, actor }, input }) => {
    const { finishedAt } = await finishForStudent(database, actor, input);
    return { finishedAt };
  }),
};
