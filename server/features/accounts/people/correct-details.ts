import { MAX_OWN_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import { isLikeName } from '../../../../shared/person-name.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { tell } from '../../../mail/tell.ts';
import { recordGivenUp } from '../email-proof/accept-proof.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { updateName } from '../own-account/own-account-queries.ts';
import { discardPasswordLinks } from '../passwords/password-queries.ts';
import { lockRoles, updateEmail, type PersonRow } from '../people-queries.ts';
import { isTaken, lockForProof } from '../email-proof/proof-queries.ts';

/**
 * Corrects a person's name, email, or the username of a student without an email. A changed email
 * or username ends their sessions and links, a message tells the former address, and a role that
 * waited for its proof is given up. Throws FORBIDDEN for the actor's own account, NAME_REFUSED,
 * STAFF_NEEDS_EMAIL, or EMAIL_KNOWN or USERNAME_KNOWN if another account has it.
 */
export async function correctDetails(
  { database, mailer }: { database: Database; mailer: Mailer },
  actor: Actor,
  person: PersonRow,
  { displayName: typed, email }: { displayName: string; email: string },
): Promise<PersonRow> {
  // People change their own email on My account, with the password and a proof of the address.
  if (person.id === actor.id) throw fail('FORBIDDEN');
  const displayName = typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').normalize('NFC');
  const hasNewName = displayName !== person.displayName;
  // The form sends the present name too; one from a roster may be longer.
  const mayBeName = displayName.length <= MAX_OWN_NAME_CHARACTERS && isLikeName(displayName);
  if (hasNewName && !mayBeName) throw fail('NAME_REFUSED');
  const hasNewEmail = email !== person.email;
  if (hasNewEmail && isWithoutEmail(email) && person.role !== 'student') {
    throw fail('STAFF_NEEDS_EMAIL');
  }
  const changed = [...(hasNewName ? ['name'] : []), ...(hasNewEmail ? ['email'] : [])];
  if (changed.length === 0) return person;
  await database.transaction(async (transaction) => {
    // The lock orders this against a role that starts to wait for a proof, so that it waits for one
    // of the two addresses.
    if (hasNewEmail) await lockRoles(transaction);
    if (hasNewName) await updateName(transaction, person.id, displayName);
    if (hasNewEmail) {
      if (await isTaken(transaction, email, person.id)) {
        throw fail(isWithoutEmail(email) ? 'USERNAME_KNOWN' : 'EMAIL_KNOWN');
      }
      const before = await lockForProof(transaction, person.id);
      if (before) await recordGivenUp(transaction, actor, before);
      await updateEmail(transaction, person.id, email);
      await discardPasswordLinks(transaction, person.id);
    }
    await recordAuditEvent(transaction, actor, {
      action: 'details-corrected',
      subject: { id: person.id, displayName },
      detail: changed.join(' and '),
    });
  });
  if (hasNewEmail && !isWithoutEmail(person.email)) tellFormer(mailer, person.email);
  return { ...person, displayName, email, pendingRole: hasNewEmail ? null : person.pendingRole };
}

function tellFormer(mailer: Mailer, to: string): void {
  tell(mailer, {
    to,
    subject: 'Your Greenpen email address was corrected',
    text: [
      'Hello,',
      'your school has put another email address on your Greenpen account. This\naddress signs nobody in any more.',
      'If that is wrong, tell your school at once.',
    ].join('\n\n'),
  });
}
