import { isDatabaseAway } from '../../database/is-database-away.ts';
import { route } from '../../http/route.ts';
import { withinServiceTime } from '../../http/within-service-time.ts';
import { explainMarkerError } from './explain-marker-error.ts';
import { identifyCaller } from './identify-caller.ts';
import { markQuiz } from './mark-quiz.ts';
import { describeMarker } from './model-marker/describe-marker.ts';
import { buildHiddenPrompt } from './model-marker/request.ts';
import { readRubric } from './model-marker/rubric.ts';
import { presentUsage } from './present-usage.ts';
import { toTrialTask } from './to-trial-task.ts';
import { tryMarker } from './try-marker.ts';

/** The marker as a service, and what it used. */
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
        throw isDatabaseAway(error) ? error : explainMarkerError(error);
      });
      return describeMarker(database, settings.marking);
    },
  ),

  showRequest: route.marking.showRequest.handler(({ input }) => {
    const task = toTrialTask(input);
    return buildHiddenPrompt(task, readRubric(task)).prompt;
  }),

  tryMarker: route.marking.tryMarker.handler(
    ({ context: { database, marker, welfareCheck, actor }, input, signal }) =>
      tryMarker(database, { marker, welfareCheck }, actor.id, input, signal),
  ),
};
