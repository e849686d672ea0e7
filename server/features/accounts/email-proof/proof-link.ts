import type { Role } from '../../../../shared/permissions.ts';
import type { Auth } from '../auth/auth.ts';
import { createEmailProof } from './email-proof.ts';
import { createPasswordLink, INVITATION_LIFETIME_MS } from '../passwords/password-links.ts';
import {
  arePasswordsForAll,
  signsInElsewhere,
  type PasswordRule,
} from '../sign-in/password-sign-in.ts';

/**
 * Creates a link that proves an address, valid for 14 days. It sets a password or, if the person
 * signs in elsewhere, confirms the address in the session that they open there.
 */
export async function createProofLink(
  { auth, ...rule }: PasswordRule & { auth: Auth },
  address: string,
  person: { id: string; role: Role; pendingRole: Role | null; email: string },
): Promise<string> {
  const { id: userId, email } = person;
  if (!signsInElsewhere(person, await arePasswordsForAll(rule))) {
    return createPasswordLink(auth, address, userId);
  }
  return createEmailProof(await auth.$context, address, { userId, email }, INVITATION_LIFETIME_MS);
}
