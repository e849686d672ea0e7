import type { Database } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { countAdmins, findPerson, lockRoles, removePerson } from '../people-queries.ts';
import { eraseTexts, eraseTraces, findPersonId } from './person-data-queries.ts';

type Erasure = 'erased' | 'nobody' | 'last-admin';

/**
 * Erases the person with this email (UK GDPR, article 17): name, email, sign-ins, sessions, class,
 * typing results and every name kept elsewhere. Their marks stay as those of an unknown student;
 * their answers' texts stay too unless `withTexts`. The only administrator is not erased.
 */
export function erasePerson(
  database: Database,
  email: string,
  { withTexts }: { withTexts: boolean },
): Promise<Erasure> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const id = await findPersonId(transaction, email);
    const person = id === undefined ? undefined : await findPerson(transaction, id);
    if (!person) return 'nobody';
    if (person.role === 'admin' && (await countAdmins(transaction)) === 1) return 'last-admin';
    await openRecords(transaction);
    await eraseTraces(transaction, person);
    if (withTexts) await eraseTexts(transaction, person.id);
    await removePerson(transaction, person);
    await recordAuditEvent(transaction, operator, {
      action: 'person-erased',
      detail: withTexts ? 'with the texts of the answers' : 'without the texts of the answers',
    });
    return 'erased';
  });
}
