import type { Config } from '../config.ts';
import { sendInvitation } from '../features/accounts/public.ts';
import { lookThroughQuiz } from '../features/attempts/public.ts';
import { workOnRoster } from '../features/classes/public.ts';
import { sendScore, sendWebhook, syncCourse } from '../features/connections/public.ts';
import { sendDemoRequest } from '../features/landing/public.ts';
import { failAbandonedRuns, runMarking } from '../features/marking/public.ts';
import { continueBatches, writeBatch } from '../features/reports/public.ts';
import { deleteOldRecords } from '../features/system/public.ts';
import { findImage, removeUnusedUploads } from '../features/uploads/public.ts';
import { sendNotice } from '../features/welfare/public.ts';
import type { Services } from '../http/route.ts';
import type { JobHandlers } from './job-queue.ts';
import type { JobLog } from './run-job.ts';

interface JobContext extends Pick<
  Services,
  | 'database'
  | 'auth'
  | 'mailer'
  | 'marker'
  | 'markingGate'
  | 'jobs'
  | 'files'
  | 'reportWriter'
  | 'welfareCheck'
  | 'threads'
  | 'settingsStore'
> {
  log: JobLog;
  /** The base address of links in messages that no request triggered. */
  address: string;
}

export function createJobHandlers(
  config: Pick<
    Config,
    | 'marking'
    | 'demoRequestsTo'
    | 'dataDir'
    | 'allowsPrivateAddresses'
    | 'smtpUrl'
    | 'sessionMaxHours'
    | 'signInProviders'
  >,
  {
    database,
    auth,
    mailer,
    marker,
    markingGate,
    jobs,
    files,
    reportWriter,
    welfareCheck,
    log,
    ...tools
  }: JobContext,
): JobHandlers {
  const markingTools = {
    database,
    marker,
    markingGate,
    loadImage: (url: string) => findImage(database, files, url),
    lookThrough: (quizCode: string) => lookThroughQuiz({ database, jobs, welfareCheck }, quizCode),
    lanes: countLanes(config.marking),
    patience: { timeoutMs: config.marking.marker.timeoutSeconds * 1_000 },
    log,
  };
  return {
    'run-marking': ({ runId }, signal) => runMarking(markingTools, runId, signal),
    'fail-abandoned-runs': () => failAbandonedRuns(database, jobs),
    'write-reports': ({ batchId }, signal) => writeBatch(database, reportWriter, batchId, signal),
    'continue-reports': () => continueBatches(database, jobs),
    'import-roster': (work) => workOnRoster({ database, ...tools }, work),
    'remove-unused-uploads': (_, signal) => removeUnusedUploads(database, files, signal),
    'delete-old-records': () => deleteOldRecords({ database, ...config, ...tools }),
    'send-invitation': (invitation) =>
      sendInvitation({ database, auth, mailer, ...config, ...tools }, invitation),
    'send-welfare-notice': ({ concernId }) =>
      sendNotice({ database, mailer, sendsMail: config.smtpUrl !== null, ...tools }, concernId),
    'send-webhook': ({ deliveryId }, signal) =>
      sendWebhook({ database, ...config }, deliveryId, signal),
    'send-lti-score': (score, signal) => sendScore({ database, ...config }, score, signal),
    'sync-lti-course': ({ courseId }, signal) =>
      syncCourse({ database, ...config }, courseId, signal),
    'send-demo-request': ({ requestId }) =>
      sendDemoRequest({ database, mailer }, config.demoRequestsTo, requestId),
  };
}

/** The built-in marker makes no calls: between its batches there is only the pause to wait for. */
const BUILT_IN_LANES = 16;

/**
 * Returns the number of concurrent batches: as many as calls, so that no call waits for a batch's
 * pause.
 */
function countLanes({ marker, concurrency }: Config['marking']): number {
  return marker.kind === 'built-in' ? Math.max(BUILT_IN_LANES, concurrency) : concurrency;
}
