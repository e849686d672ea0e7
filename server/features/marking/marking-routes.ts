import { route, type Services } from '../../http/route.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { appealsRoutes } from './appeals/appeals-routes.ts';
import { describeScheme } from './describe-scheme.ts';
import { markDecisionsRoutes } from './mark-decisions-routes.ts';
import { exportResponses } from './export-responses.ts';
import { getRunFor } from './get-run.ts';
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
    async ({ context: { database, actor, settings }, input: { quizCode, ...page } }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', quizCode);
      return listQuizResponses(database, actor, quiz, page, currencyOf(settings));
    },
  ),

  exportResponses: route.marking.exportResponses.handler(
    async ({ context: { database, actor }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.list', input.quizCode);
      return exportResponses(database, quiz, input.format);
    },
  ),

  startRun: route.marking.startRun.handler(
    async ({ context: { database, jobs, actor, settings }, input }) => {
      const quiz = await getQuizFor(database, actor, 'response.mark', input.quizCode);
      const { monthlyAllowance } = settings.marking;
      const request = { ...input, quizCode: quiz.quizCode, monthlyAllowance };
      return presentRun(
        await startMarkingRun(database, jobs, actor, request),
        currencyOf(settings),
      );
    },
  ),

  stopRun: route.marking.stopRun.handler(async ({ context, input }) => {
    const { database, actor, settings } = context;
    const run = await getRunFor(database, actor, input.runId);
    await requestStop(database, run);
    return presentRun({ ...run, isStopping: run.state === 'active' }, currencyOf(settings));
  }),

  watchRun: route.marking.watchRun.handler(
    async ({ context: { database, actor, settings }, input, signal }) => {
      const run = await getRunFor(database, actor, input.runId);
      return watchRun(database, run.id, currencyOf(settings), signal);
    },
  ),

  setMark: route.marking.setMark.handler(({ context: { database, actor }, input }) =>
    setMark(database, actor, input),
  ),

  readScheme: route.marking.readScheme.handler(({ input }) =>
    describeScheme(input.markSchemeAnswer, input.maxMark),
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
