import { route } from '../../../http/route.ts';
import { getQuizFor } from '../../quizzes/public.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listAppeals } from './list-appeals.ts';
import { makeAppeal } from './make-appeal.ts';

export const appealsRoutes = {
  appeal: route.marking.appeal.handler(({ context: { database, actor }, input }) =>
    makeAppeal(database, actor, input),
  ),

  listAppeals: route.marking.listAppeals.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', input.quizCode);
      return listAppeals(database, quiz.quizCode);
    },
  ),

  decideAppeal: route.marking.decideAppeal.handler(({ context: { database, actor }, input }) =>
    decideAppeal(database, actor, input),
  ),
};
