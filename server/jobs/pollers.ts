import { HEARTBEAT_SECONDS, WELFARE_POLL_SECONDS } from '../../shared/business-rules.ts';
import type { Database } from '../database/client.ts';
import { beat, finishOverdueAttempts, lookThroughAnswers } from '../features/attempts/public.ts';
import { createEventFinder, createScoreFinder } from '../features/connections/public.ts';
import type { WelfareCheck } from '../features/welfare/public.ts';
import type { JobQueue } from './job-queue.ts';
import type { PolledWork } from './poller.ts';

/** How long, after deadline and grace, an attempt may wait to be finished by the server. */
const OVERDUE_POLL_SECONDS = 2;
/** How long a webhook may wait for an event to be queued. */
const EVENTS_POLL_SECONDS = 3;
/** How long a learning platform may wait for released marks, in a school with few platforms. */
const SCORES_POLL_SECONDS = 5;

/**
 * Records that this process serves people, over the connections that answers use, so that an
 * outage of that path shows (decision 53).
 */
export function heartbeat(database: Database): PolledWork {
  return { everySeconds: HEARTBEAT_SECONDS, work: () => beat(database) };
}

/**
 * Lists the work that every process with jobs polls for. The rows themselves are the queue: code
 * that moves a deadline need not queue anything, and a restart finds everything that is due.
 */
export function createPollers(tools: {
  database: Database;
  jobs: JobQueue;
  welfareCheck: WelfareCheck;
}): PolledWork[] {
  return [
    {
      everySeconds: OVERDUE_POLL_SECONDS,
      work: (signal) => finishOverdueAttempts(tools.database, signal),
    },
    // Answers are checked after they are submitted, so that nobody who submits waits for it.
    { everySeconds: WELFARE_POLL_SECONDS, work: (signal) => lookThroughAnswers(tools, signal) },
    { everySeconds: EVENTS_POLL_SECONDS, work: createEventFinder(tools) },
    { everySeconds: SCORES_POLL_SECONDS, work: createScoreFinder(tools) },
  ];
}
