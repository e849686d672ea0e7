import type { Config } from '../config.ts';
import { sendInvitation } from '../features/accounts/public.ts';
import { lookThroughQuiz } from '../features/attempts/public.ts';
import { workOnRoster } from '../features/classes/public.ts';
import {
  createEventFinder,
  createScoreFinder,
  sendScore,
  sendWebhook,
  syncCourse,
} from '../features/connections/public.ts';
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

/** Creates the handler of each job. */
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

/** How long after deadline and grace an attempt may wait to be finished by the server. */
const OVERDUE_POLL_SECONDS = 2;

/**
 * Finishes attempts whose time is over. The attempts themselves are the queue: whatever moves a
 * deadline needs to queue nothing, and a restart finds all that is overdue.
 */
export function overdueAttempts(database: Database): PolledWork {
  return {
    everySeconds: OVERDUE_POLL_SECONDS,
    work: (signal) => finishOverdueAttempts(database, signal),
  };
}

/** Writes that people are being served, on the way that their answers take (docs/decisions/0053). */
export function heartbeats(database: Database): PolledWork {
  return { everySeconds: BEAT_SECONDS, work: () => beat(database) };
}

/** Looks through what was handed in, so that nobody who hands in waits for it. */
export function uncheckedAnswers(tools: {
  database: Database;
  jobs: JobQueue;
  welfareCheck: WelfareCheck;
}): PolledWork {
  return {
    everySeconds: WELFARE_POLL_SECONDS,
    work: (signal) => lookThroughAnswers(tools, signal),
  };
}

/** How long a webhook may wait for the queue to hear of an event. */
const EVENTS_POLL_SECONDS = 3;

/** Finds what webhooks are to be told of. */
export function unsentEvents(tools: { database: Database; jobs: JobQueue }): PolledWork {
  return { everySeconds: EVENTS_POLL_SECONDS, work: createEventFinder(tools) };
}

/** How long after a release learning platforms may wait for the marks, in a school with few of them. */
const SCORES_POLL_SECONDS = 5;

/** Finds of which marks learning platforms are to be told. */
export function unsentScores(tools: { database: Database; jobs: JobQueue }): PolledWork {
  return { everySeconds: SCORES_POLL_SECONDS, work: createScoreFinder(tools) };
}
