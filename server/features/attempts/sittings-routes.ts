import { route } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { addTime } from './add-time.ts';
import { finishForStudent } from './finish-for-student.ts';
import { listSittings } from './list-sittings.ts';
import { reopenAttempt } from './reopen-attempt.ts';

/** A running quiz under the eyes of its teacher. */
export const sittingsRoutes = {
  listSittings: route.attempts.listSittings.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'attempt.supervise', input.quizCode);
      return listSittings(database, quiz);
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
