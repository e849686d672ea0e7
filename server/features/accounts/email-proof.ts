import { randomBytes } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import type { MailMessage } from '../../mail/mailer.ts';
import type { Auth } from './auth.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const identifierOf = (token: string): string => `email-proof:${token}`;

/** Whose address a link proves, and which. */
interface EmailProof {
  userId: string;
  email: string;
}

/**
 * A link that only somebody who reads this address's mail can have. Opened within its lifetime (a day unless given)
 * and while signed in to the account, it proves that the address is theirs. By itself it opens nothing, so nobody
 * can be made to confirm an account that someone else opened with their address.
 */
export async function createEmailProof(
  { internalAdapter }: Pick<AuthContext, 'internalAdapter'>,
  address: string,
  { userId, email }: EmailProof,
  lifetimeMs: number = DAY_MS,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: `${userId} ${email}`,
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  const page = new URL('/confirm-email', address);
  page.searchParams.set('token', token);
  return page.href;
}

/** The message with such a link. */
export function composeEmailProof(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Confirm your email address for Greenpen',
    text: [
      'Hello,',
      'please confirm that this is the email address of your Greenpen account.\nOpen the link in the browser in which you are signed in:',
      link,
      'It works once, and for a day. If you did not ask for it, you need do\nnothing.',
    ].join('\n\n'),
  };
}

/** What a link stands for; undefined where it was used or has run out. */
export async function readEmailProof(auth: Auth, token: string): Promise<EmailProof | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!found || found.expiresAt.getTime() < Date.now()) return undefined;
  const [userId = '', email = ''] = found.value.split(' ');
  return { userId, email };
}

/** Whether the link could still be used; it cannot be used again. */
export async function useUpEmailProof(auth: Auth, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.consumeVerificationValue(identifierOf(token))) !== null;
}
