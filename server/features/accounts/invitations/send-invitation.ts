import { MAX_OWN_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import { isLikeName } from '../../../../shared/person-name.ts';
import type { MailMessage, Mailer } from '../../../mail/mailer.ts';
import type { Auth } from '../auth/auth.ts';
import { describeWayIn } from '../sign-in/describe-way-in.ts';
import {
  arePasswordsForAll,
  signsInElsewhere,
  type PasswordRule,
} from '../sign-in/password-sign-in.ts';
import { findPerson, type PersonRow } from '../people-queries.ts';
import { createProofLink } from '../email-proof/proof-link.ts';

type InvitationTools = PasswordRule & { auth: Auth; mailer: Mailer };

/**
 * Sends a person their invitation: a link with which they set their first password or, if they sign
 * in elsewhere, directions to sign in there. The link is only created now, so that the queue
 * contains none. People deleted or suspended in the meantime get no message.
 */
export async function sendInvitation(
  { mailer, ...tools }: InvitationTools,
  { userId, linkAddress }: { userId: string; linkAddress: string },
): Promise<void> {
  const person = await findPerson(tools.database, userId);
  if (!person || person.suspendedAt) return;
  const isElsewhere = signsInElsewhere(person, await arePasswordsForAll(tools));
  const wayIn = isElsewhere
    ? describeWayIn(tools.signInProviders, { email: person.email, address: linkAddress })
    : null;
  if (person.pendingRole === null && wayIn !== null) {
    await mailer.send(composeWayIn(person, wayIn));
    return;
  }
  const link = await createProofLink(tools, linkAddress, person);
  if (person.pendingRole === null) await mailer.send(composeInvitation(person, link));
  else await mailer.send(composeProof(person, link, wayIn));
}

function composeWayIn({ displayName, email }: PersonRow, wayIn: string): MailMessage {
  return {
    to: email,
    subject: 'Your Greenpen account',
    text: [
      greet(displayName),
      'your school has made an account for you on Greenpen. You need no\npassword for it.',
      wayIn,
      'If you did not expect this, you can ignore it.',
    ].join('\n\n'),
  };
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

/**
 * Composes the message to a person who registered before they were given a higher role, because it
 * may not have been them who registered.
 * @param wayIn How they sign in without a password; null if the link sets one.
 */
function composeProof(
  { displayName, email }: PersonRow,
  link: string,
  wayIn: string | null,
): MailMessage {
  const byPassword = [
    'To show that the address is yours, set a password:',
    link,
    'It replaces the one that the account has, and ends every session. The\nlink works once, within 14 days.',
  ];
  const bySession = [
    'To show that the address is yours, you need no password.',
    wayIn,
    'Then open this link in the same browser:',
    link,
    'It works once, within 14 days. Where signing in has confirmed the\naddress already, it is no longer needed.',
  ];
  return {
    to: email,
    subject: 'Confirm your Greenpen account',
    text: [
      greet(displayName),
      'your school wants to give your Greenpen account more rights. There is\nan account with this address already.',
      ...(wayIn === null ? byPassword : bySession),
      'If you did not expect this, you can ignore it.',
    ].join('\n\n'),
  };
}

/**
 * Greets by name only if it is short and looks like a name, so that nobody can put other text into
 * the email.
 */
function greet(displayName: string): string {
  const isShort = displayName.length <= MAX_OWN_NAME_CHARACTERS;
  return isShort && isLikeName(displayName) ? `Hello ${displayName},` : 'Hello,';
}
