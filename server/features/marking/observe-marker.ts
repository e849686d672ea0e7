import { createFailureReporter, type FailureLog } from '../../log-failures.ts';
import type { Metrics } from '../../metrics.ts';
import { MarkerError } from './engine/marker-error.ts';
import type { Marker } from './engine/marker.ts';
import { describeMarkerError } from './explain-marker-error.ts';

interface Observers {
  log: FailureLog;
  metrics: Pick<Metrics, 'countMarkerCall'>;
  /** Records outcomes for the System page; null for the built-in marker, which needs none. */
  note: { succeeded(): void; failed(sentence: string): void } | null;
}

/**
 * Wraps a marker to count its calls by outcome. The reason for a failure is logged here, because
 * callers only report that there is no mark.
 */
export function observeMarker(marker: Marker, { log, metrics, note }: Observers): Marker {
  const reporter = createFailureReporter(log, 'a call to the marker');
  const observe = async <Answer>(call: Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    const begun = performance.now();
    const count = (outcome: string) =>
      metrics.countMarkerCall(outcome, (performance.now() - begun) / 1_000);
    try {
      const answer = await call;
      count('marked');
      reporter.succeeded();
      note?.succeeded();
      return answer;
    } catch (error) {
      if (signal?.aborted) {
        count('stopped');
      } else {
        const reason = error instanceof MarkerError ? error.reason : 'unexpected';
        count(reason);
        const why = describeMarkerError(error);
        reporter.failed(`${reason}: ${why}`, error);
        // A provider that filters one answer is still reachable.
        if (reason !== 'filtered') note?.failed(why);
      }
      throw error;
    }
  };
  const { markAll, findDialect, signature } = marker;
  return {
    name: marker.name,
    ...(signature && { signature }),
    seesImages: marker.seesImages ?? false,
    mark: (task, signal) => observe(marker.mark(task, signal), signal),
    ...(markAll && {
      markAll: (tasks, signal) => observe(markAll.call(marker, tasks, signal), signal),
    }),
    ...(findDialect && { findDialect: (signal) => observe(findDialect(signal), signal) }),
  };
}
