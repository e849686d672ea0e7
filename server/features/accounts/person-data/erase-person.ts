import type { Database } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { findPerson, hasOtherAdmin, lockRoles, type PersonRow } from '../people-queries.ts';
import { removePerson, renameCodes } from '../remove-person-queries.ts';
import {
  eraseFromTrail,
  eraseTypedEntries,
  isSharedName,
  listMentions,
  replaceName,
  saysWho,
  type Mention,
} from './mentions-queries.ts';
import {
  ERASED_NAME,
  eraseMessages,
  eraseTexts,
  eraseTraces,
  findPersonId,
} from './person-data-queries.ts';

interface Erasure {
  outcome: 'erased' | 'nobody' | 'last-admin';
  /** The id of who was erased; empty where nobody was. */
  id: string;
  /** Of somebody without an account: how many messages of theirs were deleted. */
  messages: number;
  /** Where somebody of this name still stands in words of others: a person must look. */
  toJudge: Mention[];
}

interface Extent {
  withTexts: boolean;
}

/**
 * Erases the person with this email (UK GDPR, article 17): name, email, sign-ins, sessions, class,
 * typing results and every name kept elsewhere. Their marks stay as those of an unknown student;
 * their answers' texts stay too unless `withTexts`. The only administrator who can sign in is
 * not erased. Of somebody without an account, what they wrote in the contact form is deleted.
 */
export async function erasePerson(
  database: Database,
  email: string,
  extent: Extent,
): Promise<Erasure> {
  const id = await findPersonId(database, email);
  if (id !== undefined) return eraseById(database, id, extent);
  return database.transaction(async (transaction) => {
    const messages = await eraseMessages(transaction, email);
    if (messages > 0) {
      const detail = 'messages from the contact form, of somebody without an account';
      await recordAuditEvent(transaction, operator, { action: 'person-erased', detail });
    }
    return { ...nobody, messages };
  });
}

const nobody: Erasure = { outcome: 'nobody', id: '', messages: 0, toJudge: [] };

/** The same for who has this id. */
export function eraseById(database: Database, id: string, extent: Extent): Promise<Erasure> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await findPerson(transaction, id);
    if (!person) return nobody;
    if (person.role === 'admin' && !(await hasOtherAdmin(transaction, id))) {
      return { ...nobody, outcome: 'last-admin' };
    }
    await openRecords(transaction);
    await eraseTraces(transaction, person);
    await eraseFromTrail(transaction, person, ERASED_NAME);
    if (extent.withTexts) await eraseTexts(transaction, person.id);
    await renameCodes(transaction, person);
    await removePerson(transaction, person, null);
    const toJudge = await eraseWords(transaction, person);
    await recordAuditEvent(transaction, operator, {
      action: 'person-erased',
      detail: extent.withTexts
        ? 'with the texts of the answers'
        : 'without the texts of the answers',
    });
    return { ...nobody, outcome: 'erased', id, toJudge };
  });
}

/** Erases what others wrote of them by name; returns what remains. */
async function eraseWords(
  transaction: Parameters<Parameters<Database['transaction']>[0]>[0],
  { id, displayName }: PersonRow,
): Promise<Mention[]> {
  // By a name of one word, or one that two people have, nobody can tell who is meant.
  if (saysWho(displayName) && !(await isSharedName(transaction, { id, displayName }))) {
    await eraseTypedEntries(transaction, displayName, ERASED_NAME);
    await replaceName(transaction, displayName, ERASED_NAME);
  }
  return listMentions(transaction, displayName);
}
