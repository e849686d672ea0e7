import { reasonOf } from '../log-error.ts';
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
