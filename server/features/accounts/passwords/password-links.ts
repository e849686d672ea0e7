import { randomBytes } from 'node:crypto';
import type { Auth } from '../auth/auth.ts';
import { handedOverTo } from './password-queries.ts';

/** Lifetime of an invitation; long, because it may arrive during the holidays. */
export const INVITATION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1_000;

/**
 * Returns the URL of the page where a person sets their password. It ends `?token=…`; the token
 * works once.
 * @param address Base URL of the app, e.g. `https://quiz.school.example`.
 */
export function passwordPage(address: string, token: string): string {
  const page = new URL('/reset-password', address);
  page.searchParams.set('token', token);
  return page.href;
}

interface LinkUse {
  /** Whether using the link proves the address. A link that a teacher hands over does not. */
  isProof: boolean;
}

/** Creates a link with which an invited person sets their first password once, within 14 days. */
export async function createPasswordLink(
  auth: Auth,
  address: string,
  userId: string,
  { isProof }: LinkUse = { isProof: true },
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + INVITATION_LIFETIME_MS);
  if (!isProof) {
    await internalAdapter.createVerificationValue({
      identifier: `handed-over:${token}`,
      value: handedOverTo(userId),
      expiresAt,
    });
  }
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt,
  });
  return passwordPage(address, token);
}
