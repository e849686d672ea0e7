import { isDatabaseUnavailable } from '../../../database/is-database-unavailable.ts';
import { route } from '../../../http/route.ts';
import type { WorkOf } from '../../../threads/thread-pool.ts';
import { withinServiceTime } from '../../../http/within-service-time.ts';
import { explainMarkerError } from '../explain-marker-error.ts';
import { identifyCaller } from './identify-caller.ts';
import { markQuiz } from './mark-quiz.ts';
import { describeMarker } from '../model-marker/describe-marker.ts';
import type { prepareAnswer } from '../model-marker/work-of-model-marker.ts';
import { presentUsage } from '../usage/present-usage.ts';
import { toTrialTask } from '../trials/to-trial-task.ts';
import { tryMarker } from '../trials/try-marker.ts';

const preparing: WorkOf<typeof prepareAnswer> = {
  file: new URL('../threaded/model-worker.ts', import.meta.url),
  name: 'prepareAnswer',
  timeLimitMs: 10_000,
};

export const markingServiceRoutes = {
  markQuiz: route.marking.markQuiz.handler(({ context, input, signal }) => {
    const { database, marker, markingGate, welfareCheck, settings, actor, authorization } = context;
    const { serviceKeys, monthlyAllowance } = settings.marking;
    const payerId = identifyCaller(actor, authorization, serviceKeys);
    const call = { payerId, submissions: input.submissions, allowance: monthlyAllowance };
    const tools = { marker, gate: markingGate, welfareCheck };
    return markQuiz(database, tools, call, withinServiceTime(signal));
  }),

  usage: route.marking.usage.handler(({ context: { database, actor, settings } }) =>
    presentUsage(database, actor.id, settings.marking),
  ),

  describeMarker: route.marking.describeMarker.handler(({ context: { database, settings } }) =>
    describeMarker(database, settings.marking),
  ),

  findDialect: route.marking.findDialect.handler(
    async ({ context: { database, marker, settings }, signal }) => {
      await marker.findDialect?.(signal).catch((error: unknown) => {
        throw isDatabaseUnavailable(error) ? error : explainMarkerError(error);
      });
      return describeMarker(database, settings.marking);
    },
  ),

  showRequest: route.marking.showRequest.handler(async ({ context: { threads }, input }) => {
    const { prompt } = await threads.run(preparing, toTrialTask(input));
    return prompt;
  }),

  tryMarker: route.marking.tryMarker.handler(
    ({ context: { database, marker, welfareCheck, actor }, input, signal }) =>
      tryMarker(database, { marker, welfareCheck }, actor.id, input, signal),
  ),
};
