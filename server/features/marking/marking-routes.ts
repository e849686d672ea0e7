import { route, type Services } from '../../http/route.ts';
import { appealsRoutes } from './appeals/appeals-routes.ts';
import { describeScheme } from './describe-scheme.ts';
import { listUnmarkable } from './list-unmarkable.ts';
import { markDecisionsRoutes } from './mark-decisions-routes.ts';
import { exportResponses } from './export-responses.ts';
import { listQuizResponses } from './list-responses.ts';
import { requestStop } from './marking-run-queries.ts';
import { markingServiceRoutes } from './marking-service-routes.ts';
import { presentRun } from './present-run.ts';
import { setMark } from './set-mark.ts';
import { startMarkingRun } from './start-marking-run.ts';
import { tryAnswer } from './try-answer.ts';
import { watchRun } from './watch-run.ts';

export const markingRoutes = {
  listResponses: route.marking.listResponses.handler(
    ({ context: { database, actor, quiz, settings }, input: { quizCode: _, ...page } }) =>
      listQuizResponses(database, actor, quiz, page, currencyOf(settings)),
  ),

  exportResponses: route.marking.exportResponses.handler(({ context: { database, quiz }, input }) =>
    exportResponses(database, quiz, input.format),
  ),

  startRun: route.marking.startRun.handler(
    async ({ context: { database, jobs, actor, quiz, settings }, input }) => {
      const { monthlyAllowance } = settings.marking;
      const request = { ...input, quizCode: quiz.quizCode, monthlyAllowance };
      const run = await startMarkingRun(database, jobs, actor, request);
      return presentRun(run, currencyOf(settings));
    },
  ),

  stopRun: route.marking.stopRun.handler(async ({ context: { database, run, settings } }) => {
    await requestStop(database, run);
    return presentRun({ ...run, isStopping: run.state === 'active' }, currencyOf(settings));
  }),

  watchRun: route.marking.watchRun.handler(({ context: { database, run, settings }, signal }) =>
    watchRun(database, run.id, currencyOf(settings), signal),
  ),

  setMark: route.marking.setMark.handler(({ context: { database, actor, response }, input }) =>
    setMark(database, actor, response, input),
  ),

  readScheme: route.marking.readScheme.handler(({ input }) => describeScheme(input)),

  listUnmarkable: route.marking.listUnmarkable.handler(
    ({ context: { database, marker }, input: { questionIds } }) =>
      listUnmarkable(database, marker, questionIds),
  ),

  tryAnswer: route.marking.tryAnswer.handler(
    ({ context: { database, marker, actor }, input, signal }) =>
      tryAnswer(database, marker, actor.id, input, signal),
  ),

  ...markDecisionsRoutes,
  ...markingServiceRoutes,
  ...appealsRoutes,
};

/** What costs are shown in; null where no prices are set. */
function currencyOf({ marking }: Services['settings']): string | null {
  return marking.marker.prices?.currency ?? null;
}
