import { SERVICE_ANSWER_SECONDS } from '../../shared/business-rules.ts';

/**
 * Returns a signal that aborts with the caller, and in time to respond before the caller gives up.
 */
export function withinServiceTime(signal: AbortSignal | undefined): AbortSignal {
  const deadline = AbortSignal.timeout(SERVICE_ANSWER_SECONDS * 1_000);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}
