import { randomBytes } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import type { MailMessage } from '../../../mail/mailer.ts';
import type { Auth } from '../auth/auth.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const identifierOf = (token: string): string => `email-proof:${token}`;

/** The person and the email address that a link proves. */
interface EmailProof {
  userId: string;
  email: string;
}

/**
 * Creates a link that only a reader of this address's mail can have. It proves the address if it is
 * opened within its lifetime (a day by default) while signed in to the account. The link alone
 * signs nobody in, so nobody can be tricked into confirming an account that someone else opened
 * with their address.
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

/**
 * Returns the person and address that a link proves; undefined if it has been used or has expired.
 */
export async function readEmailProof(auth: Auth, token: string): Promise<EmailProof | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!found || found.expiresAt.getTime() < Date.now()) return undefined;
  const [userId = '', email = ''] = found.value.split(' ');
  return { userId, email };
}

/** Uses up a link. Returns false if it had been used already. */
export async function useUpEmailProof(auth: Auth, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.consumeVerificationValue(identifierOf(token))) !== null;
}
