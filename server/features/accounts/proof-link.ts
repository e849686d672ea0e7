import type { Role } from '../../../shared/permissions.ts';
import type { Auth } from './auth.ts';
import { createEmailProof } from './email-proof.ts';
import { createPasswordLink, INVITATION_LIFETIME_MS } from './password-links.ts';
import { arePasswordsForAll, signsInElsewhere, type PasswordRule } from './password-sign-in.ts';

/**
 * A link that shows whose an address is, for 14 days: it sets a password, or, where none would sign
 * the person in, confirms the address in the session that they open elsewhere.
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
