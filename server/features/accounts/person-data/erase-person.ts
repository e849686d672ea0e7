import type { Database } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { findPerson, hasOtherAdmin, lockRoles } from '../people-queries.ts';
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
import { ERASED_NAME } from './erasure-rules.ts';
import { eraseMessages, eraseTexts, eraseTraces } from './person-data-queries.ts';
import { findDeleted, findPersonId, type Subject } from './subjects-queries.ts';

interface Erasure {
  outcome: 'erased' | 'nobody' | 'last-admin';
  /** The id of who was erased; empty where nobody was. */
  id: string;
}

interface Report extends Erasure {
  /** Of somebody without an account: how many messages of theirs were deleted. */
  messages: number;
  /** Where somebody of this name still stands in words of others: a person must look. */
  toJudge: Mention[];
}

interface Extent {
  withTexts: boolean;
  /** Told the id once it is clear that they may be erased, and before anything is. */
  noteFirst?: (id: string) => Promise<void>;
}

/**
 * Erases the person with this email, username or id (UK GDPR, article 17): name, email, sign-ins,
 * sessions, class, typing results and every name kept elsewhere. Their marks stay as those of an
 * unknown student; their answers' texts stay too unless `withTexts`. The only administrator who can
 * sign in is not erased. Of an account that was deleted, what is left is erased. Of somebody without
 * an account, what they wrote in the contact form is deleted.
 */
export async function erasePerson(
  database: Database,
  given: string,
  extent: Extent,
): Promise<Report> {
  const id = (await findPersonId(database, given)) ?? (await findDeleted(database, given))?.id;
  if (id !== undefined) {
    return database.transaction(async (transaction) => {
      const { person, ...erasure } = await eraseIn(transaction, id, extent);
      const toJudge = person ? await listMentions(transaction, person.displayName) : [];
      return { ...erasure, messages: 0, toJudge };
    });
  }
  return database.transaction(async (transaction) => {
    const messages = await eraseMessages(transaction, given);
    if (messages > 0) {
      const detail = 'messages from the contact form, of somebody without an account';
      await recordAuditEvent(transaction, operator, { action: 'person-erased', detail });
    }
    return { ...nobody, messages, toJudge: [] };
  });
}

const nobody: Erasure = { outcome: 'nobody', id: '' };

/** The same by id, without the search for mentions that somebody must judge. */
export function eraseById(database: Database, id: string, extent: Extent): Promise<Erasure> {
  return database.transaction(async (transaction) => {
    const { outcome } = await eraseIn(transaction, id, extent);
    return { outcome, id };
  });
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function eraseIn(
  transaction: Transaction,
  id: string,
  extent: Extent,
): Promise<Erasure & { person?: Subject }> {
  await lockRoles(transaction);
  const account = await findPerson(transaction, id);
  const person = account ?? (await findDeleted(transaction, id));
  if (!person) return nobody;
  if (account?.role === 'admin' && !(await hasOtherAdmin(transaction, id))) {
    return { ...nobody, outcome: 'last-admin' };
  }
  await extent.noteFirst?.(id);
  await openRecords(transaction);
  await eraseTraces(transaction, person);
  await eraseFromTrail(transaction, person, ERASED_NAME);
  if (extent.withTexts) await eraseTexts(transaction, id);
  if (account) {
    await renameCodes(transaction, account);
    await removePerson(transaction, account, null);
  }
  await eraseWords(transaction, person);
  await recordAuditEvent(transaction, operator, {
    action: 'person-erased',
    detail: extent.withTexts ? 'with the texts of the answers' : 'without the texts of the answers',
  });
  return { outcome: 'erased', id, person };
}

/** Erases what others wrote of them by name. */
async function eraseWords(transaction: Transaction, { id, displayName }: Subject): Promise<void> {
  // By a name of one word, or one that two people have, nobody can tell who is meant.
  if (!saysWho(displayName) || (await isSharedName(transaction, { id, displayName }))) return;
  await eraseTypedEntries(transaction, displayName, ERASED_NAME);
  await replaceName(transaction, displayName, ERASED_NAME);
}
