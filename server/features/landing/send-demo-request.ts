import type { Database } from '../../database/client.ts';
import type { MailMessage, Mailer } from '../../mail/mailer.ts';
import { findDemoRequest, type DemoRequestRow } from './landing-queries.ts';

/**
 * Mails a request to the configured address, with the visitor as the one to answer. One that was
 * deleted meanwhile, or that nobody is to get any more, is not mailed.
 */
export async function sendDemoRequest(
  { database, mailer }: { database: Database; mailer: Mailer },
  to: string | null,
  requestId: string,
): Promise<void> {
  const request = to === null ? undefined : await findDemoRequest(database, requestId);
  if (to !== null && request) await mailer.send(compose(to, request));
}

function compose(to: string, { name, email, message, createdAt }: DemoRequestRow): MailMessage {
  return {
    to,
    replyTo: email,
    subject: `Greenpen: a message from ${name}`,
    text: [
      `${name} <${email}> wrote on ${createdAt.toUTCString()}:`,
      message,
      'Sent by the contact form of the front page. Nobody has checked who wrote it.',
    ].join('\n\n'),
  };
}
