import type { Mailer, MailMessage } from './mailer.ts';

/**
 * Tells somebody of what has happened already: who did it neither waits for the message, nor hears that
 * it failed where it could not be sent. The mailer has logged why, and it is on the System page.
 */
export function tell(mailer: Mailer, message: MailMessage): void {
  void mailer.send(message).catch(() => undefined);
}
