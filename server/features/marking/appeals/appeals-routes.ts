import { route } from '../../../http/route.ts';
import { refuseStalePoints } from '../decisions/refuse-stale-points.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listAppeals } from './list-appeals.ts';
import { makeAppeal } from './make-appeal.ts';

export const appealsRoutes = {
  appeal: route.marking.appeal.handler(
    ({ context: { database, jobs, welfareCheck, response, quiz }, input }) =>
      makeAppeal({ database, jobs, welfareCheck }, response, quiz, input),
  ),

  listAppeals: route.marking.listAppeals.handler(({ context: { database, scope } }) =>
    listAppeals(database, scope),
  ),

  decideAppeal: route.marking.decideAppeal.handler(async ({ context, input }) => {
    const { database, actor, response, scope } = context;
    await refuseStalePoints(context, scope, [response.submissionId], input.points);
    return decideAppeal(database, actor, response, scope, input);
  }),
};
