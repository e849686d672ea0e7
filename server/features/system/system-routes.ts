import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';
import { changeSettings, describeSettings } from './change-settings.ts';
import { firstStepsRoutes } from './first-steps-routes.ts';
import { outsideRoutes } from './outside-routes.ts';
import { getSystemStatus } from './get-system-status.ts';

export const systemRoutes = {
  ...outsideRoutes,
  ...firstStepsRoutes,

  status: route.system.status.handler(({ context }) => getSystemStatus(context, context.settings)),

  getSettings: route.system.getSettings.handler(({ context: { database, settingsStore } }) =>
    describeSettings(database, settingsStore),
  ),

  changeSettings: route.system.changeSettings.handler(({ context: { actor, ...rule }, input }) =>
    changeSettings(rule, actor, input),
  ),

  retryJob: route.system.retryJob.handler(async ({ context: { jobs }, input }) => {
    if (!(await jobs.retryNow(input.name, input.jobId))) throw fail('JOB_NOT_FAILED');
    return { queued: true as const };
  }),

  retryAllJobs: route.system.retryAllJobs.handler(async ({ context: { jobs } }) => ({
    queued: await jobs.retryAll(),
  })),
};
