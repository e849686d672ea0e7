import { reasonOf } from '../log-error.ts';
import { createFailureReporter, type FailureLog } from '../log-failures.ts';
import type { Metrics } from '../metrics.ts';
import type { Mailer } from './mailer.ts';

interface Observers {
  metrics: Pick<Metrics, 'countMail'>;
  /** Kept for the System page. */
  note: { succeeded(): void; failed(reason: string): void };
}

/** The same mailer, whose messages are counted. A failure is passed on to whoever logs it. */
export function observeMailer(mailer: Mailer, { metrics, note }: Observers): Mailer {
  return {
    send: async (message) => {
      try {
        await mailer.send(message);
        metrics.countMail('sent');
        note.succeeded();
      } catch (error) {
        metrics.countMail('failed');
        note.failed(reasonOf(error));
        throw error;
      }
    },
  };
}

/**
 * The same mailer, for messages that requests send: why one fails is logged here, since nobody who
 * asked waits for it. Jobs do without: run-job.ts logs what fails in them.
 */
export function logFailingMail(mailer: Mailer, log: FailureLog): Mailer {
  const reporter = createFailureReporter(log, 'sending a message');
  return {
    send: async (message) => {
      try {
        await mailer.send(message);
        reporter.succeeded();
      } catch (error) {
        reporter.failed(`“${message.subject}”: ${reasonOf(error)}`, error);
        throw error;
      }
    },
  };
}
