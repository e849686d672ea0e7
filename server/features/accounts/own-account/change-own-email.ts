import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { Role } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import { fail } from '../../../http/fail.ts';
import type { RequestContext } from '../../../http/route.ts';
import { tell } from '../../../mail/tell.ts';
import { acceptProof } from '../email-proof/accept-proof.ts';
import { isOfSchool } from '../sign-up/check-registration.ts';
import { isOwnPassword } from './own-password.ts';
import {
  composeEmailProof,
  createEmailProof,
  readEmailProof,
  useUpEmailProof,
} from '../email-proof/email-proof.ts';
import { discardPasswordLinks } from '../passwords/password-queries.ts';
import { isTaken } from '../email-proof/proof-queries.ts';

type Tools = Pick<
  RequestContext,
  'database' | 'auth' | 'mailer' | 'settings' | 'settingsStore' | 'linkAddress'
>;

/**
 * Sends a confirmation link to a new address; the account keeps its present one until the link is
 * opened. If another account has the address, nothing is sent and the caller is not told. Throws
 * NO_MAIL_SERVER, EMAIL_NOT_YOURS for people with a username from the school, EMAIL_PROOF_NEEDED
 * for people who still have to prove the present address, EMAIL_NOT_OF_SCHOOL, PASSWORD_WRONG, or
 * MAIL_NOT_SENT.
 */
export async function changeOwnEmail(
  tools: Tools,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  checkChangeable(tools, actor);
  if (email !== actor.email) await checkNew(tools, actor, email);
  if (!(await isOwnPassword(tools.auth, actor.id, password))) throw fail('PASSWORD_WRONG');
  if (!(await isTaken(tools.database, email, actor.id))) await sendProof(tools, actor, email);
}

/**
 * Sends a confirmation link to the present address. Throws NO_MAIL_SERVER, EMAIL_NOT_YOURS or
 * MAIL_NOT_SENT.
 */
export async function sendEmailProof(tools: Tools, actor: Actor): Promise<void> {
  checkChangeable(tools, actor);
  await sendProof(tools, actor, actor.email);
}

/**
 * Uses a confirmation link: its address becomes the account's, and a message tells the former
 * address. Throws LINK_INVALID or LINK_OF_ANOTHER.
 */
export async function confirmOwnEmail(
  { database, auth, mailer }: Tools,
  actor: Actor,
  token: string,
): Promise<{ email: string; role: Role }> {
  const proof = await readEmailProof(auth, token);
  if (!proof) throw fail('LINK_INVALID');
  if (proof.userId !== actor.id) throw fail('LINK_OF_ANOTHER');
  // Sent before the school corrected the address that they registered with.
  if (actor.needsEmailProof && proof.email !== actor.email) throw fail('LINK_INVALID');
  if (!(await useUpEmailProof(auth, token))) throw fail('LINK_INVALID');
  const accepted = await acceptProof(database, actor.id, proof.email);
  if (!accepted) throw fail('LINK_INVALID');
  const { role, formerEmail } = accepted;
  if (formerEmail !== null) {
    // The former mailbox may contain a link to set a password.
    await discardPasswordLinks(database, actor.id);
    tell(mailer, {
      to: formerEmail,
      subject: 'Your Greenpen email address was changed',
      text: [
        'Hello,',
        'the email address of your Greenpen account was changed just now. This\naddress signs nobody in any more.',
        'If it was not you, tell your school at once.',
      ].join('\n\n'),
    });
  }
  return { email: proof.email, role };
}

function checkChangeable({ settings }: Tools, { email }: Actor): void {
  if (isWithoutEmail(email)) throw fail('EMAIL_NOT_YOURS');
  if (settings.smtpUrl === null) throw fail('NO_MAIL_SERVER');
}

/**
 * Applies the rules of registration to a new address, so that changing it later does not bypass
 * them.
 */
async function checkNew(
  { database, settingsStore }: Tools,
  { needsEmailProof }: Actor,
  email: string,
): Promise<void> {
  if (needsEmailProof) throw fail('EMAIL_PROOF_NEEDED');
  if (!isOfSchool(email, await settingsStore.get(database))) throw fail('EMAIL_NOT_OF_SCHOOL');
}

async function sendProof(
  { auth, mailer, linkAddress }: Tools,
  { id: userId }: Actor,
  email: string,
): Promise<void> {
  const link = await createEmailProof(await auth.$context, linkAddress(), { userId, email });
  try {
    await mailer.send(composeEmailProof(email, link));
  } catch {
    throw fail('MAIL_NOT_SENT', { message: ownAccountMessages.emailProofNotSent });
  }
}
