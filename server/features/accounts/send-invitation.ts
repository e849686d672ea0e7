import type { Database } from '../../database/client.ts';
import type { MailMessage, Mailer } from '../../mail/mailer.ts';
import type { Auth } from './auth.ts';
import { createPasswordLink } from './password-links.ts';
import { findPerson, type PersonRow } from './people-queries.ts';

/**
 * Sends a person the link with which they set their first password. The link is made only now, so
 * that none lies in the queue. People deleted meanwhile get no message.
 */
export async function sendInvitation(
  { database, auth, mailer }: { database: Database; auth: Auth; mailer: Mailer },
  { userId, linkAddress }: { userId: string; linkAddress: string },
): Promise<void> {
  const person = await findPerson(database, userId);
  if (!person) return;
  await mailer.send(composeInvitation(person, await createPasswordLink(auth, linkAddress, userId)));
}

function composeInvitation({ displayName, email }: PersonRow, link: string): MailMessage {
  return {
    to: email,
    subject: 'Your Greenpen account',
    text: [
      `Hello ${displayName},`,
      'your school has made an account for you on Greenpen. Please choose a password:',
      link,
      `Then sign in with ${email}. The link works once, within 14 days; after that, use “Forgot your password” on the sign-in page.`,
      'If you did not expect this, you can ignore it.',
    ].join('\n\n'),
  };
}
