import { reasonOf } from '../log-error.ts';
import { createFailureReporter, type FailureLog } from '../log-failures.ts';
import type { Metrics } from '../metrics.ts';
import type { Mailer } from './mailer.ts';

interface Observers {
  metrics: Pick<Metrics, 'countMail'>;
  /** Records the outcome for the System page. */
  note: { succeeded(): void; failed(reason: string): void };
}

/** Wraps a mailer to count its messages. Failures are rethrown for the caller to log. */
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
 * Wraps a mailer for messages that requests send, and logs why a message failed, because nobody
 * waits for it. Jobs do not need this: run-job.ts logs their failures.
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
