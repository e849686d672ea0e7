import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';
import { getSystemStatus } from './get-system-status.ts';

export const systemRoutes = {
  status: route.system.status.handler(({ context: { database, jobs, settings } }) =>
    getSystemStatus(database, jobs, settings),
  ),

  retryJob: route.system.retryJob.handler(async ({ context: { jobs }, input }) => {
    if (!(await jobs.retryNow(input.name, input.jobId))) throw fail('JOB_NOT_FAILED');
    return { queued: true as const };
  }),
};
