import { MAX_OWN_NAME_CHARACTERS } from '../../../shared/business-rules.ts';
import { isLikeName } from '../../../shared/person-name.ts';
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
  const link = await createPasswordLink(auth, linkAddress, userId);
  await mailer.send(
    person.pendingRole === null ? composeInvitation(person, link) : composeProof(person, link),
  );
}

function composeInvitation({ displayName, email }: PersonRow, link: string): MailMessage {
  return {
    to: email,
    subject: 'Your Greenpen account',
    text: [
      greet(displayName),
      'your school has made an account for you on Greenpen. Please choose a password:',
      link,
      `Then sign in with ${email}. The link works once, within 14 days; after that, use “Forgot your password” on the sign-in page.`,
      'If you did not expect this, you can ignore it.',
    ].join('\n\n'),
  };
}

/** To somebody who registered before they were given more rights: it may not have been them. */
function composeProof({ displayName, email }: PersonRow, link: string): MailMessage {
  return {
    to: email,
    subject: 'Confirm your Greenpen account',
    text: [
      greet(displayName),
      'your school wants to give your Greenpen account more rights. There is\nan account with this address already. To show that the address is\nyours, set a password:',
      link,
      'It replaces the one that the account has, and ends every session. The\nlink works once, within 14 days.',
      'If you did not expect this, you can ignore it.',
    ].join('\n\n'),
  };
}

/** A name that somebody typed goes into a letter only where it is short enough to be nothing else. */
function greet(displayName: string): string {
  const isShort = displayName.length <= MAX_OWN_NAME_CHARACTERS;
  return isShort && isLikeName(displayName) ? `Hello ${displayName},` : 'Hello,';
}
