import type { Database, Db } from '../../../database/client.ts';
import { openRecords } from '../../../database/open-records.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { findPerson, hasOtherAdmin, lockRoles } from '../people-queries.ts';
import { removePerson, renameCodes } from '../people/remove-person-queries.ts';
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
  /** The id of the erased person; empty if nobody was erased. */
  id: string;
}

interface Report extends Erasure {
  /** Number of messages deleted, if the person has no account. */
  messages: number;
  /** Where the name still appears in what others wrote; a person must review these. */
  toJudge: Mention[];
}

interface Extent {
  withTexts: boolean;
  /** Who erases them; by default the operator of the server. */
  by?: typeof operator;
  /** Asked before anything is erased; if false, nothing is. */
  isStillDue?: (transaction: Db) => Promise<boolean>;
  /**
   * Called with the id once it is certain that the person may be erased, and before anything is.
   */
  noteFirst?: (id: string) => Promise<void>;
}

/**
 * Erases the person with this email, username or id (UK GDPR, article 17): name, email, sign-ins,
 * sessions, class, typing results and every name stored elsewhere. Their marks stay as those of an
 * unknown student; the texts of their answers stay too unless `withTexts`. The only administrator
 * who can sign in is not erased. For a deleted account, erases what is left of it. For somebody
 * without an account, deletes what they wrote in the contact form.
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

/** Erases the person with this id, without searching for mentions that a person must review. */
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
  if (extent.isStillDue && !(await extent.isStillDue(transaction))) return nobody;
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
  await recordAuditEvent(transaction, extent.by ?? operator, {
    action: 'person-erased',
    detail: extent.withTexts ? 'with the texts of the answers' : 'without the texts of the answers',
  });
  return { outcome: 'erased', id, person };
}

/** Erases what others wrote about the person by name. */
async function eraseWords(transaction: Transaction, { id, displayName }: Subject): Promise<void> {
  // A name of one word, or one that two people share, does not identify anyone.
  if (!saysWho(displayName) || (await isSharedName(transaction, { id, displayName }))) return;
  await eraseTypedEntries(transaction, displayName, ERASED_NAME);
  await replaceName(transaction, displayName, ERASED_NAME);
}
