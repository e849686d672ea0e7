import { MAX_LISTED_RUNS } from '../../../shared/business-rules.ts';
import { route, type Services } from '../../http/route.ts';
import { lookThroughQuiz } from '../attempts/public.ts';
import type { WorkOf } from '../../threads/thread-pool.ts';
import { appealsRoutes } from './appeals/appeals-routes.ts';
import type { describeScheme } from './schemes/describe-scheme.ts';
import { listUnmarkable } from './schemes/list-unmarkable.ts';
import { markDecisionsRoutes } from './mark-decisions-routes.ts';
import { exportResponses } from './desk/export-responses.ts';
import { listQuizResponses } from './desk/list-responses.ts';
import { listRuns, requestStop } from './run/marking-run-queries.ts';
import { markingServiceRoutes } from './service/marking-service-routes.ts';
import { requireAcceptance } from './outside/leaving.ts';
import { describeSentForMarking } from './outside/sent-for-marking.ts';
import { presentRun } from './run/present-run.ts';
import { resumeMarkingRun, startMarkingRun } from './run/start-marking-run.ts';
import { samplingRoutes } from './sampling/sampling-routes.ts';
import { tryAnswer } from './trials/try-answer.ts';
import { watchRun } from './run/watch-run.ts';

const reading: WorkOf<typeof describeScheme> = {
  file: new URL('threaded/desk-worker.ts', import.meta.url),
  name: 'describeScheme',
  timeLimitMs: 10_000,
};

export const markingRoutes = {
  listResponses: route.marking.listResponses.handler(
    ({ context: { database, actor, quiz, scope, settings }, input: { quizCode: _, ...page } }) =>
      listQuizResponses(database, actor, quiz, scope, page, currencyOf(settings)),
  ),

  exportResponses: route.marking.exportResponses.handler(async ({ context, input }) => {
    await lookThroughQuiz(context, context.scope.quizCode);
    return exportResponses(context.database, context.scope, input.format);
  }),

  startRun: route.marking.startRun.handler(async ({ context, input }) => {
    const { database, jobs, actor, scope, settings } = context;
    await requireAccepted(context);
    await lookThroughQuiz(context, scope.quizCode);
    const { monthlyAllowance } = settings.marking;
    const request = { ...input, scope, monthlyAllowance };
    const run = await startMarkingRun(database, jobs, actor, request);
    return presentRun(run, currencyOf(settings));
  }),

  resumeRun: route.marking.resumeRun.handler(
    async ({ context, context: { database, jobs, actor, run, scope, settings } }) => {
      await requireAccepted(context);
      await lookThroughQuiz(context, scope.quizCode);
      const resumed = await resumeMarkingRun(database, jobs, actor, run, scope, settings.marking);
      return presentRun(resumed, currencyOf(settings));
    },
  ),

  listRuns: route.marking.listRuns.handler(async ({ context: { database, scope, settings } }) => {
    const runs = await listRuns(database, scope, MAX_LISTED_RUNS);
    return runs.map((run) => presentRun(run, currencyOf(settings)));
  }),

  stopRun: route.marking.stopRun.handler(async ({ context: { database, run, settings } }) => {
    await requestStop(database, run);
    return presentRun({ ...run, isStopping: run.state === 'active' }, currencyOf(settings));
  }),

  watchRun: route.marking.watchRun.handler(({ context: { database, run, settings }, signal }) =>
    watchRun(database, run, currencyOf(settings), signal),
  ),

  readScheme: route.marking.readScheme.handler(({ context: { threads }, input }) =>
    threads.run(reading, input),
  ),

  listUnmarkable: route.marking.listUnmarkable.handler(({ context, input: { questionIds } }) =>
    listUnmarkable(context, questionIds),
  ),

  tryAnswer: route.marking.tryAnswer.handler(
    ({ context: { database, marker, welfareCheck, actor }, input, signal }) =>
      tryAnswer(database, { marker, welfareCheck }, actor.id, input, signal),
  ),

  ...markDecisionsRoutes,
  ...samplingRoutes,
  ...markingServiceRoutes,
  ...appealsRoutes,
};

/** Throws if the answers may not leave the school yet, so that nothing is begun. */
async function requireAccepted({ database, threads, settings }: Services): Promise<void> {
  const { marker } = settings.marking;
  await requireAcceptance(database, marker, await describeSentForMarking(threads, marker));
}

/** Returns the currency of costs; null if no prices are set. */
function currencyOf({ marking }: Services['settings']): string | null {
  return marking.marker.prices?.currency ?? null;
}
