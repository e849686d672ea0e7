import type { Mailer, MailMessage } from './mailer.ts';

/**
 * Notifies someone of something that has already happened. The person who did it neither waits for
 * the message nor learns of a failure; the mailer has logged that, and the System page shows it.
 */
export function tell(mailer: Mailer, message: MailMessage): void {
  void mailer.send(message).catch(() => undefined);
}
